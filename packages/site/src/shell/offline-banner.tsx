import { Banner } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/translate.ts";
import { offline } from "./offline-banner.css.ts";

/** Shows that the network is gone, while it is; data is loaded again by itself when it returns. */
export function OfflineBanner() {
  const online = useStore(useServices().connection.online);
  const t = useTranslate();
  if (online) return null;
  return (
    <Banner tone="warning" title={t("feedback:offline.title")} className={offline}>
      {t("feedback:offline.text")}
    </Banner>
  );
}
