import { VariantView } from "../../variants/variant-view.tsx";
import { useNavigationModel } from "./model.ts";

export function NavigationBlock() {
  return <VariantView kind="blocks" name="navigation" model={useNavigationModel()} />;
}
