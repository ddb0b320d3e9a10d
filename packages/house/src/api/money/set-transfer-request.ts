import { requestTransfer } from "../../payments/request-payment.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/** Requests a deposit or withdrawal, once per idempotency key (I5, I14). */
export const setTransferRequest: Handler<"setTransferRequest"> = (context, request) => {
  const { hash, userId, player } = signedIn(context);
  const { tenantId, currency } = player;
  const { house, idempotencyKey } = context;
  return requestTransfer(house.db, { tenantId, userId, currency, sessionHash: hash, idempotencyKey }, request);
};
