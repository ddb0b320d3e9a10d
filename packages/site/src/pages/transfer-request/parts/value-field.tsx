import type { PaymentFieldType } from "@livery/contract";
import { Field, TextInput } from "@livery/ui";
import { useTranslate } from "../../../app/translate.ts";
import type { FieldAnswer } from "../field-answers.ts";

/** What each kind of value is typed with. Digits of any script are typed as text: a number field would round them. */
const typed: Readonly<
  Record<PaymentFieldType, { readonly type: string; readonly inputMode?: "numeric"; readonly dir?: "ltr" }>
> = {
  text: { type: "text" },
  number: { type: "text", inputMode: "numeric", dir: "ltr" },
  iban: { type: "text", dir: "ltr" },
  date: { type: "date" },
};

/** One thing that the method asks for. */
export function ValueField({
  field,
  size = "md",
  keyed = false,
}: {
  readonly field: FieldAnswer;
  readonly size?: "md" | "lg";
  /** Keys stand beside it: a device brings none of its own. */
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
      {...(!required && { optional: t("transfer:optional") })}
    >
      <TextInput
        {...typed[type]}
        {...(keyed && { inputMode: "none" as const })}
        size={size}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}
