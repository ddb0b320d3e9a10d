import { zonedInstant } from "./zone-time.ts";

/** Hours from UTC of the abbreviations that openfootball's files use; ambiguous ones (IST, CST of China) are not read. */
const abbreviations: Readonly<Record<string, number>> = {
  UTC: 0, GMT: 0, Z: 0, WET: 0, WEST: 1, BST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3, MSK: 3, TRT: 3, JST: 9, KST: 9,
  AEST: 10, AEDT: 11, BRT: -3, ART: -3, EDT: -4, EST: -5, CDT: -5, MDT: -6, PDT: -7, PST: -8,
}; // prettier-ignore

/**
 * A match without a time is taken to start at local noon: earlier than practically every kick-off,
 * so that betting on it closes in time, and the date stays right in every zone.
 */
const unknownKickoffMinutes = 12 * 60;

export interface ClockTime {
  /** Minutes of the day. */
  readonly minutes: number;
  /** Minutes from UTC if the text names them, else null: the competition's zone counts. */
  readonly offset: number | null;
}

function readOffset(text: string): number | null | undefined {
  if (text === "") return null;
  const numeric = /^(?:UTC|GMT)?\s*([+±\u2212-])\s*(\d{1,2})(?::?(\d{2}))?$/u.exec(text);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    if (minutes > 14 * 60) return undefined;
    return numeric[1] === "+" || numeric[1] === "±" ? minutes : -minutes;
  }
  const hours = abbreviations[text.toUpperCase()];
  return hours === undefined ? undefined : hours * 60;
}

/** Reads "20:45", "9:30", "18:00 UTC+3", "20:45 CET"; undefined if it is none of these. */
export function readClockTime(text: string, zoneText = ""): ClockTime | undefined {
  const parts = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(.*)$/u.exec(text.trim());
  if (parts === null) return undefined;
  const hours = Number(parts[1]);
  const minutes = Number(parts[2]);
  if (hours > 23 || minutes > 59) return undefined;
  const offset = readOffset((parts[3] ?? "").trim() || zoneText.trim());
  return offset === undefined ? undefined : { minutes: hours * 60 + minutes, offset };
}

/** True for a day that the calendar has: "2024-02-29", not "2025-02-29". */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The kick-off as RFC 3339 UTC, from a local date and time in the competition's zone (IANA name). */
export function kickoffInstant(date: string, time: ClockTime | null, zone: string): string {
  const minutes = time?.minutes ?? unknownKickoffMinutes;
  const instant =
    time === null || time.offset === null
      ? zonedInstant(date, minutes, zone)
      : Date.parse(`${date}T00:00:00Z`) + (minutes - time.offset) * 60_000;
  return new Date(instant).toISOString();
}
