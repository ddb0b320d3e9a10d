import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useResultsModel } from "./results.model.ts";

export function ResultsRoute() {
  usePageTitle(useTranslate()("frame:route.Results"));
  return <VariantView kind="pages" name="results" model={useResultsModel()} />;
}
