import * as z from "zod/mini";
import { id } from "../wire/atoms.ts";
import { pageOf, result } from "../wire/answer.ts";
import { payload } from "../wire/record.ts";
import { paymentList } from "./lists.ts";
import { file, key, panelCall } from "./panel-call.ts";
import * as wire from "./payment-wire.ts";
import { paymentId } from "./payment-wire.ts";
import { fields, reason } from "./wire.ts";

export const panelPayments = panelCall({
  key: "panelPayments",
  path: "/panel/payments/list",
  summary: "Requests to pay in or out of the users that the actor may see.",
  action: "movement.view",
  payload: paymentList.page,
  result: pageOf(wire.paymentRow),
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelPaymentsExport = panelCall({
  key: "panelPaymentsExport",
  path: "/panel/payments/export",
  summary: "The same requests as a CSV file.",
  action: "movement.view",
  format: "csv",
  payload: paymentList.all,
  result: file,
  errors: ["dealer_not_found", "user_not_found"],
});

export const panelPayment = panelCall({
  key: "panelPayment",
  path: "/panel/payments/get",
  summary: "One request with what the user filled in, and what he has now.",
  action: "movement.view",
  payload: payload({ paymentId }),
  result: result(wire.panelPayment),
  errors: ["not_found"],
});

const deciding = ["not_found", "not_waiting", "second_factor_needed", ...key] as const;

export const panelPaymentApprove = panelCall({
  key: "panelPaymentApprove",
  path: "/panel/payments/approve",
  summary:
    "Approves a request once (I14): what was asked to be paid in is in the user's cash, what was held is paid out. From the tenant's threshold on the approval waits for a second person (D95). A withdrawal of who has come to owe waits too (I9).",
  action: "payment.approve",
  effect: true,
  payload: payload({ paymentId, reason: ["reason", z.optional(reason)] }),
  result: result(wire.paymentDecided),
  errors: [...deciding, "already_in_progress", "debt_open"],
});

export const panelPaymentDeny = panelCall({
  key: "panelPaymentDeny",
  path: "/panel/payments/deny",
  summary: "Denies a request once, with the reason that the user reads; what was held is in his cash again.",
  action: "payment.approve",
  effect: true,
  payload: payload({ paymentId, reason: ["reason", reason] }),
  result: result(wire.paymentDecided),
  errors: deciding,
});

export const panelPaymentConfirm = panelCall({
  key: "panelPaymentConfirm",
  path: "/panel/payments/confirm",
  summary:
    "Confirms, as the second person (D95), an approval that somebody else asked for; `params.reason` of a refusal says why the caller is none.",
  action: "payment.approve",
  effect: true,
  payload: fields({ requestId: id }),
  result: result(wire.paymentDecided),
  errors: [...deciding, "second_person_needed", "request_over", "debt_open"],
});

export const panelPaymentRefuse = panelCall({
  key: "panelPaymentRefuse",
  path: "/panel/payments/refuse",
  summary: "Refuses an approval that somebody asked for, or withdraws one's own: the request is pending still.",
  action: "payment.approve",
  effect: true,
  payload: fields({ requestId: id }),
  result: result(wire.paymentDecided),
  errors: ["not_found", "request_over", "second_factor_needed", ...key],
});
