import type { Gender } from "@livery/contract";
import type { RegistrationValues } from "./fields.ts";
import { cleaned } from "./rules.ts";

/** A new account as the machine sends it (§3.3); the site replaces the country's code with its id. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly idNumber?: string;
  readonly gender: Gender;
  readonly address: string;
  readonly city: string;
  readonly postCode: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly mobile?: string;
  readonly userName: string;
  readonly password: string;
  readonly email: string;
  readonly currency: string;
  readonly promotionCode?: string;
  readonly affiliateUser?: string;
  readonly captchaId: string;
  readonly captchaText: string;
}

/**
 * Whether two are the same account. Security codes are not compared: a code is used up, but the same account was requested (D21).
 */
export function isSameAccount(one: NewAccount, other: NewAccount): boolean {
  const text = (account: NewAccount): string => JSON.stringify({ ...account, captchaId: "", captchaText: "" });
  return text(one) === text(other);
}

/** Returns the account to send for the typed values; empty optional fields are absent. */
export function accountOf(values: RegistrationValues, captchaId: string, affiliate: string | null): NewAccount {
  const text = (field: keyof RegistrationValues): string => cleaned(field, values);
  const given = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
    value === "" ? {} : ({ [name]: value } as Record<Name, string>);
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    birthDate: text("birthDate"),
    gender: values.gender as Gender,
    address: text("address"),
    city: text("city"),
    postCode: text("postCode"),
    country: values.country,
    userName: text("userName"),
    password: values.password,
    email: text("email"),
    currency: values.currency,
    captchaId,
    captchaText: text("captcha"),
    ...given("idNumber", text("idNumber")),
    ...given("mobile", text("mobile")),
    ...given("promotionCode", text("promotionCode")),
    ...given("affiliateUser", affiliate ?? ""),
  };
}
