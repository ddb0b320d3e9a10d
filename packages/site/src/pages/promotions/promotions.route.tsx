import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { usePromotionsModel } from "./promotions.model.ts";

export function PromotionsRoute() {
  usePageTitle(useTranslate()("frame:route.Promotions"));
  return <VariantView kind="pages" name="promotions" model={usePromotionsModel()} />;
}
