import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useLoginModel } from "./login.model.ts";

export function LoginRoute() {
  usePageTitle(useTranslate()("frame:route.Login"));
  return <VariantView kind="pages" name="login" model={useLoginModel("route")} />;
}
