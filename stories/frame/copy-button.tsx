import { Button } from "@livery/ui";
import { useState } from "react";

/** Copies a text, and says so until the focus leaves it. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button
      size="sm"
      aria-label={copied ? `Copied ${text}` : `Copy ${text}`}
      onBlur={() => setCopied(false)}
      onClick={() => void copy()}
    >
      {copied ? "Copied" : "Copy"}
    </Button>
  );
}
