import { Button, type ButtonAppearance } from "@livery/ui";
import { useState } from "react";

export interface CopyButtonProps extends ButtonAppearance {
  /** The text to copy. */
  readonly text: string;
  readonly label: string;
  /** The word on the button where the text beside it says what is copied; `label` is then its accessible name. */
  readonly word?: string;
  /** The button's label after copying. */
  readonly doneLabel: string;
}

/** Copies a text, if the browser allows it. */
export function CopyButton({ text, label, word, doneLabel, ...buttonProps }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!("clipboard" in navigator)) return null;
  const done = copied === text;
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  return (
    <Button
      {...buttonProps}
      {...(done && { icon: "check" as const })}
      {...(word !== undefined && !done && { "aria-label": label })}
      onClick={copy}
    >
      <span aria-live="polite">{done ? doneLabel : (word ?? label)}</span>
    </Button>
  );
}
