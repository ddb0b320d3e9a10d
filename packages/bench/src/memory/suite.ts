import { setTimeout as sleep } from "node:timers/promises";
import { builtBrand } from "../live-list/brand.ts";
import { launchChromium } from "@livery/tools/chromium";
import { openPage, type OpenPage, priceCells } from "../live-list/list-page.ts";
import { houseHost, withLiveHouse } from "../live-house/live-house.ts";
import { median } from "../median.ts";
import type { Run } from "../run.ts";

const speed = 10;
/** The part of the time that counts as warming up. */
const warming = 0.2;
const sampleCount = 24;

/** What a page keeps, after its garbage has been collected. */
interface MemorySample {
  readonly seconds: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Memory of the built live list while matches of ten times the speed begin, are played and end. */
export async function memorySuite(run: Run): Promise<string> {
  const brand = await builtBrand(run);
  const measured = await withLiveHouse({ simulated: { speed }, brand }, async (_house, port) => {
    const browser = await launchChromium();
    try {
      const open = await openPage(browser, `http://${houseHost}:${port}/en/livebets`);
      await open.page.waitForSelector(priceCells, { timeout: 60_000 });
      const matchIds = new Set<number>();
      const all: MemorySample[] = [];
      const start = performance.now();
      const everyMs = (run.minutes * 60_000) / sampleCount;
      for (let sample = 1; sample <= sampleCount; sample += 1) {
        await sleep(Math.max(0, start + sample * everyMs - performance.now()));
        for (const matchId of await matchesIn(open)) matchIds.add(matchId);
        all.push(await measureMemory(open, (performance.now() - start) / 1_000));
      }
      await mustBeUpdating(open);
      return { all, matches: matchIds.size };
    } finally {
      await browser.close();
    }
  });
  return report(run, measured.all, measured.matches);
}

async function measureMemory({ session }: OpenPage, seconds: number): Promise<MemorySample> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { seconds, heap: usedSize, nodes, listeners: jsEventListeners };
}

function matchesIn({ page }: OpenPage): Promise<readonly number[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('main ol a[href*="/livebets/match/"]'), ({ href }) =>
      Number(/match\/(\d+)/u.exec(href)?.[1]),
    ),
  );
}

/** A page that has stopped keeps nothing more, either. */
async function mustBeUpdating({ page }: OpenPage): Promise<void> {
  const shown = (): Promise<string> => page.locator("main ol").innerText();
  const before = await shown();
  await page.waitForFunction((text) => document.querySelector<HTMLElement>("main ol")?.innerText !== text, before, {
    timeout: 10_000,
  });
}

function report({ minutes }: Run, all: readonly MemorySample[], matches: number): string {
  const warm = Math.ceil(all.length * warming);
  const after = all.slice(warm);
  const some = Math.ceil(after.length / 4);
  const of = (samples: readonly MemorySample[], name: keyof MemorySample): number =>
    median(samples.map((each) => each[name]));
  const first = after.slice(0, some);
  const last = after.slice(-some);
  const growth = (name: keyof MemorySample): string => {
    const [from, to] = [of(first, name), of(last, name)];
    return `${to >= from ? "+" : ""}${((to / from - 1) * 100).toFixed(1)} %`;
  };
  const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(2);
  const heaps = after.map(({ heap }) => heap);
  return [
    `what the built live list keeps during ${Math.round(minutes * speed)} minutes of a feed of ${speed} times the speed, in ${minutes} minutes; ${matches} matches were in sight`,
    `  heap       ${mebibytes(of(first, "heap"))} MiB after warming up, ${mebibytes(of(last, "heap"))} in the end: ${growth("heap")}  (aim: at most +5 %)`,
    `             ${mebibytes(Math.min(...heaps))} to ${mebibytes(Math.max(...heaps))} MiB meanwhile, of ${heaps.length} looks`,
    `  DOM nodes  ${of(first, "nodes")}, ${of(last, "nodes")} in the end: ${growth("nodes")}`,
    `  listeners  ${of(first, "listeners")}, ${of(last, "listeners")} in the end: ${growth("listeners")}`,
  ].join("\n");
}
