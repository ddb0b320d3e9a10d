import { expect, test } from "vitest";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { match, resultMarket } from "../../testing/fixtures.ts";
import { scoreMarkets } from "../../testing/market-fixtures.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";

const names = { home: "Wolverhampton Wanderers", away: "Borussia Mönchengladbach" };

const openMatch = (site: SiteInWindow = {}) =>
  openSite({
    path: "/sports/match/1",
    house: houseOfPlayer({
      apiOdds: () => match(1, { ...names, markets: [resultMarket(2000, 3500, 4000), ...scoreMarkets] }),
    }),
    ...site,
  });
const box = (element: Element) => element.getBoundingClientRect();

test("handicaps are in pairs, from the lowest handicap line to the highest, each with the sign of its side", async () => {
  const { screen } = await openMatch();
  await expect.element(screen.getByRole("heading", { name: "Asian handicap" })).toBeVisible();
  const cells = screen.getByRole("button", { name: /Asian handicap .*,/ });
  await expect.poll(() => cells.elements().length).toBe(6);
  const captions = cells
    .elements()
    .map((cell) => cell.textContent.replace(/^.*Asian handicap [^,]*, /, "").replace(/\).*$/, ")"));
  expect(captions).toEqual([
    "Wolverhampton Wanderers (−0.25)",
    "Borussia Mönchengladbach (+0.25)",
    "Wolverhampton Wanderers (0)",
    "Borussia Mönchengladbach (0)",
    "Wolverhampton Wanderers (+0.25)",
    "Borussia Mönchengladbach (−0.25)",
  ]);
});

test("a market folds under its name and unfolds again, and the others stay open", async () => {
  const { screen } = await openMatch();
  const head = screen.getByRole("button", { name: "Asian handicap", exact: true });
  const price = screen.getByRole("button", { name: /Asian handicap −0.25, / }).first();
  await expect.element(price).toBeVisible();
  await head.click();
  await expect.element(head).toHaveAttribute("aria-expanded", "false");
  await expect.element(price).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /Match result, Draw/ })).toBeVisible();
  await head.click();
  await expect.element(price).toBeVisible();
});

test.each([
  ["en", 1440],
  ["en", 390],
  ["fa", 390],
  ["de", 390],
] as const)("correct scores are grouped by winner in %s at %d px, and no cell overflows", async (lang, width) => {
  const { screen } = await openMatch({ lang, width });
  const columns = screen.getByRole("group", { name: /Wolverhampton|Mönchengladbach|^Draw$|^مساوی$|^Remis$/ });
  await expect.poll(() => columns.elements().length).toBe(3);
  const [home, draw, away] = columns.elements();
  if (home === undefined || draw === undefined || away === undefined) throw new Error("no columns");
  expect([home, draw, away].map((column) => column.querySelectorAll("button").length)).toEqual([10, 6, 10]);
  expect(home.querySelector("button")?.textContent).toContain("1:0");
  expect(away.querySelector("button")?.textContent).toContain("0:1");
  // Prices of one rank stand on one line, whatever the columns' heads take; in right-to-left order home is at the right.
  const tops = [home, draw, away].map((column) => box(column.querySelector("button") ?? column).top);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  expect(box(home).left < box(away).left).toBe(lang !== "fa");
  for (const cell of document.querySelectorAll("main button[aria-pressed]"))
    expect(cell.scrollWidth).toBeLessThanOrEqual(Math.ceil(box(cell).width));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("a correct score goes into the slip under its own name", async () => {
  const { screen } = await openMatch();
  await screen.getByRole("button", { name: /Correct score, 2:1/ }).click();
  await expect
    .element(screen.getByRole("button", { name: /Correct score, 2:1/, pressed: true } as never))
    .toBeVisible();
  await expect.element(screen.getByRole("complementary").getByText("2:1")).toBeVisible();
});
