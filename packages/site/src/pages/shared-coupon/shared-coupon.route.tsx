import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useParameter } from "../../routes/id-parameter.ts";
import { shareIdOf, useSharedCouponModel } from "./shared-coupon.model.ts";

/** The selections of a shared coupon (D22), for everyone with the link. */
export function SharedCouponRoute() {
  usePageTitle(useTranslate()("frame:route.CouponShare"));
  return <VariantView kind="pages" name="sharedCoupon" model={useSharedCouponModel(shareIdOf(useParameter("id")))} />;
}
