import { CallError, type CouponDetail } from "@livery/contract";
import { expect, test } from "vitest";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive } from "../testing/fake-live.ts";
import { couponDetail, placed, testNow } from "../testing/fixtures.ts";
import { openSite, type OpenSite } from "../testing/open-site.tsx";

/** A server with a delayed bet that is pending for as many answers as given, and then decided. */
function houseWith(waits: readonly number[], status: CouponDetail["status"], pendingUntil: string) {
  const left = [...waits];
  return houseOfPlayer({
    createcoupon: () => ({ ...placed, status: "pending", pendingUntil }),
    getCoupon: () => {
      const pendingMs = left.shift();
      return pendingMs === undefined ? couponDetail({ status }) : couponDetail({ status: "pending", pendingMs });
    },
  });
}

async function bet(site: OpenSite): Promise<void> {
  await site.screen.getByRole("button", { name: /Home 1 – Away 1, Match result.*Home 1,/ }).click();
  const slip = site.screen.getByRole("complementary", { name: "Bet slip" });
  await slip.getByRole("textbox", { name: "Stake" }).fill("10");
  await slip.getByRole("button", { name: /Place bet/ }).click();
}

const inTwoSeconds = new Date(testNow + 2_000).toISOString();
const expectText = (text: string) => expect.poll(() => document.body.textContent).toContain(text);

test.each([
  ["open", "Bet placed"],
  ["rejected", "Your stake is back"],
] as const)("D14 a delayed bet counts down under status 5 and ends %s", async (status, text) => {
  const house = houseWith([2_000], status, inTwoSeconds);
  const site = await openSite({ path: "/livebets", house, live: fakeLive().ports });
  await bet(site);
  await expectText("Your bet is being checked: 2 s");
  expect(house.calls.find(({ key }) => key === "createcoupon")?.payload).toMatchObject({
    phase: "live",
    selections: [{ matchId: 1, odds: 2000, feed: { topic: "match:1", epoch: 1 } }],
  });
  await expectText(text);
});

test("D14 the countdown follows the server, even if the browser's clock is a minute ahead or behind", async () => {
  for (const skew of [-60_000, 60_000]) {
    const house = houseWith([3_000], "open", new Date(testNow + skew).toISOString());
    const site = await openSite({ path: "/livebets", house, live: fakeLive().ports });
    await bet(site);
    await expectText("Your bet is being checked: 3 s");
    await expectText("Bet placed");
    await site.screen.unmount();
  }
});

test("D14 a page that is loaded during the delay of a bet continues the countdown, and shows its end once", async () => {
  const stored = new Map<string, string>();
  const first = await openSite({
    path: "/livebets",
    house: houseWith([4_000], "open", inTwoSeconds),
    live: fakeLive().ports,
    stored,
  });
  await bet(first);
  await expectText("Your bet is being checked: 4 s");
  await first.screen.unmount();
  const second = await openSite({
    house: houseWith([1_000], "rejected", inTwoSeconds),
    live: fakeLive().ports,
    stored,
  });
  await expectText("Your bet is being checked: 1 s");
  await expectText("Your stake is back");
  expect(stored.has("livery-pending-bet")).toBe(false);
  await second.screen.unmount();
});

test("D14 a decision that was made while the page was away is shown when it is loaded", async () => {
  const stored = new Map([["livery-pending-bet", placed.couponNumber]]);
  const site = await openSite({ house: houseWith([], "open", inTwoSeconds), live: fakeLive().ports, stored });
  await expectText("Your bet is placed");
  expect(stored.has("livery-pending-bet")).toBe(false);
  await site.screen.unmount();
});

test("D14 a pending bet of another player is forgotten silently", async () => {
  const stored = new Map([["livery-pending-bet", "NOBODYSBET12"]]);
  const house = houseOfPlayer({
    getCoupon: () => {
      throw new CallError("not_found", { path: "couponNumber" });
    },
  });
  await openSite({ house, live: fakeLive().ports, stored });
  await expect.poll(() => stored.has("livery-pending-bet")).toBe(false);
  expect(document.body.textContent).not.toContain("is being checked");
});
