import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import { BareSocket, followBareSocket } from "../floors/bare-socket.ts";
import { builtBrand } from "../live-list/brand.ts";
import { Evening, type Moved } from "../live-list/evening.ts";
import { launchChromium } from "@livery/tools/chromium";
import { desktop, oddIndexesOf, priceCells, rowsInWindow } from "../live-list/list-page.ts";
import { serveList, tickMs } from "../live-list/served-list.ts";
import { median, spread } from "../median.ts";
import type { Run } from "../run.ts";
import { floorSide, siteSide } from "../scripting/sides.ts";
import { clock, clockAhead, watchFrames } from "./paint-watch.ts";

const matches = 400;
const changesARound = 30;

interface LatencySample {
  /** From the change until it is painted, and from the tick that sends it; milliseconds. */
  readonly site: number;
  readonly fromTick: number;
  readonly twin: number;
}

/** How long a price that changes takes to the screen of the built list, against a bare WebSocket and text nodes. */
export async function latencySuite(run: Run): Promise<string> {
  const evening = new Evening(matches);
  const bare = new BareSocket();
  const served = await serveList(await builtBrand(run), evening, new Map([["/bare", bare.upgrade]]));
  const browser = await launchChromium();
  let waits = false;
  let tickedAt = 0;
  const ticking = setInterval(() => {
    if (waits) tickedAt = clock();
    waits = false;
    served.tick();
  }, tickMs);
  try {
    const site = await siteSide(browser, served, evening, { viewport: desktop }, rowsInWindow);
    const floor = await floorSide(browser, served, evening, site.open.page, { viewport: desktop });
    const indexes = await oddIndexesOf(site.open.page, evening);
    const url = `${served.origin.replace("http", "ws")}/bare`;
    await floor.open.page.evaluate(followBareSocket, url);
    while (!bare.connected) await sleep(10);
    const ahead = { site: 0, twin: 0 };
    for (const [name, { page }] of [
      ["site", site.open],
      ["twin", floor.open],
    ] as const) {
      await page.evaluate(watchFrames, priceCells);
      ahead[name] = await clockAhead(page);
    }
    const odds = evening.at(indexes);
    /** One change, of a cell on the screen; at no particular moment between two ticks. */
    const change = (count: number): { readonly at: number; readonly moved: Moved } => {
      const at = (count * 7) % odds.length;
      const [moved] = evening.move(odds.slice(at, at + 1));
      if (moved === undefined) throw new Error("no price was moved");
      return { at, moved };
    };
    const bySite = async (at: number, moved: Moved): Promise<readonly [number, number]> => {
      const whenPainted = watch(site.open.page, at, moved.text);
      await sleep(Math.random() * tickMs);
      const from = clock();
      served.price([moved]);
      waits = true;
      const painted = (await whenPainted) - ahead.site;
      return [painted - from, painted - tickedAt];
    };
    const byTwin = async (at: number, moved: Moved): Promise<number> => {
      const whenPainted = watch(floor.open.page, at, moved.text);
      await sleep(Math.random() * tickMs);
      const from = clock();
      bare.send(moved.index, moved.text);
      return (await whenPainted) - ahead.twin - from;
    };
    const rounds: LatencySample[] = [];
    const changes = run.quick ? 5 : changesARound;
    for (let count = -1; count < run.rounds; count += 1) {
      const samples: LatencySample[] = [];
      for (let each = 0; each < changes; each += 1) {
        const { at, moved } = change(count * changes + each + changes);
        let twin = 0;
        if (each % 2 === 0) twin = await byTwin(at, moved);
        const [ofSite, fromTick] = await bySite(at, moved);
        if (each % 2 === 1) twin = await byTwin(at, moved);
        samples.push({ site: ofSite, fromTick, twin });
      }
      const middle = (name: keyof LatencySample): number => median(samples.map((one) => one[name]));
      if (count >= 0) rounds.push({ site: middle("site"), fromTick: middle("fromTick"), twin: middle("twin") });
    }
    await site.check();
    await floor.check();
    return report(rounds);
  } finally {
    clearInterval(ticking);
    await browser.close();
    await served.close();
  }
}

/** Begins to look at once: what is answered is when it was painted, by the page's clock. */
function watch(page: Page, at: number, text: string): Promise<number> {
  return page.evaluate(([cell, shown]) => globalThis.paintedAt(cell, shown), [at, text] as const);
}

function report(rounds: readonly LatencySample[]): string {
  const of = (name: keyof LatencySample): string =>
    `${spread(
      rounds.map((round) => round[name]),
      1,
    )} ms`;
  const allowed = median(rounds.map(({ twin }) => 1.3 * twin + tickMs));
  return [
    "a price that changes until it is painted, median of a round's changes",
    `  site, from the change             ${of("site")}, median of ${rounds.length}  (aim: at most ${allowed.toFixed(1)}, which is 1.3 × the twin and a tick)`,
    `  site, from the tick that sends it ${of("fromTick")}`,
    `  bare WebSocket and text nodes     ${of("twin")}`,
    `    from its tick over the twin     ${spread(rounds.map(({ fromTick, twin }) => fromTick / twin))}  (aim: at most 1.3)`,
  ].join("\n");
}
