import { Field, TextArea } from "@livery/ui";
import type { ComponentPropsWithRef } from "react";
import { useTranslate } from "../core/messages.ts";

interface ReasonFieldProps extends ComponentPropsWithRef<"textarea"> {
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** The reason for the audit log: at most 300 characters. */
export function ReasonField({ hint, error, required = false, ...rest }: ReasonFieldProps) {
  const t = useTranslate();
  return (
    <Field label={t("panel:form.reason")} hint={hint} error={error} required={required}>
      <TextArea {...rest} maxLength={300} />
    </Field>
  );
}
