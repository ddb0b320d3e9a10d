import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useUserInformationModel } from "./user-information.model.ts";

export function UserInformationRoute() {
  usePageTitle(useTranslate()("frame:route.UserInformation"));
  return <VariantView kind="pages" name="userInformation" model={useUserInformationModel()} />;
}
