import { useFormats } from "../../../core/translate.ts";
import type { FieldAnswer } from "../field-answers.ts";

/** Formats a field's value for display: a date in the site's format. */
export function useDisplayValue(): (field: Pick<FieldAnswer, "type" | "value">) => string {
  const formats = useFormats();
  return ({ type, value }) => {
    const text = value.trim();
    return type === "date" && text !== "" ? formats.date(`${text}T12:00:00Z`) : text;
  };
}
