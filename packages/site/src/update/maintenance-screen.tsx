import { Button, EmptyState } from "@livery/ui";
import { useServices } from "../app/services.ts";
import { useSettings } from "../app/site-settings.ts";
import { useWords } from "../app/words.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { Moment } from "../shell/moment.tsx";

/** §2 'Planned Maintenance Work', in place of a page whose calls are refused; it goes by itself once the site is open again. */
export function MaintenanceScreen() {
  const { update } = useServices();
  const { maintenanceUntil } = useSettings();
  const t = useWords();
  return (
    <div role="status">
      <PageHeading>{t("feedback:maintenance.title")}</PageHeading>
      <EmptyState
        title={t("feedback:maintenance.text")}
        action={
          <Button variant="primary" onClick={() => update.send({ type: "LOOK" })}>
            {t("feedback:retry")}
          </Button>
        }
      >
        {maintenanceUntil !== null && (
          <p>
            {t("feedback:maintenance.until")} <Moment at={maintenanceUntil} />
          </p>
        )}
      </EmptyState>
    </div>
  );
}
