import { CallError, type PayloadOut } from "@livery/contract";
import { isAdult, isBirthDate } from "@livery/contract/registration";
import { requireClassicPassword } from "../password-profiles.ts";

export type NewAccount = PayloadOut<"userRegister">;

export interface RegistrationRules {
  readonly mobileRequired: boolean;
  readonly idNumberRequired: boolean;
  /** The day that it is on the site, `YYYY-MM-DD`. */
  readonly today: string;
}

const texts = ["firstName", "lastName", "address", "city", "postCode"] as const;

/**
 * What of a new account (§5) is judged without looking at others. Throws `invalid_field` (a name that is blank; a required number that is
 * absent, D33; a day on which nobody was born), `too_young` and `password_too_weak`.
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
