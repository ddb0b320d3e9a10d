import { minor } from "@livery/betting";
import { axeViolations } from "@livery/ui/testing";
import { expect, test } from "vitest";
import { fakeHouse, refuse } from "../../testing/fake-house.ts";
import { openSite } from "../../testing/open-site.tsx";

const ticket = {
  couponNumber: "K7QX2M9PLR4T",
  status: "won",
  placedAt: "2026-11-20T08:00:00Z",
  currency: "EUR",
  totalStake: minor(1000),
  payout: minor(1512),
  soldPrice: minor(412),
} as const;

test("a holder of a coupon sees its state by its number, written in any common form", async () => {
  const system = { sizes: [2], of: 3, bankers: 1 };
  const house = fakeHouse({
    ticketCheckTerminal: () => ({ ...ticket, kind: "system", system, lines: 4 }),
  });
  const { screen } = await openSite({ path: "/ticketCheck", house });
  await screen.getByRole("textbox", { name: "Coupon number" }).fill("k7qx-2m9p-lr4t");
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByText("Won", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("€15.12")).toBeVisible();
  await expect.element(screen.getByText("€4.12")).toBeVisible();
  await expect.element(screen.getByText("System · 2/3 + 1 banker · 4 lines · €2.50 a line")).toBeVisible();
  expect(house.calls.filter(({ key }) => key === "ticketCheckTerminal").map(({ payload }) => payload)).toEqual([
    { code: "K7QX2M9PLR4T" },
  ]);
  expect(await axeViolations()).toEqual([]);
});

test("a malformed number is not sent, and an unknown one is reported", async () => {
  const house = fakeHouse({ ticketCheckTerminal: refuse("not_found") });
  const { screen } = await openSite({ path: "/ticketCheck", house });
  const box = screen.getByRole("textbox", { name: "Coupon number" });
  await box.fill("K7QX");
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByText("A coupon number has 12 letters and digits.")).toBeVisible();
  expect(house.calls.filter(({ key }) => key === "ticketCheckTerminal")).toEqual([]);
  await box.fill("K7QX2M9PLR4T");
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByText("There is no coupon with this number. Check it and try again.")).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test("too many tries are explained", async () => {
  const house = fakeHouse({ ticketCheckTerminal: refuse("rate_limited", { params: { retryAfter: 30 } }) });
  const { screen } = await openSite({ path: "/ticketCheck", house });
  await screen.getByRole("textbox", { name: "Coupon number" }).fill("K7QX2M9PLR4T");
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
});
