import type { CreditMoved } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { PanelContext, PanelHandler } from "../panel-context.ts";
import { idempotent } from "../idempotent.ts";
import { lockDealers, lockUser } from "./ends.ts";
import { moveCredit, type Transfer } from "./move-credit.ts";

/** Credit from the actor's dealer to the cash of a user directly below it. */
export const panelUserSend: PanelHandler<"panelUserSend"> = (context, payload) =>
  idempotent(context, "panelUserSend", payload, (trx) => move(trx, context, { ...payload, direction: "send" }));

/** Credit back from a user. An amount held for a withdrawal has already left their cash (I14): it cannot be taken. */
export const panelUserTake: PanelHandler<"panelUserTake"> = (context, payload) =>
  idempotent(context, "panelUserTake", payload, (trx) => move(trx, context, { ...payload, direction: "take" }));

interface RequestedTransfer extends Pick<Transfer, "direction" | "amount" | "note"> {
  readonly playerId: number;
}

async function move(
  trx: Kysely<Schema>,
  context: PanelContext,
  { playerId, ...transfer }: RequestedTransfer,
): Promise<CreditMoved> {
  const { actor, own } = await lockDealers(trx, context.actor);
  const other = await lockUser(trx, actor, playerId);
  return moveCredit(trx, context, {
    ...transfer,
    action: "credit.user",
    dealerId: own.dealerId,
    currency: own.currency,
    other,
  });
}
