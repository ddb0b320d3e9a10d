import {
  emailForm,
  hasCountryCode,
  idNumberForm,
  internationalNumber,
  isAdult,
  isBirthDate,
  mobileForm,
  phoneDigits,
  plainCharacters,
  userNameForm,
  withoutInvisible,
} from "@livery/contract/registration";
import type { CheckedField, RegistrationField, RegistrationValues } from "./fields.ts";

/** The site's rules for a new account. */
export interface RegistrationRules {
  readonly mobileRequired: boolean;
  readonly idNumberRequired: boolean;
  /** The current date on the site, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A problem of a field that is found without the server. */
export interface FieldProblem {
  readonly code:
    | "required"
    | "length"
    | "user_name"
    | "email"
    | "mobile"
    | "phone_code"
    | "id_number"
    | "no_such_day"
    | "too_young"
    | "same_as_name"
    | "match";
  readonly params: Readonly<Record<string, number>>;
}

const password = { min: 4, max: 20 } as const;
const longest: Partial<Record<RegistrationField, number>> = {
  firstName: 100,
  lastName: 100,
  city: 100,
  address: 500,
  postCode: 20,
  promotionCode: 40,
  email: 254,
};

/**
 * Whether a field is required (§5). The site's settings decide for mobile and identity number (D33). A typed number needs its
 * phone code, required or not, unless it was typed with the code.
 */
export function isRequired(
  field: RegistrationField,
  { idNumberRequired, mobileRequired }: RegistrationRules,
  { mobile }: Pick<RegistrationValues, "mobile">,
): boolean {
  if (field === "promotionCode") return false;
  if (field === "idNumber") return idNumberRequired;
  if (field === "mobile") return mobileRequired;
  if (field === "phoneCode") return phoneDigits(mobile) === "" ? mobileRequired : !hasCountryCode(phoneDigits(mobile));
  return true;
}

const withoutSpaces = (text: string): string => plainCharacters(text).replaceAll(/\s/g, "");

/** A mobile number in international form: "+90" and "0532 123 45 67" are +905321234567; "" if nothing was typed. */
export function mobileOf({ mobile, phoneCode }: Pick<RegistrationValues, "mobile" | "phoneCode">): string {
  return phoneDigits(mobile) === "" ? "" : internationalNumber(mobile, phoneCode);
}

/** A field as it is sent: trimmed, with Latin digits where digits are expected; a password as it was typed. */
export function cleaned(field: RegistrationField, values: RegistrationValues): string {
  const text = values[field];
  if (field === "password" || field === "repeat") return text;
  if (field === "mobile") return mobileOf(values);
  if (field === "idNumber" || field === "captcha" || field === "phoneCode") return withoutSpaces(text);
  return field === "email" || field === "userName" ? withoutInvisible(text).trim() : text.trim();
}

const problem = (code: FieldProblem["code"], params: FieldProblem["params"] = {}): FieldProblem => ({ code, params });

type Validator = (text: string, values: RegistrationValues, rules: RegistrationRules) => FieldProblem | null;

const form =
  (right: RegExp, wrong: FieldProblem): Validator =>
  (text) =>
    right.test(text) ? null : wrong;

const judges: Partial<Record<RegistrationField, Validator>> = {
  userName: form(userNameForm, problem("user_name", { min: 5, max: 20 })),
  email: form(emailForm, problem("email")),
  // Validated only once its phone code is right, so that one mistake is not reported at two fields.
  mobile: (text, values, rules) =>
    mobileForm.test(text) || localProblem("phoneCode", values, rules) !== null ? null : problem("mobile"),
  phoneCode: form(/^\+\d{1,6}$/, problem("phone_code")),
  idNumber: form(idNumberForm, problem("id_number")),
  birthDate: (text, _, { today }) => {
    if (!isBirthDate(text, today)) return problem("no_such_day");
    return isAdult(text, today) ? null : problem("too_young");
  },
  password: (text, values) => {
    if (text.length < password.min || text.length > password.max) return problem("length", password);
    return text.toLowerCase() === cleaned("userName", values).toLowerCase() ? problem("same_as_name") : null;
  },
  repeat: (text, values) => (text === values.password ? null : problem("match")),
};

/** The problem of a field that is found without the server; null if there is none. */
export function localProblem(
  field: RegistrationField,
  values: RegistrationValues,
  rules: RegistrationRules,
): FieldProblem | null {
  const text = cleaned(field, values);
  if (text === "") return isRequired(field, rules, values) ? problem("required") : null;
  const max = longest[field] ?? Number.POSITIVE_INFINITY;
  if (text.length > max) return problem("length", { min: 1, max });
  return judges[field]?.(text, values, rules) ?? null;
}

/** The value that the server checks; null if it is empty or has a local problem. */
export function valueToCheck(field: CheckedField, values: RegistrationValues, rules: RegistrationRules): string | null {
  const text = cleaned(field, values);
  const parts: readonly RegistrationField[] = field === "mobile" ? ["phoneCode", "mobile"] : [field];
  return text === "" || parts.some((part) => localProblem(part, values, rules) !== null) ? null : text;
}
