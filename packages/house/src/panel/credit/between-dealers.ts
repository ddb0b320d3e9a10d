import { type Action, CallError, permission } from "@livery/contract";
import type { CreditMoved } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { idempotent } from "../idempotent.ts";
import { type LockedDealer, lockDealers } from "./ends.ts";
import { moveCredit, type Transfer } from "./move-credit.ts";

/** Credit from the actor's dealer to its parent, to a child, or to a dealer of the same parent (I13). */
export const panelDealerSend: PanelHandler<"panelDealerSend"> = (context, payload) =>
  idempotent(context, "panelDealerSend", payload, (trx) =>
    move(trx, context, { ...payload, direction: "send", relations: ["credit.up", "credit.down", "credit.aside"] }),
  );

/** Credit back from a child: a sender cannot take back what it sent to its parent or a sibling. */
export const panelDealerTake: PanelHandler<"panelDealerTake"> = (context, payload) =>
  idempotent(context, "panelDealerTake", payload, (trx) =>
    move(trx, context, { ...payload, direction: "take", relations: ["credit.down"] }),
  );

interface RequestedTransfer extends Pick<Transfer, "direction" | "amount" | "note"> {
  readonly dealerId: number;
  readonly relations: readonly Action[];
}

async function move(
  trx: Kysely<Schema>,
  context: PanelContext,
  { dealerId, relations, ...transfer }: RequestedTransfer,
): Promise<CreditMoved> {
  const { actor, own, other } = await lockDealers(trx, context.actor, dealerId);
  const action = other === undefined ? null : relationOf(own, other);
  // A dealer that a role never deals with is not found.
  if (other === undefined || action === null || !relations.includes(action) || permission(actor.role, action) === null)
    throw new CallError("dealer_not_found", { path: "dealerId" });
  requirePermission(actor, action);
  // What a closed one still has can be taken back.
  if (transfer.direction === "send" && other.status !== "active")
    throw new CallError("dealer_closed", { path: "dealerId" });
  return moveCredit(trx, context, {
    ...transfer,
    action,
    dealerId: own.dealerId,
    currency: own.currency,
    other: { kind: "dealer", id: other.dealerId, name: other.name, currency: other.currency },
  });
}

/** The action of sending from one dealer to another; null if they are not adjacent, or the same. */
function relationOf(own: LockedDealer, other: LockedDealer): Action | null {
  if (own.dealerId === other.dealerId) return null;
  if (own.parentId === other.dealerId) return "credit.up";
  if (other.parentId === own.dealerId) return "credit.down";
  return own.parentId !== null && own.parentId === other.parentId ? "credit.aside" : null;
}
