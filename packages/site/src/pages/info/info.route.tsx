import { VariantView } from "../../variants/variant-view.tsx";
import { useIdParameter } from "../../routes/id-parameter.ts";
import { usePageTitle } from "../../parts/page-title.ts";
import { useInfoModel } from "./info.model.ts";

export function InfoRoute() {
  const model = useInfoModel(useIdParameter("id"));
  usePageTitle(model.title);
  return <VariantView kind="pages" name="info" model={model} />;
}
