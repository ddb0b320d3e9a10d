import { Button, ErrorState } from "@livery/ui";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { usePanel } from "../core/panel.ts";
import { useTranslate } from "../core/messages.ts";

/** A page that crashed, with a way out. */
export function CrashScreen({ reset }: ErrorComponentProps) {
  const t = useTranslate();
  const { reload } = usePanel();
  return (
    <ErrorState
      page
      title={t("feedback:crash.title")}
      action={
        <>
          <Button onClick={reset}>{t("feedback:retry")}</Button>
          <Button variant="primary" onClick={reload}>
            {t("feedback:reload")}
          </Button>
        </>
      }
    >
      <p>{t("panel:shell.crash")}</p>
    </ErrorState>
  );
}
