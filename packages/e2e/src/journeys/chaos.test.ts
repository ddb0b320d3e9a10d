import { type Chaos, type Fault, openChaos } from "@livery/chaos";
import { faultNames } from "@livery/chaos/faults";
import type { LiveClient } from "@livery/house/testing";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPage, type WatchedPage } from "../harness/browser.ts";
import { type RunningDemo, startDemo } from "../harness/demo.ts";
import { importMatches } from "../harness/beside.ts";
import { HousePrices, outcomeKey } from "../harness/house-prices.ts";
import { LivePages, press, shownOdd } from "../harness/live-pages.ts";
import { longProgramme, speed } from "../harness/live-programme.ts";
import { heldState, statesOf, watchMatches } from "../harness/live-state.ts";
import { writeMatches } from "../harness/made-matches.ts";
import { type PlacedBet, PlacedBets } from "../harness/placed-bets.ts";
import { Player } from "../harness/player.ts";
import { shownPrices, watchPrices } from "../harness/price-watch.ts";
import { framesUntilLocked, timeline, watchScreen } from "../harness/screen-watch.ts";
import { accountIn } from "../harness/sites.ts";

const programme = longProgramme();
let demo: RunningDemo;
/** A client of the feed beside the browser's, which no harm is done to, and the prices that it heard. */
let house: LiveClient;
let prices: HousePrices;
let bets: PlacedBets;
let chaos: Chaos;
/** The list, and a match's own page with a slip beside it, each in a browser of its own. */
let list: WatchedPage;
let alone: WatchedPage;
let player: Player;
let pages: LivePages;
/** The match of that page, and another one whose price lies in its slip at first. */
let matchId: number;
let other: number;
let balance: bigint;
const tabs = () => [
  { tab: list, topic: "list" },
  { tab: alone, topic: `match:${matchId}` },
];
const states = new Map<string, ReturnType<typeof statesOf>>();
const healed = new Map<Fault, number>();
const decided: string[] = [];
const nameOf = (id: number): string => {
  const match = house.feed.topic("list")?.match(id);
  return `${match?.home} – ${match?.away}`;
};
const home = (id: number) => house.feed.topic("list")?.match(id)?.home ?? "";
const homeWins = (id: number) => ({ matchId: id, marketTypeId: 1, outcomeId: 1, special: "" });

async function visit(): Promise<WatchedPage & { readonly player: Player }> {
  const tab = await openPage();
  const visitor = new Player(tab.page, demo.origin.replace(/\d+$/u, String(chaos.port)), "en");
  // Of the 5 to 30 seconds between two quiet tries, the least.
  await tab.page.addInitScript(() => (Math.random = () => 0.001));
  await watchScreen(tab.page);
  await watchPrices(tab.page, visitor.translate("sport", "locked"));
  return { ...tab, player: visitor };
}

beforeAll(async () => {
  demo = await startDemo({ files: (root) => writeMatches(root, programme), speed: speed / 2 });
  house = await watchMatches(demo, programme.length);
  const ids =
    house.feed
      .topic("list")
      ?.matches()
      .map((match) => match.matchId) ?? [];
  [matchId = 0, other = 0] = ids;
  prices = new HousePrices(
    house,
    ids.map((id) => `match:${id}`),
  );
  for (const topic of ["list", `match:${matchId}`]) states.set(topic, statesOf(house, topic));
  bets = await PlacedBets.open(demo);
  const seed = Number(process.env["LIVERY_SEED"] ?? 7);
  chaos = await openChaos({ listen: 0, target: `http://127.0.0.1:${demo.port}`, seed });
  list = await visit();
  const second = await visit();
  [alone, player, pages] = [second, second.player, new LivePages(second.player)];
  await player.open("livebets");
  await player.signIn(accountIn("en"));
  balance = await player.balance();
  await selection(other);
  await pages.openMatch(matchId);
  await new LivePages(new Player(list.page, player.origin, "en")).openList();
});

afterAll(async () => {
  const durations = [...healed].map(([fault, ms]) => `${fault} ${(ms / 1000).toFixed(1)}`);
  console.log(
    `right again after a fault, in seconds (seed ${chaos?.seed}): ${durations.join(", ")}\nbets: ${decided.join(", ")}; ${positionsFound} priced at a place that was seen`,
  );
  for (const { stop } of states.values()) stop();
  await chaos?.close();
  await house?.close();
  await bets?.close();
  await demo?.stop();
});

/** Presses the price of a match's home side, once it can be. */
async function selection(id: number): Promise<void> {
  await press(pages.result(nameOf(id), home(id)));
}

/** What a page holds is live, and a state that the house has had, or has had since. */
async function isRight(page: Page, hashes: ReadonlySet<number>): Promise<boolean> {
  const held = await heldState(page);
  return held?.phase === "live" && hashes.has(held.hash);
}

/** Both pages hold what the house has, and the slip says its price. */
async function expectRight(): Promise<void> {
  for (const { tab, topic } of tabs()) {
    // Of now: a page that nothing reaches any more stands in a state of before.
    const { hashes, stop } = statesOf(house, topic);
    await vi.waitUntil(() => isRight(tab.page, hashes), { timeout: 30_000, interval: 20 });
    stop();
  }
}

/** How likely each message meets a fault: those that end a connection come seldom. */
const often: Partial<Record<Fault, number>> = {
  storm: 0.05,
  restart: 0.05,
  reset: 0.05,
  "half-open": 0.05,
  epoch: 0.05,
};

/** Delays of one connection add up: with the usual 800 ms, forty of them would outlast the wait for what is right. */
const shortDelay = { probability: 0.3, amount: 300 };

/** Does something while messages meet a fault, and sees that all is right when they do no more. */
async function under(fault: Fault, during: () => Promise<unknown>): Promise<void> {
  await expectRight();
  const before = chaos.log.length;
  chaos.set({ [fault]: often[fault] ?? (fault === "delay" ? shortDelay : 0.3) });
  try {
    await vi.waitUntil(() => chaos.log.length > before, { timeout: 30_000, interval: 10 });
    await during();
  } finally {
    chaos.set({});
  }
  expect(chaos.log.slice(before).every((done) => done.fault === fault)).toBe(true);
  const began = performance.now();
  await expectRight();
  healed.set(fault, performance.now() - began);
}

/**
 * Watches the pages until so many more messages have met a fault, or something else has happened. Damaged or old, late or
 * doubled: what is shown as live is a state of the house (F2).
 */
async function watchFaults(count: number, isEnough: () => boolean = () => false): Promise<void> {
  const until = chaos.log.length + count;
  const check = async (): Promise<boolean> => {
    for (const { tab, topic } of tabs()) {
      const held = await heldState(tab.page);
      const known = states.get(topic)?.hashes ?? new Set();
      if (held?.phase === "live") await vi.waitUntil(() => known.has(held.hash), { timeout: 30_000, interval: 10 });
    }
    return isEnough() || chaos.log.length >= until;
  };
  await expect.poll(check, { timeout: 90_000 }).toBe(true);
}

/** The slip's price of an outcome is the house's of now, and open. */
const expectSlip = (id: number): Promise<void> =>
  expect
    .poll(async () => {
      const leg = player.legs.filter({ hasText: home(id) });
      if ((await leg.getByRole("img", { name: player.translate("sport", "locked") }).count()) > 0) return false;
      const now = prices.now(homeWins(id));
      return now !== null && (await leg.getByText(shownOdd(BigInt(now)), { exact: true }).count()) > 0;
    })
    .toBe(true);

/** Bets are placed while these are done. */
const betUnder: readonly Fault[] = ["reset", "half-open", "storm", "drop", "epoch", "stale", "flip", "delay"];

describe("F1 list, match and slip are correct again after a fault", () => {
  it.each(faultNames.filter((fault) => !betUnder.includes(fault)))("%s", async (fault) => {
    await under(fault, () => watchFaults(often[fault] === undefined ? 10 : 3));
    await expectSlip(other);
  });
});

/** What the page has sent to be placed, and when (milliseconds since 1970). */
const sent: { readonly at: number; readonly key: string; readonly odds: number }[] = [];

function follow(page: Page): void {
  page.on("request", (request) => {
    if (!request.url().includes("createcoupon")) return;
    const [, odd = ""] = /"odd":"?(\d+\.\d+)/u.exec(request.postData() ?? "") ?? [];
    sent.push({
      at: Date.now(),
      key: request.headers()["idempotency-key"] ?? "",
      odds: Math.round(Number(odd) * 1_000),
    });
  });
}

/** Loses the next answer that says that a bet is placed: the house has it, the page does not know. */
async function loseNextAnswer({ context, page }: WatchedPage): Promise<() => boolean> {
  const session = await context.newCDPSession(page);
  let lost = false;
  session.on("Fetch.requestPaused", ({ requestId, responseStatusCode }) => {
    const isLost = !lost && responseStatusCode === 200;
    lost ||= isLost;
    void (isLost
      ? session.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" })
      : session.send("Fetch.continueRequest", { requestId }));
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*createcoupon*", requestStage: "Response" }] });
  return () => lost;
}

/** A bet that was seen in the house at a moment (milliseconds since 1970), and what becomes of it. */
interface Placed {
  readonly bet: PlacedBet;
  readonly until: number;
  readonly decision: ReturnType<typeof decisionOf>;
}

/** A player who accepts what has changed and presses to place, four times a second, until the house has the bet. */
async function retryPlacing(before: number): Promise<Placed> {
  const labels = [player.translate("slip", "acceptAll"), player.translate("slip", "place")];
  const pressing = await player.page.evaluateHandle((names) => {
    const press = (): void => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("button:enabled")];
      const named = names.map((name) => buttons.find(({ textContent }) => textContent.startsWith(name)));
      named.find((button) => button !== undefined)?.click();
    };
    return setInterval(press, 250);
  }, labels);
  try {
    const bet = await vi.waitUntil(async () => (await bets.all())[before], { timeout: 90_000, interval: 60 });
    return { bet, until: Date.now(), decision: decisionOf(bet.number) };
  } finally {
    await pressing.evaluate((timer) => clearInterval(timer));
  }
}

/** Waits for the notice of a placed or a rejected bet, puts it away, and answers which of both it is. */
async function noticed(): Promise<"open" | "rejected"> {
  const notice = player.page.getByRole("alertdialog");
  const open = notice.filter({ hasText: player.translate("feedback", "overlay.success") });
  const rejected = notice.filter({ hasText: player.translate("live", "delay.rejected") });
  await open.or(rejected).waitFor({ timeout: 120_000 });
  const isOpen = await open.isVisible();
  await player.dismiss();
  return isOpen ? "open" : "rejected";
}

/** What became of a bet when its delay was over, and between which moments that was. */
async function decisionOf(number: string) {
  let [from, until] = [Date.now(), Date.now()];
  const decided = async () => {
    [from, until] = [until, Date.now()];
    return (await bets.all()).find((bet) => bet.number === number && bet.status !== "pending");
  };
  const bet = await vi.waitUntil(decided, { timeout: 60_000, interval: 50 });
  return { ...bet, from, until: Date.now() };
}

/** Bets that were priced at a place where the client beside the browser stood, too. */
let positionsFound = 0;

/** The house and its client hear of a tick one after the other, and may do so late. */
const toleranceMs = 1_000;

describe("a bet is placed once, at a price of the server, during a fault", () => {
  it.each(betUnder.map((fault, index) => ({ fault, index })))("$fault", async ({ fault, index }) => {
    if (index === 0) {
      follow(alone.page);
      await player.legs.getByRole("button", { name: /^Remove/u }).click();
    }
    const change = index % 2 === 0 ? "any" : "none";
    const ref = homeWins(matchId);
    const before = (await bets.all()).length;
    const tried = sent.length;
    await selection(matchId);
    await player.stake("5");
    await player.slip.getByRole("combobox", { name: player.translate("slip", "oddsChange") }).selectOption(change);
    const isLost = index % 4 === 0 ? await loseNextAnswer(alone) : null;
    let isPlaced = false;
    // A notice goes by itself: it is waited for while the rest goes on.
    const [{ bet, until, decision }, notice] = await Promise.all([
      retryPlacing(before).finally(() => (isPlaced = true)),
      noticed(),
      // A fault that keeps all prices locked ends before the bet is placed.
      under(fault, () => watchFaults(often[fault] === undefined ? 40 : 4, () => isPlaced)),
    ]);
    const key = outcomeKey(ref);
    expect([bet.ref, bet.stake]).toEqual([ref, 500n]);
    const from = sent[tried]?.at ?? until;
    expect(prices.wasOpen(key, bet.odds, from - toleranceMs, until)).toBe(true);
    const pricedAt = bet.priced === null ? undefined : prices.at(key, bet.priced);
    if (pricedAt !== undefined) {
      expect(bet.odds).toBe(pricedAt);
      positionsFound += 1;
    }
    const result = await decision;
    decided.push(`${fault} ${result.status}`);
    expect(["open", "rejected"]).toContain(result.status);
    if (result.status === "open")
      expect(prices.wasOpen(key, result.odds, result.from - toleranceMs, result.until + toleranceMs)).toBe(true);
    // Asked every time, the player has seen the price that he has.
    if (change === "none") expect([bet.odds, result.odds]).toEqual([sent.at(-1)?.odds, bet.odds]);
    expect(notice).toBe(result.status);
    if (result.status === "open") balance -= bet.stake;
    await player.waitForBalance(balance);
    // The page that did not hear of it has asked again, with the same key.
    if (isLost !== null) expect([isLost(), sent.length > tried + 1]).toEqual([true, true]);
    expect(await bets.all()).toHaveLength(before + 1);
  });

  it("at least one bet was compared with the price at the exact position of the server", () => {
    expect(positionsFound).toBeGreaterThan(0);
  });
});

it("the slip places bets before the match while no live message gets through", async () => {
  const match = { home: "Harbourgate Rovers", away: "Saltmarsh Athletic", score: [3, 1] as const };
  await importMatches(demo, "Harbourgate League 2026/27", [match]);
  const before = (await bets.all()).length;
  await expectRight();
  await selection(matchId);
  await expectSlip(matchId);
  chaos.do("refuse");
  chaos.do("reset");
  await player.legs.getByRole("img", { name: player.translate("sport", "locked") }).waitFor();
  expect(await pages.openPrices.count()).toBe(0);
  const odds = await player.selection(`${match.home} – ${match.away}`, match.home);
  expect(await player.legs.count()).toBe(2);
  await player.stake("7");
  await player.slip.getByRole("button", { name: player.translate("slip", "removeUnplayable") }).click();
  await expect.poll(() => player.legs.count()).toBe(1);
  const number = await player.place();
  await player.dismiss();
  balance -= 700n;
  await player.waitForBalance(balance);
  const [bet, ...more] = (await bets.all()).slice(before);
  expect([bet?.number, bet?.status, BigInt(bet?.odds ?? 0), more]).toEqual([number, "open", odds, []]);
  chaos.do("admit");
});

it("no page showed a price that the server never had, or an open price while its feed was down; the ledger balances", async () => {
  for (const { tab, topic } of tabs()) {
    const { shown, wrong } = await shownPrices(tab.page);
    const all = Object.entries(shown).flatMap(([key, texts]) => texts.map((text) => ({ key, text })));
    expect(all.length, topic).toBeGreaterThan(100);
    expect(all.filter(({ key, text }) => !key.split("|").some((each) => prices.wasShown(each, text)))).toEqual([]);
    expect(wrong).toEqual([]);
    const broke = framesUntilLocked(await timeline(tab.page), ({ what }) => what === "closed" || what === "abandoned");
    expect(broke.length).toBeGreaterThan(5);
    for (const frames of broke) expect(frames ?? Infinity).toBeLessThanOrEqual(1);
  }
  expect(JSON.parse(await demo.livery("house", "audit", "--json"))).toMatchObject({ clean: true, breaches: [] });
});
