import { afterEach, describe, expect, test, vi } from "vitest";
import { createStore } from "@livery/browser-app";
import { fakeLive, footballInput } from "../testing/fake-live.ts";
import { createLiveAccess } from "./live-access.ts";
import { createRunningFeed } from "./running-feed.ts";
import type { LivePorts } from "./live-ports.ts";
import { browserTabs } from "./tabs.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const ref = { matchId: 1, marketTypeId: 1, outcomeId: 1, special: "" };
/** Milliseconds before the timers of a visible page notice a silence. */
const silence = 4_000;
const step = 50;

/** Advances the timers until the value is reached; fails if only a timer that notices a silence would reach it. */
async function becomesAtOnce(read: () => unknown, value: unknown): Promise<void> {
  for (let passed = 0; passed < silence && JSON.stringify(read()) !== JSON.stringify(value); passed += step) {
    await vi.advanceTimersByTimeAsync(step);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  expect(read()).toEqual(value);
}

const holdTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });

function tab(ports: LivePorts) {
  let link = "asleep";
  const feed = createRunningFeed(ports, (next) => (link = next));
  const { store, release } = feed.subscribe("list");
  ends.push(release);
  const odds = () => (store.quote(ref).state === "open" ? store.quote(ref).odds : null);
  return { feed, link: () => link, odds };
}

describe("a page that was away while its socket died silently", () => {
  test("connects again as soon as it is visible, and has the current prices", async () => {
    holdTime();
    const live = fakeLive();
    const { link, odds } = tab(live.ports);
    await becomesAtOnce(odds, 2000);
    live.sleep(60_000);
    live.tick([[10, 1, 2400]]);
    expect(live.openSockets()).toBe(0);
    live.wake();
    await becomesAtOnce(odds, 2400);
    expect([live.openSockets(), link()]).toEqual([1, "connected"]);
  });

  test("connects again even if the server returns later than the page", async () => {
    holdTime();
    const live = fakeLive();
    const { link, odds } = tab(live.ports);
    await becomesAtOnce(odds, 2000);
    live.cut();
    live.sleep(60_000);
    live.wake();
    await becomesAtOnce(link, "reconnecting");
    live.restore();
    live.wake();
    await becomesAtOnce(odds, 2000);
  });

  test("asks the leader tab to check its socket if another tab leads", async () => {
    const live = fakeLive();
    const backs: (() => void)[] = [];
    const whenBack = (back: () => void) => {
      backs.push(back);
      return () => undefined;
    };
    const leader = tab({ ...live.ports, tabs: browserTabs(window), whenBack: () => () => undefined });
    await expect.poll(leader.odds).toBe(2000);
    const follower = tab({ ...live.ports, tabs: browserTabs(window), whenBack });
    await expect.poll(follower.odds).toBe(2000);
    live.sleep(60_000);
    live.tick([[10, 1, 2600]]);
    for (const back of backs) back();
    await expect.poll(() => [leader.odds(), follower.odds()]).toEqual([2600, 2600]);
    expect(live.openSockets()).toBe(1);
  });

  test("returns on the browser's own events", async () => {
    const { browserPorts } = await import("./live-ports.ts");
    let count = 0;
    const stop = browserPorts(window).whenBack(() => (count += 1));
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("resume"));
    window.dispatchEvent(new Event("online"));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(count).toBe(4);
    stop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(count).toBe(4);
  });
});

describe("a server that closes its sockets for maintenance (§2)", () => {
  test("is retried without a notice of a lost connection", async () => {
    holdTime();
    const live = fakeLive();
    const { link, odds } = tab(live.ports);
    await becomesAtOnce(odds, 2000);
    live.maintain();
    await becomesAtOnce(odds, null);
    expect(link()).toBe("resting");
    live.restore();
    live.wake();
    await becomesAtOnce(odds, 2000);
    expect(link()).toBe("connected");
  });

  test("is retried at once when the page learns that the maintenance is over", async () => {
    holdTime();
    const live = fakeLive([footballInput(1)]);
    live.maintain();
    const access = createLiveAccess(() => live.ports, createStore({ liveMarketTypeIds: [] }));
    access.maintenance(true);
    let odds = 0;
    ends.push(access.subscribe("list", (store) => store.watchOutcome(ref, () => (odds = store.quote(ref).odds))));
    await becomesAtOnce(() => access.link.get(), "resting");
    live.restore();
    access.maintenance(false);
    await becomesAtOnce(() => [access.link.get(), odds], ["connected", 2000]);
  });
});
