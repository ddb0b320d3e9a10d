import {
  type EnteredResult,
  fullTimeOf,
  hasSets,
  mostSets,
  partsOf,
  type PanelMatchResult,
  type ResultForm,
  type ResultProblemCode,
  resultProblems,
  type ScorePair,
} from "@livery/contract/panel";
import { readScore, type TypedScore } from "./typed-score.ts";

/** A row of the form: a score of the whole match, or of one of its parts or sets. */
export type ResultRowName = "fullTime" | "halfTime" | "extraTime" | "penalties" | `periods.${number}`;

/** A result while it is typed. */
export interface ResultDraft {
  readonly scores: Readonly<Partial<Record<ResultRowName, TypedScore>>>;
  readonly retired: "home" | "away" | null;
}

/** What is wrong with a row; `numbers`: it is not two numbers. */
export type RowProblem = ResultProblemCode | "numbers";

export interface ReadDraft {
  readonly result: EnteredResult;
  /** The score of the whole match, if it follows from its parts; null while one is missing. */
  readonly total: ScorePair | null;
  /** The first problem of each row, and of the choice who gave up. */
  readonly problems: ReadonlyMap<ResultRowName | "retired", RowProblem>;
}

const none: TypedScore = { home: "", away: "" };

/** The rows of a sport's form, in their order. Sets follow as long as they can be played. */
export function rowsOf(form: ResultForm, { scores }: ResultDraft): readonly ResultRowName[] {
  const row = (index: number): ResultRowName => `periods.${index}`;
  if (hasSets(form.kind)) {
    const most = mostSets(form);
    const typed = Array.from({ length: most }, (_, index) => readScore(scores[row(index)] ?? none).kind !== "none");
    const least = (most + 1) / 2 - (form.setsToWin === null ? 1 : 0);
    const shown = Math.max(least, Math.min(most, typed.lastIndexOf(true) + 1 + (isOver(form, scores) ? 0 : 1)));
    return Array.from({ length: shown }, (_, index) => row(index));
  }
  const parts = Array.from({ length: partsOf(form.kind) }, (_, index) => row(index));
  if (parts.length > 0) return [...parts, "extraTime", ...(form.kind === "basketball" ? [] : (["penalties"] as const))];
  return ["fullTime", "halfTime", "extraTime", "penalties"];
}

/** Whether the sets that are typed decide the match. */
function isOver(form: ResultForm, scores: ResultDraft["scores"]): boolean {
  const sets = setsIn(form, scores);
  return resultProblems(form, { fullTime: fullTimeOf(form, sets), periods: sets }).length === 0;
}

function setsIn(form: ResultForm, scores: ResultDraft["scores"]): readonly ScorePair[] {
  const sets: ScorePair[] = [];
  for (let index = 0; index < mostSets(form); index += 1) {
    const read = readScore(scores[`periods.${index}`] ?? none);
    if (read.kind !== "score") break;
    sets.push(read.score);
  }
  return sets;
}

/** Whether a row has to be filled. */
export function isRequired(form: ResultForm, row: ResultRowName): boolean {
  if (row === "halfTime") return form.halfTimeNeeded;
  if (hasSets(form.kind)) return Number(row.split(".")[1]) < (form.setsToWin ?? 2);
  return row === "fullTime" || row.startsWith("periods.");
}

/** Reads what was typed, and checks it by the rules of the sport. */
export function readDraft(form: ResultForm, draft: ResultDraft): ReadDraft {
  const problems = new Map<ResultRowName | "retired", RowProblem>();
  const rows = rowsOf(form, draft);
  const lastTyped = rows.findLastIndex(
    (row) => row.startsWith("periods.") && readScore(draft.scores[row] ?? none).kind !== "none",
  );
  /** Parts or sets before one that was typed. */
  const later = new Set(rows.slice(0, Math.max(0, lastTyped)));
  const read = (row: ResultRowName) => {
    const { [row]: typed = none } = draft.scores;
    const score = readScore(typed);
    const isGap = later.has(row);
    const missing = score.kind === "none" && (isGap || (isRequired(form, row) && draft.retired === null));
    if (score.kind === "wrong" || missing)
      problems.set(row, row === "halfTime" && missing ? "halfTimeMissing" : "numbers");
    return score.kind === "score" ? score.score : undefined;
  };
  const periodRows = rows.filter((row) => row.startsWith("periods."));
  const periods = periodRows.map(read).filter((score) => score !== undefined);
  const complete = periodRows.every((row) => !problems.has(row));
  const total = periodRows.length > 0 && complete ? fullTimeOf(form, periods) : null;
  const fullTime = periodRows.length > 0 ? (total ?? { home: 0, away: 0 }) : (read("fullTime") ?? { home: 0, away: 0 });
  const extra = rows.includes("extraTime") ? read("extraTime") : undefined;
  // In sports that add up their parts, overtime is entered as one more part.
  const extraTime =
    extra && periodRows.length > 0 ? { home: fullTime.home + extra.home, away: fullTime.away + extra.away } : extra;
  const result: EnteredResult = {
    fullTime,
    halfTime: rows.includes("halfTime") ? read("halfTime") : undefined,
    extraTime,
    penalties: rows.includes("penalties") ? read("penalties") : undefined,
    periods: periodRows.length > 0 ? periods : undefined,
    retired: draft.retired ?? undefined,
  };
  if (problems.size === 0)
    for (const { path, code } of resultProblems(form, result)) {
      const row = rowOf(path, rows);
      if (!problems.has(row)) problems.set(row, code);
    }
  return { result, total, problems };
}

/** The row that shows a problem: a path of a field that the form does not have falls on its last part or set. */
function rowOf(path: string, rows: readonly ResultRowName[]): ResultRowName | "retired" {
  if (path === "retired") return path;
  return rows.find((row) => row === path) ?? rows.findLast((row) => row.startsWith("periods.")) ?? "fullTime";
}

/** What is known of a match, as a draft. */
export function draftOf(match: PanelMatchResult): ResultDraft {
  const typed = (score: ScorePair | null | undefined): TypedScore =>
    score ? { home: String(score.home), away: String(score.away) } : none;
  const { fullTime, extraTime, form } = match;
  const overtime =
    extraTime && fullTime && partsOf(form.kind) > 0
      ? { home: extraTime.home - fullTime.home, away: extraTime.away - fullTime.away }
      : extraTime;
  return {
    scores: {
      fullTime: typed(fullTime),
      halfTime: typed(match.halfTime),
      extraTime: typed(overtime),
      penalties: typed(match.penalties),
      ...Object.fromEntries(match.periods.map((score, index) => [`periods.${index}`, typed(score)])),
    },
    retired: match.retired,
  };
}
