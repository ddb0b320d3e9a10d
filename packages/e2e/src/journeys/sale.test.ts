import { minor } from "@livery/betting";
import type { LiveClient } from "@livery/house/testing";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launch, openPage } from "../harness/browser.ts";
import { removeDemo, type RunningDemo, startDemo } from "../harness/demo.ts";
import { signedInClient } from "../harness/house-client.ts";
import { liveProgramme, nowPlayed, speed } from "../harness/live-programme.ts";
import { watchHouse } from "../harness/live-state.ts";
import { writeMatches } from "../harness/made-matches.ts";
import { payout, Player, shown } from "../harness/player.ts";
import { accountIn } from "../harness/sites.ts";

// Over after one half and without a goal: the draw grows likelier all the time, and wins within a minute.
const programme = liveProgramme().map((match) => ({ ...match, halves: match.halves.slice(0, 1), penalties: [] }));
const english = accountIn("en");
let demo: RunningDemo;
let browser: Browser;
/** A client of the feed beside the browser's. */
let house: LiveClient;

beforeAll(async () => {
  [demo, browser] = await Promise.all([startDemo({ files: (root) => writeMatches(root, programme), speed }), launch()]);
  house = await watchHouse(demo);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
  await demo?.stop();
  if (demo) await removeDemo(demo.root);
});

it("a player sells half of a live single, the rest is settled, and the balance is right to the cent", async () => {
  const client = await signedInClient(demo, english);
  const before = (await client.call("getUserData", {}))?.balance ?? minor(0);
  const { matchId } = await vi.waitUntil(
    () =>
      nowPlayed(house, programme)
        .filter(({ untilEnd }) => untilEnd > 25_000)
        .toSorted((one, other) => one.untilEnd - other.untilEnd)[0],
    { timeout: 60_000, interval: 50 },
  );
  const markets = await client.call("liveodds", { matchId });
  const odds = markets
    .find(({ marketTypeId }) => marketTypeId === 1)
    ?.outcomes.find(({ outcomeId }) => outcomeId === 2)?.odds;
  if (odds === undefined) throw new Error("the match has no price for a draw");
  const stake = minor(1_001);
  const { couponId, couponNumber } = await client.call(
    "createcoupon",
    {
      stake,
      totalStake: stake,
      kind: "single",
      phase: "live",
      sizes: [],
      oddsChange: "any",
      picks: [{ matchId, marketTypeId: 1, outcomeId: 2, special: "", odds, banker: false }],
    },
    { idempotencyKey: "a-live-single-to-sell" },
  );

  const { page, troubles } = await openPage(browser);
  const player = new Player(page, demo.origin, "en");
  await player.open();
  await player.signIn(english);
  await player.open(`coupons/${couponNumber}`);
  const word = (key: Parameters<Player["word"]>[1], values?: Parameters<Player["word"]>[2]) =>
    player.word("coupon", key, values);
  // The delay of a live bet is over (D14), and the page has seen it.
  const half = page.getByRole("radio", { name: "50%" });
  await half.waitFor({ state: "attached" });
  await half.check({ force: true });
  const ask = page
    .getByRole("button", { name: word("sale.ask") })
    .or(page.getByRole("button", { name: word("sale.again") }));
  const sell = page.getByRole("button", {
    name: new RegExp(`^${shown(word("sale.sell", { amount: "" }).trim())}`, "u"),
  });
  const [, soldEnd = ""] = word("sale.sold").split("{{amount}}");
  const sold = page.getByText(new RegExp(shown(soldEnd), "u"));
  // A lock may come between: then the page says so, and the price is asked for again.
  await expect
    .poll(
      async () => {
        if (await sold.isVisible()) return true;
        if (await ask.isVisible()) await ask.click({ timeout: 2_000 }).catch(() => undefined);
        await sell.or(ask).or(sold).first().waitFor();
        if (await sell.isVisible()) await sell.click({ timeout: 2_000 }).catch(() => undefined);
        await sold.or(ask).first().waitFor();
        return sold.isVisible();
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(true);
  await page.getByText(word("partlySold")).waitFor();

  const open = await client.call("getCouponDetail", { couponId });
  expect(open).toMatchObject({ status: "open", stake, soldStake: 500n, payout: null });
  await player.waitForBalance(before - stake + open.soldPrice);

  // The match ends, a draw: what was not sold is paid at the odd that was taken, rounded once.
  const status = async () => (await client.call("getCouponDetail", { couponId })).status;
  await expect.poll(status, { timeout: 180_000, interval: 500 }).toBe("won");
  const paid = payout(501n, [BigInt(open.legs[0]?.odds ?? 0)]);
  expect(await client.call("getCouponDetail", { couponId })).toMatchObject({ payout: paid, soldPrice: open.soldPrice });
  await player.waitForBalance(before - stake + open.soldPrice + paid);
  await page.getByText(word("status.won"), { exact: true }).first().waitFor();
  expect(troubles).toEqual([]);

  // Whoever holds a print of it sees the same, and nothing of its player.
  const visitor = await openPage(browser);
  const anybody = new Player(visitor.page, demo.origin, "en");
  await anybody.open("ticketCheck");
  await visitor.page.getByRole("textbox", { name: word("check.code") }).fill(couponNumber);
  await visitor.page.getByRole("button", { name: word("check.submit") }).click();
  await visitor.page.getByText(word("status.won"), { exact: true }).waitFor();
}, 420_000);
