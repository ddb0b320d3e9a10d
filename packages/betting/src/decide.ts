interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Goals of both teams after 90 minutes and stoppage (D20). */
export interface Score extends Goals {
  /** Where it is known: what the markets of the first half are decided by. */
  readonly halfTime?: Goals | null;
}

/** What a score can make of a leg; a dead heat comes from no score. */
export interface DecidedLeg {
  readonly result: "won" | "lost" | "void" | "half_won" | "half_lost";
}

/**
 * What a score makes of an outcome (D20), by the feed's market numbers: 1 three-way, 10 double chance, 18 total
 * goals at the line in `special`, 29 both teams to score, 60 three-way of the first half, 186 and 219 the winner of a
 * match without a draw. Null where the market, outcome or line is not one that this score decides: an operator does.
 * Postponed or abandoned matches are the caller's matter.
 */
export function decideOutcome(
  marketTypeId: number,
  outcomeId: number,
  special: string,
  score: Score,
): DecidedLeg | null {
  if (marketTypeId === 18) return decideTotal(outcomeId, special, score);
  const counted = marketTypeId === firstHalfResult ? score.halfTime : score;
  const wins = winsByScore.get(marketTypeId)?.get(outcomeId);
  return wins && counted ? { result: wins(counted) ? "won" : "lost" } : null;
}

type Wins = (score: Goals) => boolean;

/** The three-way market of the first half, by the feed's number: it is decided at half time. */
export const firstHalfResult = 60;

const threeWay = new Map<number, Wins>([
  [1, ({ home, away }) => home > away],
  [2, ({ home, away }) => home === away],
  [3, ({ home, away }) => home < away],
]);

/** Of sets or points; overtime counts. */
const winner = new Map<number, Wins>([
  [4, ({ home, away }) => home > away],
  [5, ({ home, away }) => home < away],
]);

const winsByScore: ReadonlyMap<number, ReadonlyMap<number, Wins>> = new Map([
  [1, threeWay],
  [firstHalfResult, threeWay],
  [
    10,
    new Map<number, Wins>([
      [9, ({ home, away }) => home >= away],
      [10, ({ home, away }) => home !== away],
      [11, ({ home, away }) => home <= away],
    ]),
  ],
  [
    29,
    new Map<number, Wins>([
      [74, ({ home, away }) => home > 0 && away > 0],
      [76, ({ home, away }) => home === 0 || away === 0],
    ]),
  ],
  [186, winner],
  [219, winner],
]);

const over = 12;
const under = 13;

/** Half lines win or lose, whole lines are void on the number itself, quarter lines are half of each neighbour (Asian totals). */
function decideTotal(outcomeId: number, special: string, score: Score): DecidedLeg | null {
  const line = quarters(special);
  if (line === null || (outcomeId !== over && outcomeId !== under)) return null;
  const distance = 4 * (score.home + score.away) - line;
  const ahead = outcomeId === over ? distance : -distance;
  if (ahead === 0) return { result: "void" };
  // Only a quarter line can be missed by a quarter: its nearer neighbour is a push, the other one decides.
  if (ahead === 1) return { result: "half_won" };
  if (ahead === -1) return { result: "half_lost" };
  return { result: ahead > 0 ? "won" : "lost" };
}

/** A total's line in quarters of a goal: "2.25" → 9. */
function quarters(special: string): number | null {
  const match = /^(\d{1,3})(?:\.(25|5|50|75|0|00))?$/.exec(special);
  if (!match) return null;
  const [, goals = "", part = "0"] = match;
  return 4 * Number(goals) + Number(part.padEnd(2, "0")) / 25;
}
