import { minor } from "@livery/betting";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fakeHouse, pageOf, refuse } from "../testing/fake-house.ts";
import { auditRow, panelCoupon, panelUser, staffOf, testNow } from "../testing/fixtures.ts";
import { buttonsOf } from "../testing/buttons-of.ts";
import { openPanel } from "../testing/open-panel.tsx";

describe("The dealer tree", () => {
  test("is one tab stop, opens its branches on demand, and shows the chosen dealer", async () => {
    const { screen, house, address } = await openPanel({ path: "/dealers" });
    const treeItem = (name: string) => screen.getByRole("treeitem", { name: new RegExp(`^${name}`) });
    await expect.element(treeItem("Breakwater")).toBeVisible();
    expect(house.calls.filter(({ key }) => key === "panelDealers")).toHaveLength(2);
    (treeItem("Quay Street").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(treeItem("Breakwater")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(treeItem("Breakwater")).toHaveAttribute("aria-expanded", "true");
    await expect.element(treeItem("West Mole")).toHaveAttribute("aria-level", "3");
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe("/dealers?dealer=22");
    await expect.element(screen.getByRole("heading", { name: "Breakwater" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(treeItem("West Mole")).not.toBeInTheDocument();
    await userEvent.keyboard("c");
    await expect.element(treeItem("Capstan Yard")).toHaveFocus();
    expect(house.faults).toEqual([]);
  });

  test("shows before a dealer is chosen what happens today and what waits, each leading to its list", async () => {
    const { screen, house, address } = await openPanel({ path: "/dealers" });
    const figures = screen.getByRole("region", { name: "Selected dealer" });
    const today = new Date(testNow).toISOString().slice(0, 10);
    await expect.element(figures.getByRole("link", { name: /^Coupons placed today: \d+$/ })).toBeVisible();
    for (const name of ["Open coupons", "Pending deposits", "Pending withdrawals", "Pending bonus requests"])
      await expect.element(figures.getByRole("link", { name: new RegExp(`^${name}: \\d+$`) })).toBeVisible();
    expect(house.calls).toContainEqual(
      expect.objectContaining({ key: "panelCoupons", payload: expect.objectContaining({ filter: { from: today } }) }),
    );
    await figures.getByRole("link", { name: /^Pending deposits/ }).click();
    await expect.poll(address).toBe("/payments?status=pending&direction=deposit");
    expect(house.faults).toEqual([]);
  });

  test("has an adjustable width, which is stored", async () => {
    const { screen, panel } = await openPanel({ path: "/dealers" });
    const width = screen.getByRole("separator", { name: "Width of the dealer tree" });
    await expect.element(width).toHaveAttribute("aria-valuenow", "55");
    (width.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.element(width).toHaveAttribute("aria-valuenow", "35");
    expect(panel.preferences.treeShare.get()).toBe(35);
  });

  test("is searched in branches that nobody opened, and has the found dealer open after the search", async () => {
    const { screen, address, house } = await openPanel({ path: "/dealers" });
    const search = screen.getByRole("searchbox", { name: "Search dealers" });
    await search.fill("west m");
    const found = screen.getByRole("treeitem", { name: /^West Mole/ });
    await expect.element(found).toHaveAttribute("aria-level", "3");
    await expect.element(screen.getByRole("treeitem", { name: /^Anchor Lane/ })).not.toBeInTheDocument();
    await found.click();
    await expect.poll(address).toBe("/dealers?dealer=25");
    await search.clear();
    await expect.element(screen.getByRole("treeitem", { name: /^Anchor Lane/ })).toBeVisible();
    await expect.element(found).toHaveAttribute("aria-selected", "true");
    await search.fill("nobody");
    await expect.element(screen.getByText("No dealer has this name.")).toBeVisible();
    expect(house.faults).toEqual([]);
  });

  test("leads to the lists below a dealer, which show the dealer's name instead of a number", async () => {
    const { screen, address } = await openPanel({ path: "/dealers?dealer=22" });
    await screen.getByRole("region", { name: "Selected dealer" }).getByRole("link", { name: "Users" }).click();
    await expect.poll(address).toBe("/users?dealerId=22");
    await expect.element(screen.getByRole("listitem").getByText("Breakwater")).toBeVisible();
  });
});

describe("A coupon", () => {
  test("can be cancelled within its window, and not after it", async () => {
    let now = testNow;
    const house = fakeHouse({
      panelCouponCancel: ({ couponId }) => ({
        couponId,
        cancelledAt: "2026-11-20T09:00:00Z",
        balance: 100_000n as never,
      }),
    });
    const { screen } = await openPanel({ path: "/coupons/41", house, now: () => now });
    await expect.element(screen.getByRole("timer")).toHaveTextContent("4:00");
    await screen.getByRole("button", { name: "Cancel coupon" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    // Only one of them cancels something.
    expect(buttonsOf(screen.getByRole("dialog"))).toEqual(["Go back", "Cancel the coupon", "Close"]);
    await screen.getByRole("button", { name: "Cancel the coupon" }).click();
    await expect
      .element(screen.getByRole("textbox", { name: "Reason" }))
      .toHaveAccessibleDescription("Enter a reason of at least 3 characters.");
    await screen.getByRole("textbox", { name: "Reason" }).fill("Typed twice");
    await screen.getByRole("button", { name: "Cancel the coupon" }).click();
    await expect
      .element(
        screen
          .getByRole("listitem")
          .filter({ hasText: "K7QX2M9P0041 is cancelled. New balance of marina: €1,000.00." }),
      )
      .toBeVisible();
    expect(house.calls.find(({ key }) => key === "panelCouponCancel")?.payload).toEqual({
      couponId: 41,
      reason: "Typed twice",
    });
    now += 5 * 60_000;
    await expect.element(screen.getByRole("button", { name: "Cancel coupon" })).not.toBeInTheDocument();
    expect(house.faults).toEqual([]);
  });

  test("names the tournament in the page's language", async () => {
    const { screen } = await openPanel({ path: "/coupons/41", lang: "fa" });
    await expect.element(screen.getByRole("cell", { name: "لیگ برتر" }).first()).toBeVisible();
  });

  test("shows its selections and its postings", async () => {
    const { screen } = await openPanel({ path: "/coupons/41" });
    await expect
      .element(screen.getByRole("table", { name: "Selections" }).getByText("Arsenal 2 – Everton 2"))
      .toBeVisible();
    await expect.element(screen.getByRole("table", { name: "Ledger entries" }).getByText("Bet placed")).toBeVisible();
  });

  test.each([
    ["cancelled", "Cancelled"],
    ["rejected", "Not accepted"],
  ] as const)("that is %s has no open selection", async (status, text) => {
    const house = fakeHouse({ panelCoupon: ({ couponId }) => panelCoupon(couponId, { status }) });
    const { screen } = await openPanel({ path: "/coupons/41", house });
    const selections = screen.getByRole("table", { name: "Selections" });
    await expect.element(selections.getByText(text, { exact: true }).first()).toBeVisible();
    expect(selections.getByText(text, { exact: true }).elements()).toHaveLength(3);
    expect(selections.getByText("Open", { exact: true }).query()).toBeNull();
  });

  test("that is a system says its size, its lines and the stake of a line", async () => {
    const system = { sizes: [2], of: 3, bankers: 1 };
    const coupon = panelCoupon(41, { kind: "system", system, lines: 3, totalStake: minor(300) });
    const { screen } = await openPanel({ path: "/coupons/41", house: fakeHouse({ panelCoupon: () => coupon }) });
    await expect.element(screen.getByText("System · 2/3 + 1 banker · 3 lines · €1.00 a line")).toBeVisible();
  });

  test("outside the scope is not found", async () => {
    const { screen } = await openPanel({ path: "/coupons/41", house: fakeHouse({ panelCoupon: refuse("not_found") }) });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Not found");
  });
});

describe("Actions without a permission are not offered", () => {
  test("an operator moves no credit, and a page without permission says so", async () => {
    const house = fakeHouse(
      {
        panelUser: () => panelUser(7, { may: ["user.view"] }),
        panelCoupon: () => panelCoupon(41, { may: ["coupon.view"] }),
      },
      staffOf("operator", { may: ["user.view", "coupon.view", "movement.view"] }),
    );
    const { screen, router } = await openPanel({ path: "/users/7", house });
    await expect.element(screen.getByRole("heading", { name: "marina" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Send credit" })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("tab", { name: "Audit log" })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: "Audit log" })).not.toBeInTheDocument();
    await screen.getByRole("tab", { name: "Limits" }).click();
    await expect.element(screen.getByRole("table", { name: "Limits" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Edit" })).not.toBeInTheDocument();
    await router.navigate({ to: "/audit" } as never);
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("No access");
    await router.navigate({ to: "/coupons/41" } as never);
    await expect.element(screen.getByRole("table", { name: "Selections" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Cancel coupon" })).not.toBeInTheDocument();
    await router.navigate({ to: "/users" } as never);
    await expect.element(screen.getByText("1–50 of 120 rows")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Create user" })).not.toBeInTheDocument();
    expect(house.faults).toEqual([]);
  });
});

test("A user's own lists request this user's rows alone, and their state is in the tab's address", async () => {
  const { screen, house, address } = await openPanel({ path: "/users/7?tab=coupons" });
  await expect
    .poll(() => house.calls.findLast(({ key }) => key === "panelCoupons")?.payload)
    .toMatchObject({
      filter: { playerId: 7 },
    });
  await screen.getByRole("button", { name: "Stake" }).click();
  await expect.poll(address).toBe("/users/7?tab=coupons&sort=-stake");
  await screen.getByRole("tab", { name: "Transactions" }).click();
  await expect.poll(address).toBe("/users/7?tab=movements");
  await screen.getByRole("tab", { name: "Audit log" }).click();
  await expect
    .poll(() => house.calls.findLast(({ key }) => key === "panelAudit")?.payload)
    .toMatchObject({
      filter: { targetKind: "user", targetId: 7 },
    });
});

test("The own password is changed; a wrong one is reported at its field", async () => {
  const house = fakeHouse({ panelChangePassword: refuse("password_wrong") });
  const { screen } = await openPanel({ path: "/password", house });
  await screen.getByLabelText("Current password").fill("tidal-lantern-40");
  await screen.getByLabelText("New password", { exact: true }).fill("tidal-lantern-41");
  await screen.getByLabelText("Repeat new password").fill("tidal-lantern-4");
  await screen.getByRole("button", { name: "Change password" }).click();
  await expect.element(screen.getByText("The passwords do not match.")).toBeVisible();
  await screen.getByLabelText("Repeat new password").fill("tidal-lantern-41");
  await screen.getByRole("button", { name: "Change password" }).click();
  await expect.element(screen.getByLabelText("Current password")).toBeInvalid();
  house.answers.panelChangePassword = () => ({});
  await screen.getByRole("button", { name: "Change password" }).click();
  await expect.element(screen.getByText("Your password has been changed.")).toBeVisible();
});

test("Without a network the page says so, and keeps the rows that it had", async () => {
  const { screen, panel } = await openPanel({ path: "/users" });
  await expect.element(screen.getByText("1–50 of 120 rows")).toBeVisible();
  panel.online.set(false);
  await expect.element(screen.getByText("You are offline")).toBeVisible();
  await expect.element(screen.getByText("1–50 of 120 rows")).toBeVisible();
});

test("A cancelled coupon names who cancelled it, and its selections are not open", async () => {
  const cancelled = panelCoupon(41, {
    status: "cancelled",
    postings: [
      { transactionId: 902, at: new Date(testNow).toISOString(), kind: "cancel", actor: "harriet", cash: minor(2_550) },
    ],
  });
  const house = fakeHouse({ panelCoupon: () => cancelled });
  const { screen } = await openPanel({ path: "/coupons/41", house });
  await expect.element(screen.getByText("Cancelled by")).toBeVisible();
  await expect.element(screen.getByText("harriet").first()).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Cancelled", exact: true }).first()).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Open", exact: true })).not.toBeInTheDocument();
});

test("The audit log writes values before and after as text; the values of a new user open on demand", async () => {
  const made = auditRow(1, {
    action: "user.create",
    changes: [
      { field: "site", before: null, after: '"harbour"' },
      { field: "casino", before: null, after: "true" },
      { field: "combine.maxStake", before: null, after: "25000" },
      { field: "system.maxPay", before: null, after: "1250000" },
      { field: "lang", before: null, after: '"en"' },
    ],
  });
  const cancelled = auditRow(2, {
    action: "coupon.cancel",
    targetKind: "coupon",
    changes: [{ field: "status", before: '"open"', after: '"cancelled"' }],
  });
  const denied = auditRow(3, {
    action: "payment.approve",
    operation: "panelPaymentDeny",
    targetKind: "transfer",
    targetId: 31,
    targetName: "marina · QX",
    currency: "TND",
    changes: [
      { field: "status", before: '"pending"', after: '"denied"' },
      { field: "amount", before: null, after: "5000" },
    ],
  });
  const renamed = auditRow(4, {
    targetKind: "payment_category",
    targetName: "Vouchers",
    changes: [{ field: "title", before: '"Codes"', after: '"Vouchers"' }],
  });
  const address = `/pictures/${"0".repeat(64)}.webp`;
  const uploaded = auditRow(5, {
    targetKind: "picture",
    targetName: address,
    changes: [{ field: "image", before: null, after: JSON.stringify(address) }],
  });
  const house = fakeHouse({ panelAudit: () => pageOf([made, cancelled, denied, renamed, uploaded]) });
  const { screen } = await openPanel({ path: "/audit", house });
  await expect.element(screen.getByRole("link", { name: "Vouchers" })).toHaveAttribute("href", "/methods");
  await expect.element(screen.getByRole("link", { name: address })).toHaveAttribute("href", address);
  await expect.element(screen.getByRole("cell", { name: "Payment rejected", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "marina · QX" })).toHaveAttribute("href", "/payments/31");
  await expect.element(screen.getByRole("insertion").filter({ hasText: "Rejected" })).toBeVisible();
  await expect.element(screen.getByText("DT 5.000")).toBeVisible();
  await expect.element(screen.getByText("Accumulators · Maximum stake")).toBeVisible();
  await expect.element(screen.getByText("€250.00")).toBeVisible();
  await expect.element(screen.getByText("System bets · Maximum payout")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "2 more fields" }).click();
  await expect.element(screen.getByText("System bets · Maximum payout")).toBeVisible();
  await expect.element(screen.getByRole("insertion").filter({ hasText: "Cancelled" })).toBeVisible();
});
