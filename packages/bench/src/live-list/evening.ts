import type { TopicInput } from "@livery/feed/publisher";
import { liveList, type Random, seeded } from "@livery/feed/testing";
import { createFormats } from "@livery/i18n";
import { moveOdds, type WalkedOdd } from "../price-walk.ts";

/** The markets of a match that its row shows, and the outcomes of each in the row's order. */
const listed: readonly (readonly [marketTypeId: number, outcomes: readonly number[]])[] = [
  [1, [1, 2, 3]],
  [10, [9, 10, 11]],
];
/** How many prices a row shows. */
export const pricesARow = listed.reduce((sum, [, outcomes]) => sum + outcomes.length, 0);

/** A price that was moved: its place among the shown ones, and what it is now. */
export interface Moved {
  readonly index: number;
  readonly odd: WalkedOdd;
  readonly odds: number;
  readonly text: string;
}

const formats = createFormats({
  language: { bcp47: "en", numbering: "latn", calendar: "gregory" },
  timeZone: "UTC",
  oddsDecimals: 2,
});

/** A busy evening's live list, and the prices of it that are on the screen. */
export class Evening {
  readonly input: TopicInput;
  readonly matches: readonly number[];
  /** Match by match, each as its row shows them. */
  readonly shown: readonly WalkedOdd[];
  private readonly indexes: ReadonlyMap<WalkedOdd, number>;
  private readonly random: Random;

  constructor(matches: number, seed = 7) {
    this.random = seeded(seed);
    const input = liveList(matches, this.random);
    const now = Date.now();
    this.input = {
      ...input,
      matches: input.matches?.map((match) => ({
        ...match,
        ...(match.clock && { clock: { ...match.clock, at: now } }),
      })),
      // Every price is open: a locked one's arrow does not show.
      outcomes: input.outcomes?.map((outcome) => ({ ...outcome, open: true })),
    } as TopicInput;
    this.matches = this.input.matches?.map(({ matchId }) => matchId) ?? [];
    this.shown = shownOdds(this.input);
    this.indexes = new Map(this.shown.map((odd, index) => [odd, index]));
  }

  /** Ticks with so many changes each, made beforehand: every side takes the same ones. */
  ticks(count: number, changes: number, among: readonly WalkedOdd[] = this.shown): readonly (readonly Moved[])[] {
    return Array.from({ length: count }, () => this.moved(moveOdds(among, changes, this.random)));
  }

  /** Moves these prices. */
  move(odds: readonly WalkedOdd[]): readonly Moved[] {
    return this.moved(moveOdds(odds, odds.length, this.random));
  }

  /** The prices of these places. */
  at(indexes: readonly number[]): readonly WalkedOdd[] {
    return indexes.map((index) => this.shown[index]).filter((odd) => odd !== undefined);
  }

  /** One of its matches, at the prices that it began with. */
  only(matchId: number): TopicInput {
    const markets = this.input.markets?.filter((market) => market.matchId === matchId) ?? [];
    const ids = new Set(markets.map(({ marketId }) => marketId));
    return {
      matches: this.input.matches?.filter((match) => match.matchId === matchId) ?? [],
      markets,
      outcomes: this.input.outcomes?.filter(({ marketId }) => ids.has(marketId)) ?? [],
    };
  }

  /** What each shown price is now, as the site writes it. */
  texts(): readonly string[] {
    return this.shown.map(({ odds }) => formats.odds(odds));
  }

  private moved(odds: readonly WalkedOdd[]): readonly Moved[] {
    return odds.map((odd) => ({
      index: this.indexes.get(odd) ?? -1,
      odd,
      odds: odd.odds,
      text: formats.odds(odd.odds),
    }));
  }
}

function shownOdds({ markets = [], matches = [], outcomes = [] }: TopicInput): WalkedOdd[] {
  const marketOf = new Map(
    markets.map(({ marketId, matchId, marketTypeId }) => [`${matchId}/${marketTypeId}`, marketId]),
  );
  const oddsOf = new Map(outcomes.map(({ marketId, outcomeId, odds = 0 }) => [`${marketId}/${outcomeId}`, odds]));
  return matches.flatMap(({ matchId }) =>
    listed.flatMap(([marketTypeId, ids]) => {
      const marketId = marketOf.get(`${matchId}/${marketTypeId}`) ?? 0;
      return ids.map((outcomeId) => ({
        matchId,
        marketId,
        marketTypeId,
        special: "",
        outcomeId,
        odds: oddsOf.get(`${marketId}/${outcomeId}`) ?? 0,
      }));
    }),
  );
}
