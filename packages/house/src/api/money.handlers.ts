import { textLanguages } from "../accounts/sites.ts";
import type { Handler, Handlers } from "../context.ts";
import { signedIn } from "../http/identity.ts";
import { ownMovements } from "../ledger/movements.ts";
import { methodsOfPlayer } from "../payments/methods.ts";
import { requestPayment } from "../payments/request-payment.ts";
import { resolvePayment } from "../payments/resolve.ts";
import { ownPayments } from "../payments/player-payments.ts";
import { nextPageAddress, pictureAddress } from "../stored-address.ts";
import { namingField } from "./not-found-field.ts";

/** The movements of the caller's own balance, newest first, of all kinds or some. */
const getTransactions: Handler<"getTransactions"> = async (context, query) =>
  ownMovements(context.house.db, signedIn(context).userId, query);

/** The payment methods that are offered to the caller now, in their currency. */
const getPaymentBanks: Handler<"getPaymentBanks"> = async (context, filter) => {
  const { house, site, lang, log } = context;
  const methods = await methodsOfPlayer(house.db, signedIn(context).player, filter, textLanguages(site, lang));
  return methods.map((method) => ({ ...method, logo: pictureAddress(log, method.logo, { payId: method.payId }) }));
};

/** Requests a deposit or withdrawal, once per idempotency key (I5, I14). */
const setTransferRequest: Handler<"setTransferRequest"> = async (context, request) => {
  const { hash, userId, player } = signedIn(context);
  const { tenantId, currency } = player;
  const { house, idempotencyKey, site, lang, log } = context;
  const requester = { tenantId, userId, currency, sessionHash: hash, idempotencyKey, langs: textLanguages(site, lang) };
  const answer = await requestPayment(house.db, requester, request);
  return { ...answer, redirect: nextPageAddress(log, answer.redirect, { payId: request.payId }) };
};

/** The caller's own deposits and withdrawals, newest first. */
const getTransfers: Handler<"getTransfers"> = async (context, query) => {
  const { house, site, lang, log } = context;
  const page = await ownPayments(house.db, signedIn(context).userId, query, textLanguages(site, lang));
  const rows = page.rows.map((row) => ({ ...row, redirect: nextPageAddress(log, row.redirect, { payId: row.payId }) }));
  return { ...page, rows };
};

/** Cancels one of the caller's own pending payment requests; the held amount returns to the player's cash. */
const cancelTransaction: Handler<"cancelTransaction"> = async (context, { paymentId }) => {
  const { hash, userId, player } = signedIn(context);
  const resolved = resolvePayment(context.house.db, {
    paymentId,
    tenantId: player.tenantId,
    status: "cancelled",
    actor: `player:${userId}`,
    reason: null,
    player: { userId, sessionHash: hash, idempotencyKey: context.idempotencyKey },
  });
  await namingField("transactionId", resolved);
  return {};
};

export const moneyHandlers = {
  getTransactions,
  getPaymentBanks,
  setTransferRequest,
  getTransfers,
  cancelTransaction,
} satisfies Handlers;
