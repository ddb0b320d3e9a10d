import { type EnteredResult, mostSets, type ResultForm } from "./result-form.ts";
import type { ScorePair } from "./score-pair.ts";
import type { ResultProblem } from "./result-problem.ts";

/** Whether a set ends with this score. `index` counts from 0; the deciding set has rules of its own. */
export function isSet(form: ResultForm, index: number, { home, away }: ScorePair): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  const deciding = index === mostSets(form) - 1 || (form.setsToWin === null && index === 2);
  if (form.kind === "tennis") return isTennisSet(most, least) || (deciding && isTieBreak(most, least, 10));
  const fifth = index === mostSets(form) - 1;
  return isTieBreak(most, least, fifth ? 15 : 25);
}

/** Six games with a lead of two, or seven against five or six. */
function isTennisSet(most: number, least: number): boolean {
  return (most === 6 && least <= 4) || (most === 7 && (least === 5 || least === 6));
}

/** A number of points with a lead of two, and exactly two beyond it. */
function isTieBreak(most: number, least: number, points: number): boolean {
  return (most === points && least <= points - 2) || (most > points && least === most - 2);
}

/** The sets that each side won; an unfinished one counts for nobody. */
// @__NO_SIDE_EFFECTS__
export function setsWon(form: ResultForm, sets: readonly ScorePair[]): ScorePair {
  const won = (side: "home" | "away", other: "home" | "away"): number =>
    sets.filter((set, index) => isSet(form, index, set) && set[side] > set[other]).length;
  return { home: won("home", "away"), away: won("away", "home") };
}

/** What keeps a result in sets from being one. */
export function setProblems(form: ResultForm, { fullTime, periods, retired }: EnteredResult): readonly ResultProblem[] {
  const winning = form.setsToWin === null ? [2, 3] : [form.setsToWin];
  const [most, least] = [Math.max(fullTime.home, fullTime.away), Math.min(fullTime.home, fullTime.away)];
  if (periods !== undefined) {
    const problems = playedProblems(form, periods, retired !== undefined);
    if (problems.length > 0) return problems;
    const won = setsWon(form, periods);
    if (won.home !== fullTime.home || won.away !== fullTime.away) return [{ path: "fullTime", code: "setsSum" }];
  }
  const over = winning.includes(most) && least < most;
  if (retired !== undefined) {
    // Of an unknown length, two sets may be too few.
    const surely = most >= Math.max(...winning) || most + least >= mostSets(form);
    return surely ? [{ path: "retired", code: "retiredOver" }] : [];
  }
  if (over) return [];
  const beyond = most > Math.max(...winning) || least >= Math.max(...winning);
  const path = periods === undefined ? "fullTime" : `periods.${periods.length}`;
  return [{ path, code: beyond ? "setImpossible" : "setMissing" }];
}

/** Sets that cannot have ended so, or that were played after the match was won. */
function playedProblems(form: ResultForm, sets: readonly ScorePair[], retired: boolean): readonly ResultProblem[] {
  const needed = form.setsToWin ?? 3;
  for (const [index, set] of sets.entries()) {
    const before = setsWon(form, sets.slice(0, index));
    if (Math.max(before.home, before.away) >= needed) return [{ path: `periods.${index}`, code: "setNeedless" }];
    const unfinished = retired && index === sets.length - 1 && canGoOn(form, index, set);
    if (!unfinished && !isSet(form, index, set)) return [{ path: `periods.${index}`, code: "setImpossible" }];
  }
  return [];
}

/** Whether a set of tennis can stand so while it is played. */
function canGoOn(form: ResultForm, index: number, { home, away }: ScorePair): boolean {
  return Math.max(home, away) <= 6 && !isSet(form, index, { home, away });
}
