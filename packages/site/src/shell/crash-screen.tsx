import { Button, ErrorState } from "@livery/ui";
import { useWords } from "../app/words.ts";

/** A page that broke while it was drawn: the frame around it stands, and loading it again is the way out. */
export function CrashScreen() {
  const t = useWords();
  return (
    <ErrorState
      title={t("common:crash.title")}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t("common:reload")}
        </Button>
      }
    >
      <p>{t("common:crash.text")}</p>
    </ErrorState>
  );
}
