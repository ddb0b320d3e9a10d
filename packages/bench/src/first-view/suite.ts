import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Browser } from "playwright";
import { builtFolder } from "@livery/house/testing";
import { launchChromium } from "@livery/tools/chromium";
import { median, spread } from "../median.ts";
import type { Run } from "../run.ts";
import { demoBrands } from "./demo-brands.ts";
import { paint, type Painted } from "./paint.ts";
import { scriptsOf, serveBrand, sides, type PageSide } from "./serve-brand.ts";

/** Those that differ most in what stands on their Home. */
const brands = ["harbour", "arcade", "kiosk", "ledger", "derby"];
const pack = promisify(brotliCompress);
/** Home of the mobile host: what a phone is given. */
const document = "m/en/index.html";

type Round = Readonly<Record<PageSide, Painted>>;

/** When a phone on a slow network has the first view, against the same page without a script. */
export async function firstViewSuite({ rounds }: Run): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-home-"));
  const browser = await launchChromium();
  try {
    const lines = [
      "Largest paint of Home: slow 4G (150 ms, 1.6 Mbit/s), a processor slowed down 4 times, 412 by 823, nothing cached",
    ];
    for (const { name, dist } of await demoBrands(folder, brands)) {
      const painted = await serveBrand(dist, document, (origin) => measure(browser, origin, rounds));
      lines.push(...report(name, painted, await firstScripts(dist)));
    }
    lines.push(`  the machine had ${loadavg()[0]?.toFixed(1)} processes at work on ${availableParallelism()} cores`);
    return lines.join("\n");
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, origin: string, roundCount: number): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let count = -1; count < roundCount; count += 1) {
    const round = await alike(browser, origin, count % 2 === 0 ? sides : sides.toReversed());
    if (count >= 0) rounds.push(round);
  }
  return rounds;
}

/**
 * Both sides, with the same thing painted largest. Where a headline and a picture are almost of a size, a font that comes
 * later makes the other one the largest: such a round is taken again, twice at most.
 */
async function alike(browser: Browser, origin: string, order: readonly PageSide[]): Promise<Round> {
  for (let tries = 1; ; tries += 1) {
    const painted: Partial<Record<PageSide, Painted>> = {};
    for (const side of order) painted[side] = await paint(browser, `${origin}/${side}`, side === "assembled");
    const round = painted as Round;
    if (round.assembled.element === round.static.element) return round;
    if (tries === 3)
      throw new Error(`the pages do not show the same: ${round.assembled.element} and ${round.static.element}`);
  }
}

function report(name: string, rounds: readonly Round[], scripts: string): readonly string[] {
  const middle = (side: PageSide): string => `${Math.round(median(rounds.map((round) => round[side].lcp)))} ms`;
  const hydrated = median(rounds.map(({ assembled }) => assembled.hydrated ?? Number.NaN));
  return [
    `  ${name}`,
    `    assembled      ${middle("assembled")}, taken over by React at ${Math.round(hydrated)} ms`,
    `    without script ${middle("static")}`,
    `    ratio          ${spread(rounds.map((round) => round.assembled.lcp / round.static.lcp))}, median of ${rounds.length}  (aim: at most 1.15)`,
    `    layout shift   ${Math.max(...rounds.map(({ assembled }) => assembled.shift)).toFixed(4)} at most, until it has been taken over  (aim: at most 0.01)`,
    `    scripts        ${scripts}`,
  ];
}

async function firstScripts(dist: string): Promise<string> {
  const served = join(dist, builtFolder.public);
  const paths = scriptsOf(await readFile(join(served, document), "utf8"));
  const packed = await Promise.all(paths.map(async (path) => (await pack(await readFile(join(served, path)))).length));
  const kibibytes = packed.reduce((sum, size) => sum + size, 0) / 1024;
  return `${kibibytes.toFixed(1)} KiB of brotli in ${paths.length} files`;
}
