import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inRotation } from "../../testing/by-day.ts";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive, footballInput, type FakeLive } from "../../testing/fake-live.ts";
import { withMotion } from "../../testing/motion.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { untilDone } from "../../testing/until-done.ts";

withMotion();

const openLive = (live: FakeLive, more: SiteInWindow = {}) =>
  openSite({ path: "/livebets", house: houseOfPlayer(), live: live.ports, ...more });
/** A price's button: match, market, outcome and odd are its name. */
const cellOnPage = (site: OpenSite, name: RegExp) => site.screen.getByRole("button", { name });
/** The odd that a price's button has written into it. */
const shows = (button: ReturnType<typeof cellOnPage>, odds: string) =>
  expect.poll(() => button.query()?.textContent ?? "").toContain(odds);
const home1 = /Home 1 – Away 1, Match result.*Home 1,/;

describe.each(variantNames.pages.liveBets)("The live list in %s", (liveBets) => {
  const shared = inRotation(variantNames.pages.liveBets, liveBets, 2);
  const open = (live: FakeLive, more: SiteInWindow = {}) => openLive(live, { variants: { liveBets }, ...more });
  /** In the list: beside it the open match has the same prices. */
  const cell = (site: Pick<OpenSite, "screen">, name: RegExp) =>
    site.screen.getByRole("list", { name: "Live matches" }).getByRole("button", { name });

  test.runIf(shared())("§4 shows matches with score and prices, under their competition", async () => {
    const site = await open(fakeLive());
    await shows(cell(site, home1), "2.00");
    await expect.element(site.screen.getByRole("heading", { name: /England Premier League/ })).toBeVisible();
    await expect.element(site.screen.getByText("2 matches in play")).toBeVisible();
    expect(document.querySelector("footer")).toBeNull();
    // In a brand with large letters the caption leaves the figure its space.
    const list = site.screen.getByRole("list", { name: "Live matches" }).element() as HTMLElement;
    list.style.setProperty("--lv-font-size-sm", "1.25rem");
    const caption = cell(site, home1).element().querySelector("[data-caption]")!;
    expect(getComputedStyle(caption).fontSize).toBe("13px");
    expect(document.documentElement.dataset["section"]).toBe("live");
  });

  test.runIf(shared()).each([
    [390, "Primera División RFEF, Grupo 2, segunda vuelta y promoción"],
    [600, `Primera División RFEF, Grupo 2, ${"segunda vuelta y promoción, ".repeat(2)}`.trim()],
  ])("a league's name is whole at %d px, in a header of the specified height (§9)", async (width, tournamentName) => {
    const site = await open(fakeLive([footballInput(1, { tournamentName })]), { width });
    const heading = site.screen.getByRole("heading", { name: new RegExp(tournamentName) });
    await expect.element(heading).toBeVisible();
    const [header, name] = [heading.element(), heading.element().querySelector("span:has(span)")!];
    expect(header.getBoundingClientRect().height).toBe(25);
    expect(name.scrollHeight).toBeLessThanOrEqual(25);
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  });

  test.runIf(shared())("tournaments are named in the page's language, and found by it", async () => {
    const { screen } = await open(
      fakeLive([footballInput(1), footballInput(2, { tournamentId: 4, tournamentName: "Amber League" })]),
      { lang: "fa" },
    );
    await expect.element(screen.getByRole("heading", { name: /لیگ برتر/ })).toBeVisible();
    await screen.getByRole("searchbox").fill("کهربا");
    await expect.element(screen.getByRole("heading", { name: /لیگ برتر/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: /لیگ کهربا/ })).toBeVisible();
  });

  test.runIf(shared())("a price moves with colour, arrow and figure, and shifts nothing", async () => {
    const live = fakeLive();
    const site = await open(live);
    await shows(cell(site, home1), "2.00");
    const button = cell(site, home1).element() as HTMLElement;
    const rect = () => JSON.stringify(button.getBoundingClientRect());
    const before = rect();
    // What a move shows is over after a while: it is written down as it comes.
    const moves: string[] = [];
    const watcher = new MutationObserver(() => {
      const move = button.querySelector<HTMLElement>("[data-move]")?.dataset["move"];
      if (move !== undefined) moves.push(`${move} ${rect() === before ? "in place" : "moved"}`);
    });
    watcher.observe(button, { attributes: true, attributeFilter: ["data-move"], subtree: true });
    live.tick([[10, 1, 12_500]]);
    await shows(cell(site, home1), "12.50");
    live.tick([[10, 1, 1900]]);
    await shows(cell(site, home1), "1.90");
    watcher.disconnect();
    expect(moves).toEqual(["up in place", "down in place"]);
    expect(rect()).toBe(before);
  });

  test.runIf(shared())("a tick that only changes prices makes React commit nothing", async () => {
    const live = fakeLive(Array.from({ length: 30 }, (_, index) => footballInput(index + 1)));
    const site = await open(live);
    const { commits, screen } = site;
    const first = cell({ screen }, home1);
    await shows(first, "2.00");
    await untilDone(site);
    // On a machine that stood still the feed may count as silent: the first tick ends that.
    live.tick([[10, 1, 2005]]);
    await shows(first, "2.01");
    await untilDone(site);
    const before = commits();
    expect(before).toBeGreaterThan(0);
    for (let tick = 1; tick <= 20; tick++) {
      live.tick(Array.from({ length: 30 }, (_, index) => [(index + 1) * 10, 1, 2000 + tick * 10] as const));
      await live.frame();
    }
    await shows(first, "2.20");
    expect(commits() - before).toBe(0);
  });

  test.runIf(shared())(
    "a locked match keeps its prices as locked; a press on one does nothing, and the focus stays",
    async () => {
      const live = fakeLive();
      const site = await open(live);
      await shows(cell(site, home1), "2.00");
      (cell(site, home1).element() as HTMLElement).focus();
      live.lock(true, 1);
      await shows(cell(site, /Home 1 – Away 1, Match result.*Locked/).first(), "2.00");
      expect(document.activeElement).toBe(cell(site, home1).element());
      await userEvent.keyboard("{Enter}");
      expect(cell(site, home1).element().getAttribute("aria-pressed")).toBe("false");
      await expect.element(site.screen.getByText("Suspended").first()).toBeVisible();
      live.lock(false, 1);
      await expect.element(cell(site, home1)).toHaveAttribute("aria-disabled", "false");
    },
  );

  test.runIf(shared())(
    "when the socket is cut every price locks within a frame, the banner says so, and the list recovers",
    async () => {
      const live = fakeLive();
      const site = await open(live);
      const prices = (locked: boolean) =>
        document.querySelectorAll(`ol[aria-label="Live matches"] button[aria-disabled="${locked}"]`);
      await eventually(() => prices(false).length).toBe(10);
      live.cut();
      await live.frame();
      expect(prices(true)).toHaveLength(10);
      await expect.element(site.screen.getByText("Reconnecting")).toBeVisible();
      live.restore();
      live.tick([[10, 1, 3000]]);
      await shows(cell(site, home1), "3.00");
      await expect.element(cell(site, home1)).toHaveAttribute("aria-disabled", "false");
      expect(site.screen.getByText("Reconnecting").query()).toBeNull();
    },
  );

  test.runIf(shared())("a finished match leaves the list and the slip", async () => {
    const live = fakeLive();
    const site = await open(live);
    await cell(site, home1).click();
    const slip = site.screen.getByRole("complementary", { name: "Bet slip" });
    await expect.element(slip.getByRole("listitem")).toBeVisible();
    live.change(footballInput(1, { status: "ended" }));
    await expect.element(site.screen.getByText("Your bet slip is empty")).toBeVisible();
    await expect.element(cell(site, home1)).not.toBeInTheDocument();
  });

  test.runIf(shared())(
    "D13 a changed live price and limit are shown in the slip, and the price must be accepted before placing",
    async () => {
      const live = fakeLive();
      const site = await open(live);
      await cell(site, home1).click();
      const slip = site.screen.getByRole("complementary", { name: "Bet slip" });
      await expect.element(slip.getByText("2.00").first()).toBeVisible();
      live.tick([[10, 1, 1850]]);
      await expect.element(slip.getByRole("button", { name: /1\.85/ })).toBeVisible();
      // What the outcome itself limits (§3, D7) is the slip's too, whenever the feed says it.
      live.change({ matches: [{ matchId: 1 }], outcomes: [{ marketId: 10, outcomeId: 1, singleMaxStake: 5_000 }] });
      await slip.getByRole("textbox", { name: "Stake" }).fill("60");
      await expect.element(slip.getByText("The maximum stake is €50.00.")).toBeVisible();
      live.lock(true, 1);
      await expect.element(slip.getByLabelText("Locked").first()).toBeVisible();
    },
  );

  test.runIf(shared())(
    "is filtered by sport, favourites and a search of more than two letters, and ordered",
    async () => {
      const live = fakeLive([
        footballInput(1),
        footballInput(2, { home: "Beşiktaş", tournamentId: 4, tournamentName: "Süper Lig" }),
      ]);
      const stored = new Map<string, string>();
      const site = await open(live, { stored });
      const search = site.screen.getByRole("searchbox");
      await search.fill("be");
      await expect.element(site.screen.getByText("Type at least three letters.")).toBeVisible();
      await search.fill("besik");
      await expect.element(cell(site, home1)).not.toBeInTheDocument();
      await expect.element(cell(site, /Beşiktaş – Away 2, Match result.*Draw/)).toBeVisible();
      await search.fill("nothing");
      await expect.element(site.screen.getByText("Nothing found for “nothing”")).toBeVisible();
      await site.screen.getByRole("button", { name: "Show all live matches" }).click();
      await site.screen.getByRole("button", { name: "Favourite: Beşiktaş – Away 2" }).click();
      await expect.element(site.screen.getByRole("heading", { name: /Favourites/ })).toBeVisible();
      expect(stored.get("livery-live-favourites")).toBe("[2]");
    },
  );

  test.runIf(shared())("renders only the visible rows of 400 matches, each in its exact size", async () => {
    const site = await open(fakeLive(Array.from({ length: 400 }, (_, index) => footballInput(index + 1))));
    await expect.element(cell(site, home1)).toBeVisible();
    const list = document.querySelector<HTMLElement>('ol[aria-label="Live matches"]')!;
    expect(list.getBoundingClientRect().height).toBe(25 + 400 * 59);
    expect(list.children.length).toBeLessThan(40);
    for (const row of list.children) expect([25, 59]).toContain(Math.round(row.getBoundingClientRect().height));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(cell(site, /Home 400 – Away 400, Match result.*Draw/)).toBeVisible();
  });

  test.runIf(shared())(
    "rows that scroll into view show their own match's price in reused elements, also while prices move",
    async () => {
      await page.viewport(1440, 900);
      const many = Array.from({ length: 400 }, (_, index) => index + 1);
      const live = fakeLive(many.map((match) => footballInput(match)));
      const site = await open(live);
      await shows(cell(site, home1), "2.00");
      const list = site.screen.getByRole("list", { name: "Live matches" }).element();
      // No two matches ever have the same price: by what a row shows it is known whose it is.
      const hundredths = (match: number, round: number): number => 101 + match * 41 + round;
      const ownRows = () =>
        [...list.children].flatMap((row) => {
          const [, match, price] = /Home (\d+) – Away .*Home \d+, (\d+\.\d\d)/.exec(row.textContent) ?? [];
          return match === undefined ? [] : [{ match: Number(match), price: Math.round(Number(price) * 100) }];
        });
      live.tick(many.map((match) => [match * 10, 1, hundredths(match, 0) * 10] as const));
      await shows(cell(site, home1), "1.42");
      const seen = new Set<number>();
      const drawn = new Set<Element>();
      const rounds = 20;
      for (let round = 1; round <= rounds; round += 1) {
        window.scrollBy(0, round <= 15 ? 960 : -1_900);
        live.tick(many.map((match) => [match * 10, 1, hundredths(match, round) * 10] as const));
        for (let frame = 0; frame < 3; frame += 1) {
          await live.frame();
          for (const row of list.children) drawn.add(row);
          for (const { match, price } of ownRows()) {
            seen.add(match);
            const shownRound = price - hundredths(match, 0);
            expect(shownRound >= 0 && shownRound <= round, `match ${match} shows ${price} in round ${round}`).toBe(
              true,
            );
          }
        }
      }
      await expect.poll(() => ownRows().filter(({ match, price }) => price !== hundredths(match, rounds))).toEqual([]);
      // 240 pass by; a machine that is busy draws fewer of them.
      expect(seen.size).toBeGreaterThan(100);
      expect(drawn.size).toBeLessThan(50);
    },
  );

  test.runIf(shared())("without matches in play explains the empty page and leads on", async () => {
    const site = await open(fakeLive([]));
    await expect.element(site.screen.getByText("No live matches right now")).toBeVisible();
  });
});

describe("The live match page", () => {
  test("shows all groups and the score, and takes a price into the slip", async () => {
    const live = fakeLive([footballInput(1, { redAway: 1, cornersHome: 4 })]);
    const site = await openLive(live, { path: "/livebets/match/1" });
    await expect.element(site.screen.getByRole("heading", { name: "Match result" })).toBeVisible();
    await expect.element(site.screen.getByRole("heading", { name: "Total goals 2.5" })).toBeVisible();
    await expect.element(site.screen.getByText("1 red card")).toBeInTheDocument();
    await cellOnPage(site, /Over 2\.5/).click();
    await expect.element(cellOnPage(site, /Total goals.*Over 2\.5/).first()).toHaveAttribute("aria-pressed", "true");
    expect(await axeViolations()).toEqual([]);
  });

  test("a match that is over or does not exist says so", async () => {
    const live = fakeLive();
    const site = await openLive(live, { path: "/livebets/match/1" });
    await expect.element(site.screen.getByRole("heading", { name: "Match result" })).toBeVisible();
    live.change(footballInput(1, { status: "ended", score: "3:1" }));
    await expect.element(site.screen.getByText("This match is over")).toBeVisible();
    const board = site.screen.getByRole("region", { name: "Scoreboard" });
    await expect.poll(() => board.element().textContent).toBe("Home 1 – Away 1EndedHome 13Away 11");
    await expect
      .element(site.screen.getByRole("main").getByRole("link", { name: "Results" }))
      .toHaveAttribute("href", "/en/results");
  });
});

test("§4 the socket is open only on pages that need it, or with a live selection in the slip", async () => {
  const live = fakeLive();
  const site = await openSite({ path: "/results", house: houseOfPlayer(), live: live.ports });
  await expect.element(site.screen.getByRole("heading", { name: "Results" })).toBeVisible();
  expect(live.openSockets()).toBe(0);
  await site.app.router.navigate({ to: "/en/livebets" });
  await cellOnPage(site, home1).click();
  expect(live.openSockets()).toBe(1);
  await site.app.router.navigate({ to: "/en/sports" });
  await expect.element(cellOnPage(site, /Arsenal 1 – Everton 1.*Arsenal 1/)).toBeVisible();
  expect(live.openSockets()).toBe(1);
  await site.screen.getByRole("button", { name: /Remove/ }).click();
  await expect.poll(() => live.openSockets()).toBe(0);
});
