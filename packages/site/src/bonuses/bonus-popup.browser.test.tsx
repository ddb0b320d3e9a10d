import type { PlayerBonus } from "@livery/contract";
import { variantNames } from "@livery/skin";
import { axeViolations } from "@livery/ui/testing";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { unfoldMenu } from "../blocks/header/testing/unfold.ts";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, type FakeHouse, houseOfPlayer } from "../testing/fake-house.ts";
import { bonusMeta, player, playerBonus } from "../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../testing/open-site.tsx";

/** A server that stores bonus requests, like the real one. */
function bonusHouse(answers: FakeHouse["answers"] = {}): FakeHouse {
  let bonus: PlayerBonus = playerBonus();
  return houseOfPlayer({
    getBonus: () => [bonus],
    getBonusMeta: () => [bonusMeta()],
    bonusRequest: () => {
      bonus = { ...bonus, requested: true, requestable: false, requestedAt: "2026-11-20T09:00:00Z" };
      return {};
    },
    ...answers,
  });
}

describe.each(variantNames.blocks.header)("A bonus request in the header %s", (header) => {
  const open = (site: SiteInWindow = {}) =>
    openSite({ path: "/results", variants: { header }, house: bonusHouse(), ...site });
  const balance = ({ screen }: OpenSite) => screen.getByRole("status", { name: "Balance" });
  const button = ({ screen }: OpenSite) => screen.getByRole("button", { name: "Request a bonus" }).last();
  const dialog = ({ screen }: OpenSite) => screen.getByRole("dialog", { name: "Request a bonus" });

  /** Shows the button: on a wide screen it is visible if the variant has a row for it, elsewhere it is in the menu. */
  async function showButton(site: OpenSite, width = 1440): Promise<void> {
    await expect.element(balance(site)).toBeVisible();
    await eventually(() => site.house.calls.some(({ key }) => key === "getBonus")).toBe(true);
    if (header === "bar" || header === "double") {
      if (width < 500) await site.screen.getByRole("button", { name: "Menu" }).click();
    } else await unfoldMenu(header, site, "Account");
  }

  test.each([1440, 390])("§2 opens by a button at %i px, in a dialog over the page", async (width) => {
    const site = await open({ width });
    await showButton(site, width);
    await button(site).click();
    await expect.element(dialog(site).getByRole("heading", { name: "Welcome bonus" })).toBeVisible();
    expect(site.path()).toBe("/en/results");
    expect(await axeViolations()).toEqual([]);
    await dialog(site).getByRole("button", { name: "Request this bonus Welcome bonus" }).click();
    await expect.element(dialog(site).getByText(/The answer will be shown here/)).toBeVisible();
    expect(site.house.calls.filter(({ key }) => key === "bonusRequest").map(({ payload }) => payload)).toEqual([
      { bonusId: 1 },
    ]);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog(site)).not.toBeInTheDocument();
  });

  test.each<readonly [string, SiteInWindow, boolean]>([
    [
      "a dealer runs the account (§6)",
      { house: bonusHouse({ getUserData: () => ({ ...player, online: false }) }) },
      true,
    ],
    ["one signs in first", { settings: { login_screen: 1 } }, true],
    ["registration is closed", { settings: { register_disabled: 1 } }, false],
    ["there is no bonus", { house: bonusHouse({ getBonus: () => [] }) }, false],
  ])("§2 is offered or not as specified where %s", async (_where, given, there) => {
    const site = await open(given);
    await showButton(site);
    if (there) await expect.element(button(site)).toBeVisible();
    else await expect.element(button(site)).not.toBeInTheDocument();
  });

  test("§2 is not offered to a visitor", async () => {
    const bonuses = { getBonus: () => [playerBonus()], getBonusMeta: () => [bonusMeta()] };
    const site = await open({ house: fakeHouse(bonuses) });
    await expect.element(site.screen.getByRole("button", { name: "Sign in" }).first()).toBeVisible();
    await eventually(() => site.house.calls.some(({ key }) => key === "getBonus")).toBe(true);
    if (header === "centered" || header === "terminal") await site.screen.getByRole("button", { name: "Menu" }).click();
    await expect.element(button(site)).not.toBeInTheDocument();
  });
});
