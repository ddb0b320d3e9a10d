import { groupBy } from "./group-by.ts";

interface Lined {
  readonly marketTypeId: number;
  readonly name: string;
  readonly special: string;
}

/** All markets of one type: one card, one row per handicap line. */
export interface MarketGroup<Market extends Lined> {
  readonly marketTypeId: number;
  readonly name: string;
  /** The handicap line, if there is only one. */
  readonly special: string;
  readonly markets: readonly Market[];
}

/** Groups markets by their type, in their given order; the handicap lines of a type from the lowest to the highest. */
export function groupMarkets<Market extends Lined>(markets: readonly Market[]): readonly MarketGroup<Market>[] {
  return [...groupBy(markets, ({ marketTypeId }) => marketTypeId)].map(([marketTypeId, members]) => ({
    marketTypeId,
    name: members[0].name,
    special: members.length === 1 ? members[0].special : "",
    markets: members.toSorted(
      (a, b) => Number.parseFloat(a.special) - Number.parseFloat(b.special) || a.special.localeCompare(b.special),
    ),
  }));
}

/** The layout of a market's outcomes: two or three side by side, three in a row, scores by winner, or as they fit. */
export type MarketLayout = "two" | "three" | "many" | "scores";

export function layoutOf(outcomes: readonly string[]): MarketLayout {
  if (outcomes.some(isScore)) return "scores";
  if (outcomes.length === 2) return "two";
  return outcomes.length > 0 && outcomes.length % 3 === 0 && outcomes.length <= 9 ? "three" : "many";
}

/** Returns the columns of correct scores: by winner, from the fewest goals on; an outcome that is no score is in the draws. */
export function scoreColumns<Outcome>(
  outcomes: readonly Outcome[],
  nameOf: (outcome: Outcome) => string,
): Readonly<Record<"home" | "draw" | "away", readonly Outcome[]>> {
  const columns: Record<"home" | "draw" | "away", { readonly outcome: Outcome; readonly goals: number }[]> = {
    home: [],
    draw: [],
    away: [],
  };
  for (const outcome of outcomes) {
    const [home, away] = scoreOf(nameOf(outcome)) ?? [Infinity, Infinity];
    const column = home > away ? "home" : home < away ? "away" : "draw";
    // Sorted by the winner's goals, then by the loser's.
    columns[column].push({ outcome, goals: 100 * Math.max(home, away) + Math.min(home, away) });
  }
  const inOrder = (column: "home" | "draw" | "away"): readonly Outcome[] =>
    columns[column]
      .toSorted((a, b) => (a.goals < b.goals ? -1 : a.goals > b.goals ? 1 : 0))
      .map(({ outcome }) => outcome);
  return { home: inOrder("home"), draw: inOrder("draw"), away: inOrder("away") };
}

/** Whether an outcome is a score: `2:1`. */
export function isScore(name: string): boolean {
  return scoreOf(name) !== null;
}

function scoreOf(name: string): readonly [home: number, away: number] | null {
  const [, home, away] = /^(\d{1,2}):(\d{1,2})$/.exec(name) ?? [];
  return home === undefined || away === undefined ? null : [Number(home), Number(away)];
}
