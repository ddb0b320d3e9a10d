import type { IdentityKind } from "@livery/contract/registration";

/** The fields of a new account (§3, §5), in the order of the form. */
export const registrationFields = [
  "userName",
  "email",
  "password",
  "repeat",
  "firstName",
  "lastName",
  "birthDate",
  "gender",
  "idNumber",
  "country",
  "city",
  "address",
  "postCode",
  "phoneCode",
  "mobile",
  "currency",
  "promotionCode",
  "captcha",
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** The typed and chosen values as text; "" is empty. `birthDate` is `YYYY-MM-DD`, `country` a code of ISO 3166. */
export type RegistrationValues = Readonly<Record<RegistrationField, string>>;

/** Fields that belong together: the steps of a form. */
export const registrationParts = {
  account: ["userName", "email", "password", "repeat"],
  person: ["firstName", "lastName", "birthDate", "gender", "idNumber"],
  home: ["country", "city", "address", "postCode", "phoneCode", "mobile"],
  finish: ["currency", "promotionCode", "captcha"],
} as const satisfies Readonly<Record<string, readonly RegistrationField[]>>;
export type RegistrationPart = keyof typeof registrationParts;

/** Fields that must be unique on a site: the server checks them while the player types. */
export const checkedFields = ["userName", "email", "mobile", "idNumber"] as const satisfies readonly (
  | "userName"
  | IdentityKind
)[];
export type CheckedField = (typeof checkedFields)[number];

export function isChecked(field: RegistrationField): field is CheckedField {
  return (checkedFields as readonly string[]).includes(field);
}

export const noValues: RegistrationValues = Object.fromEntries(
  registrationFields.map((field) => [field, ""]),
) as RegistrationValues;
