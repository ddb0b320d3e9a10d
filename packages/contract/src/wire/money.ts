import * as z from "zod/mini";
import { movementKinds, type Bill, type Movement, type Receipt } from "../model/money.ts";
import { amount, currencyCode, flag, id, instant, singleLine, name, signedAmount, text } from "./atoms.ts";
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
  note: ["note", z.nullable(singleLine)],
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
