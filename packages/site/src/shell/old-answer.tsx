import { Banner, Button } from "@livery/ui";
import { useErrorText } from "../app/error-text.ts";
import { useWords } from "../app/words.ts";

interface OldAnswerProps {
  /** Why it could not be asked for anew. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** Over what is shown of an answer that could not be asked for anew: why, and the way to try again. */
export function OldAnswer({ error, onRetry, className }: OldAnswerProps) {
  const t = useWords();
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
