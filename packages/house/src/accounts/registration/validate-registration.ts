import { CallError, type PayloadOut } from "@livery/contract";
import { isAdult, isBirthDate } from "@livery/contract/registration";
import { requireClassicPassword } from "../password-profiles.ts";

export type NewAccount = PayloadOut<"userRegister">;

export interface RegistrationRules {
  readonly mobileRequired: boolean;
  readonly idNumberRequired: boolean;
  /** Today's date on the site, `YYYY-MM-DD`. */
  readonly today: string;
}

const texts = ["firstName", "lastName", "address", "city", "postCode"] as const;

/**
 * Validates a new account (§5) without the database. Throws `invalid_field` (a blank name; a required number that is absent, D33;
 * an impossible birth date), `too_young` and `password_too_weak`.
 */
export function validateAccount(
  account: NewAccount,
  { mobileRequired, idNumberRequired, today }: RegistrationRules,
): void {
  const blank = texts.find((name) => account[name].trim() === "");
  if (blank !== undefined) throw missing(blank);
  if (mobileRequired && account.mobile === undefined) throw missing("mobile");
  if (idNumberRequired && account.idNumber === undefined) throw missing("idNumber");
  if (!isBirthDate(account.birthDate, today))
    throw new CallError("invalid_field", { path: "birthDate", params: { expected: "a day of the past" } });
  if (!isAdult(account.birthDate, today)) throw new CallError("too_young", { path: "birthDate" });
  requireClassicPassword(account.password, account.userName, "password");
}

function missing(path: string): CallError {
  return new CallError("invalid_field", { path, params: { expected: "something" } });
}
