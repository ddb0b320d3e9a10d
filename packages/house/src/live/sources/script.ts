import type { TimedEvent } from "./event.ts";
import type { SourceMatch } from "./source.ts";

/** A match whose events its source knows in advance. */
export interface Script {
  readonly match: Omit<SourceMatch, "startsAt">;
  /** In order of time; the last one ends the match. */
  readonly events: readonly TimedEvent[];
}

/** Events by time; those of one moment keep their order. */
export function inOrder(events: readonly TimedEvent[]): TimedEvent[] {
  return events
    .map((event, index) => ({ event, index }))
    .sort((a, b) => a.event.at - b.event.at || a.index - b.index)
    .map(({ event }) => event);
}

/** How long a script lasts, in milliseconds of the match. */
export function lengthOf({ events }: Script): number {
  return events.at(-1)?.at ?? 0;
}
