import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useCouponsModel } from "./coupons.model.ts";

export function CouponsRoute() {
  usePageTitle(useTranslate()("frame:route.Coupons"));
  return <VariantView kind="pages" name="coupons" model={useCouponsModel()} />;
}
