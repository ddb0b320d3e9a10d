import type { PaymentField, PaymentFieldType } from "@livery/contract";
import type { PaymentQuestion } from "@livery/machines";

/** One field of the method, with its answer. */
export interface FieldAnswer {
  readonly name: string;
  readonly label: string;
  readonly type: PaymentFieldType;
  readonly required: boolean;
  readonly hint: string | null;
  /** As typed; a date as YYYY-MM-DD. */
  readonly value: string;
  readonly problem: string | null;
  readonly change: (text: string) => void;
  readonly question: PaymentQuestion;
}

export function fieldAnswers(
  fields: readonly PaymentField[],
  values: Readonly<Record<string, string>>,
  shown: (question: PaymentQuestion) => string | null,
  change: (field: PaymentField, text: string) => void,
): readonly FieldAnswer[] {
  return fields.map((field) => {
    const question = `value:${field.name}` as const;
    return {
      ...field,
      value: values[field.name] ?? "",
      problem: shown(question),
      change: (text: string) => change(field, text),
      question,
    };
  });
}
