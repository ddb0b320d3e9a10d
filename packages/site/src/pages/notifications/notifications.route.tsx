import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useNotificationsModel } from "./notifications.model.ts";

/** The player's notifications; the address opens one by its id (§2). */
export function NotificationsRoute() {
  usePageTitle(useTranslate()("frame:route.Notifications"));
  return <VariantView kind="pages" name="notifications" model={useNotificationsModel()} />;
}
