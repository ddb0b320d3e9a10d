/** Goals of home and away. */
type Goals = readonly [home: number, away: number];

/** A match's score. `ft` is after 90 minutes and stoppage time, which bets count (D20). */
export interface Score {
  readonly ft: Goals | null;
  readonly ht: Goals | null;
  readonly et: Goals | null;
  readonly p: Goals | null;
}

/** Reports what is wrong with a field of a match. */
export type Complain = (field: string, value: unknown, why: string) => void;

type Part = keyof Score;

/** The older shape's field names, part by part. */
const older: Readonly<Record<Part, readonly [string, string]>> = {
  ft: ["score1", "score2"],
  ht: ["score1i", "score2i"],
  et: ["score1et", "score2et"],
  p: ["score1p", "score2p"],
};
const parts: readonly Part[] = ["ft", "ht", "et", "p"];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isGoalCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 99;

function readPair(value: unknown, field: string, complain: Complain): Goals | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) {
    if (value.length === 0 || (value.length === 2 && value.every((goals) => goals === null))) return null;
    if (value.length === 2 && isGoalCount(value[0]) && isGoalCount(value[1])) return [value[0], value[1]];
  }
  complain(field, value, "not two whole numbers of goals");
  return null;
}

function readParts(match: Record<string, unknown>, complain: Complain): Score {
  const score = match["score"];
  if (isRecord(score)) {
    for (const key of Object.keys(score))
      if (!(parts as readonly string[]).includes(key)) complain(`score.${key}`, score[key], "not ft, ht, et or p");
    const of = (part: Part): Goals | null => readPair(score[part], `score.${part}`, complain);
    return { ft: of("ft"), ht: of("ht"), et: of("et"), p: of("p") };
  }
  const none = { ft: null, ht: null, et: null, p: null };
  if (Array.isArray(score)) return { ...none, ft: readPair(score, "score", complain) };
  if (typeof score === "string" && score.trim() !== "") {
    const pair = /^\s*(\d{1,2})\s*[-:\u2013]\s*(\d{1,2})\s*$/u.exec(score);
    if (pair !== null) return { ...none, ft: [Number(pair[1]), Number(pair[2])] };
    complain("score", score, "not a score");
  } else if (score !== undefined && score !== null && score !== "") complain("score", score, "not a score");
  const of = (part: Part): Goals | null => {
    const [home, away] = older[part];
    const pair = [match[home], match[away]];
    return pair.every((goals) => goals === undefined || goals === null) ? null : readPair(pair, home, complain);
  };
  return { ft: of("ft"), ht: of("ht"), et: of("et"), p: of("p") };
}

const exceeds = (a: Goals, b: Goals): boolean => a[0] > b[0] || a[1] > b[1];

/**
 * Reads a score of any openfootball shape: {ft, ht, et, p}, a bare pair, "2-1", or the older score1/score2 fields; null if there
 * is none. Parts that contradict the full-time score are reported and left out. A match known only after extra time or penalties
 * has no `ft`: bets count 90 minutes (D20), and the server does not guess them.
 */
export function readScore(match: Record<string, unknown>, complain: Complain): Score | null {
  let { ft, ht, et, p } = readParts(match, complain);
  if (ft === null && ht === null && et === null && p === null) return null;
  if (ft === null && (et !== null || p !== null))
    complain("score.ft", null, "only the score after extra time or penalties is given; after 90 minutes it is unknown");
  const whole = ft ?? et;
  if (ht !== null && whole !== null && exceeds(ht, whole)) {
    complain("score.ht", ht, "more goals at half time than at the end");
    ht = null;
  }
  if (et !== null && ft !== null && exceeds(ft, et)) {
    complain("score.et", et, "fewer goals after extra time than after 90 minutes");
    et = null;
  }
  if (p !== null && p[0] === p[1]) {
    complain("score.p", p, "a penalty shoot-out has a winner");
    p = null;
  }
  return { ft, ht, et, p };
}
