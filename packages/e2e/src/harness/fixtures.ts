import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RunningDemo } from "./demo.ts";

/** A match whose score is known beforehand; the house keeps it hidden until its clock has passed the end. */
export interface KnownMatch {
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
}

/** Imports matches through the CLI, all at noon (UTC) of a day so many days ahead. */
export async function importMatches(
  demo: RunningDemo,
  league: string,
  matches: readonly KnownMatch[],
  daysAhead = 1,
): Promise<{ endsAt: string }> {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const file = join(demo.root, `${league.replaceAll(/\W+/gu, "-").toLowerCase()}.json`);
  const document = {
    name: league,
    matches: matches.map(({ home, away, score }) => ({
      round: "Matchday 1",
      date: day,
      time: "12:00 UTC+0",
      team1: home,
      team2: away,
      score: { ft: score },
    })),
  };
  await writeFile(file, JSON.stringify(document));
  await demo.livery("house", "import", "openfootball", file);
  return { endsAt: `${day}T15:00:00Z` };
}
