import { minor } from "@livery/betting";
import { faces } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../testing/eventually.ts";
import { axeViolations } from "@livery/ui/testing";
import { fakeHouse, houseOfPlayer, pageOf, refuse } from "../testing/fake-house.ts";
import { couponDetail, couponSummary, longWord, match, movement, player } from "../testing/fixtures.ts";
import { fakeLive, footballInput } from "../testing/fake-live.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../testing/open-site.tsx";

describe.each(faces.pages.sports)("Sports %s", (sports) => {
  const openSports = (search: string, site: SiteInWindow = {}) =>
    openSite({ path: `/sports${search}`, faces: { sports }, ...site });
  const places = { threeColumn: "complementary", cards: "navigation", oddsTable: "group" } as const;
  /** Where sport, country and tournament are chosen. */
  const choices = ({ screen }: OpenSite) =>
    screen.getByRole(places[sports], { name: "Sports, countries and tournaments" });
  const choose = async (site: OpenSite, what: "Country" | "Tournament", name: string) => {
    if (sports !== "oddsTable")
      return choices(site)
        .getByRole("link", { name: new RegExp(name) })
        .click();
    const list = choices(site).getByLabelText(what);
    await expect.element(list.getByRole("option", { name: new RegExp(name) })).toBeInTheDocument();
    await userEvent.selectOptions(list, list.getByRole("option", { name: new RegExp(name) }));
  };

  test("the tree leads from sport to tournament, and what is chosen stands in the address", async () => {
    const site = await openSports("");
    const { house, path, screen } = site;
    await choose(site, "Country", "England");
    expect(path()).toBe("/en/sports?sport=1&category=2");
    await choose(site, "Tournament", "Premier League");
    expect(path()).toBe("/en/sports?sport=1&category=2&tournament=3");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Premier League" })).toBeVisible();
    const asked = house.calls.findLast(({ key }) => key === "matches");
    expect(asked?.payload).toMatchObject({ sportId: 1, categoryId: 2, tournamentId: 3, days: 30, pageSize: 50 });
  });

  test("a selection in the address is open at once", async () => {
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
    await box.fill("arse");
    await screen.getByRole("link", { name: /Arsenal 1/ }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: /Arsenal 1/ })).toBeVisible();
    expect(path()).toBe("/en/sports/match/1");
  });

  test("takes prices into the slip, leads to a match, and leafs on", async () => {
    const house = houseOfPlayer({ matches: () => pageOf([match(1), match(2)], 120) });
    const { path, screen } = await openSports("", { house });
    const price = screen.getByRole("button", { name: /Arsenal 1, ?\d/ });
    await price.click();
    await expect.element(price).toHaveAttribute("aria-pressed", "true");
    await screen.getByRole("button", { name: "Next page" }).click();
    expect(path()).toBe("/en/sports?page=2");
    await screen.getByRole("link", { name: "All markets of Arsenal 2 – Everton 2, 2 markets" }).click();
    expect(path()).toBe("/en/sports/match/2");
  });

  test("keeps what it shows when asking again fails, and says so", async () => {
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
    "has a line of chips for each choice, the chosen one in sight, on a phone too",
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
      const lines = choices(site).getByRole("list").elements();
      expect(lines.map((line) => line.ariaLabel)).toEqual(["Sports", "Countries", "Tournaments"]);
      await choices(site)
        .getByRole("list", { name: "Countries" })
        .getByRole("link", { name: "All", exact: true })
        .click();
      expect(site.path()).toBe("/en/sports?sport=1");
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    },
  );

  test.runIf(sports === "cards")("walls the leagues of a day, and gathers those with one match", async () => {
    const at = "2026-11-20T18:00:00Z";
    const league = (tournamentId: number) => ({ startsAt: at, tournamentId, tournamentName: `League ${tournamentId}` });
    const matches = [match(1, league(1)), match(2, league(1)), match(3, league(2)), match(4, league(3))];
    const { screen } = await openSports("", { house: fakeHouse({ matches: () => pageOf(matches) }) });
    await expect.element(screen.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();
    const headings = screen.getByRole("main").getByRole("heading", { level: 3 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(["ENGEnglandLeague 1", "More tournaments"]);
    await expect.element(screen.getByText("England · League 3")).toBeVisible();
  });

  test("§4 a player without the sport service is led Home", async () => {
    const services = { ...player.services, sport: false };
    const house = houseOfPlayer({ getUserData: () => ({ ...player, services }) });
    const { path, screen } = await openSports("", { house });
    await expect.element(screen.getByText("Coming up")).toBeVisible();
    expect(path()).toBe("/en");
  });
});

describe.each(faces.pages.home)("Home %s", (home) => {
  const two = () =>
    pageOf([match(1, { startsAt: "2026-11-20T18:00:00Z" }), match(2, { startsAt: "2026-11-21T18:00:00Z" })]);
  const openHome = (site: SiteInWindow = {}) => openSite({ faces: { home }, ...site });

  test("§2 gives way to Sports when the sports-home flag is set", async () => {
    const { screen } = await openHome({ settings: { sports_home: 1 } });
    await expect
      .element(screen.getByRole("complementary", { name: "Sports, countries and tournaments" }))
      .toBeVisible();
    await expect.element(screen.getByText("A fair price, plainly put")).not.toBeInTheDocument();
  });

  test("names the days as the site's clock sees them", async () => {
    const { screen } = await openHome({ house: fakeHouse({ matches: two }) });
    await expect.element(screen.getByText(/^Today/).first()).toBeVisible();
    await expect.element(screen.getByText(/^Tomorrow/).first()).toBeVisible();
  });

  test("leads to a sport, to a match, and takes a price into the slip", async () => {
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
    // A day or a match of which only one stands open is opened first.
    if (home === "sports") await screen.getByRole("tab", { name: /^Tomorrow/ }).click();
    if (home === "compact") await screen.getByRole("button", { name: /^Arsenal 2 – Everton 2/ }).click();
    const name = home === "compact" ? /^All markets of Arsenal 2/ : /^Arsenal 2 – Everton 2$/;
    await screen.getByRole("link", { name }).click();
    await eventually(path).toBe("/en/sports/match/2");
  });
});

describe("Home sports", () => {
  const open = (site: SiteInWindow = {}) => openSite({ faces: { home: "sports" }, ...site });

  test("shows one day at a time, league by league", async () => {
    const at = (matchId: number, startsAt: string, tournamentId: number) =>
      match(matchId, { startsAt, tournamentId, tournamentName: `League ${tournamentId}` });
    const matches = [
      at(1, "2026-11-20T18:00:00Z", 1),
      at(2, "2026-11-20T19:00:00Z", 2),
      at(3, "2026-11-21T18:00:00Z", 1),
    ];
    const { screen } = await open({ house: fakeHouse({ matches: () => pageOf(matches) }), live: fakeLive().world });
    const leagues = () => screen.getByRole("tabpanel").getByRole("heading", { level: 3 }).elements();
    await eventually(() => leagues().map(({ textContent }) => textContent)).toEqual([
      "ENGEnglandLeague 1",
      "ENGEnglandLeague 2",
    ]);
    await screen.getByRole("tab", { name: /^Tomorrow/ }).click();
    await eventually(() => leagues().length).toBe(1);
    await expect.element(screen.getByRole("link", { name: "Arsenal 3 – Everton 3" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Arsenal 1 – Everton 1" })).not.toBeInTheDocument();
  });

  test("has what is played now, whose prices go into the slip; nothing beneath moves when it comes or ends", async () => {
    const live = fakeLive();
    const { path, screen } = await open({ house: houseOfPlayer(), live: live.world });
    const below = () => Math.round(screen.getByText("Coming up").element().getBoundingClientRect().top);
    await expect.element(screen.getByText("Coming up")).toBeVisible();
    const before = below();
    const now = screen.getByRole("region", { name: "Live now" });
    const price = now.getByRole("button", { name: /Home 1, ?\d/ }).first();
    await price.click();
    await expect.element(price).toHaveAttribute("aria-pressed", "true");
    await expect.element(now.getByRole("link", { name: "2 matches in play" })).toHaveAttribute("href", "/en/livebets");
    expect(below()).toBe(before);
    for (const matchId of [1, 2]) live.change({ matches: footballInput(matchId, { status: "ended" }).matches! });
    await expect.element(now.getByText("Nothing is being played right now")).toBeVisible();
    expect(below()).toBe(before);
    live.change(footballInput(3));
    await now.getByRole("link", { name: /Home 3/ }).click();
    await eventually(path).toBe("/en/livebets/match/3");
  });

  test("§2 has nothing live for a player without that service, and says when the feed cannot be had", async () => {
    const services = { ...player.services, live: false };
    const without = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, services }) }) });
    await expect.element(without.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    await expect.element(without.screen.getByText("Live now")).not.toBeInTheDocument();
    await without.screen.unmount();
    const live = fakeLive();
    live.cut();
    const { screen } = await open({ live: live.world });
    const again = screen.getByRole("region", { name: "Live now" }).getByRole("button", { name: "Try again" });
    await expect.element(again, { timeout: 20_000 }).toBeVisible();
    live.restore();
    await again.click();
    await expect.element(screen.getByText("Home 2")).toBeVisible();
  }, 40_000);

  test.each([390, 1440])("keeps all of it within %i px", async (width) => {
    const wide = { home: `${longWord} ${longWord}`, away: longWord, tournamentName: longWord };
    const house = fakeHouse({ matches: () => pageOf([match(1, wide), match(2)]) });
    const { screen } = await open({
      width,
      lang: "de",
      house,
      live: fakeLive([1, 2, 3, 4, 5].map((matchId) => footballInput(matchId, wide))).world,
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
    openSite({ faces: { home: "compact" }, width: 390, house: fakeHouse({ matches: () => pageOf(many) }), ...site });
  const heads = ({ screen }: OpenSite) =>
    screen.getByRole("main").getByRole("button", { name: /^Arsenal \d+ – Everton \d+ / });

  test("shows five matches of which one stands open, and five more with each press", async () => {
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

  test("a folded match says what of it is in the slip", async () => {
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

test("Home promo prices the first matches, and shows what comes then as a ribbon that stays in its place", async () => {
  const matches = Array.from({ length: 20 }, (_, index) => match(index + 1));
  const { screen } = await openSite({
    faces: { home: "promo" },
    width: 390,
    house: fakeHouse({ matches: () => pageOf(matches) }),
  });
  const main = screen.getByRole("main");
  const then = main.getByRole("heading", { level: 3, name: "And then" });
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

describe("Signing in", () => {
  test("§5 both fields need 4 to 20 characters, and nothing is sent before", async () => {
    const { house, screen } = await openSite({ path: "/firstlogin" });
    await screen.getByRole("button", { name: "Sign in" }).click();
    await expect.element(screen.getByText("Please fill this in.").first()).toBeVisible();
    await screen.getByRole("textbox", { name: "Username" }).fill("abc");
    await expect.element(screen.getByText("At least 4 and at most 20 characters.")).toBeVisible();
    expect(house.calls.some(({ key }) => key === "userLogin")).toBe(false);
  });

  test("§8 a refusal is said in words, and the name stays", async () => {
    const { screen } = await openSite({
      path: "/firstlogin",
      house: fakeHouse({ userLogin: refuse("wrong_credentials") }),
    });
    await screen.getByRole("textbox", { name: "Username" }).fill("marina");
    await userEvent.type(document.querySelector("input[type=password]")!, "wrongword{Enter}");
    await expect.element(screen.getByText("Incorrect username or password")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Username" })).toHaveValue("marina");
  });

  test("a brand with the page in place of the popup leads there, and back", async () => {
    const { path, screen } = await openSite({ faces: { login: "page" }, path: "/results" });
    await screen.getByRole("button", { name: "Sign in" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    expect(path()).toContain("/en/firstlogin");
    await screen.getByRole("textbox", { name: "Username" }).fill("marina");
    await userEvent.type(document.querySelector("input[type=password]")!, "anchor24{Enter}");
    await eventually(path).not.toContain("firstlogin");
  });
});

describe.each(faces.pages.coupons)("Coupons as %s", (coupons) => {
  const openCoupons = (search: string, site: SiteInWindow) =>
    openSite({ path: `/coupons${search}`, faces: { coupons }, ...site });

  test("are filtered by status, which stands in the address", async () => {
    const { house, path, screen } = await openCoupons("", { house: houseOfPlayer() });
    await screen.getByRole("button", { name: "Won" }).click();
    expect(path()).toBe("/en/coupons?status=won");
    await expect.element(screen.getByRole("button", { name: "Won" })).toHaveAttribute("aria-pressed", "true");
    await eventually(() => house.calls.findLast(({ key }) => key === "getCoupons")?.payload).toMatchObject({
      status: "won",
    });
  });

  test("are opened with the balance of this moment: bets are settled while nobody looks", async () => {
    const house = houseOfPlayer();
    const { screen } = await openSite({ house, faces: { coupons } });
    const balance = screen.getByRole("status", { name: "Balance" });
    await expect.element(balance).toHaveTextContent("€1,000.00");
    house.answers.getUserData = () => ({ ...player, balance: minor(102_000) });
    await screen.getByRole("banner").getByRole("link", { name: "Coupons" }).click();
    await expect.element(balance).toHaveTextContent("€1,020.00");
  });

  test("an open one is looked at again; when it is settled the balance is too", async () => {
    const house = houseOfPlayer();
    const { screen } = await openCoupons("", { house });
    const main = screen.getByRole("main");
    await expect.element(main.getByRole("link", { name: /^K7QX2M9PLR4T/ })).toBeVisible();
    const status = (words: string) => main.getByText(words, { exact: true }).last();
    await expect.element(status("Open")).toBeVisible();
    house.answers.getCoupons = () => pageOf([couponSummary({ status: "won", payout: minor(2_000) })]);
    house.answers.getUserData = () => ({ ...player, balance: minor(102_000) });
    await expect.element(screen.getByText("€1,020.00"), { timeout: 12_000 }).toBeVisible();
    await expect.element(status("Won")).toBeVisible();
    await expect.element(main.getByText("Paid out").first()).toBeVisible();
    await expect.element(main.getByText("€20.00").first()).toBeVisible();
  });

  test("lead to the coupon, by a press on what is shown of it or by keyboard, and leaf on", async () => {
    const house = houseOfPlayer({ getCoupons: () => pageOf([couponSummary()], 60) });
    const { path, screen } = await openCoupons("?status=waiting", { house });
    await screen.getByRole("button", { name: "Next page" }).click();
    expect(path()).toBe("/en/coupons?status=waiting&page=2");
    await eventually(() => house.calls.findLast(({ key }) => key === "getCoupons")?.payload).toMatchObject({ page: 2 });
    // Over all that is shown of a coupon lies its link.
    await screen
      .getByRole("main")
      .getByText(/^Single/)
      .click({ force: true });
    await eventually(path).toBe("/en/coupons/K7QX2M9PLR4T");
  });

  test("keep what they show when asking again fails, and say so", async () => {
    const house = houseOfPlayer();
    const { app, screen } = await openCoupons("", { house });
    await expect.element(screen.getByRole("link", { name: /^K7QX2M9PLR4T/ })).toBeVisible();
    house.answers.getCoupons = refuse("technical");
    await app.services.queries.refetchQueries({ queryKey: ["getCoupons"] });
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^K7QX2M9PLR4T/ })).toBeVisible();
  });
});

describe("A coupon", () => {
  test("a settled one says how it came out", async () => {
    const legs = couponDetail().legs.map((leg) => ({ ...leg, result: "won" as const, score: "2:1 (1:0)" }));
    const won = couponDetail({ status: "won", payout: minor(2_000), settledAt: "2026-11-20T13:00:00Z", legs });
    const { screen } = await openSite({
      path: "/coupons/k7qx2m9plr4t",
      house: houseOfPlayer({ getCoupon: () => won }),
    });
    await expect.element(screen.getByText("€10.00 at total odds 2.00 pays €20.00.")).toBeVisible();
    await expect.element(screen.getByText("Score 2:1 (1:0)")).toBeVisible();
    await expect.element(screen.getByText(/Settled 20\.11\.2026 13:00/)).toBeVisible();
  });
});

describe("Transactions", () => {
  test("say why the balance moved and lead to the coupon", async () => {
    const house = houseOfPlayer({
      getTransactions: () =>
        pageOf([movement(2, { kind: "win", amount: minor(2_000), balanceAfter: minor(101_000) }), movement(1)]),
      getCoupon: () => couponDetail(),
    });
    const { screen } = await openSite({ path: "/transactions", house });
    await expect.element(screen.getByText("+€20.00")).toBeVisible();
    await expect.element(screen.getByText("-€10.00")).toBeVisible();
    await screen.getByRole("link", { name: "Coupon K7QX2M9PLR4T" }).first().click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Coupon K7QX2M9PLR4T" })).toHaveFocus();
  });

  test("are asked for by kind and time, as the address says; where there is none of them, the way back to all", async () => {
    const house = houseOfPlayer({ getTransactions: () => pageOf([movement(1)]) });
    const { path, screen } = await openSite({ path: "/transactions?show=winnings&days=400", house });
    const asked = () => house.calls.findLast(({ key }) => key === "getTransactions")?.payload;
    await expect.element(screen.getByText("-€10.00")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Winnings", pressed: true })).toBeVisible();
    expect(asked()).toMatchObject({ kinds: ["win", "bonus", "resettle", "receivable"] });
    expect(asked()).not.toHaveProperty("from");
    house.answers.getTransactions = () => pageOf([]);
    await screen.getByLabelText("When").selectOptions("Last 7 days");
    await expect.element(screen.getByText("No movements of this kind")).toBeVisible();
    expect(path()).toBe("/en/transactions?show=winnings&days=7");
    expect(Date.now() - Date.parse((asked() as { from: string }).from)).toBeGreaterThan(6.9 * 86_400_000);
    house.answers.getTransactions = () => pageOf([movement(1)]);
    await screen.getByRole("button", { name: "Show all movements" }).click();
    await expect.element(screen.getByText("-€10.00")).toBeVisible();
    expect(path()).toBe("/en/transactions");
  });
});

describe("Changing the password", () => {
  test("§5 the repetition must match, the new one must differ, and the house judges the current one", async () => {
    const house = houseOfPlayer({ changePassword: refuse("password_wrong") });
    const { screen } = await openSite({ path: "/changePassword", house });
    const field = (label: string) => screen.getByLabelText(label, { exact: true });
    await field("Current password").fill("anchor24");
    await field("New password").fill("anchor24");
    await field("New password again").fill("anchor25");
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText("The new password is the same as the current one.")).toBeVisible();
    await expect.element(screen.getByText("The two passwords are not the same.")).toBeVisible();
    expect(house.calls.some(({ key }) => key === "changePassword")).toBe(false);
    await field("New password").fill("anchor25");
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText("Your current password is incorrect")).toBeVisible();
    house.answers.changePassword = () => ({});
    await screen.getByRole("button", { name: "Change password" }).click();
    await expect.element(screen.getByText("Your password is changed.")).toBeVisible();
    await expect.element(field("Current password")).toHaveValue("");
  });
});
