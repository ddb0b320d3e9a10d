import { CallError } from "@livery/contract";
import { Button, ErrorState } from "@livery/ui";
import { useErrorText, useTranslate } from "../core/messages.ts";

/** Content that could not be loaded: what happened, and the way out. */
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
      {...(reference !== undefined && { reference: t("feedback:problem.reference", { id: reference }) })}
      action={<Button onClick={onRetry}>{t("feedback:retry")}</Button>}
    >
      <p>{text(error)}</p>
    </ErrorState>
  );
}
