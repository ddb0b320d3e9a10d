import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import { requirePermission, type PanelHandler } from "../panel-context.ts";
import { seesDealer } from "../scope.ts";
import { dealerNodes } from "./nodes.ts";

/**
 * The dealers directly below one in the actor's scope; without one, the root of the actor's tree: their own dealer, or the
 * tenant's top dealers.
 */
export const panelDealers: PanelHandler<"panelDealers"> = async ({ house, actor }, { parentId }) => {
  const sees = seesDealer(actor, requirePermission(actor, "user.view"));
  if (parentId === undefined) {
    const first =
      actor.dealerId === null ? sql`dealer.parent_id is null` : sql`dealer.dealer_id = ${actor.dealerId}::integer`;
    return dealerNodes(house.db, sql<boolean>`${sees} and ${first}`);
  }
  const [parent] = await dealerNodes(house.db, sql<boolean>`${sees} and dealer.dealer_id = ${anyId(parentId)}`);
  if (!parent) throw new CallError("dealer_not_found", { path: "parentId" });
  return dealerNodes(house.db, sql<boolean>`${sees} and dealer.parent_id = ${parent.dealerId}`);
};
