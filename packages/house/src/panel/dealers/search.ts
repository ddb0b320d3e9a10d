import { foldText } from "@livery/i18n/folding";
import { sql } from "kysely";
import { requirePermission, type PanelHandler } from "../panel-context.ts";
import { seesDealer } from "../scope.ts";
import { dealerNodes } from "./nodes.ts";

/** More than these nobody reads: a longer name finds fewer. */
const mostFound = 50;

interface Named {
  readonly dealer_id: number;
  readonly name: string;
  /** Ids from the root of the tree down to the dealer itself. */
  readonly path: readonly number[];
}

/** The dealers in the actor's scope with a name that contains the text, and the visible ones above them. */
export const panelDealerSearch: PanelHandler<"panelDealerSearch"> = async ({ house, actor }, { search }) => {
  const sees = seesDealer(actor, requirePermission(actor, "user.view"));
  const query = foldText(search);
  // A text of signs alone folds to nothing, which every name contains.
  const isAny = search.trim() === "";
  // Names are compared here: the folding of searches (İ and i, ü and u) is not the database's. A tree has some thousands at most.
  const { rows } = await sql<Named>`
    select dealer_id, name, path from dealer where ${sees} order by lower(name), dealer_id`.execute(house.db);
  const matching = rows
    .filter(({ name }) => isAny || (query !== "" && foldText(name).includes(query)))
    .slice(0, mostFound);
  const found = new Set(matching.map((row) => row.dealer_id));
  const shown = [...new Set(matching.flatMap(({ path }) => path))];
  const nodes = await dealerNodes(house.db, sql<boolean>`${sees} and dealer.dealer_id = any (${shown}::integer[])`);
  return nodes.map((node) => ({ ...node, found: found.has(node.dealerId) }));
};
