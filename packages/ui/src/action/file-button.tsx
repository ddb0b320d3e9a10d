import { useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export interface FileButtonProps extends Omit<ButtonProps, "onClick" | "type"> {
  /** What may be chosen, by media types: `["image/png", "image/jpeg"]`. The browser's own dialog shows others on demand: check what comes. */
  readonly accept: readonly string[];
  /** The file that was chosen. Not called where the dialog was closed without one. */
  readonly onFile: (file: File) => void;
}

/** Lets one file be chosen in the system's own dialog, and hands it over at once. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => !button.busy && chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        disabled={button.disabled}
        accept={accept.join(",")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again after an error.
          target.value = "";
        }}
      />
    </>
  );
}
