import { join } from "node:path";
import type { Browser } from "playwright";
import { withPage } from "../chromium/page.ts";
import { builtBrand } from "../live-list/brand.ts";
import { Evening } from "../live-list/evening.ts";
import { launchChromium } from "@livery/tools/chromium";
import { desktop, layouts, oddIndexesOf, tall, rowsInWindow } from "../live-list/list-page.ts";
import { type ServedList, serveList } from "../live-list/served-list.ts";
import { median, spread } from "../median.ts";
import type { Run } from "../run.ts";
import { clickLines } from "./clicks.ts";
import { floorSide, scriptingOf, selectorSide, type ShowingSide, siteSide } from "./sides.ts";

const allMatches = 400;
const slowDown = 4;
/** Pixels a second. */
const scrollSpeed = 1_500;

/** Scripting of the built live list while prices move, as Chromium itself accounts for it, against writing the text nodes. */
export async function scriptingSuite(run: Run): Promise<string> {
  const evening = new Evening(run.quick ? 40 : allMatches);
  const served = await serveList(await builtBrand(run), evening);
  const work: Work = { run, evening, served, seconds: run.quick ? 1 : 4 };
  try {
    const normal = await withBrowser([], async (browser) => [
      ...(await onScreen(work, browser)),
      ...(await scrolling(work, browser)),
    ]);
    const fast = await withBrowser(["--disable-frame-rate-limit", "--disable-gpu-vsync"], (browser) =>
      unlimited(work, browser),
    );
    return [
      `scripting in Chromium of the built live list of ${evening.matches.length} matches while its prices change`,
      ...normal,
      ...fast,
    ].join("\n");
  } finally {
    await served.close();
  }
}

interface Work {
  readonly run: Run;
  readonly evening: Evening;
  readonly served: ServedList;
  /** How long a round takes. */
  readonly seconds: number;
}

/** Changes a second, in ticks of some milliseconds. */
interface Load {
  readonly changes: number;
  readonly everyMs: number;
  /** Of all that the evening shows where nothing is said. */
  readonly among?: Evening["shown"];
}

async function withBrowser<Result>(
  flags: readonly string[],
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await launchChromium(flags);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** All prices on one screen: 5,000 and 20,000 changes a second; and clicks meanwhile, in a window as usual. */
async function onScreen(work: Work, browser: Browser): Promise<readonly string[]> {
  const { evening, served } = work;
  const site = await siteSide(browser, served, evening, tall, evening.matches.length);
  const floor = await floorSide(browser, served, evening, site.open.page, tall);
  const [five, twenty] = await withPage(join(import.meta.dirname, "selectors-page.tsx"), async (page) => {
    const sides = [site, floor, await selectorSide(page, evening)];
    return [
      await rounds(work, sides, { changes: 5_000, everyMs: 100 }),
      await rounds(work, [site, floor], { changes: 20_000, everyMs: 100 }),
    ];
  });
  if (five === undefined || twenty === undefined) throw new Error("nothing was measured");
  const lines = [
    ...report(work, "5,000 changes a second, all of them on the screen", five, 2),
    `    of the selectors'  ${spread(five.map((round) => (round["site"] ?? 0) / (round["a selector a price"] ?? 0)))}  (aim: at most 0.5)`,
    ...report(work, "20,000 changes a second", twenty, 1.5),
    ...(await clickLines(work, browser, site.open.page)),
  ];
  for (const { open } of [site, floor]) await open.page.context().close();
  return lines;
}

/** In a window as usual, which goes up and down the list meanwhile; the floor has all rows there all the time. */
async function scrolling(work: Work, browser: Browser): Promise<readonly string[]> {
  const { evening, served, seconds } = work;
  const whole = await siteSide(browser, served, evening, tall, evening.matches.length);
  const floor = await floorSide(browser, served, evening, whole.open.page, { viewport: desktop });
  await whole.open.page.context().close();
  const site = await siteSide(browser, served, evening, { viewport: desktop }, rowsInWindow);
  let direction = -1;
  const scroll = async ({ open: { session } }: ShowingSide): Promise<void> => {
    await session.send("Input.synthesizeScrollGesture", {
      x: desktop.width / 3,
      y: desktop.height / 2,
      yDistance: direction * scrollSpeed * seconds,
      speed: scrollSpeed,
      gestureSourceType: "mouse",
    });
  };
  const measured = await rounds(
    work,
    [site, floor],
    { changes: 5_000, everyMs: 100 },
    scroll,
    () => (direction = -direction),
  );
  for (const { open } of [site, floor]) await open.page.context().close();
  return report(work, `5,000 changes a second while ${scrollSpeed} px a second go by`, measured, 2);
}

/** 250 frames a second of the feed, all of prices in a window as usual, each drawn at once: the screen has no rate of its own. */
async function unlimited(work: Work, browser: Browser): Promise<readonly string[]> {
  const { evening, served, seconds } = work;
  const site = await siteSide(browser, served, evening, { viewport: desktop }, rowsInWindow);
  const floor = await floorSide(browser, served, evening, site.open.page, { viewport: desktop });
  const among = evening.at(await oddIndexesOf(site.open.page, evening));
  for (const { open } of [site, floor]) await open.session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  const before = [await layouts(site.open), await layouts(floor.open)] as const;
  const measured = await rounds(work, [site, floor], { changes: 5_000, everyMs: 4, among });
  const drawn = [await layouts(site.open), await layouts(floor.open)].map((count, at) =>
    Math.round((count - (before[at] ?? 0)) / (work.run.rounds + 1) / seconds),
  );
  const name = `5,000 changes a second of ${among.length} prices in 250 frames, processor ${slowDown} times slower`;
  return [
    ...report(work, name, measured, 2.2),
    `    frames drawn       ${drawn[0]} a second by the site, ${drawn[1]} by the floor`,
  ];
}

type Round = Readonly<Record<string, number>>;

/** Rounds in which all sides take the same ticks, and take turns at being first; they are compared after each. */
async function rounds(
  { run, evening, seconds }: Work,
  sides: readonly ShowingSide[],
  { changes, everyMs, among }: Load,
  beside?: (side: ShowingSide) => Promise<void>,
  next?: () => void,
): Promise<readonly Round[]> {
  const measured: Round[] = [];
  for (let count = -1; count < run.rounds; count += 1) {
    const ticks = evening.ticks((seconds * 1_000) / everyMs, (changes * everyMs) / 1_000, among);
    const round: Record<string, number> = {};
    for (const side of sides) await side.prepare(ticks);
    for (const side of count % 2 === 0 ? sides : sides.toReversed())
      round[side.name] = await scriptingOf(side, everyMs, beside && (() => beside(side)));
    for (const side of sides) await side.check();
    next?.();
    if (count >= 0) measured.push(round);
  }
  return measured;
}

function report({ seconds }: Work, name: string, measured: readonly Round[], aim: number): readonly string[] {
  const names = Object.keys(measured[0] ?? {}).toSorted();
  const each = names.map((side) => {
    const perSecond = (median(measured.map((round) => round[side] ?? Number.NaN)) / seconds) * 1_000;
    return `${side} ${perSecond.toFixed(1)}`;
  });
  const ratios = measured.map((round) => (round["site"] ?? 0) / (round["text nodes"] ?? 0));
  return [
    `  ${name}`,
    `    ms a second        ${each.join(", ")}`,
    `    over the floor     ${spread(ratios)}, median of ${measured.length}  (aim: at most ${aim})`,
  ];
}
