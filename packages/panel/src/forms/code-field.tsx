import { Field, TextInput } from "@livery/ui";
import type { ComponentPropsWithRef } from "react";
import { useWords } from "../app/words.ts";

interface CodeFieldProps extends Omit<ComponentPropsWithRef<"input">, "size" | "type"> {
  readonly error?: string | undefined;
}

/** The six figures of a second factor: phones and password managers offer them here. */
export function CodeField({ error, ...rest }: CodeFieldProps) {
  const t = useWords();
  return (
    <Field label={t("panel:signIn.code")} hint={t("panel:signIn.codeHint")} error={error} required>
      <TextInput {...rest} inputMode="numeric" autoComplete="one-time-code" pattern="\d{6}" maxLength={6} dir="ltr" />
    </Field>
  );
}

/** What a code looks like; letters and blanks of a paste are none of it. */
export function figuresOf(text: string): string {
  return text.normalize("NFKC").replaceAll(/\D/g, "").slice(0, 6);
}
