import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive, footballInput, type FakeLive } from "../../testing/fake-live.ts";
import { withMotion } from "../../testing/motion.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";

withMotion();

const open = (live: FakeLive, more: SiteInWindow = {}) =>
  openSite({ path: "/livebets", house: houseOfPlayer(), live: live.ports, variants: { liveBets: "split" }, ...more });
const list = ({ screen }: OpenSite) => screen.getByRole("list", { name: "Live matches" });
const row = (site: OpenSite, nth: number) => list(site).getByRole("link", { name: new RegExp(`^Home ${nth} `) });
/** Prices that can be pressed: all of them are, before their contrast is measured. */
const openPrices = () => document.querySelectorAll('main [aria-disabled="false"]').length;
const half = ({ screen }: OpenSite, nth: number) => screen.getByRole("region", { name: `Home ${nth} – Away ${nth}` });

describe("The live list and its open match", () => {
  test("without a choice the first match is open, and stays open when the order changes", async () => {
    const site = await open(fakeLive());
    await expect.element(half(site, 1).getByRole("heading", { name: "Total goals 2.5" })).toBeVisible();
    await expect.element(row(site, 1)).toHaveAttribute("aria-current", "true");
    expect(site.path()).toBe("/en/livebets");
    await site.screen.getByRole("button", { name: "Favourite: Home 2 – Away 2" }).click();
    await expect.element(site.screen.getByRole("heading", { name: /Favourites/ })).toBeVisible();
    await expect.element(half(site, 1)).toBeVisible();
    await expect.element(row(site, 1)).toHaveAttribute("aria-current", "true");
  });

  test("events in the open match are announced even if it was not chosen", async () => {
    const live = fakeLive();
    const site = await open(live);
    await expect.element(half(site, 1).getByRole("heading", { name: "Total goals 2.5" })).toBeVisible();
    live.change({ matches: [{ matchId: 2, score: "0:3" }] });
    live.change({ matches: [{ matchId: 1, score: "2:0" }] });
    await expect.element(site.screen.getByText("Home 1 – Away 1: now 2:0.")).toBeInTheDocument();
    await expect.element(site.screen.getByText(/Home 2 – Away 2: now/)).not.toBeInTheDocument();
  });

  test("on a phone events in a match that is not open are not announced", async () => {
    const live = fakeLive();
    const site = await open(live, { width: 390 });
    await expect.element(row(site, 1)).toBeVisible();
    live.change({ matches: [{ matchId: 1, score: "2:0" }] });
    await expect.element(list(site).getByText("2", { exact: true }).first()).toBeVisible();
    await expect.element(site.screen.getByText(/Home 1 – Away 1: now/)).not.toBeInTheDocument();
  });

  test("a match opens beside the list, which keeps the focus; the address has the match, also under a search", async () => {
    const site = await open(fakeLive(), { path: "/livebets/home" });
    await row(site, 2).click();
    await expect.element(half(site, 2).getByRole("heading", { level: 2, name: "Home 2 – Away 2" })).toBeInTheDocument();
    expect(site.path()).toBe("/en/livebets/home?match=2");
    await expect.element(row(site, 2)).toHaveFocus();
    await expect.element(row(site, 2)).toHaveAttribute("aria-current", "true");
    await expect.element(row(site, 1)).not.toHaveAttribute("aria-current");
    await expect
      .element(site.screen.getByText("Home 2 – Away 2 is open beside the list"))
      .toHaveAttribute("aria-live", "polite");
    await expect.element(site.screen.getByRole("searchbox")).toHaveValue("home");
    await row(site, 1).click();
    expect(site.path()).toBe("/en/livebets/home?match=1");
  });

  test("an address with a match opens it; both halves show the same prices", async () => {
    const live = fakeLive();
    const site = await open(live, { path: "/livebets?match=2" });
    const name = /Home 2 – Away 2, Match result, .*Home 2/;
    const [inList, inHalf] = [list(site).getByRole("button", { name }), half(site, 2).getByRole("button", { name })];
    await expect.poll(() => inHalf.query()?.textContent).toContain("2.00");
    live.tick([[20, 1, 2_750]]);
    await expect.poll(() => inHalf.query()?.textContent).toContain("2.75");
    await expect.poll(() => inList.query()?.textContent).toContain("2.75");
    await inHalf.click();
    await expect.element(inList).toHaveAttribute("aria-pressed", "true");
  });

  test("a match that is over says so with its score, and the list continues", async () => {
    const live = fakeLive();
    const site = await open(live, { path: "/livebets?match=1" });
    await expect.element(half(site, 1).getByRole("heading", { name: "Match result" })).toBeVisible();
    live.change(footballInput(1, { status: "ended", score: "3:1" }));
    await expect.element(half(site, 1).getByText("This match is over")).toBeVisible();
    await expect.poll(() => half(site, 1).element().textContent).toContain("Home 13Away 11");
    await half(site, 1).getByRole("link", { name: "Back to the live matches" }).click();
    expect(site.path()).toBe("/en/livebets");
    await expect.element(half(site, 2)).toBeVisible();
  });

  test("on a narrow screen a match replaces the list, and the link back restores the position in the list", async () => {
    const live = fakeLive(Array.from({ length: 60 }, (_, index) => footballInput(index + 1)));
    const site = await open(live, { width: 390 });
    await expect.element(row(site, 1)).toBeVisible();
    await expect.element(site.screen.getByRole("region", { name: "Home 1 – Away 1" })).not.toBeInTheDocument();
    window.scrollTo(0, 1_500);
    await expect.element(row(site, 25)).toBeVisible();
    const before = window.scrollY;
    await row(site, 25).click();
    await expect.element(half(site, 25)).toHaveFocus();
    await expect.element(half(site, 25).getByRole("heading", { level: 1 })).toBeInTheDocument();
    await expect.element(list(site)).not.toBeInTheDocument();
    expect(site.path()).toBe("/en/livebets?match=25");
    await eventually(openPrices).toBe(5);
    expect(await axeViolations()).toEqual([]);
    await site.screen.getByRole("link", { name: "Back to the live matches" }).click();
    await expect.element(row(site, 25)).toHaveFocus();
    expect(site.path()).toBe("/en/livebets");
    expect(Math.abs(window.scrollY - before)).toBeLessThan(3);
  });

  test("a focus that moves elsewhere before the rows are back stays there", async () => {
    const live = fakeLive(Array.from({ length: 60 }, (_, index) => footballInput(index + 1)));
    const site = await open(live, { width: 390, path: "/livebets?match=25" });
    await expect.element(half(site, 25).getByRole("heading", { level: 1 })).toBeInTheDocument();
    const back = site.screen.getByRole("link", { name: "Back to the live matches" }).element() as HTMLElement;
    const menu = site.screen.getByRole("button", { name: "Menu" });
    const left = half(site, 25).element();
    const watcher = new MutationObserver(() => {
      if (!left.isConnected && document.activeElement === document.body) (menu.element() as HTMLElement).focus();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    back.focus();
    back.click();
    await expect.element(row(site, 1)).toBeVisible();
    await expect.element(list(site)).not.toHaveAttribute("aria-busy");
    watcher.disconnect();
    await live.frame();
    await live.frame();
    await expect.element(menu).toHaveFocus();
  });

  test("by keyboard: Enter on a match opens it, and a price of its half goes into the slip", async () => {
    const site = await open(fakeLive());
    await expect.element(half(site, 1)).toBeVisible();
    await expect.element(row(site, 2)).toBeVisible();
    (row(site, 2).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const price = half(site, 2).getByRole("button", { name: /Under 2\.5/ });
    await expect.element(price).toHaveAttribute("aria-disabled", "false");
    (price.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(price).toHaveAttribute("aria-pressed", "true");
  });

  test("without a connection both the list and the open match say so", async () => {
    const live = fakeLive();
    const site = await open(live, { path: "/livebets?match=1" });
    await expect.element(half(site, 1).getByRole("heading", { name: "Match result" })).toBeVisible();
    live.cut();
    await expect.element(site.screen.getByText("Reconnecting")).toBeVisible();
    await eventually(() => half(site, 1).element().querySelectorAll('button[aria-disabled="true"]').length).toBe(5);
    expect(await axeViolations()).toEqual([]);
  });

  test.each([
    ["en", 1440],
    ["fa", 1440],
    ["de", 1200],
    ["fa", 768],
  ] as const)("passes axe in %s at %i px, and nothing overflows it", async (lang, width) => {
    const long = "Donaudampfschifffahrtsgesellschaftskapitän";
    const live = fakeLive([footballInput(1, { home: long, away: long }), footballInput(2)]);
    await open(live, { lang, width, path: "/livebets?match=1" });
    // Five of each match in the list, and of the open one; where there is no room, of the open one alone.
    await eventually(openPrices).toBe(width > 1000 ? 15 : 5);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});
