import { variantNames } from "@livery/skin";
import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { match, player, testNow } from "../../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";

describe.each(variantNames.pages.sports)("Sports %s", (sports) => {
  const openSports = (search: string, site: SiteInWindow = {}) =>
    openSite({ path: `/sports${search}`, variants: { sports }, ...site });
  const roles = { threeColumn: "complementary", cards: "navigation", oddsTable: "group" } as const;
  /** Where sport, country and tournament are chosen. */
  const choices = ({ screen }: OpenSite) =>
    screen.getByRole(roles[sports], { name: "Sports, countries and tournaments" });
  const choose = async (site: OpenSite, what: "Country" | "Tournament", name: string) => {
    if (sports !== "oddsTable")
      return choices(site)
        .getByRole("link", { name: new RegExp(name) })
        .click();
    const list = choices(site).getByLabelText(what);
    await expect.element(list.getByRole("option", { name: new RegExp(name) })).toBeInTheDocument();
    await userEvent.selectOptions(list, list.getByRole("option", { name: new RegExp(name) }));
  };

  test("the tree leads from sport to tournament, and the choice is in the address", async () => {
    const site = await openSports("");
    const { house, path, screen } = site;
    await choose(site, "Country", "England");
    expect(path()).toBe("/en/sports?sport=1&category=2");
    await choose(site, "Tournament", "Premier League");
    expect(path()).toBe("/en/sports?sport=1&category=2&tournament=3");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Premier League" })).toBeVisible();
    const request = house.calls.findLast(({ key }) => key === "matches");
    expect(request?.payload).toMatchObject({ sportId: 1, categoryId: 2, tournamentId: 3, days: 30, pageSize: 50 });
  });

  test("countries and tournaments have their names in the page's language, countries their order in it", async () => {
    const [listOrder, matchCount, sportId] = [1, 7, 1];
    const categories = [
      { categoryId: 2, name: "Turkey", countryFlag: "tr", listOrder, matchCount, sportId },
      { categoryId: 3, name: "Scotland", countryFlag: "gb-sct", listOrder, matchCount, sportId },
    ];
    const matches = [
      match(1, { categoryName: "Scotland", tournamentName: "Amber League" }),
      match(2, { tournamentId: 9, tournamentName: "Tideway League" }),
    ];
    const tournaments = [{ tournamentId: 3, categoryId: 2, name: "Reef League", matchCount, sportId }];
    const { screen } = await openSports("?sport=1&category=2", {
      lang: "de",
      house: fakeHouse({
        categories: () => categories,
        tournament: () => tournaments,
        matches: () => pageOf(matches),
      }),
    });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Türkei" })).toBeVisible();
    await eventually(() => document.body.textContent).toMatch(/Schottland.*Türkei.*Schottland.*Bernstein-Liga/);
    expect(document.body.textContent).toMatch(/Riff-Liga.*Gezeitenliga/);
    expect(document.body.textContent).not.toMatch(/Scotland|Turkey|League/);
  });

  test.runIf(sports === "cards")("each row of match cards is full, however many there are", async () => {
    const matches = Array.from({ length: 8 }, (_, nth) => match(nth + 1, { startsAt: match(1).startsAt }));
    const { screen } = await openSports("", { house: fakeHouse({ matches: () => pageOf(matches) }), width: 1440 });
    await eventually(() => document.querySelectorAll("main ul > li:has(bdi)").length).toBe(8);
    const drawn = document.querySelector("main ul:has(> li bdi)")!;
    // React keeps the list that it has drawn.
    const list = drawn.cloneNode(true) as HTMLElement;
    drawn.replaceWith(list);
    onTestFinished(() => list.replaceWith(drawn));
    const main = screen.getByRole("main").element() as HTMLElement;
    for (; list.lastElementChild !== null; list.lastElementChild.remove()) {
      for (const width of [1200, 800, 500]) {
        main.style.inlineSize = `${width}px`;
        const rows = new Map(
          [...list.children].map((card) => card.getBoundingClientRect()).map(({ top, right }) => [top, right]),
        );
        const end = list.getBoundingClientRect().right;
        const holes = [...rows.values()].map((right) => Math.round(end - right)).filter((hole) => hole !== 0);
        expect(holes, `${list.childElementCount} cards in ${width} px`).toEqual([]);
      }
    }
  });

  test("a filter in the address is open at once", async () => {
    const site = await openSports("?sport=1&category=2&tournament=3");
    const { screen } = site;
    if (sports === "oddsTable") return expect.element(choices(site).getByLabelText("Tournament")).toHaveValue("3");
    return expect.element(screen.getByRole("link", { name: /Premier League/, current: "true" } as never)).toBeVisible();
  });

  test("§5 a search needs more than two letters; a hit leads to its match", async () => {
    const {
      away,
      categoryId,
      categoryName,
      home,
      matchId,
      sportId,
      sportName,
      startsAt,
      tournamentId,
      tournamentName,
    } = match(1);
    const hit = {
      away,
      categoryId,
      categoryName,
      home,
      matchId,
      sportId,
      sportName,
      startsAt,
      tournamentId,
      tournamentName,
    };
    const house = fakeHouse({ searchMatches: () => [{ ...hit, tournamentType: "", live: false }] });
    const { path, screen } = await openSports("", { house });
    const box = screen.getByRole("searchbox", { name: "Search for a team or tournament" });
    await box.fill("ar");
    await expect.element(screen.getByText("Type at least three letters.")).toBeVisible();
    expect(house.calls.some(({ key }) => key === "searchMatches")).toBe(false);
    // One button empties the field: the browser's own is not shown beside it.
    await screen.getByRole("search").getByRole("button", { name: "Clear search" }).click();
    await expect.element(box).toHaveValue("");
    await expect.element(box).toHaveFocus();
    await box.fill("arse");
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    expect(rules.join("")).toMatch(/:has\(\+ button\)::-webkit-search-cancel-button \{ display: none/u);
    await screen.getByRole("link", { name: /Arsenal 1/ }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: /Arsenal 1/ })).toBeVisible();
    expect(path()).toBe("/en/sports/match/1");
  });

  test("takes prices into the slip, leads to a match, and can be paged", async () => {
    const house = houseOfPlayer({ matches: () => pageOf([match(1), match(2)], 120) });
    const { path, screen } = await openSports("", { house });
    const price = screen.getByRole("button", { name: /Arsenal 1, ?\d/ });
    await price.click();
    await expect.element(price).toHaveAttribute("aria-pressed", "true");
    await screen.getByRole("button", { name: "Next page" }).click();
    expect(path()).toBe("/en/sports?page=2");
    const all = screen.getByRole("link", { name: "All markets of Arsenal 2 – Everton 2, 2 markets" });
    // A bare number is no invitation: an arrow says that it leads on.
    expect(all.element().querySelector("svg")?.getBoundingClientRect().width).toBeGreaterThanOrEqual(16);
    expect(Number.parseFloat(getComputedStyle(all.element()).fontSize)).toBeGreaterThanOrEqual(13);
    await all.click();
    expect(path()).toBe("/en/sports/match/2");
  });

  test("keeps what it shows when loading again fails, and says so", async () => {
    const house = fakeHouse();
    const { app, screen } = await openSports("", { house });
    await expect.element(screen.getByRole("button", { name: /Arsenal 1, ?\d/ })).toBeVisible();
    house.answers.matches = refuse("technical");
    await app.services.queries.refetchQueries({ queryKey: ["matches"] });
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /Arsenal 1, ?\d/ })).toBeVisible();
  });

  test.runIf(sports === "threeColumn")(
    "on a phone the tree is a sheet that closes when a tournament is chosen",
    async () => {
      const { screen } = await openSports("?sport=1&category=2", { width: 390 });
      await screen.getByRole("button", { name: "Choose a tournament" }).click();
      await screen
        .getByRole("dialog")
        .getByRole("link", { name: /Premier League/ })
        .click();
      await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
      await expect.element(screen.getByRole("heading", { level: 1, name: "Premier League" })).toBeVisible();
    },
  );

  test.runIf(sports === "cards")(
    "has a row of chips for each choice with the chosen chip in view, on a phone too",
    async () => {
      const categories = Array.from({ length: 30 }, (_, index) => ({
        categoryId: index + 1,
        sportId: 1,
        name: `Country ${index + 1}`,
        countryFlag: null,
        matchCount: index,
        listOrder: index,
      }));
      const site = await openSports("?sport=1&category=25", {
        width: 390,
        house: fakeHouse({ categories: () => categories }),
      });
      const chosen = choices(site).getByRole("link", { name: /^Country 25/ });
      await expect.element(chosen).toHaveAttribute("aria-current", "true");
      await eventually(() => chosen.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
      const lists = choices(site).getByRole("list").elements();
      expect(lists.map((list) => list.ariaLabel)).toEqual(["Sports", "Countries", "Tournaments"]);
      await choices(site)
        .getByRole("list", { name: "Countries" })
        .getByRole("link", { name: "All", exact: true })
        .click();
      expect(site.path()).toBe("/en/sports?sport=1");
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    },
  );

  test.runIf(sports === "cards")("groups a day by league, and gathers the leagues with one match", async () => {
    const at = "2026-11-20T18:00:00Z";
    const league = (tournamentId: number) => ({ startsAt: at, tournamentId, tournamentName: `League ${tournamentId}` });
    const matches = [match(1, league(1)), match(2, league(1)), match(3, league(2)), match(4, league(3))];
    const { screen } = await openSports("", { house: fakeHouse({ matches: () => pageOf(matches) }) });
    await expect.element(screen.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();
    const headings = screen.getByRole("main").getByRole("heading", { level: 3 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(["EnglandLeague 1", "More tournaments"]);
    await expect.element(screen.getByText("England · League 3")).toBeVisible();
  });

  test.runIf(sports === "cards").each([-3, 26])(
    "on a device %d hours ahead clock and days are the house's (D64)",
    async (hours) => {
      const matches = [match(1, { startsAt: new Date(testNow + 600_000).toISOString() })];
      const { screen } = await openSports("", {
        house: fakeHouse({ matches: () => pageOf(matches) }, () => testNow),
        now: () => testNow + hours * 3_600_000,
      });
      await expect.element(screen.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();
      await eventually(() => document.querySelector("header time")?.textContent).toBe("09:00");
      await eventually(() => document.querySelector("footer time")?.textContent).toMatch(/^20\.11\.2026 09:00$/);
    },
  );

  test("§4 a player without the sport service is redirected to Home", async () => {
    const services = { ...player.services, sport: false };
    const house = houseOfPlayer({ getUserData: () => ({ ...player, services }) });
    const { path, screen } = await openSports("", { house });
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    expect(path()).toBe("/en");
  });
});
