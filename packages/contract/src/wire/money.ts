import * as z from "zod/mini";
import {
  movementKinds,
  type Bill,
  type Movement,
  type PaymentField,
  type PaymentMethod,
  type Receipt,
  type Transfer,
  type TransferAnswer,
} from "../model/money.ts";
import { address, amount, currencyCode, flag, id, instant, line, list, name, signedAmount, text } from "./atoms.ts";
import { couponNumber } from "./coupon.ts";
import { record } from "./record.ts";

export const movementKind = z.enum(movementKinds);

export const movement = record<Movement>({
  movementId: ["id", id],
  at: ["date", instant],
  kind: ["type", movementKind],
  amount: ["amount", signedAmount],
  balanceAfter: ["balance", amount],
  couponNumber: ["couponNumber", z.nullable(couponNumber)],
  note: ["note", z.nullable(line)],
});

export const transferDirection = z.enum(["deposit", "withdraw"]);
const transferStatus = z.enum(["pending", "approved", "denied", "cancelled"]);

export const transfer = record<Transfer>({
  transferId: ["id", id],
  direction: ["transferType", transferDirection],
  method: ["title", name],
  amount: ["amount", amount],
  currency: ["currency", currencyCode],
  status: ["status", transferStatus],
  requestedAt: ["date", instant],
  resolvedAt: ["resolveDate", z.nullable(instant)],
  note: ["note", z.nullable(line)],
});

/** A payment method names its fields itself. */
const fieldName = z.string().check(z.regex(/^[A-Za-z]\w{0,39}$/));

const paymentField = record<PaymentField>({
  name: ["name", fieldName],
  label: ["label", name],
  type: ["type", z.enum(["text", "number", "iban", "date"])],
  required: ["required", flag],
});

export const paymentMethod = record<PaymentMethod>({
  payId: ["payId", id],
  categoryId: ["payCatId", id],
  title: ["title", name],
  logo: ["logo", z.nullable(address)],
  direction: ["transferType", transferDirection],
  currency: ["currency", currencyCode],
  minAmount: ["minAmount", amount],
  maxAmount: ["maxAmount", amount],
  fields: ["values", list(paymentField, 20)],
});

const fewFields = z.refine<Readonly<Record<string, string>>>((values) => Object.keys(values).length <= 20, {
  params: { expected: "at most 20 fields" },
});
/** What the player filled in, by the method's own field names. */
export const filledFields = z.record(fieldName, text(300)).check(fewFields);

export const transferAnswer = record<TransferAnswer>({
  transferId: ["id", id],
  status: ["state", transferStatus],
  balance: ["userCredit", amount],
  redirect: ["url", z.nullable(address)],
});

export const receipt = record<Receipt>({
  receiptId: ["id", id],
  number: ["number", text(40, 1)],
  at: ["date", instant],
  amount: ["amount", amount],
  currency: ["currency", currencyCode],
  balance: ["userCredit", amount],
});

export const bill = record<Bill>({
  billId: ["id", id],
  userName: ["userName", name],
  from: ["startDate", instant],
  to: ["endDate", instant],
  currency: ["currency", currencyCode],
  staked: ["staked", amount],
  paid: ["paid", amount],
  sold: ["sold", amount],
  cancelled: ["canceled", amount],
  sent: ["sent", amount],
  drawn: ["drawn", amount],
  bonus: ["bonus", amount],
  commission: ["commission", amount],
  openCarried: ["openCoupons", amount],
  total: ["total", signedAmount],
  settled: ["status", flag],
});
