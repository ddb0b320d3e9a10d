import { createHash } from "node:crypto";
import type { LiveFeedSource } from "./live-options.ts";
import { readReplay, replay } from "./sources/replay/replay.ts";
import { programmeEpoch, simulatedProgramme } from "./programme/programme.ts";
import { demoMatches, simulator, type SimulatorOptions } from "./sources/simulator/simulator.ts";

export interface ReplaySourceOptions {
  /** Fixtures files of openfootball and matches of Wyscout. */
  readonly files: readonly string[];
  /** Match time runs this many times as fast as the clock; default 1. */
  readonly speed?: number;
  /** Matches that are played at once; default 8. */
  readonly parallelMatches?: number;
}

/** Replays real matches. Throws ReplayFileError or OpenFootballFileError, which name the file and the location. */
export async function replaySource({
  files,
  speed = 1,
  parallelMatches = 8,
}: ReplaySourceOptions): Promise<LiveFeedSource> {
  const scripts = await readReplay(files);
  const content = createHash("sha256").update(JSON.stringify(scripts)).digest("hex");
  return {
    described: { source: "replay", content, speed, atOnce: parallelMatches },
    open: ({ startedAt }) => replay({ scripts, speed, startsAt: startedAt, parallelMatches }),
  };
}

export interface SimulatedSourceOptions {
  /** The same seed gives the same matches. Default "demo". */
  readonly seed?: string;
  readonly speed?: number;
  /** Matches that are played at once, by sport. */
  readonly matches?: SimulatorOptions["matches"];
  /**
   * Whether the matches are those of a programme, which the catalogue lists for days before they are played, with prices. Default:
   * they are drawn for the run, and appear when they begin.
   */
  readonly programme?: boolean;
}

/** An endless sequence of matches of the seeded simulator. */
export function simulatedSource({
  seed = "demo",
  speed = 1,
  matches = demoMatches,
  programme = false,
}: SimulatedSourceOptions = {}): LiveFeedSource {
  const described = { source: "simulator", seed, speed, matches };
  if (programme)
    return {
      described: { ...described, programme },
      open: ({ from }) => simulator({ seed, speed, matches, startsAt: programmeEpoch, from, listed: true }),
      programme: () => ({ programme: simulatedProgramme({ seed, speed, matches }), speed }),
    };
  return {
    described,
    open: ({ run, startedAt, from }) =>
      simulator({ seed: `${seed}/${run}`, speed, matches, startsAt: startedAt, from }),
  };
}
