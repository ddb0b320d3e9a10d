import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import { describe, expect, test } from "vitest";
import { dealerDetail, dealerExposure, quay } from "../../testing/dealer-fixtures.ts";
import { fakeHouse } from "../../testing/fake-house.ts";
import { panelUser } from "../../testing/fixtures.ts";
import { openPanel } from "../../testing/open-panel.tsx";

describe("A dealer's limits", () => {
  test("are shown beside the limits from above; one below the exposure is confirmed, refused at its field, and sent with its version", async () => {
    const shown = dealerDetail(quay, { version: 9 });
    let refusal: CallError | null = new CallError("dealer_limit_exceeded", { path: "exposureLimit" });
    const house = fakeHouse({
      panelDealer: () => shown,
      panelDealerLimits: () => {
        if (refusal) throw refusal;
        return shown;
      },
    });
    const { screen } = await openPanel({ path: "/dealers/20", house });
    const row = screen.getByRole("row", { name: /^Accumulators/ });
    await expect.element(row.getByText("€200.00")).toBeVisible();
    await expect.element(row.getByText("limit above: €400.00")).toBeVisible();
    await expect.element(row.getByText("set above")).toBeVisible();
    await expect.element(screen.getByText("€1,234.50 of €5,000.00")).toBeVisible();
    await expect.element(screen.getByText("24%")).toBeVisible();
    await screen.getByRole("button", { name: "Edit" }).click();
    const limit = screen.getByRole("textbox", { name: "Exposure limit" });
    await expect.element(limit).toHaveAccessibleDescription("At most €20,000.00. Leave empty to use the limit above.");
    // An amount that cannot be read is not one that was left out.
    await limit.fill("much");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByText("Please enter the amount in figures.")).toBeVisible();
    await limit.fill("12.345");
    await expect.element(screen.getByText(/^Enter the amount without a thousands separator/)).toBeVisible();
    await limit.fill("1000");
    await screen.getByRole("group", { name: "Accumulators" }).getByRole("textbox", { name: "Maximum stake" }).fill("");
    const save = async (): Promise<void> => {
      await screen.getByRole("button", { name: "Save", exact: true }).click();
      const dialog = screen.getByRole("dialog", { name: "Set limits for Quay Street" });
      await expect.element(dialog.getByText(/no new bets are accepted under Quay Street/)).toBeVisible();
      await dialog.getByRole("button", { name: "Set limits" }).click();
    };
    await save();
    await expect.element(limit).toHaveAccessibleDescription(expect.stringContaining("Your dealer’s limit is exceeded"));
    refusal = null;
    await save();
    await expect.element(screen.getByRole("listitem").filter({ hasText: "Saved." })).toBeVisible();
    expect(house.calls.findLast(({ key }) => key === "panelDealerLimits")?.payload).toEqual({
      dealerId: 20,
      version: 9,
      limits: { ...shown.limits, combine: { ...shown.limits.combine, maxStake: null } },
      exposureLimit: minor(100_000),
    });
    expect(house.faults).toEqual([]);
  });

  test("say that no bet is accepted when they are used up; the sale is stopped with a reason", async () => {
    const house = fakeHouse({ panelDealer: () => dealerDetail(quay, { exposure: minor(500_000), version: 3 }) });
    const { screen, address } = await openPanel({ path: "/dealers/20", house });
    await expect.element(screen.getByText("No new bets accepted under Quay Street")).toBeVisible();
    await screen.getByRole("button", { name: "Stop cash out" }).click();
    const dialog = screen.getByRole("dialog", { name: "Stop cash out" });
    await expect.element(dialog.getByText(/Users under Quay Street can no longer cash out/)).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Agreed on the phone");
    await dialog.getByRole("button", { name: "Stop cash out" }).click();
    await expect.element(screen.getByRole("listitem").filter({ hasText: "Saved." })).toBeVisible();
    expect(house.calls.find(({ key }) => key === "panelDealerSale")?.payload).toEqual({
      dealerId: 20,
      version: 3,
      couponSale: false,
      reason: "Agreed on the phone",
    });
    await screen.getByRole("tab", { name: "Audit log" }).click();
    await expect
      .poll(() => house.calls.findLast(({ key }) => key === "panelAudit")?.payload)
      .toMatchObject({
        filter: { targetKind: "dealer", targetId: 20 },
      });
    await screen.getByRole("tab", { name: "Exposure" }).click();
    const market = screen.getByRole("row", { name: /^Arsenal 1 – Everton 1/ });
    await expect.element(market.getByText("€800.00")).toBeVisible();
    await expect.element(market.getByText("64%")).toBeVisible();
    await screen.getByRole("link", { name: "Open coupons, highest payout first" }).click();
    await expect.poll(address).toBe("/coupons?dealerId=20&status=pending.open&sort=-maxReturn");
    await expect
      .poll(() => house.calls.findLast(({ key }) => key === "panelCoupons")?.payload)
      .toMatchObject({
        filter: { dealerId: 20, status: ["pending", "open"] },
        sort: { by: "maxReturn", descending: true },
      });
    expect(house.faults).toEqual([]);
  });

  test("cannot be changed without the permission, and an empty book says so", async () => {
    const house = fakeHouse({
      panelDealer: () =>
        dealerDetail(quay, {
          may: ["user.view"],
          exposure: minor(0),
          exposureLimit: null,
          above: { ...dealerDetail(quay).above, couponSale: false },
        }),
      panelDealerExposure: () => dealerExposure({ coupons: 0, markets: 0, rows: [], exposure: minor(0) }),
    });
    const { screen } = await openPanel({ path: "/dealers/20", house });
    await expect.element(screen.getByText(/A dealer above has stopped cash out/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Edit" })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Stop cash out" })).not.toBeInTheDocument();
    await screen.getByRole("tab", { name: "Exposure" }).click();
    await expect.element(screen.getByText("No exposure")).toBeVisible();
  });
});

test("A user's limits are the binding ones, with the owner of each", async () => {
  const { binding } = panelUser(7);
  const owner = { by: "above", dealerId: null, name: null } as const;
  const house = fakeHouse({
    panelUser: () => panelUser(7, { binding: { ...binding, room: { amount: minor(0), owner }, saleStoppedBy: owner } }),
  });
  const { screen } = await openPanel({ path: "/users/7?tab=limits", house });
  const row = screen.getByRole("row", { name: /^Accumulators/ });
  await expect.element(row.getByText("€200.00")).toBeVisible();
  await expect.element(row.getByText("Quay Street; own: €250.00")).toBeVisible();
  await expect.element(screen.getByText(/Exposure limit reached: a dealer above yours/)).toBeVisible();
  await expect.element(screen.getByText("Cash out is off")).toBeVisible();
});
