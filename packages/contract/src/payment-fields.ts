import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import type { PaymentField, PaymentFieldType } from "./model/payment.ts";
import { day } from "./wire/atoms.ts";

/** The result of reading a field: the value to store, or the expected format. */
export type FieldReading = { readonly value: string | null } | { readonly expected: string };

/** The format of each type, in English, for an error's `expected`. */
const expected: Readonly<Record<PaymentFieldType, string>> = {
  text: "1 to 300 characters",
  number: "digits only, at most 40",
  iban: "an IBAN",
  date: "a day, YYYY-MM-DD",
};

const readers: Readonly<Record<PaymentFieldType, (text: string) => string | null>> = {
  text: (text) => (text.length <= 300 && !/\p{Cc}/u.test(text) ? text : null),
  number: (text) => (/^\d{1,40}$/.test(text) ? text : null),
  iban: (text) => {
    const iban = electronicFormatIBAN(text);
    return iban !== null && isValidIBAN(iban) ? iban : null;
  },
  date: (text) => (z.safeParse(day, text).success ? text : null),
};

/**
 * Reads one field of a payment method (§5: numeric-only fields). Blanks around it are dropped. An IBAN is stored in capitals
 * without spaces or hyphens; its length, form and check digits must be those of its country. An empty optional field has no
 * value. The form and the server share this rule.
 */
export function readPaymentField(
  { type, required }: Pick<PaymentField, "required" | "type">,
  text: string,
): FieldReading {
  const trimmed = text.trim();
  if (trimmed === "") return required ? { expected: expected[type] } : { value: null };
  const value = readers[type](trimmed);
  return value === null ? { expected: expected[type] } : { value };
}
