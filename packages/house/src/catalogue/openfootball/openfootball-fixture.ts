import { foldText } from "@livery/i18n/folding";
import { slugOf } from "../folding.ts";
import type { Competition } from "./competition.ts";
import type { MatchEntry } from "./openfootball-document.ts";
import { readGoals, type Goal } from "./goals.ts";
import { isPlainText } from "./plain-text.ts";
import { isCalendarDate, readClockTime, readKickoff, type ClockTime } from "./kickoff.ts";
import { isPlaceholder } from "./placeholder.ts";
import { readScore, type Complain, type Score } from "./score.ts";
import { readStatus, type FileStatus } from "./status.ts";

/** One match as a file gives it. */
export interface Fixture {
  readonly index: number;
  readonly location: string;
  /** The file's own number of the match, or null. */
  readonly num: number | null;
  readonly home: string;
  readonly away: string;
  readonly homeSlug: string;
  readonly awaySlug: string;
  readonly round: string | null;
  readonly stage: string | null;
  readonly group: string | null;
  readonly ground: string | null;
  /** RFC 3339 UTC; of a match without a time, local noon. */
  readonly startsAt: string;
  readonly timeKnown: boolean;
  /** False if `startsAt` is not sure: no time, or one whose zone is not known. Such a match is not offered. */
  readonly clockKnown: boolean;
  /** RFC 3339 UTC: the match cannot begin before. */
  readonly earliest: string;
  readonly status: FileStatus;
  readonly score: Score | null;
  readonly goals: readonly Goal[];
}

/** A field of a match that could not be read: the match's index in its file, and why. */
export interface Unread {
  readonly index: number;
  readonly location: string;
  readonly field: string;
  readonly value: string;
  readonly why: string;
}

const readFields = new Set(
  [
    "round num date time time_local timezone team1 team2 score status stage group ground stadium city goals1 goals2 knockout",
    "score1 score2 score1i score2i score1et score2et score1p score2p",
  ].flatMap((names) => names.split(" ")),
);

function nameOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { name } = value as Record<string, unknown>;
  return name;
}

function readTeam(value: unknown, field: string, complain: Complain): string | null {
  const name = nameOf(value);
  const text = typeof name === "string" ? name.trim() : "";
  if (text === "") complain(field, value, "no team's name");
  else if (isPlaceholder(text)) complain(field, value, "the team is not known yet");
  else if (text.length > 100 || slugOf(text) === "" || !isPlainText(text)) complain(field, value, "not a team's name");
  else return text;
  return null;
}

function readText(value: unknown, field: string, complain: Complain): string | null {
  const text = typeof value === "number" ? String(value) : nameOf(value);
  if (text === undefined || text === null || text === "") return null;
  if (typeof text === "string" && text.trim().length <= 200 && isPlainText(text.trim())) return text.trim() || null;
  complain(field, value, "not a short text");
  return null;
}

function readTime(match: Record<string, unknown>, complain: Complain): ClockTime | null {
  const { time, timezone } = match;
  if (time === undefined || time === null || time === "") return null;
  const read = typeof time === "string" ? readClockTime(time, typeof timezone === "string" ? timezone : "") : undefined;
  if (read !== undefined) return read;
  complain(
    "time",
    time,
    "not a time of day with an optional known zone; the match is shown at local noon and not offered",
  );
  return null;
}

/** A value as text, for the report. */
export function shownValue(value: unknown): string {
  const text = value === undefined ? "missing" : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

/**
 * Reads one entry. Null, with the reason in `unread`, if it does not name two teams or a date; a lesser fault loses only its
 * field.
 */
export function readFixture(
  entry: MatchEntry,
  index: number,
  competition: Competition,
  unread: Unread[],
): Fixture | null {
  const { location } = entry;
  const complain: Complain = (field, value, why) =>
    unread.push({ index, location: location, field, value: shownValue(value), why });
  if (typeof entry.value !== "object" || entry.value === null || Array.isArray(entry.value)) {
    complain("match", entry.value, "not an object");
    return null;
  }
  const match = entry.value as Record<string, unknown>;
  for (const field of Object.keys(match))
    if (!readFields.has(field)) complain(field, match[field], "a field the house does not know");
  const home = readTeam(match["team1"], "team1", complain);
  const away = readTeam(match["team2"], "team2", complain);
  const date = match["date"];
  const dated = typeof date === "string" && isCalendarDate(date.trim());
  if (!dated) complain("date", date, "not a day as YYYY-MM-DD");
  if (home === null || away === null || !dated) return null;
  if (foldText(home) === foldText(away)) {
    complain("team2", away, "a team cannot play itself");
    return null;
  }
  const time = readTime(match, complain);
  const status = readStatus(match["status"]);
  if (status === "unknown")
    complain("status", match["status"], "a status the house does not know; the match is locked (D26)");
  const score = readScore(match, complain);
  const kickoff = readKickoff(date.trim(), time, competition.zoneKnown ? competition.zone : null);
  if (time?.offset != null && !kickoff.clockKnown)
    complain("time", match["time"], "clocks do not show this zone on that day; the match is not offered");
  return {
    index,
    location,
    num: Number.isSafeInteger(match["num"]) ? Number(match["num"]) : null,
    home,
    away,
    homeSlug: slugOf(home),
    awaySlug: slugOf(away),
    round: readText(match["round"] ?? entry.round, "round", complain),
    stage: readText(match["stage"], "stage", complain),
    group: readText(match["group"], "group", complain),
    ground: readText(match["ground"] ?? match["stadium"], "ground", complain),
    ...kickoff,
    timeKnown: time !== null,
    status,
    score,
    goals: readGoals(match, score, complain),
  };
}
