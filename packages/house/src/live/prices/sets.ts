import { margins } from "../../catalogue/prices/margin.ts";
import type { ScorePair } from "../sources/event.ts";
import { type LiveMarketPrice, priced } from "./live-price.ts";

/** A final score in sets, and its chance. */
export interface FinalSets {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** UOF's markets of a match in sets: who wins, handicap and total of sets. */
const winner = { marketTypeId: 186, home: 4, away: 5 } as const;
const handicap = { marketTypeId: 188, home: 1714, away: 1715 } as const;
const total = { marketTypeId: 314, over: 12, under: 13 } as const;

/**
 * Every final score that is still possible; the chances sum to 1.
 * @param present P(the home side wins the current set)
 * @param later the same for a set that has not begun, by the number of sets that are over then
 */
export function finalSets(
  sets: ScorePair,
  setsToWin: number,
  present: number,
  later: (over: number) => number,
): readonly FinalSets[] {
  const chances = new Map<string, FinalSets>();
  const walk = (home: number, away: number, chance: number, wins: number): void => {
    if (chance === 0) return;
    if (home >= setsToWin || away >= setsToWin) {
      const key = `${home}:${away}`;
      chances.set(key, { home, away, chance: (chances.get(key)?.chance ?? 0) + chance });
      return;
    }
    const next = later(home + away + 1);
    walk(home + 1, away, chance * wins, next);
    walk(home, away + 1, chance * (1 - wins), next);
  };
  walk(sets[0], sets[1], 1, present);
  return [...chances.values()];
}

/** P(the home side has more sets in the end). */
export function homeWins(finals: readonly FinalSets[]): number {
  return sumOf(finals, ({ home, away }) => home > away);
}

/** The markets of a match, from its possible final scores. Lines: every half between the fewest sets and the most. */
export function setMarkets(finals: readonly FinalSets[], setsToWin: 2 | 3): readonly LiveMarketPrice[] {
  const wins = homeWins(finals);
  const totals = Array.from({ length: setsToWin - 1 }, (_, at) => setsToWin + at + 0.5);
  const given = totals.map((_, at) => at + 1.5);
  return [
    priced(winner.marketTypeId, "", margins.twoWay, [
      [winner.home, wins],
      [winner.away, 1 - wins],
    ]),
    ...[...given.map((line) => -line), ...given].map((line) => {
      const chance = sumOf(finals, ({ home, away }) => home - away + line > 0);
      return priced(handicap.marketTypeId, String(line), margins.twoWay, [
        [handicap.home, chance],
        [handicap.away, 1 - chance],
      ]);
    }),
    ...totals.map((line) => {
      const chance = sumOf(finals, ({ home, away }) => home + away > line);
      return priced(total.marketTypeId, String(line), margins.twoWay, [
        [total.over, chance],
        [total.under, 1 - chance],
      ]);
    }),
  ];
}

function sumOf(finals: readonly FinalSets[], holds: (score: FinalSets) => boolean): number {
  const sum = finals.reduce((all, score) => all + (holds(score) ? score.chance : 0), 0);
  return Math.min(1, sum);
}
