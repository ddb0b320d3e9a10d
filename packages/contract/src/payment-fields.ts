import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import type { PaymentField, PaymentFieldType } from "./model/payment.ts";
import { plainCharacters, withoutInvisible } from "./copied-text.ts";
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
  number: (text) => {
    const digits = ungrouped(text);
    return /^\d{1,40}$/.test(digits) ? digits : null;
  },
  iban: (text) => {
    const iban = electronicFormatIBAN(plainCharacters(text).replace(/^IBAN[\s:]*|\s+/giu, ""));
    return iban !== null && isValidIBAN(iban) ? iban : null;
  },
  date: (text) => (z.safeParse(day, text).success ? text : null),
};

/** Card and account numbers are printed in groups of two and more digits, between spaces or hyphens. */
function ungrouped(text: string): string {
  const plain = withoutInvisible(text).replace(/[\u2010-\u2015]/gu, "-");
  return /^\d{2,}(?:[\s-]\d{2,})+$/u.test(plain) ? plain.replace(/[\s-]/gu, "") : plain;
}

/**
 * Reads one field of a payment method (§5: numeric-only fields). Blanks around it are dropped. A number is stored without the
 * spaces and hyphens between its groups, an IBAN in capitals without any; its length, form and check digits must be those of its
 * country. An empty optional field has no value. The form and the server share this rule.
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
