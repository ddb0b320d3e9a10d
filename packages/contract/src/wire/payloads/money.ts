import * as z from "zod/mini";
import { ticketCode } from "../after-placement.ts";
import { amount, id, list, positiveAmount, text, dateWindow } from "../atoms.ts";
import { loginName } from "../credentials.ts";
import { movementKind } from "../money.ts";
import { filledFields, paymentDirection } from "../payment.ts";
import { paging } from "../answer.ts";
import { payload } from "../record.ts";

const machineId = text(64, 1);

export const getTransactions = payload({
  kinds: ["types", z.optional(list(movementKind, 20))],
  ...dateWindow,
  ...paging,
});

export const getTransfers = payload({
  direction: ["transferType", z.optional(paymentDirection)],
  ...dateWindow,
  ...paging,
});

export const getPaymentBanks = payload({ payId: ["payId", z.optional(id)], categoryId: ["payCatId", z.optional(id)] });

export const setTransferRequest = payload({
  payId: ["payId", id],
  categoryId: ["payCatId", id],
  amount: ["amount", positiveAmount],
  direction: ["transferType", paymentDirection],
  values: ["values", filledFields],
});

export const terminalDeposit = payload({
  amount: ["amount", amount],
  machineId: ["machineId", machineId],
  userName: ["userName", z.optional(loginName)],
});

export const withdrawPrinterNew = payload({ code: ["code", ticketCode], machineId: ["machineId", machineId] });

export const cancelTransaction = payload({ paymentId: ["transactionId", id] });

export const getUserBills = payload({ memberId: ["memberId", z.optional(id)], ...dateWindow, ...paging });

export const cutOffUserBill = payload({ memberId: ["memberId", id] });
