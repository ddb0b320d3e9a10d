import { zonedInstant, zoneOffset } from "@livery/contract";

/**
 * Hours from UTC of the abbreviations that files use; ambiguous ones (IST, CST of China) are not read. A zone whose clocks change
 * with the season is named: an abbreviation that its clocks do not show on the day is in doubt.
 */
const abbreviations: Readonly<Record<string, readonly [hours: number, zone?: string]>> = {
  UTC: [0],
  GMT: [0],
  Z: [0],
  WET: [0, "Europe/Lisbon"],
  WEST: [1, "Europe/Lisbon"],
  BST: [1, "Europe/London"],
  CET: [1, "Europe/Berlin"],
  CEST: [2, "Europe/Berlin"],
  EET: [2, "Europe/Athens"],
  EEST: [3, "Europe/Athens"],
  MSK: [3],
  TRT: [3],
  JST: [9],
  KST: [9],
  AEST: [10],
  AEDT: [11, "Australia/Sydney"],
  BRT: [-3],
  ART: [-3],
  EDT: [-4, "America/New_York"],
  EST: [-5, "America/New_York"],
  CDT: [-5, "America/Chicago"],
  MDT: [-6, "America/Denver"],
  PDT: [-7, "America/Los_Angeles"],
  PST: [-8, "America/Los_Angeles"],
};

/** Names of clocks that change with the season. */
const clocks: Readonly<Record<string, string>> = {
  ET: "America/New_York",
  CT: "America/Chicago",
  MT: "America/Denver",
  PT: "America/Los_Angeles",
  "UK TIME": "Europe/London",
};

/** Words beside a time that name no zone: the competition's counts. */
const plainWords = /^(?:h|hs|hrs|uhr|local|local time|local-time)$/iu;

/**
 * A match without a time is shown at local noon, so that its date is right in every zone. It is not offered: it may begin at any
 * time of its day.
 */
const unknownKickoffMinutes = 12 * 60;

/** Minutes from UTC of the zone that is first in the day: no clock shows a date earlier. */
const firstZoneMinutes = 14 * 60;

export interface ClockTime {
  /** Minutes of the day; 1440 is the end of the day. */
  readonly minutes: number;
  /** Minutes from UTC if the text names them, else null. */
  readonly offset: number | null;
  /** The IANA zone that the text names, or whose clocks must show the offset; null without one. */
  readonly zone: string | null;
}

type NamedZone = Pick<ClockTime, "offset" | "zone">;

function readZone(given: string): NamedZone | undefined {
  const text = given.replace(/^\s*[([]\s*(.*?)\s*[)\]]\s*$/u, "$1").trim();
  if (text === "" || plainWords.test(text)) return { offset: null, zone: null };
  const numeric = /^(?:UTC|GMT)?\s*([+±\u2212\u2013-])\s*(\d{1,2})(?::?(\d{2}))?$/iu.exec(text);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    if (minutes > firstZoneMinutes) return undefined;
    return { offset: numeric[1] === "+" || numeric[1] === "±" ? minutes : -minutes, zone: null };
  }
  const named = abbreviations[text.toUpperCase()];
  if (named !== undefined) return { offset: named[0] * 60, zone: named[1] ?? null };
  const clock = clocks[text.toUpperCase()] ?? text;
  return /^[A-Z][A-Za-z_]+\/[A-Za-z_/+-]+$/u.test(clock) && isZone(clock) ? { offset: null, zone: clock } : undefined;
}

function isZone(name: string): boolean {
  try {
    zoneOffset(name, 0);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Reads "20:45", "9:30", "24:00", "20h45", "8:30 pm", "18:00 UTC+3", "20:45 (UTC+1)", "20:45 CET", "19:30 ET"; undefined if it is
 * none of these. `zoneText`: the zone where the time names none.
 */
export function readClockTime(text: string, zoneText = ""): ClockTime | undefined {
  const parts =
    /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?|(?=h\b|\s*[ap]\.?\s?m\b))\s*(?:([ap])\.?\s?m\b\.?)?\s*(.*)$/iu.exec(
      text.normalize("NFKC").trim(),
    );
  if (parts === null) return undefined;
  const [, hourText, minuteText = "0", half, rest = ""] = parts;
  const hours = hourOf(Number(hourText), half?.toLowerCase());
  const minutes = Number(minuteText);
  if (hours === null || minutes > 59 || hours * 60 + minutes > 24 * 60) return undefined;
  const named = readZone(rest);
  if (named === undefined) return undefined;
  const isNamed = named.offset !== null || named.zone !== null;
  const zone = isNamed ? named : readZone(zoneText);
  return zone === undefined ? undefined : { minutes: hours * 60 + minutes, ...zone };
}

function hourOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours <= 24 ? hours : null;
  if (hours < 1 || hours > 12) return null;
  return (hours % 12) + (half === "p" ? 12 : 0);
}

/** True for a day that the calendar has: "2024-02-29", not "2025-02-29". */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** When a match begins, as far as a file says it. */
export interface Kickoff {
  /** RFC 3339 UTC: the given instant, or the most plausible one. */
  readonly startsAt: string;
  /** True if the instant is sure: a time with an offset, or in a known zone. */
  readonly clockKnown: boolean;
  /** RFC 3339 UTC: the match cannot begin before. The same as `startsAt` if that is sure. */
  readonly earliest: string;
}

/** The kick-off of a date and time. `zone`: the competition's (IANA name), which counts where the time names none; null if unknown. */
export function readKickoff(date: string, time: ClockTime | null, zone: string | null): Kickoff {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const minutes = time?.minutes ?? unknownKickoffMinutes;
  const inZone = time?.zone ?? zone;
  const offset = time?.offset ?? null;
  const startsAt =
    offset === null ? zonedInstant(date, minutes, inZone ?? "UTC") : midnight + (minutes - offset) * 60_000;
  const clockKnown = time !== null && (offset === null ? inZone !== null : isShown(startsAt, offset, time.zone, zone));
  const first = time?.minutes ?? 0;
  const local = inZone === null ? midnight + (first - firstZoneMinutes) * 60_000 : zonedInstant(date, first, inZone);
  const earliest = clockKnown ? startsAt : Math.min(startsAt, local);
  return { startsAt: instantText(startsAt), clockKnown, earliest: instantText(earliest) };
}

/** Whether clocks show an abbreviation's offset at an instant: in July "CET" may mean CEST. */
function isShown(instant: number, offset: number, named: string | null, zone: string | null): boolean {
  return named === null || [named, zone].some((each) => each !== null && zoneOffset(each, instant) === offset * 60_000);
}

const instantText = (instant: number): string => new Date(instant).toISOString();
