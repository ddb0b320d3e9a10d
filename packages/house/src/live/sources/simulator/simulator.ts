import { playback, type ScheduledScript } from "../playback.ts";
import type { LiveSource } from "../source.ts";
import type { SimulatedSport } from "./fixture.ts";
import { Lane, type LaneOptions } from "./lane.ts";

export interface SimulatorOptions extends LaneOptions {
  /** The same start and seed give the same matches at the same times. */
  readonly startsAt: number;
  /** Matches played at once, by sport; none of a sport that is not named. */
  readonly matches: Readonly<Partial<Record<SimulatedSport, number>>>;
  /** The catalogue lists the matches before they are played. */
  readonly listed?: boolean;
}

/** What the demo plays. */
export const demoMatches: Readonly<Record<SimulatedSport, number>> = {
  football: 24,
  tennis: 8,
  basketball: 4,
  ice_hockey: 4,
  volleyball: 4,
  points: 2,
};

/** The lanes of a simulator, by sport. */
export function lanesOf({ matches, ...options }: SimulatorOptions): readonly Lane[] {
  return (Object.entries(matches) as [SimulatedSport, number][]).flatMap(([sport, count]) =>
    Array.from({ length: count }, (_, lane) => new Lane(sport, lane, options)),
  );
}

/** An endless sequence of matches, each drawn from the model that prices it. */
export function simulator({ listed = false, ...options }: SimulatorOptions): LiveSource {
  const lanes = lanesOf(options);
  const more = (until: number): readonly ScheduledScript[] => lanes.flatMap((lane) => lane.more(until));
  return playback({
    name: "simulator",
    speed: options.speed,
    more: listed ? (until) => more(until).map((script) => ({ ...script, match: { ...script.match, listed } })) : more,
  });
}
