import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A goalless match of football that the journeys made up. */
export interface MadeMatch {
  readonly home: string;
  readonly away: string;
  /** How long its one half or two halves last, in seconds: 2700 to 6000 each. */
  readonly halves: readonly number[];
  /** Seconds of the first half at which a penalty is missed: bets are off for 40 seconds after each. */
  readonly penalties: readonly number[];
}

/** Writes matches as files of Wyscout's form; answers their paths in the same order. */
export function writeMatches(folder: string, matches: readonly MadeMatch[]): Promise<string[]> {
  return Promise.all(
    matches.map(async ({ home, away, halves, penalties }, index) => {
      const event = (matchPeriod: string, eventSec: number, eventName: string, subEventName: string) => ({
        matchPeriod,
        eventSec,
        eventName,
        subEventName,
        tags: [],
        teamId: 1,
        playerId: 1,
      });
      const team = (name: string) => ({ name, type: "club", area: { name: "Testland" } });
      const document = {
        teams: { 1: team(home), 2: team(away) },
        events: [
          ...penalties.map((second) => event("1H", second, "Free Kick", "Penalty")),
          ...halves.map((lasts, half) => event(`${half + 1}H`, lasts - 1, "Pass", "Simple pass")),
        ],
      };
      const file = join(folder, `made-${String(index).padStart(2, "0")}.json`);
      await writeFile(file, JSON.stringify(document));
      return file;
    }),
  );
}
