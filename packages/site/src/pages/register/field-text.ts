import type { FieldProblem, ShownProblem } from "@livery/machines";
import { useErrorText } from "../../core/error-text.ts";
import { useTranslate, type MessageKey } from "../../core/translate.ts";

const problemKeys = {
  required: "account:field.required",
  match: "account:field.match",
  length: "account:field.length",
  too_young: "error:too_young",
  user_name: "account:register.problem.user_name",
  email: "account:register.problem.email",
  mobile: "account:register.problem.mobile",
  phone_code: "account:register.problem.phone_code",
  id_number: "account:register.problem.id_number",
  no_such_day: "account:register.problem.no_such_day",
  same_as_name: "account:register.problem.same_as_name",
} as const satisfies Readonly<Record<FieldProblem["code"], MessageKey>>;

/** Returns the text of a field's problem: from the form's own rule, or from the server's refusal (§8). */
export function useFieldText(): (problem: ShownProblem) => string {
  const t = useTranslate();
  const errorText = useErrorText();
  return (problem) => (problem.by === "house" ? errorText(problem) : t(problemKeys[problem.code], problem.params));
}
