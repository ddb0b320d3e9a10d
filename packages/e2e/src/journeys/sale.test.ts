import { minor } from "@livery/betting";
import type { LiveClient } from "@livery/house/testing";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openPage } from "../harness/browser.ts";
import { type RunningDemo, startDemo } from "../harness/demo.ts";
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

it("a player sells half of a live single, the rest is settled, and the balance is right to the cent", async () => {
  const client = await signedInClient(demo, english);
  const before = (await client.call("getUserData", {}))?.balance ?? minor(0);
  const { matchId } = await vi.waitUntil(
    () =>
      nowPlayed(house, programme)
        .filter(({ untilEnd }) => untilEnd > 35_000)
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
      selections: [{ matchId, marketTypeId: 1, outcomeId: 2, special: "", odds, banker: false }],
    },
    { idempotencyKey: "a-live-single-to-sell" },
  );

  const { page, troubles } = await openPage();
  const player = new Player(page, demo.origin, "en");
  await player.open();
  await player.signIn(english);
  await player.open(`coupons/${couponNumber}`);
  const translate = (key: Parameters<Player["translate"]>[1], values?: Parameters<Player["translate"]>[2]) =>
    player.translate("coupon", key, values);
  // The delay of a live bet is over (D14), and the page has seen it.
  const half = page.getByRole("radio", { name: "50%" });
  await half.waitFor({ state: "attached" });
  await half.check({ force: true });
  const sell = page.getByRole("button", {
    name: new RegExp(`^${shown(translate("sale.sell", { amount: "" }).trim())}`, "u"),
  });
  const [, soldEnd = ""] = translate("sale.sold").split("{{amount}}");
  const sold = page.getByText(new RegExp(shown(soldEnd), "u"));
  const requestButton = page.getByRole("button", { name: translate("sale.ask") });
  const retryButton = page.getByRole("button", { name: translate("sale.again") });
  // An offer lives for five seconds (D17), and a price that moved ends it: then it is asked for again.
  while (!(await sold.isVisible())) await sold.or(sell).or(retryButton).or(requestButton).first().click();
  await page.getByText(translate("partlySold")).waitFor();

  const open = await client.call("getCouponDetail", { couponId });
  expect(open).toMatchObject({ status: "open", totalStake: stake, soldStake: 500n, payout: null });
  await player.waitForBalance(before - stake + open.soldPrice);

  // The match ends, a draw: what was not sold is paid at the odd that was taken, rounded once.
  const status = async () => (await client.call("getCouponDetail", { couponId })).status;
  await expect.poll(status, { timeout: 180_000, interval: 500 }).toBe("won");
  const paid = payout(501n, [BigInt(open.legs[0]?.odds ?? 0)]);
  expect(await client.call("getCouponDetail", { couponId })).toMatchObject({ payout: paid, soldPrice: open.soldPrice });
  await player.waitForBalance(before - stake + open.soldPrice + paid);
  await page.getByText(translate("status.won"), { exact: true }).first().waitFor();
  // The house refuses a sale whose offer a moved price has ended.
  for (const trouble of troubles) expect(trouble).toMatch(/status of 409 .*sellcoupon/iu);

  // Whoever holds a print of it sees the same, and nothing of its player.
  const visitor = await openPage();
  const anybody = new Player(visitor.page, demo.origin, "en");
  await anybody.open("ticketCheck");
  await visitor.page.getByRole("textbox", { name: translate("check.code") }).fill(couponNumber);
  await visitor.page.getByRole("button", { name: translate("check.submit") }).click();
  await visitor.page.getByText(translate("status.won"), { exact: true }).waitFor();
}, 420_000);
