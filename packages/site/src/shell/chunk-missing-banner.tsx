import { Banner, Button } from "@livery/ui";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";
import { useTranslate } from "../app/translate.ts";
import { useIsChunkMissing } from "./use-is-chunk-missing.ts";
import { offline } from "./offline-banner.css.ts";

/** Says that code of the page did not come. What stands stays: its links work, and the code is asked for until it is there. */
export function ChunkMissingBanner() {
  const { connection, reload } = useServices();
  const online = useStore(connection.online);
  const isMissing = useIsChunkMissing();
  const t = useTranslate();
  // Without a network that is what there is to say.
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
