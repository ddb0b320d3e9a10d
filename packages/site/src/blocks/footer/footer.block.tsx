import { VariantView } from "../../variants/variant-view.tsx";
import { useFooterModel } from "./footer.model.ts";

export function FooterBlock() {
  return <VariantView kind="blocks" name="footer" model={useFooterModel()} />;
}
