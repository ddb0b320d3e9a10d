import * as z from "zod/mini";
import {
  type AccountLine,
  type PaymentField,
  paymentFieldTypes,
  type PaymentMethod,
  paymentSteps,
  type Payment,
  type PaymentAnswer,
  paymentDirections,
  paymentStatuses,
} from "../model/payment.ts";
import { address, amount, currencyCode, flag, id, instant, singleLine, list, name, text, whole } from "./atoms.ts";
import { record } from "./record.ts";

export const paymentDirection = z.enum(paymentDirections);
export const paymentStatus = z.enum(paymentStatuses);
export const paymentFieldType = z.enum(paymentFieldTypes);
export const paymentStep = z.enum(paymentSteps);

/** A payment method names its fields itself. */
export const fieldName = z.string().check(z.regex(/^[A-Za-z]\w{0,39}$/));
export const mostFields = 20;

const fewFields = z.refine<Readonly<Record<string, string>>>((values) => Object.keys(values).length <= mostFields, {
  params: { expected: `at most ${mostFields} fields` },
});
/** The values that the player entered, by the method's own field names. */
export const filledFields = z.record(fieldName, text(300)).check(fewFields);

/** Ten unambiguous letters and digits. */
export const paymentReference = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/));
export const processingMinutes = whole(0, 100_000);
export const instructions = text(1000, 1);
export const mostAccountLines = 20;

const paymentField = record<PaymentField>({
  name: ["name", fieldName],
  label: ["label", name],
  type: ["type", paymentFieldType],
  required: ["required", flag],
  hint: ["hint", z.nullable(singleLine)],
});
const accountLine = record<AccountLine>({ label: ["label", name], value: ["value", name] });
const accountLines = list(accountLine, mostAccountLines);

export const paymentMethod = record<PaymentMethod>({
  payId: ["payId", id],
  categoryId: ["payCatId", id],
  categoryTitle: ["payCatTitle", name],
  title: ["title", name],
  logo: ["logo", z.nullable(address)],
  direction: ["transferType", paymentDirection],
  currency: ["currency", currencyCode],
  minAmount: ["minAmount", amount],
  maxAmount: ["maxAmount", amount],
  processingMinutes: ["minutes", z.nullable(processingMinutes)],
  instructions: ["message", z.nullable(instructions)],
  accountLines: ["account", accountLines],
  nextStep: ["next", paymentStep],
  fields: ["values", list(paymentField, mostFields)],
});

export const payment = record<Payment>({
  paymentId: ["id", id],
  payId: ["payId", id],
  categoryId: ["payCatId", id],
  direction: ["transferType", paymentDirection],
  method: ["title", name],
  amount: ["amount", amount],
  currency: ["currency", currencyCode],
  status: ["status", paymentStatus],
  requestedAt: ["date", instant],
  resolvedAt: ["resolveDate", z.nullable(instant)],
  note: ["note", z.nullable(singleLine)],
  reference: ["reference", paymentReference],
  values: ["values", filledFields],
  accountLines: ["account", accountLines],
  nextStep: ["next", paymentStep],
  redirect: ["url", z.nullable(address)],
});

export const paymentAnswer = record<PaymentAnswer>({
  paymentId: ["id", id],
  status: ["state", paymentStatus],
  balance: ["userCredit", amount],
  reference: ["reference", paymentReference],
  accountLines: ["account", accountLines],
  nextStep: ["next", paymentStep],
  redirect: ["url", z.nullable(address)],
});
