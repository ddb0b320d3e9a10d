import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import type { PaymentField, PaymentFieldType } from "./model/payment.ts";
import { day } from "./wire/atoms.ts";

/** What a field of a payment method has been given: the value as it is kept, or what it should have been. */
export type FieldReading = { readonly value: string | null } | { readonly expected: string };

/** What each type takes, in English, for an error's `expected`. */
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
 * Reads one field of a payment method (§5: numeric-only fields). Blanks around it are no part of it; an IBAN is kept in capitals without
 * spaces or hyphens, its length, form and check digits being those of its country. Nothing in a field that is not required is no value.
 * The one rule for the form and for the house.
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
