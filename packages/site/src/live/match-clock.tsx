import { type ClockReading, matchPhase, readClock, type LiveMatch } from "@livery/feed";
import { useLayoutEffect, useRef } from "react";
import { useServices } from "../core/services.ts";
import { useTranslate, createTranslate, type MessageKey, type Translate } from "../core/translate.ts";
import { everySecond } from "./every-second.ts";
import { minuteText } from "./minute-text.ts";
import type { i18n } from "i18next";

type Timed = Pick<LiveMatch, "clock" | "periodLength" | "sportId" | "status">;

/** Football, handball and futsal: their periods are halves. */
const sportsOfHalves: ReadonlySet<number> = new Set([1, 6, 29]);

/**
 * Returns the text of a status: `1st half`, `Half-time`, `2nd set`, `After overtime`; an unknown status counts as in play (D26).
 */
export function liveStatus(i18n: i18n, status: string, sportId?: number): string {
  const half = `live:half.${status}`;
  const key =
    sportId !== undefined && sportsOfHalves.has(sportId) && i18n.exists(half) ? half : `live:status.${status}`;
  const known = matchPhase(status) !== "unknown" && i18n.exists(key);
  return createTranslate(i18n)((known ? key : "live:status.unknown") as MessageKey);
}

/**
 * Returns the text of a match's clock at a moment of the server's clock: `67′`, `45+2′`, or the status where no clock runs (D27).
 */
export function clockText(t: Translate, i18n: i18n, match: Timed, serverMs: number | null): string {
  const reading = readingOf(match, serverMs);
  return reading === null ? liveStatus(i18n, match.status, match.sportId) : minuteText(t, reading);
}

/** Null where no clock runs. */
function readingOf({ clock, periodLength, status }: Timed, serverMs: number | null): ClockReading | null {
  if (clock === null || serverMs === null || matchPhase(status) !== "playing") return null;
  return readClock(clock, serverMs, periodLength);
}

/**
 * Readings with the same number have the same text: messages are looked up once a minute, not once a second for each of 400
 * clocks.
 */
function numberOf(reading: ClockReading | null): number {
  return reading === null ? -1 : reading.minute * 1_000 + Math.ceil(reading.beyond / 60);
}

/** The running clock of a match. It writes its own text every second, without React. */
export function MatchClock({ match, className }: { readonly match: LiveMatch; readonly className?: string }) {
  const { i18n, live, now } = useServices();
  const t = useTranslate();
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const span = element.current;
    if (span === null) return undefined;
    let shown: number | null = null;
    const write = (): void => {
      const serverMs = live.serverNow() ?? now();
      const reading = readingOf(match, serverMs);
      const number = numberOf(reading);
      if (number === shown) return;
      shown = number;
      // A status is a word, and a translator's; a time that runs is not.
      span.translate = reading === null;
      const next = clockText(t, i18n, match, serverMs);
      if (span.textContent !== next) span.textContent = next;
    };
    write();
    return everySecond(write);
  }, [match, t, i18n, live, now]);
  // Minutes have no text direction: isolated, they keep theirs beside Persian words.
  return <bdi ref={element} className={className} />;
}
