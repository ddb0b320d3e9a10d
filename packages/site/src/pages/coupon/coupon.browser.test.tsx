import { minor } from "@livery/betting";
import { axeViolations } from "@livery/ui/testing";
import { emulateMedia } from "@livery/ui/testing/wishes";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, refuse, type FakeHouse } from "../../testing/fake-house.ts";
import { couponSale, openCoupon, player } from "../../testing/fixtures.ts";
import { openSite } from "../../testing/open-site.tsx";

const path = "/coupons/K7QX2M9PLR4T";
const open = (house: FakeHouse, lang = "en") => openSite({ path, house, lang });
/** What the house was asked to sell, in order. */
const sales = (house: FakeHouse) => house.calls.filter(({ key }) => key === "sellCoupon").map(({ payload }) => payload);

describe("an open coupon", () => {
  test("shows the state of its match, the provisional result, and that the market is suspended", async () => {
    const { screen } = await open(houseOfPlayer({ getCoupon: () => openCoupon() }));
    const leg = screen.getByRole("listitem").filter({ hasText: "Arsenal 1" });
    for (const text of ["1:0", "67′", "Winning as it stands", "Suspended"]) {
      await expect.element(leg.getByText(text)).toBeVisible();
    }
  });

  test("shows the share of the odds that a dead heat pays", async () => {
    const [leg] = openCoupon().legs;
    const { inPlay: _, ...over } = leg!;
    const legs = [{ ...over, result: "dead_heat", share: "1/2" } as const];
    const { screen } = await open(houseOfPlayer({ getCoupon: () => openCoupon({ legs }) }));
    await expect.element(screen.getByText("Dead heat 1/2", { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText("1 selection ended in a dead heat and counts at that share of its odds."))
      .toBeVisible();
  });

  test("says the size, the lines and the stake of a line of a system", async () => {
    const system = { sizes: [2], of: 3, bankers: 1 };
    const coupon = openCoupon({ kind: "system", system, lines: 3, totalStake: minor(300) });
    const { screen } = await open(houseOfPlayer({ getCoupon: () => coupon }));
    await expect.element(screen.getByText("2/3 + 1 banker · 3 lines · €1.00 a line")).toBeVisible();
  });

  test("shows what was sold of it, what is left, and that it is under review", async () => {
    const coupon = openCoupon({
      soldStake: minor(500),
      soldPrice: minor(412),
      underReview: true,
      worth: { current: minor(120), most: minor(1000) },
    });
    const { screen } = await open(houseOfPlayer({ getCoupon: () => coupon }));
    await expect.element(screen.getByText("Partly cashed out")).toBeVisible();
    await expect.element(screen.getByText("Under review", { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText("€5.00 of the stake was cashed out for €4.12. The rest is settled as usual."))
      .toBeVisible();
    await expect.element(screen.getByText("€1.20")).toBeVisible();
    await expect.element(screen.getByText("This coupon pays up to €10.00.")).toBeVisible();
  });
});

test.each([
  ["cancelled", "Cancelled"],
  ["rejected", "Not accepted"],
] as const)(
  "a selection of a %s coupon is not open, and nothing is said of its match in play",
  async (status, text) => {
    const { screen } = await open(houseOfPlayer({ getCoupon: () => openCoupon({ status }) }));
    const leg = screen.getByRole("listitem").filter({ hasText: "Arsenal 1" });
    await expect.element(leg.getByText(text, { exact: true })).toBeVisible();
    for (const open of ["Open", "Winning as it stands", "Suspended"]) {
      expect(leg.getByText(open, { exact: true }).query()).toBeNull();
    }
  },
);

describe("a coupon that has won", () => {
  const root = document.documentElement;
  const fallen = () => document.querySelector<HTMLElement>("main [aria-hidden] > i");
  const winOf = (brand: string) => root.style.setProperty("--lv-decor-win", brand);
  const won = () => houseOfPlayer({ getCoupon: () => openCoupon({ status: "won", payout: minor(1000) }) });
  beforeEach(() => emulateMedia({ "prefers-reduced-motion": "no-preference" }));
  afterEach(() => emulateMedia({}));

  test("has falling confetti if the brand has some, and the confetti blocks nothing", async () => {
    winOf("confetti");
    const { screen } = await open(won());
    await expect.element(screen.getByText("Won", { exact: true }).first()).toBeVisible();
    expect(fallen()!.checkVisibility()).toBe(true);
    expect(fallen()!.getAnimations()).toHaveLength(1);
    expect(getComputedStyle(fallen()!.parentElement!).pointerEvents).toBe("none");
    expect(root.scrollWidth).toBeLessThanOrEqual(innerWidth);
    expect(await axeViolations()).toEqual([]);
  });

  test("has still confetti if reduced motion is preferred, and none in forced colours", async () => {
    winOf("confetti");
    await emulateMedia({ "prefers-reduced-motion": "reduce" });
    const { screen } = await open(won());
    await expect.element(screen.getByText("Won", { exact: true }).first()).toBeVisible();
    expect(fallen()!.checkVisibility()).toBe(true);
    expect(fallen()!.getAnimations()).toEqual([]);
    await emulateMedia({ "forced-colors": "active" });
    expect(fallen()!.checkVisibility({ visibilityProperty: true })).toBe(false);
  });

  test.each(["a brand without", "an open one"])("has no confetti: %s", async (where) => {
    if (where === "an open one") winOf("confetti");
    const { screen } = await open(where === "an open one" ? houseOfPlayer({ getCoupon: () => openCoupon() }) : won());
    await expect.element(screen.getByRole("heading", { name: "Selections" })).toBeVisible();
    expect(fallen()?.checkVisibility() ?? false).toBe(false);
  });
});

describe("selling", () => {
  test("a part is chosen, quoted for five seconds, and sold: the balance changes at once", async () => {
    const house = houseOfPlayer({
      getCoupon: () => openCoupon(),
      sellCoupon: ({ quote }) =>
        // Longer than five seconds: a busy machine takes its time to look for barriers.
        quote === undefined
          ? couponSale({ validMs: 120_000 })
          : couponSale({ sold: true, validMs: 0, balance: minor(100_412) }),
    });
    const { screen } = await open(house);
    await screen.getByRole("radio", { name: "50%" }).click({ force: true });
    await screen.getByRole("button", { name: "Get an offer" }).click();
    const sell = screen.getByRole("button", { name: "Cash out €4.12" });
    await expect.element(sell).toBeVisible();
    await expect.element(screen.getByRole("timer").getByText(/seconds? left/)).toBeInTheDocument();
    await expect.element(screen.getByText("You give up a potential payout of €10.00.")).toBeVisible();
    await expect.element(screen.getByText("€5.00 of the stake stays on the coupon.")).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await sell.click();
    await expect.element(screen.getByText("Cashed out for €4.12. The money is in your balance.")).toBeVisible();
    await expect.element(screen.getByRole("status", { name: "Balance" })).toHaveTextContent("€1,004.12");
    expect(sales(house)).toEqual([
      { couponId: 41, percent: 50 },
      { couponId: 41, quote: "quote-of-a-test" },
    ]);
  });

  test("a quote that is not taken expires, and can be requested again", async () => {
    const house = houseOfPlayer({ getCoupon: () => openCoupon(), sellCoupon: () => couponSale({ validMs: 300 }) });
    const { screen } = await open(house);
    await screen.getByRole("button", { name: "Get an offer" }).click();
    await expect.element(screen.getByText("The offer has expired.")).toBeVisible();
    await screen.getByRole("button", { name: "Get a new offer" }).click();
    await eventually(() => sales(house).length).toBe(2);
  });

  test("says why there is no quote", async () => {
    const house = houseOfPlayer({ getCoupon: () => openCoupon(), sellCoupon: refuse("market_locked") });
    const { screen } = await open(house);
    await screen.getByRole("button", { name: "Get an offer" }).click();
    await expect.element(screen.getByText("Not cashed out")).toBeVisible();
    house.answers.sellCoupon = refuse("sell_not_allowed");
    await screen.getByRole("button", { name: "Get an offer" }).click();
    await expect.element(screen.getByText("Your dealer does not allow coupons to be sold.")).toBeVisible();
    house.answers.sellCoupon = refuse("not_waiting");
    await screen.getByRole("button", { name: "Get an offer" }).click();
    await expect.element(screen.getByText("This has already been decided and can no longer be changed.")).toBeVisible();
  });

  test("is not offered for a coupon that the server does not buy", async () => {
    const { screen } = await open(houseOfPlayer({ getCoupon: () => openCoupon({ sellable: false }) }));
    await expect.element(screen.getByRole("heading", { name: "Cancel this coupon" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Cash out" }).elements()).toEqual([]);
  });
});

describe("cancelling", () => {
  test("asks for confirmation, and returns the stake", async () => {
    let cancelled = false;
    const house = houseOfPlayer({
      // A coupon that is over before the player's eyes is a reason to ask for the balance again.
      getUserData: () => (cancelled ? { ...player, balance: minor(101_000) } : player),
      getCoupon: () =>
        cancelled
          ? openCoupon({ status: "cancelled", payout: minor(1000), sellable: false, cancellableMs: undefined })
          : openCoupon(),
      couponCanceled: () => {
        cancelled = true;
        return { couponId: 41, cancelledAt: "2026-11-20T08:01:00Z", balance: minor(101_000) };
      },
    });
    const { screen } = await open(house);
    await expect.element(screen.getByText("You can still cancel for 4:00. Your stake will be returned.")).toBeVisible();
    await screen.getByRole("button", { name: "Cancel coupon" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Cancel coupon K7QX2M9PLR4T?" })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await screen.getByRole("button", { name: "Keep it" }).click();
    expect(cancelled).toBe(false);
    await screen.getByRole("button", { name: "Cancel coupon" }).click();
    await screen.getByRole("button", { name: "Cancel it" }).click();
    await expect.element(screen.getByText("Cancelled", { exact: true }).first()).toBeVisible();
    // Beneath the notice that says so.
    await expect.element(screen.getByText("€1,010.00")).toBeInTheDocument();
  });

  test("says why it is refused", async () => {
    const house = houseOfPlayer({ getCoupon: () => openCoupon(), couponCanceled: refuse("cancel_period_over") });
    const { screen } = await open(house);
    await screen.getByRole("button", { name: "Cancel coupon" }).click();
    await screen.getByRole("button", { name: "Cancel it" }).click();
    await expect.element(screen.getByText("The Coupon Cancellation Period is over.")).toBeVisible();
  });

  test("is not offered after its window", async () => {
    const { screen } = await open(houseOfPlayer({ getCoupon: () => openCoupon({ cancellableMs: 0 }) }));
    await expect.element(screen.getByRole("heading", { name: "Cash out" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Cancel coupon" }).elements()).toEqual([]);
  });
});

describe("sharing", () => {
  test("creates a link to the selections alone, to scan and to copy", async () => {
    const shareId = "0123456789abcdef0123456789abcdef";
    const house = houseOfPlayer({ getCoupon: () => openCoupon(), shareCoupon: () => ({ shareId }) });
    const { screen } = await open(house);
    await screen.getByRole("button", { name: "Share the selections" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Share the selections" })).toBeVisible();
    await expect
      .element(screen.getByRole("textbox", { name: "Link" }))
      .toHaveValue(`${window.location.origin}/en/couponShare/${shareId}`);
    await expect.element(screen.getByRole("img", { name: "QR code of the link" })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await eventually(() => document.activeElement?.textContent).toBe("Share the selections");
  });
});
