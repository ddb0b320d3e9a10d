import { type Chaos, openChaos } from "@livery/chaos";
import type { LiveClient } from "@livery/house/testing";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openPage } from "../harness/browser.ts";
import { type RunningDemo, startDemo } from "../harness/demo.ts";
import { LivePages, oddOf, press, shownOdd } from "../harness/live-pages.ts";
import { liveProgramme, nowPlayed, type Played, speed } from "../harness/live-programme.ts";
import { heldState, statesOf, watchHouse } from "../harness/live-state.ts";
import { writeMatches } from "../harness/made-matches.ts";
import { Player } from "../harness/player.ts";
import {
  framesUntilLocked,
  lockKind,
  newestMadeAt,
  type TimelineEntry,
  timeline,
  watchScreen,
} from "../harness/screen-watch.ts";
import { accountIn } from "../harness/sites.ts";

const programme = liveProgramme();
const english = accountIn("en");
let demo: RunningDemo;
/** A client of the feed beside the browser's. */
let house: LiveClient;

beforeAll(async () => {
  demo = await startDemo({ files: (root) => writeMatches(root, programme), speed });
  house = await watchHouse(demo);
});

afterAll(async () => {
  await house?.close();
  await demo?.stop();
});

/** A tab on the site, over a way that can be cut if there is one. */
async function visit(over?: Chaos) {
  const tab = await openPage();
  await watchScreen(tab.page);
  const origin = over === undefined ? demo.origin : demo.origin.replace(/\d+$/u, String(over.port));
  const player = new Player(tab.page, origin, "en");
  return { ...tab, player, pages: new LivePages(player) };
}

/** Waits for a match of the programme that is being played and suits; of several the one that is over first. */
function played(suits: (match: Played) => boolean): Promise<Played> {
  const first = () =>
    nowPlayed(house, programme)
      .filter(suits)
      .toSorted((one, other) => one.untilRest - other.untilRest)[0];
  return vi.waitUntil(first, { timeout: 60_000, interval: 50 });
}

/** Each time that something happened, so often at least, no price could be pressed from the next frame of the screen on. */
async function expectLockedAtOnce(
  page: Page,
  often: number,
  cause: (entry: TimelineEntry) => boolean,
  undone?: (entry: TimelineEntry) => boolean,
): Promise<void> {
  const frames = async () =>
    framesUntilLocked(await timeline(page), cause, undone).filter((frameCount) => frameCount !== null);
  await expect.poll(async () => (await frames()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(often);
  for (const frameCount of await frames()) expect(frameCount).toBeLessThanOrEqual(1);
}

it("a price moves wherever it is shown: in the list, on the match's page, and in the slip", async () => {
  const { context, page, pages, player, troubles } = await visit();
  await pages.openList();
  const { away, home, name } = await played((match) => match.untilRest > 30_000);
  const price = pages.result(name, home);
  const listed = await oddOf(price);
  await expect.poll(() => oddOf(price)).not.toBe(listed);

  await pages
    .row(home, away)
    .getByRole("link", { name: player.translate("sport", "allMarkets", { home, away }) })
    .click();
  await page.getByRole("heading", { name }).first().waitFor();
  await pages.prices.first().waitFor();
  const alone = await oddOf(price);
  await expect.poll(() => oddOf(price)).not.toBe(alone);

  await press(price);
  await player.openSlip();
  await expect.poll(() => player.legs.innerText()).toMatch(/was \d/u);
  const accept = player.slip.getByRole("button", { name: /^Accept \d/u });
  // Both follow the feed: what is read of them one after the other is the same but for the moment of a change.
  await expect.poll(async () => (await oddOf(accept)) === (await oddOf(price))).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

it("every price of a suspended match locks in the first frame on the screen after the feed's message", async () => {
  const { context, page, pages, troubles } = await visit();
  const { matchId } = await played((match) => !match.isWhole && match.untilRest > 12_000);
  await pages.openMatch(matchId);
  const isLock = (locks: boolean) => (entry: TimelineEntry) =>
    entry.what === "frame" &&
    entry.received.kind === lockKind &&
    entry.received.locks === locks &&
    entry.received.topic === `match:${matchId}`;
  await expectLockedAtOnce(page, 2, isLock(true), isLock(false));
  expect(troubles).toEqual([]);
  await context.close();
});

it("prices lock when the feed falls silent; the page retries five times visibly, then quietly, and recovers by itself", async () => {
  const proxy = await openChaos({ listen: 0, target: `http://127.0.0.1:${demo.port}`, seed: 1 });
  const { context, page, pages, player, troubles } = await visit(proxy);
  // Of the 5 to 30 seconds between two quiet tries, the least.
  await page.addInitScript(() => (Math.random = () => 0.001));
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await player.open("livebets");
  await player.signIn(english);
  await pages.prices.first().waitFor();
  const { home, name } = await played((match) => match.untilEnd > 60_000);
  await press(pages.result(name, home));
  await player.stake("5");

  proxy.do("storm");
  const closed = (entry: TimelineEntry): boolean => entry.what === "closed";
  await expect.poll(async () => (await timeline(page)).filter(({ what }) => what === "opened").length).toBe(2);
  await expectLockedAtOnce(page, 1, closed);
  await pages.openPrices.first().waitFor();

  proxy.do("hold");
  proxy.do("refuse");
  const abandoned = (entry: TimelineEntry): boolean => entry.what === "abandoned";
  await expect.poll(async () => (await timeline(page)).some(abandoned)).toBe(true);
  const banner = (trouble: string) => page.getByText(player.translate("live", `${trouble}.title`), { exact: true });
  await banner("reconnecting").waitFor();
  await expectLockedAtOnce(page, 1, abandoned);
  const noted = await timeline(page);
  const verdict = noted.findIndex(abandoned);
  // A frame that came late was made before it came: the silence counts from then.
  expect((noted[verdict]?.at ?? 0) - newestMadeAt(noted.slice(0, verdict))).toBeGreaterThan(5_500);

  await banner("refresh").waitFor();
  // By the page's own clock: what a busy machine delays comes later, and never sooner. A quiet try may have come by now.
  const tries = (await timeline(page)).slice(verdict).filter(({ what }) => what === "connecting");
  expect(tries.length).toBeGreaterThanOrEqual(5);
  for (const [index, { at }] of tries.entries())
    expect(at - (tries[index - 1]?.at ?? 0)).toBeGreaterThan(index < 5 ? 900 : 4_900);
  expect(await pages.openPrices.count()).toBe(0);
  await player.placeButton.click();
  await player.legs.getByText(player.translate("error", "market_locked_named", { match: name })).waitFor();
  expect(sent.filter((url) => url.includes("createcoupon"))).toEqual([]);

  proxy.do("release");
  proxy.do("admit");
  const states = statesOf(house, "list");
  await banner("refresh").waitFor({ state: "detached" });
  await pages.openPrices.first().waitFor();
  await expect
    .poll(async () => {
      const held = await heldState(page);
      return held?.phase === "live" && states.hashes.has(held.hash);
    })
    .toBe(true);
  states.stop();
  // A browser says of each try that it failed, and of nothing else.
  expect(troubles).toHaveLength(proxy.refused);
  for (const trouble of troubles) expect(trouble).toMatch(/WebSocket connection to .* failed/u);
  await context.close();
  await proxy.close();
});

it("the slip asks before it takes a price other than the one shown, and places at the accepted price", async () => {
  const proxy = await openChaos({ listen: 0, target: `http://127.0.0.1:${demo.port}`, seed: 1 });
  const { context, page, pages, player, troubles } = await visit(proxy);
  await player.open("livebets");
  await player.signIn(english);
  const balance = await player.balance();
  const draw = player.translate("sport", "outcome.draw");
  const { matchId, name } = await played((each) => each.isWhole && each.untilRest > 8_000);
  await pages.openMatch(matchId);
  const price = pages.result(name, draw);
  const quote = () =>
    BigInt(house.feed.topic("list")?.quote({ matchId, marketTypeId: 1, outcomeId: 2, special: "" }).odds ?? 0);
  const accept = player.legs.getByRole("button", { name: /^Accept \d/u });
  /** Places while the page still shows what was and the house has gone on; answers the price that was seen. */
  const placeUnseen = async (): Promise<bigint> => {
    proxy.do("hold");
    let seen = 0n;
    do {
      // What was on its way when the way was held still comes.
      if (await accept.isVisible()) await accept.click();
      seen = await oddOf(price);
      await vi.waitUntil(() => quote() !== seen, { timeout: 30_000, interval: 20 });
    } while (await accept.isVisible());
    await player.placeButton.click();
    const [named = ""] = player.translate("error", "odds_changed_named", { old: shownOdd(seen) }).split("{{new}}");
    await player.legs.getByText(named).waitFor();
    proxy.do("release");
    return seen;
  };
  await press(price);
  await player.stake("5");
  const seen = await placeUnseen();
  expect(await player.balance()).toBe(balance);

  // In the break the price stands still for longer than the house takes to look at the bet.
  await page.getByRole("main").getByText(player.translate("live", "status.pause")).waitFor({ timeout: 60_000 });
  await expect.poll(async () => (await oddOf(accept)) === quote()).toBe(true);
  const acceptedOdds = await oddOf(accept);
  expect(acceptedOdds).not.toBe(seen);
  await accept.click();
  await player.placeButton.click();
  await player.slip.getByText(player.translate("live", "delay.head")).waitFor();
  const number = await player.placedNumber();
  await player.dismiss();
  await player.waitForBalance(balance - 500n);
  await player.open(`coupons/${number}`);
  await page.getByRole("main").getByText(shownOdd(acceptedOdds), { exact: true }).first().waitFor();
  expect(await page.getByRole("main").getByText(shownOdd(seen), { exact: true }).count()).toBe(0);
  // The browser's own words for the refusal.
  expect(troubles).toEqual([expect.stringMatching(/status of 409 .*createcoupon/u)]);
  await context.close();
  await proxy.close();
});

it("a finished match leaves the list and the slip, with a notice", async () => {
  const [listed, alone] = await Promise.all([visit(), visit()]);
  const { pages, player } = listed;
  await pages.openList();
  const match = await played((each) => !each.isWhole && each.untilEnd > 38_000);
  const { away, home, matchId, name } = match;
  await press(pages.result(name, home));
  await player.openSlip();
  await expect.poll(() => player.legs.count()).toBe(1);
  await alone.pages.openMatch(matchId);

  await listed.page.getByText(player.translate("slip", "matchFinished", { match: name })).waitFor({ timeout: 60_000 });
  await player.dismiss();
  await player.slip.getByText(player.translate("slip", "emptyTitle")).waitFor();
  await pages.row(home, away).waitFor({ state: "detached" });
  await alone.page.getByText(player.translate("live", "over.title")).waitFor();
  expect([listed.troubles, alone.troubles]).toEqual([[], []]);
  await Promise.all([listed.context.close(), alone.context.close()]);
});
