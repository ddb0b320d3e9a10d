import { minor } from "@livery/betting";
import { faces } from "@livery/skin";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, pageOf } from "../../testing/fake-house.ts";
import { longWord, match, player } from "../../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";

const manyMatches = Array.from({ length: 20 }, (_, index) => match(index + 1));

const picture = "/favicon.svg";
const banners = {
  specialone_file: picture,
  specialone_link: "https://www.shop.example/autumn",
  specialtwo_file: picture,
  specialtwo_link: "mailto:desk@harbour.example",
};

afterEach(() => vi.restoreAllMocks());

function screenOf(fullscreenEnabled: boolean): { readonly element: () => Element | null } {
  let filled: Element | null = null;
  vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(fullscreenEnabled);
  vi.spyOn(document, "fullscreenElement", "get").mockImplementation(() => filled);
  const become = (element: Element | null) => {
    filled = element;
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  };
  vi.spyOn(document.documentElement, "requestFullscreen").mockImplementation(() => become(document.documentElement));
  vi.spyOn(document, "exitFullscreen").mockImplementation(() => become(null));
  return { element: () => filled };
}

describe.each(faces.blocks.header)("The header %s", (header) => {
  const open = (site: SiteInWindow = {}) => openSite({ faces: { header }, ...site });
  const rows = header === "bar" || header === "double";

  /** Opens what a face keeps its rarer things in: a menu, and in a machine's menu a door. */
  async function unfold({ screen }: OpenSite, door?: "Play" | "Account" | "Language"): Promise<void> {
    if (rows) return;
    await screen.getByRole("button", { name: "Menu" }).click();
    if (header === "terminal" && door !== undefined) {
      await screen.getByRole("dialog").getByRole("button", { name: door }).click();
    }
  }

  test("fills the screen with the page and gives it back", async () => {
    const filled = screenOf(true);
    const site = await open();
    const { screen } = site;
    await unfold(site);
    await screen.getByRole("button", { name: "Fill the screen" }).click();
    expect(filled.element()).toBe(document.documentElement);
    const leave = screen.getByRole("button", { name: "Leave full screen" });
    await expect.element(leave).toHaveAttribute("aria-pressed", "true");
    await leave.click();
    await expect.element(screen.getByRole("button", { name: "Fill the screen" })).toBeVisible();
  });

  test("says when the browser does not let it", async () => {
    screenOf(true);
    vi.spyOn(document.documentElement, "requestFullscreen").mockRejectedValue(new TypeError("no"));
    const site = await open();
    await unfold(site);
    await site.screen.getByRole("button", { name: "Fill the screen" }).click();
    await expect.element(site.screen.getByText("Your browser did not let the page fill the screen.")).toBeVisible();
  });

  test("has no such button where the browser cannot", async () => {
    screenOf(false);
    const site = await open({ house: houseOfPlayer() });
    await expect.element(site.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    await unfold(site);
    if (rows) await expect.element(site.screen.getByRole("button", { name: /^Notifications/ })).toBeVisible();
    else await expect.element(site.screen.getByText(/^Version/)).toBeVisible();
    await expect.element(site.screen.getByRole("button", { name: "Fill the screen" })).not.toBeInTheDocument();
  });

  test("§2 has the promotional banners of the settings, and on a phone its menu has them", async () => {
    const wide = await open({ settings: banners });
    await unfold(wide);
    const offer = wide.screen.getByRole("link", { name: "Offer: shop.example" });
    await expect.element(offer).toHaveAttribute("href", "https://www.shop.example/autumn");
    await expect.element(wide.screen.getByRole("link", { name: "Offer: desk@harbour.example" })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await wide.screen.unmount();
    const narrow = await open({ settings: banners, width: 390 });
    await narrow.screen.getByRole("button", { name: "Menu" }).click();
    await expect
      .element(narrow.screen.getByRole("dialog").getByRole("link", { name: "Offer: shop.example" }))
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test("a banner needs both its picture and its link", async () => {
    const site = await open({ settings: { specialone_file: picture } });
    await expect.element(site.screen.getByRole("heading", { level: 1 })).toBeVisible();
    await unfold(site);
    await expect.element(site.screen.getByRole("link", { name: /^Offer/ })).not.toBeInTheDocument();
  });

  test("§9 has a clock, and §2 coupons and a balance with its currency for a player", async () => {
    const site = await open({ house: houseOfPlayer() });
    const banner = site.screen.getByRole("banner");
    await expect.element(banner.getByRole("status", { name: "Balance" })).toHaveTextContent("€1,000.00");
    if (rows) await expect.element(banner.getByRole("link", { name: "Coupons" })).toBeVisible();
    await unfold(site);
    const place = rows ? "header" : "[role=dialog]";
    await eventually(() => document.querySelector(`${place} time`)?.textContent).toBe("09:00");
    if (header === "terminal") await site.screen.getByRole("button", { name: "Account" }).click();
    if (!rows) await expect.element(site.screen.getByRole("link", { name: "My coupons" })).toBeVisible();
  });

  test("§2 the main menu has the sections whose service the player has", async () => {
    const services = { ...player.services, sport: false };
    const site = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, services }) }) });
    await expect.element(site.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    await unfold(site, "Play");
    const menu = site.screen.getByRole("navigation", { name: "Main menu" });
    await expect.element(menu.getByRole("link", { name: "Results" })).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "Sports" })).not.toBeInTheDocument();
  });

  test("leads from section to section, and marks the open one", async () => {
    const site = await open();
    const { path, screen } = site;
    const menu = screen.getByRole("navigation", { name: "Main menu" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await unfold(site, "Play");
    await menu.getByRole("link", { name: "Sports" }).click();
    await eventually(path).toBe("/en/sports");
    await unfold(site, "Play");
    await expect.element(menu.getByRole("link", { name: "Sports" })).toHaveAttribute("aria-current", "page");
    if (!rows) await userEvent.keyboard("{Escape}");
    const home = screen.getByRole("banner").getByRole("link", { name: header === "terminal" ? "Home" : "Harbour" });
    await expect.element(home).not.toHaveAttribute("aria-current");
    await home.click();
    await expect.element(home).toHaveAttribute("aria-current", "page");
    expect(path()).toBe("/en");
  });

  test("§2 switching language leads to the same page in the other language, and the choice is kept", async () => {
    const kept = new Map<string, string>();
    const site = await open({ path: "/results", kept });
    const { opened, screen } = site;
    if (rows) {
      await screen.getByRole("button", { name: /Language: English/ }).click();
      await screen.getByRole("menuitemradio", { name: "فارسی" }).click();
    } else {
      await unfold(site, "Language");
      await screen.getByRole("dialog").getByRole("button", { name: "فارسی" }).click();
    }
    expect(opened).toEqual(["/fa/results"]);
    expect(kept.get("livery.language")).toBe("fa");
  });

  test("a visitor is asked who he is; a player finds his pages, and the way out", async () => {
    const visitor = await open();
    await visitor.screen.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
    await expect.element(visitor.screen.getByRole("dialog", { name: "Sign in" })).toBeVisible();
    await visitor.screen.unmount();
    const site = await open({ house: houseOfPlayer({ logout: () => ({}) }) });
    const { path, screen } = site;
    if (rows) {
      await screen.getByRole("button", { name: "Account of marina" }).click();
      await screen.getByRole("menuitem", { name: "Transactions" }).click();
    } else {
      await unfold(site, "Account");
      await screen.getByRole("link", { name: "Transactions" }).click();
    }
    await eventually(path).toBe("/en/transactions");
    if (rows) {
      await screen.getByRole("button", { name: "Account of marina" }).click();
      await screen.getByRole("menuitem", { name: "Sign out" }).click();
    } else {
      if (header === "centered") await unfold(site);
      await screen.getByRole("button", { name: "Sign out" }).click();
    }
    await expect.element(screen.getByText("You are signed out.")).toBeVisible();
  });

  test("on a phone the menu holds what there is no room for", async () => {
    const { screen } = await open({ house: houseOfPlayer(), width: 390 });
    await expect.element(screen.getByRole("status", { name: "Balance" })).toHaveTextContent("€1,000.00");
    await screen.getByRole("button", { name: "Menu" }).click();
    const menu = screen.getByRole("dialog", { name: /Menu|Account/ });
    if (header === "terminal") await menu.getByRole("button", { name: "Account" }).click();
    await menu.getByRole("link", { name: "Transactions" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Transactions" })).toHaveFocus();
  });

  const sportOnly = { ...player.services, live: false };
  test.each<readonly [string, SiteInWindow, string]>([
    ["a visitor where registration is closed", { settings: { register_disabled: 1 } }, "Sign in"],
    ["a player in login-first mode", { settings: { login_screen: 1 }, house: houseOfPlayer() }, "€1,000.00"],
    ["a language that cannot be changed", { settings: { language_switch_locked: 1 } }, "Sign in"],
    [
      "sports alone",
      { house: houseOfPlayer({ getUserData: () => ({ ...player, services: sportOnly }) }) },
      "€1,000.00",
    ],
    ["the mobile shell", { shell: "mobile", width: 390, house: houseOfPlayer() }, "€1,000.00"],
    ["the mobile shell of a visitor", { shell: "mobile", width: 390 }, "Sign in"],
  ])("§2 stands for %s, without a barrier, its menu open too", async (_what, given, words) => {
    const site = await open({ path: "/results", ...given });
    await expect.element(site.screen.getByRole("banner").getByText(words)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(given.width ?? 1440);
    if (rows && given.width === undefined) return;
    await site.screen.getByRole("button", { name: "Menu" }).click();
    const menu = site.screen.getByRole("dialog", { name: "Menu" });
    await expect.element(menu.getByText(/^Version/)).toBeVisible();
    const chosen = menu.getByRole("button", { name: /^(Language|فارسی)$/ });
    if ("language_switch_locked" in (given.settings ?? {})) await expect.element(chosen).not.toBeInTheDocument();
    else await expect.element(chosen).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test.each([
    ["en", 1440],
    ["fa", 1440],
    ["de", 768],
    ["fa", 768],
    ["de", 390],
    ["fa", 390],
    ["de", 320],
  ] as const)("has no barrier in %s at %i px, and nothing runs out of it", async (lang, width) => {
    const rich = { ...player, userName: longWord, balance: minor(123_456_789) };
    await open({ lang, width, settings: banners, house: houseOfPlayer({ getUserData: () => rich }) });
    await eventually(() => document.querySelector("header [role=status]")?.textContent).toMatch(/1.234.567/);
    const header = document.querySelector("header")!;
    const least = width < 860 || !rows ? 2 : 4;
    await eventually(() => header.querySelectorAll("button").length).toBeGreaterThanOrEqual(least);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(cutOff(header, width)).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });
});

/** Buttons and figures of a header of which a part lies outside the window. */
function cutOff(header: Element, width: number): readonly string[] {
  return [...header.querySelectorAll("button, [role=status]")].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= width ? [] : [`${left}–${right} ${element.outerHTML.slice(0, 120)}`];
  });
}

describe("The header double", () => {
  const open = (site: SiteInWindow = {}) => openSite({ faces: { header: "double" }, ...site });
  const searchButton = ({ screen }: Awaited<ReturnType<typeof open>>) =>
    screen.getByRole("banner").getByRole("button", { name: "Search for a team or tournament" });

  test("looks for a match from every page: a hit leads to it, and the search is gone", async () => {
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

  test("gives the focus back to the search when it is closed, and has none for who may bet on nothing", async () => {
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

  test("on a phone the sections stay as the page goes, and the rest comes back to the keyboard", async () => {
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
  const open = (site: SiteInWindow = {}) => openSite({ faces: { header: "centered" }, ...site });

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

  test("gives the focus back to the menu's button, and marks the open section beside it", async () => {
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
  const open = (site: SiteInWindow = {}) => openSite({ faces: { header: "terminal" }, ...site });
  const keys = ({ screen }: OpenSite) =>
    Array.from(screen.getByRole("banner").element().querySelectorAll<HTMLElement>("button, a"));
  const sizes = (elements: readonly HTMLElement[]) =>
    elements.flatMap(({ offsetHeight, offsetWidth }) => [offsetWidth, offsetHeight]);

  test.each([1080, 390])("has four keys that a glove hits at %i px, and so are its menu's", async (width) => {
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

  test("leads back: to the page before, Home from a page that was opened first, and from there nowhere", async () => {
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

  test("says how many messages are unread where they are, and comes back to its doors", async () => {
    const message = {
      notificationId: 1,
      title: "Paid",
      createdAt: "2026-11-19T18:30:00Z",
      read: false,
      transferId: null,
    };
    const { screen } = await open({ house: houseOfPlayer({ getNotification: () => [message] }) });
    await screen.getByRole("button", { name: "Menu" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Account" }).click();
    await expect.element(dialog.getByRole("link", { name: "All notifications 1 unread message" })).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "Back" })).toHaveFocus();
    await dialog.getByRole("button", { name: "Back" }).click();
    await expect.element(dialog.getByRole("button", { name: "Account" })).toHaveFocus();
    await dialog.getByRole("button", { name: "Odds" }).click();
    await dialog.getByRole("button", { name: /^Fractional/ }).click();
    await expect.element(dialog.getByRole("button", { name: /^Fractional/ })).toHaveAttribute("aria-pressed", "true");
  });
});

describe("What surrounds the page", () => {
  test("§2 has the background of the settings behind it, and its section's colour", async () => {
    const { screen } = await openSite({ settings: { site_background: picture }, path: "/livebets" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(document.querySelector<HTMLImageElement>("#root img, [data-section] > img")?.getAttribute("src")).toBe(
      picture,
    );
    expect(document.documentElement.dataset["section"]).toBe("live");
  });

  test("a player who signs out is told to wait, and that it did not work where it did not", async () => {
    let refuse: (error: Error) => void = () => undefined;
    const house = houseOfPlayer({ logout: () => new Promise((_, reject) => (refuse = reject)) });
    const { screen } = await openSite({ house });
    await screen.getByRole("button", { name: "Account of marina" }).click();
    await screen.getByRole("menuitem", { name: "Sign out" }).click();
    await expect
      .element(screen.getByRole("alertdialog", { name: "Please wait…" }))
      .toHaveAttribute("aria-busy", "true");
    refuse(new Error("nobody heard"));
    await expect.element(screen.getByText(/You are still signed in/)).toBeVisible();
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(screen.getByRole("status", { name: "Balance" })).toBeVisible();
  });
});
