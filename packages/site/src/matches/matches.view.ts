import type { Thousandths } from "@livery/betting";
import type { Market, MatchSummary, OutcomeRef } from "@livery/contract";
import { offeredSelection, type OfferedSelection } from "@livery/machines";
import type { BootRow } from "@livery/skin";

/** One price for a list or a match page. */
export interface PriceView {
  readonly key: string;
  /** Translation key of the outcome (`home`), or a plain name. */
  readonly outcome: string;
  /** Null until the price is loaded. */
  readonly odds: Thousandths | null;
  readonly locked: boolean;
  /** The selection that goes into the slip; null while there is none to add. */
  readonly offer: OfferedSelection | null;
}

export interface MarketView {
  readonly key: string;
  readonly marketTypeId: number;
  /** Translation key (`market.1`), or a plain name. */
  readonly name: string;
  readonly special: string;
  readonly prices: readonly PriceView[];
}

/** A match on a list. `market` is the listed one; a fixture whose price is not loaded has a loading one there (D58). */
export interface MatchView {
  readonly matchId: number;
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
  readonly sportName: string;
  readonly tournamentId: number;
  readonly tournamentName: string;
  readonly categoryName: string;
  readonly countryFlag: string | null;
  readonly marketCount: number;
  readonly market: MarketView;
  /** One market of each requested type that the match has, in the order of the types. */
  readonly markets: readonly MarketView[];
}

const matchResult = 1;
const winner = 186;

/**
 * The result market of which lists show the first that a match has: 1x2, or the winner where the sport knows no draw, with or without
 * overtime (Unified Odds Feed numbering).
 */
export const resultTypes: readonly number[] = [matchResult, winner, 219];

/** Sports whose matches have a winner, never a draw: basketball, tennis, volleyball (Unified Odds Feed numbering). */
const sportsWithoutDraw: ReadonlySet<number> = new Set([2, 5, 23]);

const listedOutcomes = {
  [matchResult]: [
    { outcomeId: 1, name: "home" },
    { outcomeId: 2, name: "draw" },
    { outcomeId: 3, name: "away" },
  ],
  [winner]: [
    { outcomeId: 4, name: "home" },
    { outcomeId: 5, name: "away" },
  ],
} as const;

/** Returns the key of a selection in the slip, the lists and the DOM. */
export function selectionKey({ matchId, marketTypeId, outcomeId, special }: OutcomeRef): string {
  return `${matchId}:${marketTypeId}_${outcomeId}_${special}`;
}

/** Returns the matches of the selections with these keys. */
export function matchesOf(keys: Iterable<string>): ReadonlySet<number> {
  return new Set(Array.from(keys, (key) => Number(key.slice(0, key.indexOf(":")))));
}

export function marketView(match: MatchSummary, market: Market): MarketView {
  return {
    key: `${market.marketTypeId}_${market.special}`,
    marketTypeId: market.marketTypeId,
    name: market.name,
    special: market.special,
    prices: market.outcomes.map((outcome) => {
      const offer = offeredSelection(match, market, outcome);
      return { key: selectionKey(offer), outcome: outcome.name, odds: outcome.odds, locked: offer.locked, offer };
    }),
  };
}

/** Returns a match with the prices for a list of these types. */
export function pricedMatch(match: MatchSummary, types: readonly number[] = resultTypes): MatchView {
  const markets = types.flatMap((type) => {
    const mostBalanced = mostBalancedOf(match.markets.filter(({ marketTypeId }) => marketTypeId === type));
    return mostBalanced === undefined ? [] : [marketView(match, mostBalanced)];
  });
  return { ...fixtureOf(match), market: resultOf(markets) ?? skeletonMarket(match, true), markets };
}

/** Returns the market that lists show: the first of the result types that is among these. */
export function resultOf<Offered extends { readonly marketTypeId: number }>(
  markets: readonly Offered[],
): Offered | undefined {
  return resultTypes.flatMap((type) => markets.find(({ marketTypeId }) => marketTypeId === type) ?? [])[0];
}

/** D25: of a type's handicap lines the list shows the most balanced one, whose outcomes have the closest prices. */
function mostBalancedOf(candidates: readonly Market[]): Market | undefined {
  const spread = ({ outcomes }: Market): number => {
    const odds = outcomes.map((outcome) => outcome.odds);
    return Math.max(...odds) - Math.min(...odds);
  };
  return candidates.toSorted((a, b) => spread(a) - spread(b))[0];
}

/** Returns a fixture of the prerendered view: its prices are not loaded yet. */
export function unpricedMatch(row: BootRow): MatchView {
  const market = skeletonMarket(row, false);
  return { ...fixtureOf(row), market, markets: [market] };
}

function fixtureOf(row: BootRow): Omit<MatchView, "market" | "markets"> {
  const { matchId, startsAt, home, away, sportName, tournamentId, tournamentName, categoryName, countryFlag } = row;
  return {
    matchId,
    startsAt,
    home,
    away,
    sportName,
    tournamentId,
    tournamentName,
    categoryName,
    countryFlag,
    marketCount: row.marketCount,
  };
}

function skeletonMarket({ matchId, sportId }: BootRow, locked: boolean): MarketView {
  const marketTypeId = sportsWithoutDraw.has(sportId) ? winner : matchResult;
  return {
    key: `${marketTypeId}_`,
    marketTypeId,
    name: `market.${marketTypeId}`,
    special: "",
    prices: listedOutcomes[marketTypeId].map(({ outcomeId, name }) => {
      const key = selectionKey({ matchId, marketTypeId, outcomeId, special: "" });
      return { key, outcome: name, odds: null, locked, offer: null };
    }),
  };
}
