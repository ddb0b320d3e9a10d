import { decideOutcome, type Goals, winnerMarkets } from "@livery/betting";
import { priceMatchState } from "../prices/price-match-state.ts";
import { resultOf } from "../publisher/store-states.ts";
import { type MatchState, matchStateOf, follow, notStarted } from "../sources/match-state.ts";
import { playedOut, type ScorePair } from "../sources/event.ts";
import type { Script } from "../sources/script.ts";

/** An outcome's prices, all of them or those with chances in one tenth: the expected wins, and the actual ones. */
interface Tenth {
  count: number;
  expected: number;
  variance: number;
  won: number;
}

/** The market type of which two outcomes win together. */
const doubleChance = 10;

/** Offered prices, by outcome and tenth of their chance, compared with the results of the settlement rule. */
export class Calibration {
  readonly tenths = new Map<string, Tenth>();
  /** Matches and moments at which the chances of a market did not sum to one. */
  readonly uneven: string[] = [];
  /** How many open markets of each type were found. */
  readonly offered = new Map<number, number>();

  /**
   * Counts a match's prices at a moment since its kick-off, if bets are accepted then. The moment must be drawn independently of
   * the match: a share of the match's length would select more moments of short matches.
   */
  add({ match, events }: Script, at: number): void {
    if (match.model === null) return;
    const nextIndex = events.findIndex((event) => event.at > at);
    if (nextIndex < 0) return;
    const state = matchStateOf(events.slice(0, nextIndex));
    if (state.suspended) return;
    const end = events.slice(nextIndex).reduce(follow, state);
    const score = scoreOf(end, match.sportId);
    for (const { marketTypeId, special, open, outcomes } of priceMatchState(state, match.model, at)) {
      const sum = outcomes.reduce((all, { chance }) => all + chance, 0);
      if (Math.abs(sum - (marketTypeId === doubleChance ? 2 : 1)) > 1e-6) this.uneven.push(`${match.key} at ${at}`);
      if (!open || (state.regular !== null && !winnerMarkets.has(marketTypeId))) continue;
      this.offered.set(marketTypeId, (this.offered.get(marketTypeId) ?? 0) + 1);
      for (const { outcomeId, chance } of outcomes) {
        const result = score && decideOutcome(marketTypeId, outcomeId, special, score)?.result;
        if (result !== "won" && result !== "lost") continue;
        const name = `${marketTypeId}|${special} ${outcomeId}`;
        this.#count(name, chance, result === "won");
        this.#count(`${name} in ${Math.floor(chance * 10)}`, chance, result === "won");
      }
    }
  }

  #count(key: string, chance: number, won: boolean): void {
    const tenth = this.tenths.get(key) ?? { count: 0, expected: 0, variance: 0, won: 0 };
    this.tenths.set(key, tenth);
    tenth.count += 1;
    tenth.expected += chance;
    tenth.variance += chance * (1 - chance);
    tenth.won += won ? 1 : 0;
  }

  /** Tenths whose chances are off by more than randomness and `bias` (of a probability) explain. */
  off(bias: number): readonly string[] {
    return [...this.tenths].flatMap(([key, { count, expected, variance, won }]) =>
      Math.abs(won - expected) > bias * count + 4 * Math.sqrt(variance)
        ? [`${key}: said ${(expected / count).toFixed(3)}, came ${(won / count).toFixed(3)} of ${count}`]
        : [],
    );
  }
}

/** The score that settles a match; null if it was not played out. */
function scoreOf(end: MatchState, sportId: number) {
  if (!playedOut.has(end.status)) return null;
  const { ft, ht, et, p } = resultOf(end, { sportId });
  const goals = (pair: ScorePair | null): Goals | null => pair && { home: pair[0], away: pair[1] };
  if (ft === null) return null;
  return { home: ft[0], away: ft[1], halfTime: goals(ht), extraTime: goals(et), penalties: goals(p) };
}

/** The match states of a match, one after each event. */
export function coursesOf({ events }: Script): readonly MatchState[] {
  let state = notStarted;
  return events.map((event) => (state = follow(state, event)));
}
