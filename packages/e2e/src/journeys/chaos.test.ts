import { type Chaos, type Fault, openChaos } from "@livery/chaos";
import { faultNames } from "@livery/chaos/faults";
import type { LiveClient } from "@livery/house/testing";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launch, openPage, type WatchedPage } from "../harness/browser.ts";
import { removeDemo, type RunningDemo, startDemo } from "../harness/demo.ts";
import { LivePages } from "../harness/live-pages.ts";
import { liveProgramme, speed } from "../harness/live-programme.ts";
import { heldState, statesOf, watchHouse } from "../harness/live-state.ts";
import { writeMatches } from "../harness/made-matches.ts";
import { Player } from "../harness/player.ts";

let demo: RunningDemo;
let browser: Browser;
/** A client of the feed beside the browser's, which no harm is done to. */
let house: LiveClient;
let chaos: Chaos;
let tab: WatchedPage;
let states: ReturnType<typeof statesOf>;
const healed = new Map<Fault, number>();

beforeAll(async () => {
  [demo, browser] = await Promise.all([
    startDemo({ files: (root) => writeMatches(root, liveProgramme()), speed }),
    launch(),
  ]);
  house = await watchHouse(demo);
  states = statesOf(house, "list");
  const seed = Number(process.env["LIVERY_SEED"] ?? 7);
  chaos = await openChaos({ listen: 0, target: `http://127.0.0.1:${demo.port}`, seed });
  tab = await openPage(browser);
  const player = new Player(tab.page, demo.origin.replace(/\d+$/u, String(chaos.port)), "en");
  await new LivePages(player).openList();
});

afterAll(async () => {
  const told = [...healed].map(([fault, ms]) => `${fault} ${(ms / 1000).toFixed(1)}`);
  console.log(`right again after a fault, in seconds (seed ${chaos?.seed}): ${told.join(", ")}`);
  states?.stop();
  await browser?.close();
  await chaos?.close();
  await house?.close();
  await demo?.stop();
  if (demo) await removeDemo(demo.root);
});

/** What the page holds is live, and a state that the house had. */
async function isRight(): Promise<boolean> {
  const held = await heldState(tab.page);
  return held?.phase === "live" && states.hashes.has(held.hash);
}

/** How likely each message meets a fault: those that end a connection come seldom. */
const often: Partial<Record<Fault, number>> = {
  storm: 0.05,
  restart: 0.05,
  reset: 0.05,
  "half-open": 0.05,
  epoch: 0.05,
};

it.each(faultNames)("F1 the list is right again after messages met %s", async (fault) => {
  await vi.waitUntil(isRight, { timeout: 20_000, interval: 20 });
  const before = chaos.log.length;
  chaos.set({ [fault]: often[fault] ?? 0.3 });
  try {
    await vi.waitUntil(() => chaos.log.length > before, { timeout: 30_000, interval: 10 });
    const until = performance.now() + 1_500;
    while (performance.now() < until) {
      const held = await heldState(tab.page);
      // Damaged or old, late or doubled: what is shown as live is a state of the house (F2).
      if (held?.phase === "live")
        await vi.waitUntil(() => states.hashes.has(held.hash), { timeout: 5_000, interval: 10 });
    }
  } finally {
    chaos.set({});
  }
  expect(chaos.log.slice(before).every((done) => done.fault === fault)).toBe(true);
  const began = performance.now();
  await vi.waitUntil(isRight, { timeout: 20_000, interval: 20 });
  healed.set(fault, performance.now() - began);
});
