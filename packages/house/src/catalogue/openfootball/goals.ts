import { isPlainText } from "./plain-text.ts";
import type { Complain, Score } from "./score.ts";

/** One goal, credited to the side it counts for: an own goal stands with the side that gains. */
export interface Goal {
  readonly side: "home" | "away";
  readonly scorer: string;
  readonly minute: number;
  /** Minutes of stoppage time: 90+3 is minute 90, added 3. */
  readonly added: number;
  readonly penalty: boolean;
  readonly ownGoal: boolean;
}

function readMinute(goal: Record<string, unknown>): { minute: number; added: number } | null {
  const given = goal["minute"];
  const written = typeof given === "number" || typeof given === "string" ? String(given).trim() : "";
  const text = /^(\d{1,3})'?(?:\+(\d{1,2})'?)?$/u.exec(written);
  const offset = goal["offset"] ?? text?.[2] ?? 0;
  const minute = Number(text?.[1]);
  const added = Number(offset);
  return text !== null && minute >= 1 && minute <= 130 && Number.isSafeInteger(added) && added >= 0 && added <= 40
    ? { minute, added }
    : null;
}

function readSide(value: unknown, field: "goals1" | "goals2", side: Goal["side"], complain: Complain): Goal[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    complain(field, value, "not a list of goals");
    return [];
  }
  return value.flatMap((goal: unknown, index): Goal[] => {
    const record = typeof goal === "object" && goal !== null ? (goal as Record<string, unknown>) : {};
    const minute = readMinute(record);
    const scorer = record["name"];
    if (minute === null || typeof scorer !== "string" || scorer.length > 200 || !isPlainText(scorer)) {
      complain(`${field}.${index}`, goal, "not a scorer's name and a minute");
      return [];
    }
    return [{ side, scorer, ...minute, penalty: record["penalty"] === true, ownGoal: record["owngoal"] === true }];
  });
}

/** Reads goals1 and goals2, in the order of the match. Goals that do not add up to the score are reported and stay. */
export function readGoals(match: Record<string, unknown>, score: Score | null, complain: Complain): readonly Goal[] {
  const home = readSide(match["goals1"], "goals1", "home", complain);
  const away = readSide(match["goals2"], "goals2", "away", complain);
  const end = score?.et ?? score?.ft ?? null;
  if (home.length + away.length > 0 && end !== null && (home.length !== end[0] || away.length !== end[1]))
    complain("goals1", `${home.length}:${away.length}`, `the goals do not add up to ${end[0]}:${end[1]}`);
  return [...home, ...away].sort((a, b) => a.minute - b.minute || a.added - b.added);
}
