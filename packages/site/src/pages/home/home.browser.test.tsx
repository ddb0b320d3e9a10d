import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { axeViolations } from "@livery/ui/testing";
import { fakeHouse, houseOfPlayer, pageOf } from "../../testing/fake-house.ts";
import { longWord, match, player } from "../../testing/fixtures.ts";
import { fakeLive, footballInput } from "../../testing/fake-live.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";

describe.each(variantNames.pages.home)("Home %s", (home) => {
  const two = () =>
    pageOf([match(1, { startsAt: "2026-11-20T18:00:00Z" }), match(2, { startsAt: "2026-11-21T18:00:00Z" })]);
  const openHome = (site: SiteInWindow = {}) => openSite({ variants: { home }, ...site });

  test("§2 shows Sports instead when the sports-home flag is set", async () => {
    const { screen } = await openHome({ settings: { sports_home: 1 } });
    await expect
      .element(screen.getByRole("complementary", { name: "Sports, countries and tournaments" }))
      .toBeVisible();
    await expect.element(screen.getByText("Clear odds, clear results")).not.toBeInTheDocument();
  });

  test("names the days by the site's clock", async () => {
    const { screen } = await openHome({ house: fakeHouse({ matches: two }) });
    await expect.element(screen.getByText(/^Today/).first()).toBeVisible();
    await expect.element(screen.getByText(/^Tomorrow/).first()).toBeVisible();
  });

  test("leads to a sport and to a match, and takes a price into the slip", async () => {
    const { path, screen } = await openHome({ house: houseOfPlayer({ matches: two }) });
    const price = screen.getByRole("button", { name: /Arsenal 1, ?\d/ });
    await price.click();
    await expect.element(price).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByRole("complementary").getByText("Single")).toBeVisible();
    const sports = screen.getByRole("main").getByRole("navigation", { name: "Sports" });
    await expect.element(sports.getByRole("link", { name: /Football/ })).toHaveAttribute("href", "/en/sports?sport=1");
    await expect
      .element(screen.getByRole("link", { name: "All markets of Arsenal 1 – Everton 1, 2 markets" }))
      .toHaveAttribute("href", "/en/sports/match/1");
    if (home === "sports" || home === "compact") {
      const leagues = screen.getByRole("main").getByRole("navigation", { name: "Tournaments" });
      await expect
        .element(leagues.getByRole("link", { name: /Premier League.*England.*2/ }))
        .toHaveAttribute("href", "/en/sports?sport=1&category=2&tournament=3");
    }
    // A day or a match of which only one stands open is opened first.
    if (home === "sports") await screen.getByRole("tab", { name: /^Tomorrow/ }).click();
    if (home === "compact") await screen.getByRole("button", { name: /^Arsenal 2 – Everton 2/ }).click();
    const name = home === "compact" ? /^All markets of Arsenal 2/ : /^Arsenal 2 – Everton 2$/;
    await screen.getByRole("link", { name }).click();
    await eventually(path).toBe("/en/sports/match/2");
  });
});

test.each([390, 1440])("The lobby's sports leave no hole in a row at %d px, however many there are", async (width) => {
  const holes: unknown[] = [];
  const sports = Array.from({ length: 7 }, (_, nth) => ({ sportId: nth + 1, name: "Football", matchCount: 2 }));
  const house = fakeHouse({ sports: () => sports });
  const { app, screen } = await openSite({ variants: { home: "lobby" }, house, width });
  const list = screen.getByRole("main").getByRole("navigation", { name: "Sports" }).getByRole("list");
  for (; sports.length > 0; sports.pop()) {
    await app.services.queries.invalidateQueries({ queryKey: ["sports"] });
    await eventually(() => list.element().childElementCount).toBe(sports.length);
    const box = list.element().getBoundingClientRect();
    const tiles = [...list.element().children].map((tile) => tile.getBoundingClientRect());
    const ends = new Map(tiles.map(({ top, right }) => [top, Math.round(box.right - right)]));
    holes.push(...[...ends.values()].filter((hole) => hole !== 0).map((hole) => [sports.length, hole]));
    // Two in a row on a phone, three beside the slip.
    expect(ends.size).toBe(Math.ceil(sports.length / (width === 390 ? 2 : 3)));
  }
  expect(holes).toEqual([]);
});

describe("Home sports", () => {
  const open = (site: SiteInWindow = {}) => openSite({ variants: { home: "sports" }, ...site });

  test("shows one day at a time, grouped by league", async () => {
    const at = (matchId: number, startsAt: string, tournamentId: number) =>
      match(matchId, { startsAt, tournamentId, tournamentName: `League ${tournamentId}` });
    const matches = [
      at(1, "2026-11-20T18:00:00Z", 1),
      at(2, "2026-11-20T19:00:00Z", 2),
      at(3, "2026-11-21T18:00:00Z", 1),
    ];
    const { screen } = await open({ house: fakeHouse({ matches: () => pageOf(matches) }), live: fakeLive().ports });
    const leagues = () => screen.getByRole("tabpanel").getByRole("heading", { level: 3 }).elements();
    await eventually(() => leagues().map(({ textContent }) => textContent)).toEqual([
      "EnglandLeague 1",
      "EnglandLeague 2",
    ]);
    await screen.getByRole("tab", { name: /^Tomorrow/ }).click();
    await eventually(() => leagues().length).toBe(1);
    await expect.element(screen.getByRole("link", { name: "Arsenal 3 – Everton 3" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Arsenal 1 – Everton 1" })).not.toBeInTheDocument();
  });

  test("names tournaments in the page's language, in its lists, its rows and live", async () => {
    const { screen } = await open({ lang: "fa", house: fakeHouse(), live: fakeLive().ports });
    await eventually(() => screen.getByRole("main").getByText("لیگ برتر").elements().length).toBeGreaterThan(2);
    expect(document.body.textContent).not.toContain("Premier League");
  });

  test("has the matches in play, whose prices go into the slip; nothing below moves when they load or end", async () => {
    const live = fakeLive();
    const { path, screen } = await open({ house: houseOfPlayer(), live: live.ports });
    const below = () => Math.round(screen.getByText("Upcoming").element().getBoundingClientRect().top);
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    const before = below();
    const now = screen.getByRole("region", { name: "Live now" });
    const price = now.getByRole("button", { name: /Home 1, ?\d/ }).first();
    await price.click();
    await expect.element(price).toHaveAttribute("aria-pressed", "true");
    await expect.element(now.getByRole("link", { name: "2 matches in play" })).toHaveAttribute("href", "/en/livebets");
    expect(below()).toBe(before);
    for (const matchId of [1, 2]) live.change({ matches: footballInput(matchId, { status: "ended" }).matches! });
    await expect.element(now.getByText("No live matches right now")).toBeVisible();
    expect(below()).toBe(before);
    live.change(footballInput(3));
    await now.getByRole("link", { name: /Home 3/ }).click();
    await eventually(path).toBe("/en/livebets/match/3");
  });

  test("§2 has no live matches for a player without that service, and says when the feed is unavailable", async () => {
    const services = { ...player.services, live: false };
    const without = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, services }) }) });
    await expect.element(without.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    await expect.element(without.screen.getByText("Live now")).not.toBeInTheDocument();
    await without.screen.unmount();
    const live = fakeLive();
    live.cut();
    const { screen } = await open({ live: live.ports });
    const retryButton = screen.getByRole("region", { name: "Live now" }).getByRole("button", { name: "Try again" });
    await expect.element(retryButton).toBeVisible();
    // In one task: the feed reconnects by itself, and the button could be gone before a pointer reaches it.
    live.restore();
    retryButton.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(screen.getByText("Home 2")).toBeVisible();
  });

  test.each([390, 1440])("fits all of its content into %i px", async (width) => {
    const wide = { home: `${longWord} ${longWord}`, away: longWord, tournamentName: longWord };
    const house = fakeHouse({ matches: () => pageOf([match(1, wide), match(2)]) });
    const { screen } = await open({
      width,
      lang: "de",
      house,
      live: fakeLive([1, 2, 3, 4, 5].map((matchId) => footballInput(matchId, wide))).ports,
    });
    await expect.element(screen.getByRole("region", { name: "Jetzt live" }).getByText("2.00").first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});

describe("Home compact", () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    match(index + 1, { startsAt: `2026-11-20T${index + 10}:00:00Z` }),
  );
  const open = (site: SiteInWindow = {}) =>
    openSite({ variants: { home: "compact" }, width: 390, house: fakeHouse({ matches: () => pageOf(many) }), ...site });
  const heads = ({ screen }: OpenSite) =>
    screen.getByRole("main").getByRole("button", { name: /^Arsenal \d+ – Everton \d+ / });

  test("shows five matches with the first open, and five more with each press", async () => {
    const site = await open();
    await expect.element(site.screen.getByRole("button", { name: /Arsenal 1, ?\d/ })).toBeVisible();
    expect(
      heads(site)
        .elements()
        .map((head) => head.getAttribute("aria-expanded")),
    ).toEqual(["true", ...Array.from({ length: 4 }, () => "false")]);
    await heads(site).nth(2).click();
    await expect.element(site.screen.getByRole("button", { name: /Arsenal 3, ?\d/ })).toBeVisible();
    await expect.element(site.screen.getByRole("button", { name: /Arsenal 1, ?\d/ })).not.toBeInTheDocument();
    const more = site.screen.getByRole("button", { name: "Show more matches" });
    await more.click();
    expect(heads(site).elements()).toHaveLength(10);
    await more.click();
    expect(heads(site).elements()).toHaveLength(12);
    await expect.element(more).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await axeViolations()).toEqual([]);
  });

  test("a folded match shows which of its outcomes is in the slip", async () => {
    const site = await open();
    await site.screen.getByRole("button", { name: /Arsenal 1, ?\d/ }).click();
    await heads(site).nth(1).click();
    await expect.element(site.screen.getByRole("button", { name: /^Arsenal 1 – Everton 1.*1$/ })).toBeVisible();
  });

  test("§2 has the player's sections as chips", async () => {
    const services = { ...player.services, live: false };
    const { screen } = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, services }) }) });
    await expect.element(screen.getByRole("status", { name: "Balance" })).toBeVisible();
    const sections = screen.getByRole("navigation", { name: "Sections" });
    await expect.element(sections.getByRole("link", { name: "Sports" })).toHaveAttribute("href", "/en/sports");
    await expect.element(sections.getByRole("link", { name: "Live betting" })).not.toBeInTheDocument();
  });
});

test("Home promo has prices for the first matches, and a ribbon of later ones that stays in its slot", async () => {
  const matches = Array.from({ length: 20 }, (_, index) => match(index + 1));
  const { screen } = await openSite({
    variants: { home: "promo" },
    width: 390,
    house: fakeHouse({ matches: () => pageOf(matches) }),
  });
  const main = screen.getByRole("main");
  const then = main.getByRole("heading", { level: 3, name: "Later" });
  await expect.element(then).toBeVisible();
  await eventually(() => main.getByRole("button", { name: /^Arsenal/ }).elements().length).toBe(18);
  const ribbon = then.element().nextElementSibling!;
  const cards = document.querySelectorAll("main li:has(button) a");
  const priced = new Set([...cards].map((link) => link.getAttribute("href")));
  const inRibbon = [...ribbon.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(inRibbon).toHaveLength(12);
  expect(inRibbon.filter((href) => priced.has(href))).toEqual([]);
  expect(ribbon.scrollWidth).toBeGreaterThan(ribbon.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
