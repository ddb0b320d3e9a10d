import { leadOf, type Goals, type Lead } from "./score.ts";

/** The results that a score can give an outcome. */
export type Result = "won" | "lost" | "void" | "half_won" | "half_lost";

/** How goals decide one outcome. */
export interface GoalsRule {
  /** Up to this number of goals, of one side or of both together, one more goal can still change the result. */
  readonly goalsMargin: number;
  readonly decide: (goals: Goals) => Result;
}

/**
 * The outcomes of a market that goals decide, with the rule of each; null if the outcome or the handicap line does not belong to
 * it.
 */
export interface GoalsMarket {
  readonly outcomes: readonly number[];
  readonly rule: (outcomeId: number, special: string) => GoalsRule | null;
}

const home = 1;
const draw = 0;
const away = -1;

export const threeWay = byLead([1, [home]], [2, [draw]], [3, [away]]);
export const doubleChance = byLead([9, [home, draw]], [10, [home, away]], [11, [draw, away]]);
export const bothToScore = fixed(
  [74, ({ home, away }) => home > 0 && away > 0],
  [76, (goals) => goals.home === 0 || goals.away === 0],
);
export const oddEven = fixed(
  [70, (goals) => (goals.home + goals.away) % 2 === 1],
  [72, (goals) => (goals.home + goals.away) % 2 === 0],
);

/** A draw returns the stake. */
export const drawNoBet: GoalsMarket = {
  outcomes: [4, 5],
  rule: (outcomeId) => {
    const side = sideOf(outcomeId, [4, 5]);
    return side && { goalsMargin: 0, decide: (goals) => asian(4 * side * (goals.home - goals.away)) };
  },
};

/** Over and under a number of goals in `special`: a half, whole or quarter line ("2.5", "2", "2.25"). */
export const total: GoalsMarket = {
  outcomes: [12, 13],
  rule: (outcomeId, special) => {
    const handicapLine = /^\d/.test(special) ? quarters(special) : null;
    const side = sideOf(outcomeId, [12, 13]);
    return handicapLine === null || side === null
      ? null
      : {
          goalsMargin: Math.ceil(handicapLine / 4),
          decide: (goals) => asian(side * (4 * (goals.home + goals.away) - handicapLine)),
        };
  },
};

/** Asian handicap: `special` is the home side's handicap ("-0.75", "0.5"); the away side has the opposite. */
export const handicap: GoalsMarket = {
  outcomes: [1714, 1715],
  rule: (outcomeId, special) => {
    const handicapLine = quarters(special);
    const side = sideOf(outcomeId, [1714, 1715]);
    return handicapLine === null || side === null
      ? null
      : {
          goalsMargin: Math.ceil(Math.abs(handicapLine) / 4),
          decide: (goals) => asian(side * (4 * (goals.home - goals.away) + handicapLine)),
        };
  },
};

/** European handicap: the goals that both sides start with ("0:1"), then the leader. */
export const headStart: GoalsMarket = {
  outcomes: [1711, 1712, 1713],
  rule: (outcomeId, special) => {
    const given = /^(\d{1,2}):(\d{1,2})$/.exec(special);
    const expected = ([home, draw, away] as const)[outcomeId - 1711];
    if (given === null || expected === undefined) return null;
    const [ofHome, ofAway] = [Number(given[1]), Number(given[2])];
    return {
      goalsMargin: Math.abs(ofHome - ofAway),
      decide: (goals) => wonIf(leadOf({ home: goals.home + ofHome, away: goals.away + ofAway }) === expected),
    };
  },
};

/** Correct scores have an outcome each up to this many goals a side; every higher one is the outcome "other". */
export const namedGoals = 4;
/** UOF's outcome for every score without an outcome of its own. */
export const otherScore = 324;

/** UOF's outcome of a score: 274 is 0:0, 276 is 1:0, 284 is 0:1, 322 is 4:4. */
export function scoreOutcome(goals: Goals): number {
  if (goals.home > namedGoals || goals.away > namedGoals) return otherScore;
  return 274 + 2 * (goals.home + (namedGoals + 1) * goals.away);
}

export const correctScore: GoalsMarket = {
  outcomes: Array.from({ length: 26 }, (_, at) => 274 + 2 * at),
  rule: (outcomeId) =>
    correctScore.outcomes.includes(outcomeId)
      ? { goalsMargin: namedGoals, decide: (goals) => wonIf(scoreOutcome(goals) === outcomeId) }
      : null,
};

export function wonIf(holds: boolean): "won" | "lost" {
  return holds ? "won" : "lost";
}

function fixed(...holds: readonly (readonly [outcomeId: number, holds: (goals: Goals) => boolean])[]): GoalsMarket {
  const rules = new Map(
    holds.map(([outcomeId, holds]): [number, GoalsRule] => [
      outcomeId,
      { goalsMargin: 0, decide: (goals) => wonIf(holds(goals)) },
    ]),
  );
  return { outcomes: [...rules.keys()], rule: (outcomeId) => rules.get(outcomeId) ?? null };
}

function byLead(...outcomes: readonly (readonly [outcomeId: number, leads: readonly Lead[]])[]): GoalsMarket {
  return fixed(...outcomes.map(([id, leads]) => [id, (goals: Goals) => leads.includes(leadOf(goals))] as const));
}

/** 1 for the first outcome of two, -1 for the second. */
export function sideOf(outcomeId: number, [first, second]: readonly [number, number]): 1 | -1 | null {
  return outcomeId === first ? 1 : outcomeId === second ? -1 : null;
}

/** The result of a bet that is this many quarters ahead of its line: 0 returns the stake, one quarter decides half of it. */
function asian(ahead: number): Result {
  if (ahead === 0) return "void";
  if (ahead === 1) return "half_won";
  if (ahead === -1) return "half_lost";
  return wonIf(ahead > 0);
}

/** A handicap line in quarters of a goal: "-2.25" → -9. */
function quarters(special: string): number | null {
  const match = /^([+-]?)(\d{1,3})(?:\.(25|5|50|75|0|00))?$/.exec(special);
  if (!match) return null;
  const [, sign = "", goals = "", part = "0"] = match;
  const handicapLine = 4 * Number(goals) + Number(part.padEnd(2, "0")) / 25;
  return sign === "-" ? -handicapLine : handicapLine;
}
