import type { ScheduledScript } from "../sources/playback.ts";
import type { Lane } from "../sources/simulator/lane.ts";
import { lanesOf, type SimulatorOptions } from "../sources/simulator/simulator.ts";

/**
 * The beginning of the simulator's calendar (milliseconds since 1970): all processes play the same match at the same time,
 * whenever they started.
 */
export const programmeEpoch = Date.UTC(2026, 0, 5);

/** What a source will play. */
export interface Programme {
  /** Matches that came within the programme's reach since the last call, lane by lane; their kick-offs are on the source's clock. */
  next(now: number): Iterable<readonly ScheduledScript[]>;
}

/** How far ahead matches are listed, in milliseconds of the match's clock: of the first lane of each sport, and of the others. */
const reach = { first: 6.5 * 86_400_000, others: 12 * 3_600_000 } as const;

/** The programme of the simulator: the matches that its lanes will play. */
export function simulatedProgramme(options: Omit<SimulatorOptions, "from" | "startsAt">): Programme {
  let lanes: readonly Lane[] | null = null;
  return {
    *next(now) {
      lanes ??= lanesOf({ ...options, startsAt: programmeEpoch, from: now });
      for (const lane of lanes) yield lane.more(now + (lane.number === 0 ? reach.first : reach.others) / options.speed);
    },
  };
}
