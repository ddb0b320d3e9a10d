import type { CouponLeg } from "@livery/contract";
import type { Translate } from "../../core/messages.ts";

/** The result of a selection or an outcome, a dead heat with its share. */
export function resultText(t: Translate, { result, share }: Pick<CouponLeg, "result" | "share">): string {
  return share === undefined ? t(`coupon:result.${result}`) : t("coupon:deadHeat", { share });
}
