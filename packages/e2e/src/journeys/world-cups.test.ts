import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nightly } from "@livery/feed/testing";
import { describe, expect, it } from "vitest";
import { goalsOn, openScoreboard } from "../harness/scoreboards.ts";
import { startDemo } from "../harness/demo.ts";
import { watchHouse } from "../harness/live-state.ts";
import { hasPublished, worldCupMatches, worldCups } from "../harness/published.ts";

const inCup = 64;
const atOnce = 8;
const waves = worldCups.flatMap((year) =>
  Array.from({ length: inCup / atOnce }, (_, wave) => [year, wave * atOnce] as const),
);

// All of them eight tabs at a time, a quarter of an hour: by day the replayed finals stand for them.
describe.runIf(nightly && hasPublished())("all matches of two World Cups, replayed", () => {
  it.each(waves)(
    "of %i the matches from index %i of the file end with their score on the screen, and goals have their minutes",
    { timeout: 300_000 },
    async (year, from) => {
      const root = await mkdtemp(join(tmpdir(), "livery-cup-"));
      const { file, matches } = await worldCupMatches(root, year, from, atOnce);
      const demo = await startDemo({ files: async () => [file], speed: 240 });
      try {
        const list = await watchHouse(demo);
        const shown = list.feed.topic("list")?.matches() ?? [];
        expect(shown).toHaveLength(matches.length);
        const scoreboards = await Promise.all(
          shown.map(async (match) => ({ match, ...(await openScoreboard(demo, match)) })),
        );
        for (const { context, match, page } of scoreboards) {
          const { away, extra, full, goals, home } = matches.find(
            (each) => each.home === match.home && each.away === match.away,
          )!;
          await page.getByText("This match is over").waitFor({ timeout: 120_000 });
          expect([home, away, ...(await goalsOn(page, [home, away]))]).toEqual([home, away, goals.home, goals.away]);
          const figures = await page.getByRole("region", { name: "Scoreboard" }).innerText();
          expect(figures.match(/^\d+$/gmu)?.map(Number)).toEqual([...(extra ?? full)]);
          await context.close();
        }
        await list.close();
      } finally {
        await demo.stop();
        await rm(root, { recursive: true });
      }
    },
  );
});
