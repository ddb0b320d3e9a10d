import { minor } from "@livery/betting";
import { describe, expect, test } from "vitest";
import { houseOfPlayer, pageOf, refuse } from "../testing/fake-house.ts";
import { couponDetail, movement, player } from "../testing/fixtures.ts";
import { openSite } from "../testing/open-site.tsx";

describe("A coupon", () => {
  test("a settled one shows its result", async () => {
    const legs = couponDetail().legs.map((leg) => ({ ...leg, result: "won" as const, score: "2:1 (1:0)" }));
    const won = couponDetail({ status: "won", payout: minor(2_000), settledAt: "2026-11-20T13:00:00Z", legs });
    const { screen } = await openSite({
      path: "/coupons/k7qx2m9plr4t",
      house: houseOfPlayer({ getCoupon: () => won }),
    });
    await expect.element(screen.getByText("€10.00 at total odds of 2.00 pays €20.00.")).toBeVisible();
    await expect.element(screen.getByText("Score 2:1 (1:0)")).toBeVisible();
    await expect.element(screen.getByText(/Settled 20\.11\.2026 13:00/)).toBeVisible();
  });
});

describe("Transactions", () => {
  test("show why the balance moved, and lead to the coupon", async () => {
    const house = houseOfPlayer({
      getTransactions: () =>
        pageOf([movement(2, { kind: "win", amount: minor(2_000), balanceAfter: minor(101_000) }), movement(1)]),
      getCoupon: () => couponDetail(),
    });
    const { screen } = await openSite({ path: "/transactions", house });
    await expect.element(screen.getByText("+€20.00")).toBeVisible();
    await expect.element(screen.getByText("-€10.00")).toBeVisible();
    await screen.getByRole("link", { name: "Coupon K7QX2M9PLR4T" }).first().click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Coupon K7QX2M9PLR4T" })).toHaveFocus();
  });

  test("are filtered by kind and time in the address; if there are none, a link leads back to all", async () => {
    const house = houseOfPlayer({ getTransactions: () => pageOf([movement(1)]) });
    const { path, screen } = await openSite({ path: "/transactions?show=winnings&days=400", house });
    const requested = () => house.calls.findLast(({ key }) => key === "getTransactions")?.payload;
    await expect.element(screen.getByText("-€10.00")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Winnings", pressed: true })).toBeVisible();
    expect(requested()).toMatchObject({ kinds: ["win", "bonus", "resettle", "receivable"] });
    expect(requested()).not.toHaveProperty("from");
    house.answers.getTransactions = () => pageOf([]);
    await screen.getByLabelText("Date").selectOptions("Last 7 days");
    await expect.element(screen.getByText("No matching transactions")).toBeVisible();
    expect(path()).toBe("/en/transactions?show=winnings&days=7");
    expect(Date.now() - Date.parse((requested() as { from: string }).from)).toBeGreaterThan(6.9 * 86_400_000);
    house.answers.getTransactions = () => pageOf([movement(1)]);
    await screen.getByRole("button", { name: "Show all transactions" }).click();
    await expect.element(screen.getByText("-€10.00")).toBeVisible();
    expect(path()).toBe("/en/transactions");
  });
});

describe("Changing the password", () => {
  test("§5 the repetition must match, the new password must differ, and the server checks the current one", async () => {
    const house = houseOfPlayer({ changePassword: refuse("password_wrong") });
    const { screen } = await openSite({ path: "/changePassword", house });
    const field = (label: string) => screen.getByLabelText(label, { exact: true });
    await field("Current password").fill("anchor24");
    await field("New password").fill("anchor24");
    await field("Confirm new password").fill("anchor25");
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText("Your new password must be different from the current one.")).toBeVisible();
    await expect.element(screen.getByText("The passwords do not match.")).toBeVisible();
    expect(house.calls.some(({ key }) => key === "changePassword")).toBe(false);
    await field("New password").fill("anchor25");
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText("Your current password is incorrect")).toBeVisible();
    // What was wrong with the last attempt is not said beside what is wrong with this one.
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText("Your current password is incorrect")).toBeVisible();
    await field("New password").fill(player.userName.toUpperCase());
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText("Your password must be different from your username.")).toBeVisible();
    expect(document.body.textContent).not.toContain("Your current password is incorrect");
    await field("New password").fill("anchor25");
    house.answers.changePassword = () => ({});
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText("Your password has been changed.")).toBeVisible();
    await expect.element(field("Current password")).toHaveValue("");
  });
});
