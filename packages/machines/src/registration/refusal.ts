import { CallError, type ErrorCode, type ErrorParams } from "@livery/contract";
import { leavesOpen } from "../effects/leaves-open.ts";
import { registrationFields, type RegistrationField } from "./fields.ts";

/** The house's no to one field, for as long as it holds what was refused. */
export interface FieldRefusal {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** What stood in it. */
  readonly value: string;
}

export interface Problem {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** Wire names that are not the field's own. */
const named: Readonly<Record<string, RegistrationField>> = {
  sex: "gender",
  countryId: "country",
  counrtyId: "country",
  captchaId: "captcha",
};

/** The field that an error is about; null where it is about none of them. */
export function fieldOf({ path }: Pick<CallError, "path">): RegistrationField | null {
  const name = path?.split(".")[0] ?? "";
  return named[name] ?? registrationFields.find((field) => field === name) ?? null;
}

/** Said before the security code is looked at: it is as good as before. */
const beforeCaptcha: ReadonlySet<ErrorCode> = new Set([
  "invalid_field",
  "unknown_field",
  "malformed_body",
  "too_young",
  "password_too_weak",
  "rate_limited",
  "maintenance",
  "busy",
]);

/** Whether another security code is needed after an answer. */
export function spendsCaptcha(error: unknown): boolean {
  return !leavesOpen(error, false) && error instanceof CallError && !beforeCaptcha.has(error.code);
}

export function problemOf(error: unknown): Problem {
  return error instanceof CallError ? { code: error.code, params: error.params } : { code: "technical", params: {} };
}
