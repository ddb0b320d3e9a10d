import { Banner, Button } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useTranslate } from "../core/translate.ts";
import { banner } from "./update-banner.css.ts";

/** §2 'New version available! Click to update!': the player updates now or later. */
export function UpdateBanner() {
  const { update } = useServices();
  const t = useTranslate();
  return (
    <Banner
      tone="info"
      title={t("feedback:update.title")}
      className={banner}
      action={
        <>
          <Button size="sm" variant="primary" onClick={() => update.send({ type: "UPDATE" })}>
            {t("feedback:update.action")}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => update.send({ type: "LATER" })}>
            {t("feedback:update.later")}
          </Button>
        </>
      }
    />
  );
}
