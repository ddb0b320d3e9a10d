import { Button, EmptyState } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useSettings } from "../core/site-settings.ts";
import { useTranslate } from "../core/translate.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { DateTime } from "../parts/date-time.tsx";

/** §2 'Planned Maintenance Work', in place of a page whose calls are refused; it closes by itself once the site is open again. */
export function MaintenanceScreen() {
  const { update } = useServices();
  const { maintenanceUntil } = useSettings();
  const t = useTranslate();
  return (
    <div role="status">
      <PageHeading>{t("feedback:maintenance.title")}</PageHeading>
      <EmptyState
        title={t("feedback:maintenance.text")}
        action={
          <Button variant="primary" onClick={() => update.send({ type: "CHECK" })}>
            {t("feedback:retry")}
          </Button>
        }
      >
        {maintenanceUntil !== null && (
          <p>
            {t("feedback:maintenance.until")} <DateTime at={maintenanceUntil} />
          </p>
        )}
      </EmptyState>
    </div>
  );
}
