import type { PageVariant } from "@livery/skin";
import { resultTypes } from "../../matches/matches.view.ts";

/**
 * The market types that a variant lists, in the order of its columns (Unified Odds Feed numbering); lists request only what they
 * show. The odds table has the result (or the winner, if there is no draw), total goals, both teams to score and double chance.
 */
export const listedTypes: Readonly<Record<PageVariant<"sports">, readonly number[]>> = {
  threeColumn: resultTypes,
  cards: resultTypes,
  oddsTable: [...resultTypes, 18, 29, 10],
};
