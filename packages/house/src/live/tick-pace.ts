/** How often prices leave, in milliseconds: as often as they are of use to anybody, and less while there is too much to do. */
export const paces = [100, 200, 400] as const;

export type TickMs = (typeof paces)[number];

/** Above this share of a tick spent in it, or late for it, ticks are slower at once. */
const busy = 0.7;
/** Below this share for so long they are faster: half of `busy`, so that half the time is enough. */
const idle = 0.35;
const idleMs = 5_000;

export interface Pace {
  readonly tickMs: TickMs;
  /** Since when there is little to do, by the clock of `Ticked.at`; null while there is more. */
  readonly idleSince: number | null;
}

/** What a tick was like. */
export interface Ticked {
  /** When it ended, in milliseconds of a clock that does not run backwards. */
  readonly at: number;
  /** How long it took. */
  readonly tookMs: number;
  /** How much later than planned it began: what else this process had to do. */
  readonly lagMs: number;
}

export const firstPace: Pace = { tickMs: paces[0], idleSince: null };

/**
 * The pace after a tick. Slower ticks conflate more prices, of which the last is sent; suspensions, goals and results wait for the next
 * tick of the source and no longer, and heartbeats keep their own time.
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
