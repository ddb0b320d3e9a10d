import type { CouponLeg } from "@livery/contract";
import type { Translate } from "../../app/messages.ts";

/** What a selection or an outcome came to, a dead heat with its share. */
export function resultText(t: Translate, { result, share }: Pick<CouponLeg, "result" | "share">): string {
  return share === undefined ? t(`coupon:result.${result}`) : t("coupon:deadHeat", { share });
}
