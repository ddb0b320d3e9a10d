import { type EnteredResult, hasSets, partsOf, type ResultForm } from "./result-form.ts";
import type { ScorePair } from "./score-pair.ts";
import type { ResultProblem } from "./result-problem.ts";
import { setProblems, setsWon } from "./set-rules.ts";

const isLevel = ({ home, away }: ScorePair): boolean => home === away;
const isBelow = (score: ScorePair, other: ScorePair): boolean => score.home < other.home || score.away < other.away;

/**
 * What keeps a result from being one that a match of its sport can have and that decides its markets; empty if nothing does. The
 * panel's form and the server use it alike. The first problem of a field comes first.
 */
export function resultProblems(form: ResultForm, result: EnteredResult): readonly ResultProblem[] {
  const foreign = foreignFields(form, result);
  if (foreign.length > 0) return foreign;
  return hasSets(form.kind) ? setProblems(form, result) : [...partProblems(form, result), ...endProblems(form, result)];
}

/** Fields that the sport does not have. */
function foreignFields({ kind }: ResultForm, result: EnteredResult): readonly ResultProblem[] {
  const foreign: (keyof EnteredResult)[] = [];
  if (kind !== "football" && kind !== "other") foreign.push("halfTime");
  if (kind !== "tennis") foreign.push("retired");
  if (hasSets(kind)) foreign.push("extraTime", "penalties");
  if (kind === "basketball") foreign.push("penalties");
  if (!hasSets(kind) && partsOf(kind) === 0) foreign.push("periods");
  return foreign
    .filter((field) => result[field] !== undefined)
    .map((path): ResultProblem => ({ path, code: "notOfSport" }));
}

function partProblems(form: ResultForm, { fullTime, halfTime, periods }: EnteredResult): readonly ResultProblem[] {
  const problems: ResultProblem[] = [];
  const parts = partsOf(form.kind);
  if (halfTime === undefined && form.halfTimeNeeded) problems.push({ path: "halfTime", code: "halfTimeMissing" });
  if (halfTime !== undefined && isBelow(fullTime, halfTime)) problems.push({ path: "halfTime", code: "halfTimeAbove" });
  if (periods !== undefined && periods.length !== parts) problems.push({ path: "periods", code: "partsMissing" });
  else if (periods !== undefined && !isSame(sumOf(periods), fullTime))
    problems.push({ path: "fullTime", code: "partsSum" });
  return problems;
}

/** How a match that was level after regular time ended. */
function endProblems(form: ResultForm, { fullTime, extraTime, penalties }: EnteredResult): readonly ResultProblem[] {
  const problems: ResultProblem[] = [];
  // Basketball is never level in the end; the other sports may be, unless a market needs the winner.
  const decided = form.winnerNeeded || form.kind === "basketball";
  if (!isLevel(fullTime)) {
    if (extraTime !== undefined) problems.push({ path: "extraTime", code: "overtimeNeedless" });
    if (penalties !== undefined) problems.push({ path: "penalties", code: "shootOutNeedless" });
    return problems;
  }
  if (extraTime !== undefined) problems.push(...overtimeProblems(form, fullTime, extraTime));
  const level = extraTime === undefined || isLevel(extraTime);
  if (penalties !== undefined && !level) problems.push({ path: "penalties", code: "shootOutNeedless" });
  else if (penalties !== undefined && isLevel(penalties)) problems.push({ path: "penalties", code: "shootOutLevel" });
  else if (penalties === undefined && level && decided && problems.length === 0)
    problems.push({ path: extraTime === undefined ? "extraTime" : "penalties", code: "winnerMissing" });
  return problems;
}

function overtimeProblems({ kind }: ResultForm, fullTime: ScorePair, extraTime: ScorePair): readonly ResultProblem[] {
  const path = "extraTime";
  if (isBelow(extraTime, fullTime)) return [{ path, code: "overtimeBelow" }];
  if (kind === "basketball" && isLevel(extraTime)) return [{ path, code: "overtimeLevel" }];
  // The first goal ends it.
  const goals = extraTime.home - fullTime.home + extraTime.away - fullTime.away;
  return kind === "ice_hockey" && goals > 1 ? [{ path, code: "overtimeGoal" }] : [];
}

function isSame(score: ScorePair, other: ScorePair): boolean {
  return score.home === other.home && score.away === other.away;
}

/** What both sides scored in all parts together. */
// @__NO_SIDE_EFFECTS__
export function sumOf(parts: readonly ScorePair[]): ScorePair {
  return {
    home: parts.reduce((sum, { home }) => sum + home, 0),
    away: parts.reduce((sum, { away }) => sum + away, 0),
  };
}

/** The score after regular time that follows from the parts or sets of a match. */
export function fullTimeOf(form: ResultForm, periods: readonly ScorePair[]): ScorePair {
  return hasSets(form.kind) ? setsWon(form, periods) : sumOf(periods);
}
