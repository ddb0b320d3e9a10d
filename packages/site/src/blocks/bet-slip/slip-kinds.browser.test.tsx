import { axeViolations } from "@livery/ui/testing";
import { describe, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { placed, player } from "../../testing/fixtures.ts";
import { openSite } from "../../testing/open-site.tsx";
import {
  houseOfFour,
  open,
  slip,
  price,
  button,
  total,
  withSelections,
  stake,
  requests,
} from "./testing/slip-on-page.ts";

describe("A system (D1–D4)", () => {
  test("is made of any sizes and bankers, shows its lines and the unit stake, and is sent as it is shown", async () => {
    const house = houseOfFour({ createcoupon: () => placed });
    const site = await open({ house });
    await withSelections(site, "Arsenal 1", "Everton 2", "Arsenal 3", "Arsenal 4");
    await slip(site).getByText("System", { exact: true }).click();
    await expect.element(slip(site).getByText("System · 4")).toBeVisible();
    await expect.element(button(site, "3/4, 4 lines")).toHaveAttribute("aria-pressed", "true");
    await stake(site, "Total stake").fill("12");
    await button(site, "Banker: Arsenal 1 – Everton 1").click();
    const changed = "Your system is now 2/3 + 1 banker · 3 lines · €4.00 a line. It was 3/4 · 4 lines · €3.00 a line.";
    await expect.element(slip(site).getByText(changed)).toBeVisible();
    await expect.element(button(site, "2/3 + 1 banker, 3 lines")).toHaveAttribute("aria-pressed", "true");
    await stake(site, "Total stake").fill("10");
    await eventually(total(site, "Lines").value).toBe("3");
    await eventually(total(site, "Stake per line").value).toBe("€10.00 ÷ 3");
    // 2.00 × (4.00 × 2.00 + 4.00 × 2.00 + 2.00 × 2.00) × 10 / 3
    await eventually(total(site, "Potential payout").value).toBe("€133.33");
    await button(site, "Place bet · €10.00").click();
    await expect.element(site.screen.getByText("Your bet is placed. Coupon K7QX2M9PLR4T.")).toBeVisible();
    await expect.element(slip(site).getByText(/^System · 2\/3 \+ 1 banker · 3 lines · /)).toBeVisible();
    expect(requests(house)).toMatchObject([
      {
        kind: "system",
        sizes: [2],
        stake: 1000n,
        totalStake: 1000n,
        selections: [{ banker: true }, { banker: false }, { banker: false }, { banker: false }],
      },
    ]);
  });

  test("of a player with a stake per line takes that stake, and shows the total stake", async () => {
    const house = houseOfFour({ createcoupon: () => placed }, { stakeType: "line" });
    const site = await open({ house });
    await withSelections(site, "Arsenal 1", "Everton 2", "Arsenal 3");
    await slip(site).getByText("System", { exact: true }).click();
    await stake(site, "Stake per line").fill("2");
    await eventually(total(site, "Total stake").value).toBe("€6.00");
    await button(site, "Place bet · €6.00").click();
    await expect.element(site.screen.getByText("Your bet is placed. Coupon K7QX2M9PLR4T.")).toBeVisible();
    expect(requests(house)).toMatchObject([{ kind: "system", stake: 200n, totalStake: 600n }]);
  });

  test("ends when its last size is removed, and is restored with the cleared slip", async () => {
    const site = await open({ house: houseOfFour() });
    await withSelections(site, "Arsenal 1", "Everton 2", "Arsenal 3");
    await slip(site).getByText("System", { exact: true }).click();
    await button(site, "Banker: Arsenal 3 – Everton 3").click();
    await button(site, "Clear bet slip").click();
    await button(site, "Undo").click();
    await expect.element(button(site, "1/2 + 1 banker, 2 lines")).toHaveAttribute("aria-pressed", "true");
    await button(site, "2/2 + 1 banker, 1 line").click();
    await button(site, "1/2 + 1 banker, 2 lines").click();
    await expect.element(slip(site).getByText(/^Only one line is left/)).toBeVisible();
    await button(site, "Change to accumulator").click();
    await expect.element(slip(site).getByText("Accumulator · 3")).toBeVisible();
  });

  test.each([
    ["en", 1440],
    ["fa", 1440],
    ["de", 390],
  ] as const)("passes axe in %s at %i px, and nothing overflows it", async (lang, width) => {
    const site = await openSite({ lang, width, house: houseOfFour(), variants: { betSlip: "sheet" } });
    const prices = site.screen.getByRole("main").getByRole("button", { pressed: false });
    for (const index of [0, 2, 4]) await prices.nth(index).click();
    await eventually(() => site.app.services.slip.state.get().view?.legs.length ?? 0).toBeGreaterThan(1);
    site.app.services.slip.send({ type: "SIZES", sizes: [1, 2] });
    site.app.services.slip.isOpen.set(true);
    await site.screen.getByRole("button", { name: /^(Keypad|صفحه‌کلید عددی|Tastenfeld)$/ }).click();
    await expect.element(site.screen.getByRole("group", { name: /^(Keypad|صفحه‌کلید عددی|Tastenfeld)$/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});

describe("A ways coupon (D12)", () => {
  test("takes several selections of a match if the player may play ways", async () => {
    const site = await open({ house: houseOfFour() });
    await withSelections(site, "Arsenal 1", "Everton 1", "Arsenal 2");
    await expect.element(slip(site).getByText("Multi-way · 3")).toBeVisible();
    await stake(site).fill("10");
    await eventually(total(site, "Lines").value).toBe("2");
    await eventually(total(site, "Stake per line").value).toBe("€5.00");
  });

  test("is not made if the player may not: a new selection of a match replaces the earlier one, with a notice", async () => {
    const multiple = { ...player.limits.multiple, enabled: false };
    const site = await open({ house: houseOfFour({}, { limits: { ...player.limits, multiple } }) });
    await price(site, "Arsenal 1").click();
    await price(site, "Everton 1").click();
    await expect
      .element(site.screen.getByText("Your earlier selection on Arsenal 1 – Everton 1 was replaced."))
      .toBeVisible();
    await expect.element(slip(site).getByText("Single")).toBeVisible();
  });
});
