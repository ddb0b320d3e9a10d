import type { PaymentFieldType } from "@livery/contract";
import { Field, TextInput } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { FieldAnswer } from "../field-answers.ts";

/** Input types per kind of value. Digits of any script are entered as text: a number input would round them. */
const typed: Readonly<
  Record<PaymentFieldType, { readonly type: string; readonly inputMode?: "numeric"; readonly dir?: "ltr" }>
> = {
  text: { type: "text" },
  number: { type: "text", inputMode: "numeric", dir: "ltr" },
  iban: { type: "text", dir: "ltr" },
  date: { type: "date" },
};

/** The answer of a date that the browser cannot read, and reports as empty: it is not an absent one. */
const noSuchDay = "0000-00-00";

/** One field of the method. */
export function ValueField({
  field,
  size = "md",
  keyed = false,
}: {
  readonly field: FieldAnswer;
  readonly size?: "md" | "lg";
  /** On-screen keys stand beside it: the device shows no keyboard. */
  readonly keyed?: boolean;
}) {
  const t = useTranslate();
  const { change, hint, label, problem, required, type, value } = field;
  return (
    <Field
      label={label}
      hint={hint}
      error={problem ?? undefined}
      required={required}
      {...(!required && { optional: t("payment:optional") })}
    >
      <TextInput
        {...typed[type]}
        {...(keyed && { inputMode: "none" as const })}
        size={size}
        value={value === noSuchDay ? "" : value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onBlur={({ target }) => {
          const answer = target.validity.badInput ? noSuchDay : target.value;
          if (type === "date" && answer !== value) change(answer);
        }}
      />
    </Field>
  );
}
