import { Banner, Button } from "@livery/ui";
import { useErrorText } from "../core/error-text.ts";
import { useTranslate } from "../core/translate.ts";

interface StaleNoticeProps {
  /** The error of the failed refresh. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** Shown above stale data: why the refresh failed, and a retry button. */
export function StaleNotice({ error, onRetry, className }: StaleNoticeProps) {
  const t = useTranslate();
  const text = useErrorText();
  return (
    <Banner
      tone="warning"
      {...(className !== undefined && { className })}
      action={
        <Button size="sm" onClick={onRetry}>
          {t("feedback:retry")}
        </Button>
      }
    >
      {text(error)}
    </Banner>
  );
}
