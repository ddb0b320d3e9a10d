/** Intervals of the price tick, in milliseconds: as short as is useful, and longer under load. */
export const paces = [100, 200, 400] as const;

export type TickMs = (typeof paces)[number];

/** If work and lag take more than this share of a tick, ticks become slower at once. */
const busy = 0.7;
/** Below this share for `idleMs`, ticks become faster: half of `busy`, because a faster tick has half the time. */
const idle = 0.35;
const idleMs = 5_000;

export interface Pace {
  readonly tickMs: TickMs;
  /** Since when the load is low, by the clock of `Ticked.at`; null while it is higher. */
  readonly idleSince: number | null;
}

/** The measurements of a tick. */
export interface Ticked {
  /** When it ended, in milliseconds of a clock that does not run backwards. */
  readonly at: number;
  /** How long it took. */
  readonly tookMs: number;
  /** How much later than planned it began, because of this process's other work. */
  readonly lagMs: number;
}

export const firstPace: Pace = { tickMs: paces[0], idleSince: null };

/**
 * The pace after a tick. Slower ticks conflate more prices, of which the last is sent. Suspensions, goals and results wait only
 * for the source's next tick, and heartbeats have their own schedule.
 */
export function pace(before: Pace, { at, tookMs, lagMs }: Ticked): Pace {
  const { tickMs } = before;
  const share = (tookMs + lagMs) / tickMs;
  const level = paces.indexOf(tickMs);
  if (share > busy) return { tickMs: paces[level + 1] ?? tickMs, idleSince: null };
  if (share >= idle) return { tickMs, idleSince: null };
  const idleSince = before.idleSince ?? at;
  if (at - idleSince < idleMs) return { tickMs, idleSince };
  return { tickMs: paces[level - 1] ?? tickMs, idleSince: at };
}
