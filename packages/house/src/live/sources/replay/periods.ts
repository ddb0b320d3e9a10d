import type { TimedEvent } from "../event.ts";

/** One period as it was played. */
export interface PlayedPeriod {
  /** The feed's status of the period, and of what follows it. */
  readonly status: string;
  readonly next: string;
  /** Where its clock begins, in seconds. */
  readonly from: number;
  /** How long it lasted with stoppage, in seconds. */
  readonly lasted: number;
  /** Announced stoppage, and at which second of the period. */
  readonly added: { readonly seconds: number; readonly at: number } | null;
  /** Length of the break after it, in seconds. */
  readonly breakSeconds: number;
}

/** When each period begins, in milliseconds since kick-off. */
export function periodStarts(periods: readonly PlayedPeriod[]): readonly number[] {
  let at = 0;
  return periods.map(({ lasted, breakSeconds }) => {
    const start = at;
    at += (lasted + breakSeconds) * 1000;
    return start;
  });
}

/** The phases of a match that was played in these periods. The last period's `next` ends it. */
export function phases(periods: readonly PlayedPeriod[]): TimedEvent[] {
  const starts = periodStarts(periods);
  return periods.flatMap((period, index) => {
    const start = starts[index] ?? 0;
    const { status, next, from, lasted, added } = period;
    const events: TimedEvent[] = [
      { at: start, event: { kind: "phase", status, second: from, running: status !== "penalties" } },
    ];
    if (added !== null) events.push({ at: start + added.at * 1000, event: { kind: "added", seconds: added.seconds } });
    events.push({
      at: start + lasted * 1000,
      event: { kind: "phase", status: next, second: from + nominal(period), running: false },
    });
    return events;
  });
}

/** Seconds of the period by the rules: the clock shows its end in the break after it. */
function nominal({ status }: PlayedPeriod): number {
  if (status === "penalties") return 0;
  return status.endsWith("_ot") ? 900 : 2700;
}
