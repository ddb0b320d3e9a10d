import { minor } from "@livery/betting";
import type { CouponSummary } from "@livery/contract";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../testing/fake-house.ts";
import { couponSummary } from "../../testing/fixtures.ts";
import { openSite } from "../../testing/open-site.tsx";

const coupons: readonly CouponSummary[] = [
  couponSummary({ couponId: 3, couponNumber: "K7QX2M9PLR43", placedAt: "2026-11-20T08:00:00Z" }),
  couponSummary({
    couponId: 2,
    couponNumber: "K7QX2M9PLR42",
    placedAt: "2026-11-20T07:00:00Z",
    status: "won",
    totalStake: minor(500),
    payout: minor(1_250),
  }),
  couponSummary({
    couponId: 1,
    couponNumber: "K7QX2M9PLR41",
    placedAt: "2026-11-19T07:00:00Z",
    status: "lost",
    totalStake: minor(3_000),
    payout: minor(0),
  }),
];
const numbers = () =>
  [...document.querySelectorAll("main a bdi")].map(({ textContent }) => textContent?.replace("K7QX2M9PLR4", "") ?? "");

test("The table is sorted by its headers; the order is in the address, and coupons without a figure are last", async () => {
  const house = houseOfPlayer({ getCoupons: () => pageOf(coupons) });
  const site = await openSite({ path: "/coupons", house, variants: { coupons: "table" } });
  const head = (name: string) => site.screen.getByRole("columnheader", { name });
  await eventually(numbers).toEqual(["3", "2", "1"]);
  await expect.element(head("Placed")).toHaveAttribute("aria-sort", "descending");
  await head("Stake").getByRole("button").click();
  await eventually(numbers).toEqual(["1", "3", "2"]);
  expect(site.path()).toBe("/en/coupons?sort=-stake");
  await head("Stake").getByRole("button").click();
  await eventually(numbers).toEqual(["2", "3", "1"]);
  await head("Payout").getByRole("button").click();
  await eventually(numbers).toEqual(["2", "1", "3"]);
  await site.screen.getByRole("button", { name: "Lost" }).click();
  expect(site.path()).toBe("/en/coupons?status=lost&sort=-paid");
});

test("On a phone the table's rows are cards, sorted from a list, and nothing of them is cut off", async () => {
  const house = houseOfPlayer({ getCoupons: () => pageOf(coupons, 60) });
  const site = await openSite({ path: "/coupons", house, variants: { coupons: "table" }, width: 390 });
  await site.screen.getByLabelText("Order", { exact: true }).selectOptions("Payout, descending");
  await eventually(numbers).toEqual(["2", "1", "3"]);
  await expect.element(site.screen.getByText(/^Sorting applies to this page/)).toBeVisible();
  const scroller = document.querySelector("main table")!.parentElement!;
  expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
  const won = site.screen.getByRole("row", { name: /PLR42/ }).element();
  expect(getComputedStyle(won).display).toBe("grid");
  expect((won as HTMLElement).innerText).not.toContain("–");
});

test("The timeline shows the result of each day, and a press on a day leads to it", async () => {
  const house = houseOfPlayer({ getCoupons: () => pageOf(coupons) });
  const site = await openSite({ path: "/coupons?sort=stake", house, variants: { coupons: "timeline" } });
  const day = (name: RegExp) => site.screen.getByRole("region", { name });
  const sums = (name: RegExp) =>
    day(name)
      .getByRole("definition")
      .elements()
      .map(({ textContent }) => textContent);
  await eventually(() => sums(/^Today/)).toEqual(["€15.00", "€12.50", "€10.00", "+€7.50"]);
  expect(sums(/19\.11/)).toEqual(["€30.00", "€0.00", "€0.00", "-€30.00"]);
  await expect.element(day(/^Today/).getByText("This coupon pays €12.50 on a stake of €5.00.")).toBeVisible();
  // Along time, whatever the address says of an order.
  expect(numbers()).toEqual(["3", "2", "1"]);
  const button = site.screen.getByRole("navigation", { name: "Days" }).getByRole("button").last();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(day(/19\.11/).getByRole("heading", { level: 2 })).toHaveFocus();
});

test("A day that continues on the next page says that its sums are of this page", async () => {
  const house = houseOfPlayer({ getCoupons: () => pageOf(coupons, 60) });
  const { screen } = await openSite({ path: "/coupons", house, variants: { coupons: "timeline" } });
  const part = /^More coupons of this day are on another page/;
  await expect.element(screen.getByRole("region", { name: /19\.11/ }).getByText(part)).toBeVisible();
  await expect.element(screen.getByRole("region", { name: /^Today/ }).getByText(part)).not.toBeInTheDocument();
});
