import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { livery } from "@livery/cli/testing/process";
import { median, spread } from "../median.ts";
import type { Run } from "../run.ts";
import { folderHash } from "./folder-hash.ts";
import { shippedBrands } from "./shipped.ts";

/** Two languages each, whatever a brand's skin builds: one of each direction. */
const settings = { languages: "en,fa", site_default_lang: "en" };
const [first = ""] = shippedBrands;

/** All brands that come with Livery with one command from an empty cache, against the first of them alone. */
export async function allBrandsSuite({ rounds: roundCount }: Run): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-all-brands-"));
  try {
    const document = join(folder, "settings.json");
    await writeFile(document, JSON.stringify(settings));
    const build = async (names: readonly string[], at: string): Promise<number> => {
      await mkdir(at);
      const start = performance.now();
      await livery(["build", "--skin", names.join(","), "--settings", document], {
        cwd: at,
        env: { LIVERY_CACHE: join(at, "cache") },
      });
      return (performance.now() - start) / 1000;
    };
    const rounds: { one: number; all: number }[] = [];
    for (let round = 0; round < roundCount; round += 1) {
      const seconds = { one: 0, all: 0 };
      const sides = ["one", "all"] as const;
      for (const side of round % 2 === 0 ? sides : sides.toReversed())
        seconds[side] = await build(side === "one" ? [first] : shippedBrands, join(folder, `${round}-${side}`));
      rounds.push(seconds);
      const [alone, beside] = await Promise.all(
        sides.map((side) => folderHash(join(folder, `${round}-${side}`, first, "dist"))),
      );
      if (alone !== beside) throw new Error(`${first} is not what it was when it was built alone`);
    }
    const more = shippedBrands.length - 1;
    return [
      `All brands: livery build of the ${shippedBrands.length} that come with Livery from an empty cache, two languages each`,
      `  ${first} alone       ${median(rounds.map(({ one }) => one)).toFixed(2)} s`,
      `  all ${shippedBrands.length}             ${median(rounds.map(({ all }) => all)).toFixed(2)} s`,
      `  ratio              ${spread(rounds.map(({ all, one }) => all / one))}, median of ${rounds.length}  (aim: at most 1.5)`,
      `  each of ${more} more    ${spread(
        rounds.map(({ all, one }) => (all - one) / more / one),
        3,
      )} of the first  (aim: at most 0.05)`,
    ].join("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
