import { CallError, type ErrorCode, type ErrorParams } from "@livery/contract";
import { leavesOpen } from "../effects/leaves-open.ts";
import { registrationFields, type RegistrationField } from "./fields.ts";

/** The server's refusal of one field, as long as the field has the refused value. */
export interface FieldRefusal {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** The refused value. */
  readonly value: string;
}

export interface Problem {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** Wire names that differ from the field's name. */
const named: Readonly<Record<string, RegistrationField>> = {
  sex: "gender",
  countryId: "country",
  counrtyId: "country",
  captchaId: "captcha",
};

/** The field that an error concerns; null if none. */
export function fieldOf({ path }: Pick<CallError, "path">): RegistrationField | null {
  const name = path?.split(".")[0] ?? "";
  return named[name] ?? registrationFields.find((field) => field === name) ?? null;
}

/** Errors from before the server checks the security code: it is still valid. */
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

/** Whether a new security code is needed after an error. */
export function spendsCaptcha(error: unknown): boolean {
  return !leavesOpen(error, false) && error instanceof CallError && !beforeCaptcha.has(error.code);
}

export function problemOf(error: unknown): Problem {
  return error instanceof CallError ? { code: error.code, params: error.params } : { code: "technical", params: {} };
}
