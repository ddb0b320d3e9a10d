import { Button, type ButtonAppearance } from "@livery/ui";
import { useState } from "react";

export interface CopyButtonProps extends ButtonAppearance {
  /** The text to copy. */
  readonly text: string;
  readonly label: string;
  /** The button's label after copying. */
  readonly doneLabel: string;
}

/** Copies a text, if the browser allows it. */
export function CopyButton({ text, label, doneLabel, ...buttonProps }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!("clipboard" in navigator)) return null;
  const done = copied === text;
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  return (
    <Button {...buttonProps} {...(done && { icon: "check" as const })} onClick={copy}>
      <span aria-live="polite">{done ? doneLabel : label}</span>
    </Button>
  );
}
