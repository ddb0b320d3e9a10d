import { CallError } from "@livery/contract";
import type { DealerDetail } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { type Actor, cellOf, requirePermission } from "../panel-context.ts";
import { dealerTerms } from "../limits/limit-terms.ts";
import { dealerPermissions, seesDealer } from "../scope.ts";
import { flagsOf } from "../staff/sessions.ts";
import { dealerNodes } from "./nodes.ts";
import { visiblePath } from "./path.ts";

/** One dealer of the actor's branch, with its flags, its limits and the actor's permitted actions. Throws `dealer_not_found`. */
export async function dealerDetailOf(db: Kysely<Schema>, actor: Actor, dealerId: number): Promise<DealerDetail> {
  const sees = seesDealer(actor, requirePermission(actor, "user.view"));
  const [node] = await dealerNodes(db, sql<boolean>`${sees} and dealer.dealer_id = ${anyId(dealerId)}`);
  if (!node) throw new CallError("dealer_not_found", { path: "dealerId" });
  const row = await db
    .selectFrom("dealer")
    .select(["flags", "version", "created_at"])
    .where("dealer_id", "=", node.dealerId)
    .executeTakeFirstOrThrow();
  return {
    ...node,
    ...(await dealerTerms(db, node.dealerId)),
    path: await visiblePath(db, actor, node.dealerId),
    // Of its own dealer an actor sees what it can use: a flag grants nothing that the role has not.
    flags: [...flagsOf(row.flags)].filter((flag) => node.dealerId !== actor.dealerId || cellOf(actor, flag) !== null),
    createdAt: row.created_at.toISOString(),
    version: Number(row.version),
    may: await dealerPermissions(db, actor, node.dealerId),
  };
}
