import { VariantView } from "../../variants/variant-view.tsx";
import { useNavigationModel } from "./navigation.model.ts";

export function NavigationBlock() {
  return <VariantView kind="blocks" name="navigation" model={useNavigationModel()} />;
}
