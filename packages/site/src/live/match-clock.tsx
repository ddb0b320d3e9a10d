import { matchPhase, readClock, type LiveMatch } from "@livery/feed";
import { useLayoutEffect, useRef } from "react";
import { useServices } from "../app/services.ts";
import { useWords, wordsOf, type WordKey, type Words } from "../app/words.ts";
import type { i18n } from "i18next";

type Timed = Pick<LiveMatch, "clock" | "periodLength" | "status">;

/** A status in words: `Half-time`, `2nd set`, `After overtime`; one that nobody knows is in play (D26). */
export function liveStatus(words: i18n, status: string): string {
  const key = `live:status.${status}`;
  const known = matchPhase(status) !== "unknown" && words.exists(key);
  return wordsOf(words)((known ? key : "live:status.unknown") as WordKey);
}

/** What a match's clock shows at a moment of the house's clock: `67′`, `45+2′`, or the status where none runs (D27). */
export function clockText(t: Words, words: i18n, match: Timed, serverMs: number | null): string {
  const { clock, periodLength, status } = match;
  if (clock === null || serverMs === null || matchPhase(status) !== "playing") return liveStatus(words, status);
  const { beyond, minute } = readClock(clock, serverMs, periodLength);
  return beyond > 0 ? t("live:minuteBeyond", { minute, beyond: Math.ceil(beyond / 60) }) : t("live:minute", { minute });
}

/** The running clock of a match. It writes itself every second: React has nothing to do with time. */
export function MatchClock({ match, className }: { readonly match: LiveMatch; readonly className?: string }) {
  const { i18n, live, now } = useServices();
  const t = useWords();
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const span = place.current;
    if (span === null) return undefined;
    const write = (): void => {
      const next = clockText(t, i18n, match, live.serverNow() ?? now());
      if (span.textContent !== next) span.textContent = next;
    };
    write();
    const timer = setInterval(write, 1_000);
    return () => clearInterval(timer);
  }, [match, t, i18n, live, now]);
  // Minutes have no direction of their own: beside Persian words they keep theirs.
  return <bdi ref={place} className={className} />;
}
