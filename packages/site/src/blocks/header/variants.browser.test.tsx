import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, pageOf } from "../../testing/fake-house.ts";
import { match, player } from "../../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";

const manyMatches = Array.from({ length: 20 }, (_, index) => match(index + 1));

describe("The header double", () => {
  const open = (site: SiteInWindow = {}) => openSite({ variants: { header: "double" }, ...site });
  const searchButton = ({ screen }: Awaited<ReturnType<typeof open>>) =>
    screen.getByRole("banner").getByRole("button", { name: "Search for a team or tournament" });

  test("searches for a match from every page: a hit leads to it, and the search closes", async () => {
    const { markets: _markets, marketCount: _count, minTip: _tip, countryFlag: _flag, ...hit } = match(1);
    const house = houseOfPlayer({ searchMatches: () => [{ ...hit, tournamentType: "", live: false }] });
    const site = await open({ path: "/results", house });
    await searchButton(site).click();
    const dialog = site.screen.getByRole("dialog", { name: "Search for a team or tournament" });
    const box = dialog.getByRole("searchbox");
    await expect.element(box).toHaveFocus();
    await box.fill("ar");
    await expect.element(dialog.getByText("Type at least three letters.")).toBeVisible();
    await box.fill("arse");
    await expect.element(dialog.getByRole("link", { name: /Arsenal 1/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole("link", { name: /Arsenal 1/ }).click();
    await expect.element(site.screen.getByRole("heading", { level: 1, name: /Arsenal 1/ })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(site.path()).toBe("/en/sports/match/1");
  });

  test("restores the focus when the search is closed, and has no search for a player without betting services", async () => {
    const site = await open();
    await searchButton(site).click();
    await expect.element(site.screen.getByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(searchButton(site)).toHaveFocus();
    await site.screen.unmount();
    const services = { ...player.services, sport: false, live: false };
    const shut = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, services }) }) });
    await expect.element(shut.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    await expect.element(searchButton(shut)).not.toBeInTheDocument();
  });

  test("§2 gives each section its own colour", async () => {
    const { screen } = await open();
    const menu = screen.getByRole("navigation", { name: "Main menu" });
    const colour = (name: string) =>
      getComputedStyle(menu.getByRole("link", { name }).element(), "::before").backgroundColor;
    await expect.element(menu).toBeVisible();
    expect(colour("Sports")).not.toBe(colour("Live betting"));
  });

  test("on a phone the sections stay while the page scrolls, and the rest returns when the keyboard reaches it", async () => {
    const { screen } = await open({ width: 390, house: houseOfPlayer({ matches: () => pageOf(manyMatches) }) });
    await expect.element(screen.getByRole("button", { name: /Arsenal 1, ?\d/ }).first()).toBeVisible();
    const menu = screen.getByRole("navigation", { name: "Main menu" }).element();
    const balance = document.querySelector("header [role=status]")!;
    window.scrollTo(0, 600);
    await eventually(() => balance.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(menu.getBoundingClientRect().bottom).toBeLessThan(60);
    (menu.querySelector("a") as HTMLElement).focus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await eventually(() => document.activeElement!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });
});

describe("The header centered", () => {
  const open = (site: SiteInWindow = {}) => openSite({ variants: { header: "centered" }, ...site });

  test.each([1440, 768, 390])("has the brand in the middle at %i px, for a visitor and for a player", async (width) => {
    for (const house of [fakeHouse(), houseOfPlayer()]) {
      const { screen } = await open({ width, house });
      await expect.element(screen.getByRole("banner").getByText(/Sign in|€1,000.00/)).toBeVisible();
      const { left, right } = screen.getByRole("link", { name: "Harbour" }).element().getBoundingClientRect();
      // On a phone what is the player's may need more than a half.
      expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThan(width < 500 ? 60 : 2);
      await screen.unmount();
    }
  });

  test("restores the focus to the menu's button, and marks the current section beside it", async () => {
    const { screen } = await open({ path: "/sports" });
    const nav = screen.getByRole("navigation", { name: "Main menu" });
    await expect.element(nav.getByRole("link", { name: "Sports" })).toHaveAttribute("aria-current", "page");
    await screen.getByRole("button", { name: "Menu" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  });
});

describe("The header terminal", () => {
  const open = (site: SiteInWindow = {}) => openSite({ variants: { header: "terminal" }, ...site });
  const keys = ({ screen }: OpenSite) =>
    Array.from(screen.getByRole("banner").element().querySelectorAll<HTMLElement>("button, a"));
  const sizes = (elements: readonly HTMLElement[]) =>
    elements.flatMap(({ offsetHeight, offsetWidth }) => [offsetWidth, offsetHeight]);

  test.each([390, 1440])("has its four keys in one row at %i px, for visitors too", async (width) => {
    const site = await open({ width });
    await expect.element(site.screen.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeEnabled();
    const four = keys(site).filter(({ offsetHeight }) => offsetHeight >= 64);
    expect(four.map(({ textContent }) => textContent)).toEqual(["Back", "Home", "Menu", "Sign in"]);
    expect(new Set(four.map((each) => each.getBoundingClientRect().top)).size).toBe(1);
  });

  test.each([1080, 390])("has four keys of at least 64 px at %i px, and such keys in its menu", async (width) => {
    const site = await open({ width, house: houseOfPlayer() });
    await expect.element(site.screen.getByRole("button", { name: "Sign out" })).toBeVisible();
    expect(keys(site).map(({ textContent }) => textContent)).toEqual(["Back", "Home", "Menu", "Sign out"]);
    expect(Math.min(...sizes(keys(site)))).toBeGreaterThanOrEqual(64);
    await site.screen.getByRole("button", { name: "Menu" }).click();
    const dialog = site.screen.getByRole("dialog");
    await expect.element(dialog.getByRole("button", { name: "Account" })).toBeVisible();
    const targets = () => Array.from(dialog.element().querySelectorAll<HTMLElement>("button, a"));
    expect(dialog.getByRole("listitem").elements().length).toBeLessThanOrEqual(4);
    expect(Math.min(...sizes(targets()))).toBeGreaterThanOrEqual(64);
    await dialog.getByRole("button", { name: "Account" }).click();
    await expect.element(dialog.getByRole("link", { name: "All notifications" })).toBeVisible();
    expect(Math.min(...sizes(targets()))).toBeGreaterThanOrEqual(64);
    expect(await axeViolations()).toEqual([]);
  });

  test("leads back to the earlier page, to Home from a page that was opened first, and from there nowhere", async () => {
    const site = await open({ path: "/results" });
    const back = site.screen.getByRole("button", { name: "Back" });
    await back.click();
    await eventually(site.path).toBe("/en");
    await back.click();
    await eventually(site.path).toBe("/en/results");
    await site.screen.unmount();
    const fresh = await open();
    await expect.element(fresh.screen.getByRole("button", { name: "Back" })).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(fresh.screen.getByRole("banner").getByRole("link", { name: "Home" }))
      .toHaveAttribute("aria-current", "page");
  });

  test("shows the number of unread messages at their link, and returns to the groups of its menu", async () => {
    const message = {
      notificationId: 1,
      title: "Paid",
      createdAt: "2026-11-19T18:30:00Z",
      read: false,
      paymentId: null,
      amount: null,
      currency: null,
      bonusId: null,
    };
    const { screen } = await open({ house: houseOfPlayer({ getNotification: () => [message] }) });
    await screen.getByRole("button", { name: "Menu" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Account" }).click();
    await expect.element(dialog.getByRole("link", { name: "All notifications 1 unread notification" })).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "Back" })).toHaveFocus();
    await dialog.getByRole("button", { name: "Back" }).click();
    await expect.element(dialog.getByRole("button", { name: "Account" })).toHaveFocus();
    await dialog.getByRole("button", { name: "Odds format" }).click();
    await dialog.getByRole("button", { name: /^Fractional/ }).click();
    await expect.element(dialog.getByRole("button", { name: /^Fractional/ })).toHaveAttribute("aria-pressed", "true");
  });
});
