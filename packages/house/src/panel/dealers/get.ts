import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import { demand, type PanelHandler } from "../context.ts";
import { mayOfDealer, seesDealer } from "../reach.ts";
import { flagsOf } from "../staff/sessions.ts";
import { dealerNodes } from "./nodes.ts";
import { visiblePath } from "./path.ts";

/** One dealer of the actor's branch, with its flags and what he may do to it. */
export const panelDealer: PanelHandler<"panelDealer"> = async ({ house, actor }, { dealerId }) => {
  const sees = seesDealer(actor, demand(actor, "user.view"));
  const [node] = await dealerNodes(house.db, sql<boolean>`${sees} and dealer.dealer_id = ${anyId(dealerId)}`);
  if (!node) throw new CallError("dealer_not_found", { path: "dealerId" });
  const row = await house.db
    .selectFrom("dealer")
    .select(["flags", "version", "created_at"])
    .where("dealer_id", "=", node.dealerId)
    .executeTakeFirstOrThrow();
  return {
    ...node,
    path: await visiblePath(house.db, actor, node.dealerId),
    flags: [...flagsOf(row.flags)],
    createdAt: row.created_at.toISOString(),
    version: Number(row.version),
    may: await mayOfDealer(house.db, actor, node.dealerId),
  };
};
