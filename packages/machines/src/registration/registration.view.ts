import type { ErrorCode, ErrorParams } from "@livery/contract";
import type { RegistrationContext } from "./registration.context.ts";
import {
  isChecked,
  registrationFields,
  type RegistrationField,
  type RegistrationPart,
  registrationParts,
} from "./fields.ts";
import { cleaned, type FieldProblem, isRequired, localProblem, valueToCheck } from "./rules.ts";

/** The problem of a field, from the form's own rules or the server's refusal. */
export type ShownProblem =
  | (FieldProblem & { readonly by: "form" })
  | { readonly by: "house"; readonly code: ErrorCode; readonly params: ErrorParams };

export interface FieldView {
  readonly value: string;
  /** The value as it is sent: a number with its country's code. */
  readonly sent: string;
  readonly required: boolean;
  /** The problem of the field, shown or not. */
  readonly problem: ShownProblem | null;
  /** The problem if it may be shown: the field was left, or the form was sent. */
  readonly shown: ShownProblem | null;
  /** The server reported that the value is not in use. */
  readonly free: boolean;
}

export type RegistrationView = Readonly<Record<RegistrationField, FieldView>>;

const taken = {
  userName: "username_in_use",
  email: "email_in_use",
  mobile: "mobile_in_use",
  idNumber: "id_number_in_use",
} as const;

export function problemOfField(field: RegistrationField, context: RegistrationContext): ShownProblem | null {
  const { input, checks, refusals, values } = context;
  const own = localProblem(field, values, input.rules);
  if (own !== null) return { ...own, by: "form" };
  const text = cleaned(field, values);
  const refusal = refusals[field];
  if (refusal?.value === text) return { by: "house", code: refusal.code, params: refusal.params };
  const check = isChecked(field) ? checks[field] : undefined;
  if (isChecked(field) && check?.value === text && !check.free) return { by: "house", code: taken[field], params: {} };
  return null;
}

/** The form as a variant shows it. */
export function registrationView(context: RegistrationContext): RegistrationView {
  const { input, checks, touched, values } = context;
  return Object.fromEntries(
    registrationFields.map((field): [RegistrationField, FieldView] => {
      const problem = problemOfField(field, context);
      const check = isChecked(field) ? checks[field] : undefined;
      return [
        field,
        {
          value: values[field],
          sent: cleaned(field, values),
          required: isRequired(field, input.rules, values),
          problem,
          shown: touched.has(field) ? problem : null,
          free:
            problem === null &&
            isChecked(field) &&
            check?.free === true &&
            check.value === valueToCheck(field, values, input.rules),
        },
      ];
    }),
  ) as RegistrationView;
}

/** The first of these fields with a problem, in the form's order; null if there is none. */
export function firstWrong(
  context: RegistrationContext,
  among: readonly RegistrationField[] = registrationFields,
): RegistrationField | null {
  return among.find((field) => problemOfField(field, context) !== null) ?? null;
}

/** Whether every field of a part is complete and valid. */
export function isPartDone(context: RegistrationContext, part: RegistrationPart): boolean {
  return firstWrong(context, registrationParts[part]) === null;
}
