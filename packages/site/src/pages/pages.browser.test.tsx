import { minor } from "@livery/betting";
import type { MatchResult } from "@livery/contract";
import { variantNames, type PageName } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../testing/eventually.ts";
import { houseOfPlayer, never, pageOf, refuse, type FakeHouse } from "../testing/fake-house.ts";
import {
  couponDetail,
  couponSummary,
  detail,
  goalsMarket,
  longWord,
  match,
  movement,
  openCoupon,
  resultMarket,
  sharedSelection,
} from "../testing/fixtures.ts";
import type { ChosenVariants } from "../testing/make-site.ts";
import { openSite, type SiteInWindow } from "../testing/open-site.tsx";

type Answers = Parameters<typeof houseOfPlayer>[0];

const result = (changes: Partial<MatchResult> = {}): MatchResult => ({
  matchId: 1,
  startsAt: "2026-11-19T18:00:00Z",
  home: "Arsenal",
  away: "Everton",
  sportName: "Football",
  categoryName: "England",
  tournamentName: "Premier League",
  status: "ended",
  score: "2:1 (1:0)",
  ...changes,
});

/** A page in the states that every page has, and what it says in each. */
interface PageCase {
  /** The page whose variants all have these states. */
  readonly pageName?: PageName;
  readonly path: string;
  readonly call: keyof NonNullable<Answers>;
  readonly ready: Answers;
  readonly text: string;
  readonly empty?: { readonly answers: Answers; readonly text: string };
  readonly long: Answers;
}

const longMatch = match(1, { home: longWord, away: longWord, tournamentName: longWord, categoryName: longWord });

const cases: Readonly<Record<string, PageCase>> = {
  Home: {
    pageName: "home",
    path: "",
    call: "matches",
    ready: { matches: () => pageOf([match(1), match(2)]) },
    text: "Arsenal 1",
    empty: { answers: { matches: () => pageOf([]) }, text: "No matches available right now" },
    long: { matches: () => pageOf([longMatch]) },
  },
  Sports: {
    pageName: "sports",
    path: "/sports",
    call: "matches",
    ready: { matches: () => pageOf([match(1), match(2)]) },
    text: "Arsenal 1",
    empty: { answers: { matches: () => pageOf([]) }, text: "No matches in this selection" },
    long: { matches: () => pageOf([longMatch]) },
  },
  Match: {
    path: "/sports/match/1",
    call: "apiOdds",
    ready: { apiOdds: () => match(1, { markets: [resultMarket(2000, 3500, 4000), goalsMarket] }) },
    text: "Total goals 2.5",
    empty: { answers: { apiOdds: refuse("not_found") }, text: "This match is no longer available" },
    long: { apiOdds: () => longMatch },
  },
  Results: {
    path: "/results",
    call: "apiResults",
    ready: { apiResults: () => pageOf([result(), result({ matchId: 2, score: null, status: "postponed" })]) },
    text: "Postponed",
    empty: { answers: { apiResults: () => pageOf([]) }, text: "No results yet" },
    long: { apiResults: () => pageOf([result({ home: longWord, away: longWord })]) },
  },
  Coupons: {
    pageName: "coupons",
    path: "/coupons",
    call: "getCoupons",
    ready: { getCoupons: () => pageOf([couponSummary(), couponSummary({ couponId: 2, status: "won" })]) },
    text: "K7QX2M9PLR4T",
    empty: { answers: { getCoupons: () => pageOf([]) }, text: "No coupons yet" },
    long: { getCoupons: () => pageOf([couponSummary({ status: "cancelled" })]) },
  },
  Coupon: {
    path: "/coupons/K7QX2M9PLR4T",
    call: "getCoupon",
    ready: { getCoupon: () => couponDetail() },
    text: "This coupon pays up to €20.00.",
    empty: { answers: { getCoupon: refuse("not_found") }, text: "Coupon not found" },
    long: {
      getCoupon: () =>
        couponDetail({ reason: longWord, legs: couponDetail().legs.map((leg) => ({ ...leg, home: longWord })) }),
    },
  },
  "Coupon in play": {
    path: "/coupons/K7QX2M9PLR4T",
    call: "getCoupon",
    ready: { getCoupon: () => openCoupon() },
    text: "Winning as it stands",
    long: {
      getCoupon: () =>
        openCoupon({
          soldStake: minor(500),
          soldPrice: minor(412),
          underReview: true,
          legs: openCoupon().legs.map((leg) => ({ ...leg, home: longWord, tournamentName: longWord })),
        }),
    },
  },
  "Shared coupon": {
    path: `/couponShare/${"a".repeat(32)}`,
    call: "sharedCoupon",
    ready: { sharedCoupon: () => ({ selections: [sharedSelection(), sharedSelection({ matchId: 2, odds: null })] }) },
    text: "Add the available selection",
    empty: { answers: { sharedCoupon: refuse("not_found") }, text: "No selections found" },
    long: {
      sharedCoupon: () => ({
        selections: [sharedSelection({ home: longWord, away: longWord, tournamentName: longWord })],
      }),
    },
  },
  Transactions: {
    path: "/transactions",
    call: "getTransactions",
    ready: { getTransactions: () => pageOf([movement(1), movement(2, { kind: "win" })]) },
    text: "Bet won",
    empty: { answers: { getTransactions: () => pageOf([]) }, text: "No transactions yet" },
    long: { getTransactions: () => pageOf([movement(1, { note: longWord })]) },
  },
  "Info page": {
    path: "/page/7",
    call: "getPage",
    ready: {
      getPage: () => ({
        pageId: 7,
        title: "Who we are",
        html: "<p>A house by the sea.</p>",
        updatedAt: "2026-11-01T00:00:00Z",
      }),
    },
    text: "A house by the sea.",
    empty: { answers: { getPage: refuse("not_found") }, text: "This page is not available yet" },
    long: {
      getPage: () => ({ pageId: 7, title: longWord, html: `<p>${longWord}</p>`, updatedAt: "2026-11-01T00:00:00Z" }),
    },
  },
  "Personal information": {
    path: "/userInformation",
    call: "getUserDetail",
    ready: { getUserDetail: () => detail },
    text: "28.02.1990",
    long: { getUserDetail: () => ({ ...detail, address: longWord, email: `${longWord}@example.org` }) },
  },
};

function houseWith(answers: Answers): FakeHouse {
  return houseOfPlayer(answers);
}

/** Each page, once in every one of its variants. */
const eachVariant = Object.entries(cases).flatMap(([name, page]): (readonly [string, PageCase, ChosenVariants])[] => {
  const { pageName } = page;
  if (pageName === undefined) return [[name, page, {}]];
  return variantNames.pages[pageName].map((variant) => [`${name} ${variant}`, page, { [pageName]: variant }]);
});

describe.each(eachVariant)("%s", (_name, page, chosen) => {
  const open = (site: SiteInWindow) => openSite({ path: page.path, variants: chosen, ...site });

  test("shows its content, and passes axe", async () => {
    const { screen } = await open({ house: houseWith(page.ready) });
    await expect.element(screen.getByText(page.text).first()).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test("shows placeholders while it loads, and is marked as busy", async () => {
    const { screen } = await open({ house: houseWith({ ...page.ready, [page.call]: never }) });
    // Of the page, not of the start before it.
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await eventually(() => screen.container.querySelector("main [aria-busy=true]")).not.toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  test("explains a failed load, and offers a retry", async () => {
    const house = houseWith({ ...page.ready, [page.call]: refuse("technical") });
    const { screen } = await open({ house });
    await expect
      .element(screen.getByText("Your Process could not be processed due to a technical malfunction.").first())
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
    Object.assign(house.answers, page.ready);
    // What else of the page has failed (live prices, where no house plays) has a way out of its own.
    const alert = screen.getByRole("alert").filter({ hasText: "technical malfunction" }).first();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText(page.text).first()).toBeVisible();
  });

  test.runIf(page.empty)("explains an empty result, and offers the next step", async () => {
    const { screen } = await open({ house: houseWith(page.empty!.answers) });
    await expect.element(screen.getByText(page.empty!.text)).toBeVisible();
    const main = screen.getByRole("main");
    await expect.element(main.getByRole("link").or(main.getByRole("button")).first()).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test.each([
    ["en", 390],
    ["fa", 390],
    ["fa", 1440],
  ] as const)("has space for the longest texts in %s at %i px: nothing overflows", async (lang, width) => {
    const { screen } = await open({ lang, width, house: houseWith(page.long) });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await eventually(() => screen.container.querySelector("main [aria-busy=true]")).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(runsOut(screen.container, width)).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });
});

test.each(["Match", "Results", "Coupon", "Shared coupon"])(
  "%s names the tournament in the page's language",
  async (name) => {
    const { path, ready } = cases[name]!;
    const { screen } = await openSite({ path, lang: "fa", house: houseWith(ready) });
    await expect
      .element(
        screen
          .getByRole("main")
          .getByText(/لیگ برتر/)
          .first(),
      )
      .toBeVisible();
    expect(document.body.textContent).not.toContain("Premier League");
  },
);

test.each([
  ["Transactions", "/transactions", "Show"],
  ["Coupons", "/coupons", "Show"],
] as const)(
  "the chips of %s fill each of their lines on a phone: none stands alone in an empty one",
  async (_page, path, name) => {
    const { screen } = await openSite({ path, width: 390, lang: "en", house: houseOfPlayer() });
    const row = screen.getByRole("group", { name });
    await expect.element(row).toBeVisible();
    const chips = row
      .getByRole("button")
      .elements()
      .map((chip) => chip.getBoundingClientRect());
    const { right } = row.element().getBoundingClientRect();
    const last = new Map(chips.map((chip) => [Math.round(chip.top), chip.right]));
    expect(last.size).toBeGreaterThan(1);
    for (const edge of last.values()) expect(Math.abs(edge - right)).toBeLessThan(1);
  },
);

/** What stands outside the window, as far as it can be seen. */
function runsOut(container: Element, width: number): readonly string[] {
  return [...container.querySelectorAll("main *")].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    const unseen = right - left <= 1 || element.closest("svg, [aria-hidden]") !== null;
    return unseen || (left >= -1 && right <= width + 1) ? [] : [`${left}–${right} ${element.outerHTML.slice(0, 200)}`];
  });
}
