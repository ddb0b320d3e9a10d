import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { useParameter } from "../../routes/id-parameter.ts";
import { usePageTitle } from "../../parts/page-title.ts";
import { couponNumberOf } from "./coupon-number.ts";
import { useCouponModel } from "./coupon.model.ts";

export function CouponRoute() {
  const couponNumber = couponNumberOf(useParameter("couponNumber"));
  // A sale or a cancellation that was begun belongs to its coupon.
  return <Coupon key={couponNumber} couponNumber={couponNumber} />;
}

function Coupon({ couponNumber }: { readonly couponNumber: string | null }) {
  const t = useTranslate();
  const model = useCouponModel(couponNumber);
  const { coupon } = model;
  usePageTitle(coupon === null ? t("coupon:number") : t("frame:route.Coupon", { number: coupon.couponNumber }));
  return <VariantView kind="pages" name="coupon" model={model} />;
}
