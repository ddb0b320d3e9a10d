import { canonicalIdentity } from "@livery/contract/registration";
import type { NewAccount } from "./validate-registration.ts";

/** The stored data of a new player besides name, password and currency; texts are trimmed. */
export function profileOf(account: NewAccount): Readonly<Record<string, string>> {
  const { address, birthDate, city, countryId, email, firstName, gender, idNumber, lastName, mobile, postCode } =
    account;
  const texts = { firstName, lastName, address, city, postCode, birthDate, gender, email };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])),
    countryId: String(countryId),
    ...(idNumber !== undefined && { idNumber }),
    ...(mobile !== undefined && { mobile: canonicalIdentity("mobile", mobile) }),
  };
}
