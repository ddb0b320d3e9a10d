import { Banner, Button } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/translate.ts";
import { useIsChunkMissing } from "./use-is-chunk-missing.ts";
import { offline } from "./offline-banner.css.ts";

/**
 * Shows that code of the page could not be loaded. The visible page stays: its links work, and the import is retried until it
 * succeeds.
 */
export function ChunkMissingBanner() {
  const { connection, reload } = useServices();
  const online = useStore(connection.online);
  const isMissing = useIsChunkMissing();
  const t = useTranslate();
  // Without a network the offline banner says enough.
  if (!isMissing || !online) return null;
  return (
    <Banner
      tone="warning"
      title={t("feedback:missing.title")}
      className={offline}
      action={
        <Button size="sm" onClick={reload}>
          {t("feedback:reload")}
        </Button>
      }
    >
      {t("feedback:missing.text")}
    </Banner>
  );
}
