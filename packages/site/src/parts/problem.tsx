import { CallError } from "@livery/contract";
import { Button, ErrorState } from "@livery/ui";
import { useErrorText } from "../core/error-text.ts";
import { useTranslate } from "../core/translate.ts";

/** Shown in place of content that could not be loaded: the error, and the retry button. */
export function Problem({
  error,
  onRetry,
  compact = false,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly compact?: boolean;
}) {
  const t = useTranslate();
  const text = useErrorText();
  const reference = error instanceof CallError ? error.params["requestId"] : undefined;
  return (
    <ErrorState
      title={t("feedback:problem.title")}
      compact={compact}
      {...(reference === undefined ? {} : { reference: t("feedback:problem.reference", { id: reference }) })}
      action={
        <Button variant={compact ? "secondary" : "primary"} onClick={onRetry}>
          {t("feedback:retry")}
        </Button>
      }
    >
      <p>{text(error)}</p>
    </ErrorState>
  );
}
