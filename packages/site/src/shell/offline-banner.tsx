import { Banner } from "@livery/ui";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";
import { useTranslate } from "../app/translate.ts";
import { offline } from "./offline-banner.css.ts";

/** Says that the network is gone, for as long as it is; what comes back is fetched again by itself. */
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
