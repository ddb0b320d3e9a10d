import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useChangePasswordModel } from "./change-password.model.ts";

export function ChangePasswordRoute() {
  usePageTitle(useTranslate()("frame:route.ChangePassword"));
  return <VariantView kind="pages" name="changePassword" model={useChangePasswordModel()} />;
}
