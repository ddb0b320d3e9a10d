import { thousandths } from "@livery/betting";
import type { Market, MatchSummary } from "@livery/contract";
import { axeViolations } from "@livery/ui/testing";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../testing/fake-house.ts";
import { goalsMarket, longWord, match, resultMarket } from "../../testing/fixtures.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";

const result = resultMarket(2000, 3500, 4000);
const goals = (special: string, over: number): Market => ({
  ...goalsMarket,
  special,
  outcomes: goalsMarket.outcomes.map((outcome, at) => ({ ...outcome, ...(at === 0 && { odds: thousandths(over) }) })),
});
const at = "2026-11-20T18:00:00Z";
const matches: readonly MatchSummary[] = [
  match(1, { startsAt: at, markets: [result, goals("1.5", 1200), goals("2.5", 1950)] }),
  match(2, { startsAt: at, markets: [{ ...result, locked: true }, goals("3.5", 2100)] }),
  match(3, { startsAt: at, tournamentId: 9, tournamentName: "Championship", markets: [result] }),
];
const focused = () => document.activeElement?.textContent ?? "";
const cells = () => [...document.querySelectorAll("[role=grid] [data-column]")];

describe("The odds table", () => {
  const open = (more: SiteInWindow = {}) =>
    openSite({
      path: "/sports",
      variants: { sports: "oddsTable" },
      house: houseOfPlayer({ matches: () => pageOf(matches) }),
      ...more,
    });

  test("has a table for each league with its markets side by side, and the most balanced line of each, as requested", async () => {
    const { house, screen } = await open();
    const league = screen.getByRole("grid", { name: /Premier League/ });
    await expect.element(league.getByRole("columnheader", { name: "Match result" })).toBeVisible();
    await expect.element(league.getByRole("row", { name: /Arsenal 1/ })).toBeVisible();
    const row = league.getByRole("row", { name: /Arsenal 1/ }).element();
    expect(
      [...row.querySelectorAll("td button, td:not(:has(*))")].map((each) => /[\d.]+$/u.exec(each.textContent)?.[0]),
    ).toEqual(["2.00", "3.50", "4.00", "2.5", "1.95", "1.90"]);
    expect(house.calls.findLast(({ key }) => key === "matches")?.payload).toMatchObject({
      marketTypeIds: [1, 186, 219, 18, 29, 10],
    });
    await expect
      .element(
        screen
          .getByRole("grid", { name: /Championship/ })
          .getByText("–")
          .first(),
      )
      .toBeVisible();
  });

  test("is one tab stop for each league; arrow keys move between prices, over a locked one, and into the next league", async () => {
    const { screen } = await open();
    const first = screen.getByRole("button", { name: /Arsenal 1, ?2\.00/ });
    await expect.element(first).toBeVisible();
    const stops = () => document.querySelectorAll("[role=grid] [tabindex='0']").length;
    expect(stops()).toBe(2);
    (screen.getByRole("link", { name: "Arsenal 1 – Everton 1", exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    // The cell of a locked price has the focus itself.
    expect(document.activeElement?.tagName).toBe("TD");
    expect(focused()).toContain("Arsenal 2, ");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("button", { name: /Arsenal 3, ?2\.00/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(screen.getByRole("link", { name: /^All markets of Arsenal 3/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Control>}{Home}{/Control}");
    await expect.element(screen.getByRole("link", { name: "Arsenal 1 – Everton 1", exact: true })).toHaveFocus();
    expect(stops()).toBe(2);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await expect
      .element(screen.getByRole("button", { name: /Draw, ?3\.50/ }).first())
      .toHaveAttribute("aria-pressed", "true");
  });

  test("mirrors its arrow keys from right to left", async () => {
    await open({ lang: "fa" });
    await eventually(() => cells().length).toBeGreaterThan(0);
    cells()[0]?.querySelector("a")?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement?.closest("[data-column]")).toBe(cells()[1]);
  });

  test("shows the chosen markets, and always at least one", async () => {
    const { screen } = await open();
    const chip = (name: string) => screen.getByRole("group", { name: "Markets shown" }).getByRole("button", { name });
    await chip("Match result").click();
    await expect.element(screen.getByRole("columnheader", { name: "Match result" }).first()).not.toBeInTheDocument();
    await chip("Total goals").click();
    await expect.element(chip("Total goals")).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByRole("columnheader", { name: "Total goals" }).first()).toBeVisible();
  });

  test("on a phone shows one market at a time, and nothing overflows", async () => {
    const long = match(4, { startsAt: at, home: longWord, away: longWord, markets: [result, goals("2.5", 1900)] });
    const { screen } = await open({ width: 390, house: houseOfPlayer({ matches: () => pageOf([...matches, long]) }) });
    await expect.element(screen.getByRole("columnheader", { name: "Match result" }).first()).toBeVisible();
    await expect.element(screen.getByRole("columnheader", { name: "Total goals" }).first()).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Total goals" }).click();
    await expect.element(screen.getByRole("columnheader", { name: "Match result" }).first()).not.toBeInTheDocument();
    await expect.element(screen.getByRole("columnheader", { name: "Over" }).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await axeViolations()).toEqual([]);
  });

  test("is dense with a pointer, and its headers stay in view as the page scrolls", async () => {
    const many = Array.from({ length: 50 }, (_, index) => match(index + 1, { startsAt: at, markets: [result] }));
    await open({ house: houseOfPlayer({ matches: () => pageOf(many) }) });
    await eventually(() => document.querySelectorAll("[role=grid] tbody tr").length).toBe(50);
    const height = document.querySelector("[role=grid] tbody tr:nth-child(2)")!.getBoundingClientRect().height;
    expect(height).toBeGreaterThanOrEqual(24);
    expect(height).toBeLessThanOrEqual(32);
    window.scrollTo(0, 700);
    const heads = document.querySelector("[role=grid] thead")!;
    const header = document.querySelector("header[data-region=header]")!;
    const between = () => heads.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
    await eventually(() => Math.abs(between())).toBeLessThanOrEqual(1);
  });
});
