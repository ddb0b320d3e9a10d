import { type Chaos, type Fault, openChaos } from "@livery/chaos";
import { faultNames } from "@livery/chaos/faults";
import type { LiveClient } from "@livery/house/testing";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { launch, openPage, type WatchedPage } from "../harness/browser.ts";
import { removeDemo, type RunningDemo, startDemo } from "../harness/demo.ts";
import { importMatches } from "../harness/fixtures.ts";
import { HousePrices, outcomeKey } from "../harness/house-prices.ts";
import { LivePages, shownOdd } from "../harness/live-pages.ts";
import { longProgramme, speed } from "../harness/live-programme.ts";
import { heldState, statesOf, watchMatches } from "../harness/live-state.ts";
import { writeMatches } from "../harness/made-matches.ts";
import { type PlacedBet, PlacedBets } from "../harness/placed-bets.ts";
import { Player } from "../harness/player.ts";
import { shownPrices, watchPrices } from "../harness/price-watch.ts";
import { framesUntilLocked, moments, watchScreen } from "../harness/screen-watch.ts";
import { accountIn } from "../harness/sites.ts";

const programme = longProgramme();
let demo: RunningDemo;
let browser: Browser;
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
  const tab = await openPage(browser);
  const visitor = new Player(tab.page, demo.origin.replace(/\d+$/u, String(chaos.port)), "en");
  // Of the 5 to 30 seconds between two quiet tries, the least.
  await tab.page.addInitScript(() => (Math.random = () => 0.001));
  await watchScreen(tab.page);
  await watchPrices(tab.page, visitor.word("sport", "locked"));
  return { ...tab, player: visitor };
}

beforeAll(async () => {
  [demo, browser] = await Promise.all([
    startDemo({ files: (root) => writeMatches(root, programme), speed: speed / 2 }),
    launch(),
  ]);
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
  await pick(other);
  await pages.openMatch(matchId);
  await new LivePages(new Player(list.page, player.origin, "en")).openList();
});

afterAll(async () => {
  const told = [...healed].map(([fault, ms]) => `${fault} ${(ms / 1000).toFixed(1)}`);
  console.log(
    `right again after a fault, in seconds (seed ${chaos?.seed}): ${told.join(", ")}\nbets: ${decided.join(", ")}; ${placesFound} priced at a place that was seen`,
  );
  for (const { stop } of states.values()) stop();
  await browser?.close();
  await chaos?.close();
  await house?.close();
  await bets?.close();
  await demo?.stop();
  if (demo) await removeDemo(demo.root);
});

/** Presses the price of a match's home side, once it can be. */
async function pick(id: number): Promise<void> {
  const price = pages.result(nameOf(id), home(id));
  await price.and(pages.openPrices).click();
  await price.and(player.page.locator("[aria-pressed=true]")).waitFor();
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
    await vi.waitUntil(() => isRight(tab.page, hashes), { timeout: 20_000, interval: 20 });
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

/** Does something while messages meet a fault, and sees that all is right when they do no more. */
async function under(fault: Fault, during: () => Promise<void>): Promise<void> {
  await expectRight();
  const before = chaos.log.length;
  chaos.set({ [fault]: often[fault] ?? 0.3 });
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

/** Damaged or old, late or doubled: what is shown as live is a state of the house (F2). */
async function watchFor(ms: number): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until;)
    for (const { tab, topic } of tabs()) {
      const held = await heldState(tab.page);
      const known = states.get(topic)?.hashes ?? new Set();
      if (held?.phase === "live") await vi.waitUntil(() => known.has(held.hash), { timeout: 5_000, interval: 10 });
    }
}

/** The slip's price of an outcome is the house's of now, and open. */
const expectSlip = (id: number): Promise<void> =>
  expect
    .poll(async () => {
      const leg = player.legs.filter({ hasText: home(id) });
      if ((await leg.getByRole("img", { name: player.word("sport", "locked") }).count()) > 0) return false;
      const now = prices.now(homeWins(id));
      return now !== null && (await leg.getByText(shownOdd(BigInt(now)), { exact: true }).count()) > 0;
    })
    .toBe(true);

/** Bets are placed while these are done. */
const betUnder: readonly Fault[] = ["reset", "half-open", "storm", "drop", "epoch", "stale", "flip", "delay"];

describe("F1 list, match and slip are right again after messages met", () => {
  it.each(faultNames.filter((fault) => !betUnder.includes(fault)))("%s", async (fault) => {
    await under(fault, () => watchFor(1_500));
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

function fail(why: string): never {
  throw new Error(why);
}

/** Tries to place what is in the slip until the house has it, or the time is over. */
async function tryToPlace(before: number, ms: number): Promise<Placed | null> {
  const accept = player.slip.getByRole("button", { name: player.word("slip", "acceptAll") });
  const short = { timeout: 500 };
  for (const until = performance.now() + ms; performance.now() < until;) {
    if (await accept.isVisible()) await accept.click(short).catch(() => undefined);
    await player.placeButton.click(short).catch(() => undefined);
    for (let turn = 0; turn < 5; turn += 1) {
      const bet = (await bets.all())[before];
      if (bet !== undefined) return { bet, until: Date.now(), decision: decisionOf(bet.number) };
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }
  return null;
}

/** What became of a bet when its delay was over, and between which moments that was. */
async function decisionOf(number: string) {
  for (let from = Date.now(); ;) {
    const asked = Date.now();
    const bet = (await bets.all()).find((each) => each.number === number);
    if (bet !== undefined && bet.status !== "pending") return { ...bet, from, until: Date.now() };
    from = asked;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Bets that were priced at a place where the client beside the browser stood, too. */
let placesFound = 0;

/** The house and its client hear of a tick one after the other, and may do so late. */
const lateMs = 1_000;

describe("a bet is taken once, at a price of the house, while messages meet", () => {
  it.each(betUnder.map((fault, place) => ({ fault, place })))("$fault", async ({ fault, place }) => {
    if (place === 0) {
      follow(alone.page);
      await player.legs.getByRole("button", { name: /^Remove/u }).click();
    }
    const change = place % 2 === 0 ? "any" : "none";
    const ref = homeWins(matchId);
    const before = (await bets.all()).length;
    const tried = sent.length;
    await pick(matchId);
    await player.stake("5");
    await player.slip.getByRole("combobox", { name: player.word("slip", "oddsChange") }).selectOption(change);
    const isLost = place % 4 === 0 ? await loseNextAnswer(alone) : null;
    let placed: Placed | null = null;
    await under(fault, async () => {
      placed = await tryToPlace(before, 8_000);
      await watchFor(500);
    });
    const { bet, until, decision } = placed ?? (await tryToPlace(before, 30_000)) ?? fail("the bet was not placed");
    const key = outcomeKey(ref);
    expect([bet.ref, bet.stake]).toEqual([ref, 500n]);
    const from = sent[tried]?.at ?? until;
    expect(prices.wasOpen(key, bet.odds, from - lateMs, until)).toBe(true);
    const pricedAt = bet.priced === null ? undefined : prices.at(key, bet.priced);
    if (pricedAt !== undefined) {
      expect(bet.odds).toBe(pricedAt);
      placesFound += 1;
    }
    const result = await decision;
    decided.push(`${fault} ${result.status}`);
    expect(["open", "rejected"]).toContain(result.status);
    if (result.status === "open")
      expect(prices.wasOpen(key, result.odds, result.from - lateMs, result.until + lateMs)).toBe(true);
    // Asked every time, the player has seen the price that he has.
    if (change === "none") expect([bet.odds, result.odds]).toEqual([sent.at(-1)?.odds, bet.odds]);
    const said =
      result.status === "open" ? player.word("feedback", "overlay.success") : player.word("live", "delay.rejected");
    await alone.page.getByRole("alertdialog").filter({ hasText: said }).waitFor();
    await player.dismiss();
    if (result.status === "open") balance -= bet.stake;
    await player.waitForBalance(balance);
    // The page that did not hear of it has asked again, with the same key.
    if (isLost !== null) expect([isLost(), sent.length > tried + 1]).toEqual([true, true]);
    expect(await bets.all()).toHaveLength(before + 1);
  });

  it("and the price of some of them was seen at the very place where the house stood", () => {
    expect(placesFound).toBeGreaterThan(0);
  });
});

it("the slip and its bets before a match go on while nothing live comes through", async () => {
  const match = { home: "Harbourgate Rovers", away: "Saltmarsh Athletic", score: [3, 1] as const };
  await importMatches(demo, "Harbourgate League 2026/27", [match]);
  const before = (await bets.all()).length;
  await expectRight();
  await pick(matchId);
  await expectSlip(matchId);
  chaos.do("refuse");
  chaos.do("reset");
  await player.legs.getByRole("img", { name: player.word("sport", "locked") }).waitFor();
  expect(await pages.openPrices.count()).toBe(0);
  const odds = await player.pick(`${match.home} – ${match.away}`, match.home);
  expect(await player.legs.count()).toBe(2);
  await player.stake("7");
  await player.slip.getByRole("button", { name: player.word("slip", "removeUnplayable") }).click();
  await expect.poll(() => player.legs.count()).toBe(1);
  const number = await player.place();
  await player.dismiss();
  balance -= 700n;
  await player.waitForBalance(balance);
  const [bet, ...more] = (await bets.all()).slice(before);
  expect([bet?.number, bet?.status, BigInt(bet?.odds ?? 0), more]).toEqual([number, "open", odds, []]);
  chaos.do("admit");
});

it("no page showed a price that the house never had, nor an open one while its feed was not live; the books hold", async () => {
  for (const { tab, topic } of tabs()) {
    const { shown, wrong } = await shownPrices(tab.page);
    const all = Object.entries(shown).flatMap(([key, texts]) => texts.map((text) => ({ key, text })));
    expect(all.length, topic).toBeGreaterThan(100);
    expect(all.filter(({ key, text }) => !key.split("|").some((each) => prices.wasShown(each, text)))).toEqual([]);
    expect(wrong).toEqual([]);
    const broke = framesUntilLocked(await moments(tab.page), ({ what }) => what === "closed" || what === "abandoned");
    expect(broke.length).toBeGreaterThan(5);
    for (const frames of broke) expect(frames ?? Infinity).toBeLessThanOrEqual(1);
  }
  expect(JSON.parse(await demo.livery("house", "audit", "--json"))).toMatchObject({ clean: true, breaches: [] });
});
