import { minor } from "@livery/betting";
import { variantNames } from "@livery/skin";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inRotation } from "../../testing/by-day.ts";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { longWord, player } from "../../testing/fixtures.ts";
import { named } from "../../testing/user-input.ts";
import { plainBrand } from "../../testing/make-site.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { untilDone } from "../../testing/until-done.ts";
import { use } from "../../testing/walks/use.ts";
import { openDoor, unfold } from "./testing/unfold.ts";

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

describe.each(variantNames.blocks.header)("The header %s", (header) => {
  const shared = inRotation(variantNames.blocks.header, header, 2);
  const open = (site: SiteInWindow = {}) => openSite({ variants: { header }, ...site });

  test.runIf(shared())("fills the screen with the page, and leaves full screen", async () => {
    const filled = screenOf(true);
    const site = await open();
    const { screen } = site;
    await unfold(site);
    await screen.getByRole("button", { name: "Full screen" }).click();
    expect(filled.element()).toBe(document.documentElement);
    const leave = screen.getByRole("button", { name: "Leave full screen" });
    await expect.element(leave).toBeVisible();
    await leave.click();
    await expect.element(screen.getByRole("button", { name: "Full screen" })).toBeVisible();
  });

  test.runIf(shared())("says that the browser refused full screen", async () => {
    screenOf(true);
    vi.spyOn(document.documentElement, "requestFullscreen").mockRejectedValue(new TypeError("no"));
    const site = await open();
    await unfold(site);
    await site.screen.getByRole("button", { name: "Full screen" }).click();
    await expect.element(site.screen.getByText("Your browser did not allow full screen.")).toBeVisible();
  });

  test.runIf(shared())("has no full-screen button if the browser has no full screen", async () => {
    screenOf(false);
    const site = await open({ house: houseOfPlayer() });
    await expect.element(site.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    if (await unfold(site)) await expect.element(site.screen.getByText(/^Version/)).toBeVisible();
    else await expect.element(site.screen.getByRole("button", { name: /^Notifications/ })).toBeVisible();
    await expect.element(site.screen.getByRole("button", { name: "Full screen" })).not.toBeInTheDocument();
  });

  test.runIf(shared())("§2 has the promotional banners of the settings, in its menu on a phone", async () => {
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

  test.runIf(shared())("a banner needs both its picture and its link", async () => {
    const site = await open({ settings: { specialone_file: picture } });
    await expect.element(site.screen.getByRole("heading", { level: 1 })).toBeVisible();
    await unfold(site);
    await expect.element(site.screen.getByRole("link", { name: /^Offer/ })).not.toBeInTheDocument();
  });

  test.runIf(shared())("§9 has a clock, and §2 coupons and a balance with its currency for a player", async () => {
    const site = await open({ house: houseOfPlayer() });
    const banner = site.screen.getByRole("banner");
    await expect.element(banner.getByRole("status", { name: "Balance" })).toHaveTextContent("€1,000.00");
    const menu = await unfold(site);
    await eventually(() => document.querySelector(`${menu ? "[role=dialog]" : "header"} time`)?.textContent).toBe(
      "09:00",
    );
    if (menu) await openDoor("Account");
    const coupons = menu
      ? site.screen.getByRole("link", { name: "My coupons" })
      : banner.getByRole("link", { name: "Coupons" });
    await expect.element(coupons).toBeVisible();
  });

  test.runIf(shared())("§2 the main menu has the sections whose service the player has", async () => {
    const services = { ...player.services, sport: false };
    const site = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, services }) }) });
    await expect.element(site.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    await unfold(site, "Play");
    const menu = site.screen.getByRole("navigation", { name: "Main menu" });
    await expect.element(menu.getByRole("link", { name: "Results" })).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "Sports" })).not.toBeInTheDocument();
  });

  test.runIf(shared())("leads from section to section, and marks the current one", async () => {
    const site = await open();
    const { path, screen } = site;
    const menu = screen.getByRole("navigation", { name: "Main menu" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await unfold(site, "Play");
    await menu.getByRole("link", { name: "Sports" }).click();
    await eventually(path).toBe("/en/sports");
    const isOver = await unfold(site, "Play");
    await expect.element(menu.getByRole("link", { name: "Sports" })).toHaveAttribute("aria-current", "page");
    if (isOver) await userEvent.keyboard("{Escape}");
    const home = screen.getByRole("banner").getByRole("link", { name: /^(Harbour|Home)$/ });
    await expect.element(home).not.toHaveAttribute("aria-current");
    await home.click();
    await expect.element(home).toHaveAttribute("aria-current", "page");
    expect(path()).toBe("/en");
  });

  test.runIf(shared())(
    "§2 a change of language leads to the same page in the other language, and is stored",
    async () => {
      const stored = new Map<string, string>();
      const site = await open({ path: "/results", stored });
      const behind = [/Language: English$/, /^Menu$/, /^Language$/];
      await use({ site, kind: "pointer" }, "فارسی", { roles: ["menuitemradio", "button"], via: behind });
      expect(site.opened).toEqual(["/fa/results"]);
      expect(stored.get("livery.language")).toBe("fa");
    },
  );

  test.runIf(shared())("a visitor can sign in; a player has the account pages and the sign-out", async () => {
    const visitor = await open();
    await visitor.screen.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
    await expect.element(visitor.screen.getByRole("dialog", { name: "Sign in" })).toBeVisible();
    await visitor.screen.unmount();
    const site = await open({ house: houseOfPlayer({ logout: () => ({}) }) });
    const player = { site, kind: "pointer" } as const;
    const behind = [/^Account: marina$/, /^Menu$/, /^Account$/];
    await use(player, "Transactions", { roles: ["menuitem", "link"], via: behind });
    await eventually(site.path).toBe("/en/transactions");
    await use(player, "Sign out", { roles: ["menuitem", "button"], via: behind });
    await expect.element(site.screen.getByText("You are signed out.")).toBeVisible();
  });

  test.runIf(shared())("on a phone the menu holds what does not fit into the header, and full screen", async () => {
    const filled = screenOf(true);
    const { screen } = await open({ house: houseOfPlayer(), width: 390 });
    await expect.element(screen.getByRole("status", { name: "Balance" })).toHaveTextContent("€1,000.00");
    await screen.getByRole("button", { name: "Menu" }).click();
    const menu = screen.getByRole("dialog", { name: /Menu|Account/ });
    await expect.element(menu).toBeVisible();
    await menu.getByRole("button", { name: "Full screen" }).click();
    expect(filled.element()).toBe(document.documentElement);
    await openDoor("Account");
    await menu.getByRole("link", { name: "Transactions" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Transactions" })).toHaveFocus();
  });

  test.runIf(shared())(
    "on a phone the focus begins at the menu's title, goes on to its first link, and comes to the sign-out last",
    async ({ skip }) => {
      const { screen } = await open({ house: houseOfPlayer(), width: 390 });
      await expect.element(screen.getByRole("status", { name: "Balance" })).toBeVisible();
      await screen.getByRole("button", { name: "Menu" }).click();
      const menu = screen.getByRole("dialog", { name: "Menu" });
      await expect.element(menu).toBeVisible();
      // Doors are a machine's: its keys are all in sight.
      skip(named(/^Account$/, ["button"]).length > 0);
      await expect.element(menu).toHaveFocus();
      await userEvent.tab();
      await expect.element(menu.getByRole("link").first()).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect.element(menu.getByRole("button", { name: "Close" })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect.element(menu.getByRole("button", { name: "Sign out" })).toHaveFocus();
    },
  );

  const sportOnly = { ...player.services, live: false };
  test.runIf(shared()).each<readonly [string, SiteInWindow, string]>([
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
  ])("§2 is right for %s, and passes axe with its menu open", async (_what, given, text) => {
    const site = await open({ path: "/results", ...given });
    await expect.element(site.screen.getByRole("banner").getByText(text)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(given.width ?? 1440);
    if (named(/^Menu$/, ["button"]).length === 0) return;
    await site.screen.getByRole("button", { name: "Menu" }).click();
    const menu = site.screen.getByRole("dialog", { name: "Menu" });
    await expect.element(menu.getByText(/^Version/)).toBeVisible();
    const chosen = menu.getByRole("button", { name: /^(Language|فارسی)$/ });
    if ("language_switch_locked" in (given.settings ?? {})) await expect.element(chosen).not.toBeInTheDocument();
    else await expect.element(chosen).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test.runIf(shared()).each([
    ["en", 1440],
    ["fa", 1440],
    ["de", 768],
    ["fa", 768],
    ["de", 390],
    ["fa", 390],
    ["de", 320],
  ] as const)("passes axe in %s at %i px, and nothing overflows it", async (lang, width) => {
    const rich = { ...player, userName: longWord, balance: minor(123_456_789) };
    const site = await open({
      lang,
      width,
      settings: banners,
      house: houseOfPlayer({ getUserData: () => rich }),
    });
    await eventually(() => document.querySelector("header [role=status]")?.textContent).toMatch(/1.234.567/);
    const header = document.querySelector("header")!;
    await untilDone(site);
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

test.each(["bar", "double", "centered", "terminal"] as const)(
  "The header %s of a brand that signs in with a word of eighty letters is no wider than the window",
  async (header) => {
    const signIn = longWord.repeat(2);
    const brand = { ...plainBrand, messages: { en: { frame: { menu: { signIn } } } } };
    const { screen } = await openSite({ brand, variants: { header }, width: 1280 });
    await expect.element(screen.getByRole("banner").getByRole("button", { name: signIn })).toBeVisible();
    for (const width of [1280, 1024, 768, 390]) {
      await page.viewport(width, 900);
      await eventually(() => window.innerWidth).toBe(width);
      expect([width, document.documentElement.scrollWidth]).toEqual([width, width]);
    }
  },
);

test("The bar at 1024 px cuts off no section, and a player finds coupons and full screen in the account's menu", async () => {
  const filled = screenOf(true);
  const { screen } = await openSite({ house: houseOfPlayer(), variants: { header: "bar" }, width: 1024 });
  await expect.element(screen.getByRole("status", { name: "Balance" })).toBeVisible();
  const sections = screen.getByRole("navigation", { name: "Main menu" }).element();
  await expect.poll(() => sections.scrollWidth - sections.clientWidth).toBe(0);
  await screen.getByRole("button", { name: /^Account/ }).click();
  await expect.element(screen.getByRole("menuitem", { name: /coupons/i })).toBeVisible();
  await screen.getByRole("menuitem", { name: "Full screen" }).click();
  expect(filled.element()).toBe(document.documentElement);
});
