import { Banner, Button } from "@livery/ui";
import { useErrorText } from "../app/error-text.ts";
import { useTranslate } from "../app/translate.ts";

interface StaleNoticeProps {
  /** Why it could not be asked for anew. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** Over what is shown of an answer that could not be asked for anew: why, and the way to try again. */
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
