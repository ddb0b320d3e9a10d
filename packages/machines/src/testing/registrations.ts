import type { Captcha } from "@livery/contract";
import type { RegistrationInput } from "../registration/registration.context.ts";
import type { RegistrationValues } from "../registration/fields.ts";

export const captcha: Captcha = {
  captchaId: "a-code-of-sixteen-letters",
  image: "data:image/svg+xml;base64,PHN2Zy8+",
  sound: null,
  expiresAt: "2026-11-23T10:10:00Z",
};

/** Valid values of a form. */
export const filled: RegistrationValues = {
  userName: "ana28013",
  email: "ana@example.com",
  password: "correct-horse",
  repeat: "correct-horse",
  firstName: "Ana",
  lastName: "Moreno",
  birthDate: "1990-02-28",
  gender: "female",
  idNumber: "AB123456",
  country: "es",
  city: "Madrid",
  address: "Calle Mayor 1",
  postCode: "28013",
  phoneCode: "+34",
  mobile: "612345678",
  currency: "EUR",
  promotionCode: "",
  captcha: "12345",
};

/** A site that requires every field, and a server that accepts every account. */
export function registrationInput(changes: Partial<RegistrationInput> = {}): RegistrationInput {
  let keys = 0;
  return {
    rules: { mobileRequired: true, idNumberRequired: true, today: "2026-11-23" },
    defaults: {},
    affiliate: null,
    checkFree: () => Promise.resolve(true),
    captcha: () => Promise.resolve(captcha),
    send: () => Promise.resolve({ userId: 7, activationNeeded: false }),
    newKey: () => `key-${++keys}`,
    now: () => Date.parse("2026-11-23T10:00:00Z"),
    ...changes,
  };
}
