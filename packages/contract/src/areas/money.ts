import { defineCall } from "../call.ts";
import { done, pageOf, result, results } from "../wire/answer.ts";
import { bill, movement, receipt } from "../wire/money.ts";
import { paymentMethod, payment, paymentAnswer } from "../wire/payment.ts";
import * as payloads from "../wire/payloads/money.ts";
import { account, cutter, player, till, viewer } from "./callers.ts";

export const getTransactions = defineCall({
  key: "getTransactions",
  area: "money",
  path: "/ekol/getTransactions",
  summary: "What moved the caller's own balance and why, newest first, by kind and date.",
  callers: account,
  payload: payloads.getTransactions,
  result: pageOf(movement),
});

export const getTransfers = defineCall({
  key: "getTransfers",
  area: "money",
  path: "/ekol/getTransfers",
  summary: "The caller's own requests to pay in or out, newest first.",
  callers: player,
  payload: payloads.getTransfers,
  result: pageOf(payment),
});

export const getPaymentBanks = defineCall({
  key: "getPaymentBanks",
  area: "money",
  path: "/ekol/getPaymentBanks",
  summary:
    "The ways to pay in and out that are offered to the caller now, in his currency: all, of a category, or one, with what each asks for.",
  callers: player,
  payload: payloads.getPaymentBanks,
  result: results(paymentMethod, 200),
  errors: ["not_found"],
});

export const setTransferRequest = defineCall({
  key: "setTransferRequest",
  area: "money",
  path: "/ekol/setTransferRequest",
  summary:
    "Asks to pay in or out, one request a direction at a time. What is to be paid out is held at once (I14); who owes waits with it (I9). A field at fault is named as values.{name}.",
  callers: player,
  effect: true,
  payload: payloads.setTransferRequest,
  result: result(paymentAnswer),
  errors: [
    "invalid_key",
    "key_reused",
    "not_found",
    "method_withdrawn",
    "insufficient_credit",
    "debt_open",
    "amount_too_low",
    "amount_too_high",
    "already_in_progress",
    "transfers_blocked",
  ],
});

export const terminalDeposit = defineCall({
  key: "terminalDeposit",
  area: "money",
  path: "/ekol/terminal/deposit",
  summary: "Pays cash in at an enrolled terminal, to a player's account or the terminal's own.",
  callers: till,
  effect: true,
  payload: payloads.terminalDeposit,
  result: result(receipt),
  errors: [
    "invalid_key",
    "key_reused",
    "user_not_found",
    "amount_too_low",
    "amount_too_high",
    "insufficient_credit",
    "dealer_limit_exceeded",
  ],
});

export const withdrawPrinterNew = defineCall({
  key: "withdrawPrinterNew",
  area: "money",
  path: "/ekol/withdrawPrinterNew",
  summary: "Pays a printed withdrawal out at a terminal; the receipt is printed by the GET of the same name (D46).",
  callers: till,
  effect: true,
  payload: payloads.withdrawPrinterNew,
  result: result(receipt),
  errors: ["invalid_key", "key_reused", "not_found", "not_waiting", "insufficient_credit", "print_failed"],
});

export const cancelTransaction = defineCall({
  key: "cancelTransaction",
  area: "money",
  path: "/ekol/cancelTransaction",
  summary: "Takes the caller's own request back while it is pending; a hold is released.",
  callers: player,
  effect: true,
  payload: payloads.cancelTransaction,
  result: done,
  errors: ["invalid_key", "key_reused", "not_found", "not_waiting"],
});

export const getUserBills = defineCall({
  key: "getUserBills",
  area: "money",
  path: "/ekol/getUserBills",
  summary: "The cut periods of the accounts that the caller may see, newest first.",
  callers: viewer,
  payload: payloads.getUserBills,
  result: pageOf(bill),
  errors: ["user_not_found"],
});

export const cutOffUserBill = defineCall({
  key: "cutOffUserBill",
  area: "money",
  path: "/ekol/cutOffUserBill",
  summary: "Closes the open period of a direct child's account and answers the bill.",
  callers: cutter,
  effect: true,
  payload: payloads.cutOffUserBill,
  result: result(bill),
  errors: ["invalid_key", "key_reused", "user_not_found", "already_in_progress"],
});
