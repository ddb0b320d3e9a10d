import { VariantView } from "../../variants/variant-view.tsx";
import { useHeaderModel } from "./header.model.ts";

export function HeaderBlock() {
  return <VariantView kind="blocks" name="header" model={useHeaderModel()} />;
}
