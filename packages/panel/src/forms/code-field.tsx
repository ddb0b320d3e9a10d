import { latinDigits } from "@livery/i18n";
import { Field, TextInput } from "@livery/ui";
import type { ComponentPropsWithRef } from "react";
import { useTranslate } from "../core/messages.ts";

interface CodeFieldProps extends Omit<ComponentPropsWithRef<"input">, "size" | "type"> {
  readonly error?: string | undefined;
}

/** The six digits of a second factor: phones and password managers offer to fill them in. */
export function CodeField({ error, ...rest }: CodeFieldProps) {
  const t = useTranslate();
  return (
    <Field label={t("panel:signIn.code")} hint={t("panel:signIn.codeHint")} error={error} required>
      <TextInput {...rest} inputMode="numeric" autoComplete="one-time-code" dir="ltr" />
    </Field>
  );
}

/** The digits of a typed or pasted text: includes Persian and Arabic ones, drops letters and blanks. */
export function figuresOf(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, "").slice(0, 6);
}
