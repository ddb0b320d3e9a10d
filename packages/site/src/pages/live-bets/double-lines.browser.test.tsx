import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { axeViolations } from "@livery/ui/testing";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive, footballInput } from "../../testing/fake-live.ts";
import { openSite } from "../../testing/open-site.tsx";

const names = { home: "Eintracht Frankfurt", away: "Borussia Mönchengladbach" };

/** A football match with five odds groups, the first half's among them. */
function early(fields: Parameters<typeof footballInput>[1] = {}) {
  const input = footballInput(1, { status: "1p", marketCount: 5, ...names, ...fields });
  const market = { matchId: 1, marketId: 15, marketTypeId: 60, name: "market.60", special: "" };
  return {
    ...input,
    markets: [...(input.markets ?? []), { ...market, active: true, open: true, visible: true, mostBalanced: true }],
    outcomes: [
      ...(input.outcomes ?? []),
      ...(["home", "draw", "away"] as const).map((name, index) => ({
        marketId: 15,
        outcomeId: index + 1,
        name,
        active: true,
        open: true,
        odds: 3000 + index * 100,
      })),
    ],
  };
}

const row = () => document.querySelector<HTMLElement>('ol[aria-label] > li:has([role="group"])');
const rowHeight = () => Math.round(row()?.getBoundingClientRect().height ?? 0);
const groupNamed = (part: string) =>
  [...(row()?.querySelectorAll<HTMLElement>('[role="group"]') ?? [])].find((each) => each.ariaLabel?.includes(part));
const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

describe.each(variantNames.pages.liveBets)("§4 a double line in %s", (liveBets) => {
  test.each([
    ["en", 1440, "1st half result", "Match result"],
    ["en", 390, "1st half result", "Match result"],
    ["fa", 1440, "نتیجهٔ نیمهٔ اول", "نتیجهٔ مسابقه"],
    ["fa", 390, "نتیجهٔ نیمهٔ اول", "نتیجهٔ مسابقه"],
  ] as const)("%s at %d px: both results are beside their names, within 104 px", async (lang, width, half, whole) => {
    const live = fakeLive([early(), footballInput(2)]);
    await openSite({
      path: "/livebets",
      variants: { liveBets },
      house: houseOfPlayer(),
      live: live.ports,
      lang,
      width,
    });
    await expect.poll(rowHeight).toBe(104);
    const [above, below] = [groupNamed(whole), groupNamed(half)];
    expect(above?.querySelectorAll("button")).toHaveLength(3);
    expect(below?.querySelectorAll("button")).toHaveLength(3);
    // One above the other, column by column, and neither over the row's edge.
    expect(Math.round(box(below).left)).toBe(Math.round(box(above).left));
    expect(Math.round(box(below).width)).toBe(Math.round(box(above).width));
    expect(box(below).top).toBeGreaterThanOrEqual(box(above).bottom);
    expect(box(above).top).toBeGreaterThanOrEqual(box(row()).top);
    expect(box(below).bottom).toBeLessThanOrEqual(box(row()).bottom);
    const label = [...(row()?.querySelectorAll("span") ?? [])].find((each) => each.textContent === half);
    for (const name of [...(row()?.querySelectorAll("bdi") ?? [])].slice(0, 2)) {
      const letters = document.createRange();
      letters.selectNodeContents(name);
      for (const line of letters.getClientRects())
        expect(lang === "fa" ? box(name).right - line.right : line.left - box(name).left).toBeLessThan(3);
    }
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    expect(Math.abs(middle(box(label)) - middle(box(below)))).toBeLessThan(3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // The open match beside the list opens its prices a moment after them.
    await expect
      .poll(() => document.querySelector('main button[aria-disabled="true"], main [aria-busy="true"]'))
      .toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  test.each([
    ["the second half", { status: "2p" }],
    ["half time", { status: "pause" }],
    ["no more than four odds groups", { marketCount: 4 }],
    ["another sport", { sportId: 5 }],
  ])("is a single line of 59 px with %s", async (_, fields) => {
    await openSite({
      path: "/livebets",
      variants: { liveBets },
      house: houseOfPlayer(),
      live: fakeLive([early(fields)]).ports,
    });
    await expect.poll(rowHeight).toBe(59);
    expect(groupNamed("1st half result")).toBeUndefined();
    expect(groupNamed("Match result")?.querySelectorAll("button")).toHaveLength(3);
  });

  test.each([
    ["on a phone", 390, { home: "Wolverhampton Wanderers", away: "Borussia Mönchengladbach" }],
    ["on a phone with names just short enough", 390, { home: "Eintracht Braunschw", away: "Wehen Wiesbaden II" }],
    ["on a tablet", 768, { home: "Wolverhampton Wanderers", away: "Borussia Mönchengladbach" }],
  ])("a single line %s has all letters of two long names beside cards", async (_, width, long) => {
    const fields = { status: "2p", redHome: 1, yellowHome: 2, redAway: 1, yellowAway: 3, ...long } as const;
    const live = fakeLive([footballInput(1, fields)]);
    await openSite({ path: "/livebets", variants: { liveBets }, house: houseOfPlayer(), live: live.ports, width });
    await expect.poll(rowHeight).toBe(59);
    const shown = [...(row()?.querySelectorAll("bdi") ?? [])].slice(0, 2);
    expect(shown.map(({ textContent }) => textContent)).toEqual([long.home, long.away]);
    for (const name of shown) {
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth || box(name).width + 1);
      const letters = document.createRange();
      letters.selectNodeContents(name);
      for (const line of letters.getClientRects()) {
        expect(line.top).toBeGreaterThanOrEqual(box(row()).top - 1);
        expect(line.bottom).toBeLessThanOrEqual(box(row()).bottom + 1);
        for (const other of row()?.querySelectorAll("button, time") ?? [])
          expect(line.right <= box(other).left || line.left >= box(other).right).toBe(true);
      }
    }
    expect(box(shown[1]).top).toBeGreaterThanOrEqual(box(shown[0]).bottom - 1);
  });

  test("becomes a single line at half time, and the rows below it move up", async () => {
    const live = fakeLive([early(), footballInput(2)]);
    await openSite({ path: "/livebets", variants: { liveBets }, house: houseOfPlayer(), live: live.ports });
    const list = () => Math.round(box(document.querySelector("ol[aria-label]")).height);
    await expect.poll(list).toBe(25 + 104 + 59);
    live.change({ matches: [{ matchId: 1, status: "pause" }], removedMarkets: [15] });
    await expect.poll(list).toBe(25 + 59 + 59);
  });
});

test.each([700, 1024, 1440])("a price does not touch its label in German at %d px", async (width) => {
  const live = fakeLive([early(), footballInput(2, names)]);
  await openSite({
    path: "/livebets",
    variants: { liveBets: "list" },
    house: houseOfPlayer(),
    live: live.ports,
    lang: "de",
    width,
  });
  await expect.poll(rowHeight).toBe(104);
  const beside = [...document.querySelectorAll("ol [data-caption]")].filter(
    (caption) =>
      caption.checkVisibility() && getComputedStyle(caption.closest("button") ?? caption).flexDirection === "row",
  );
  for (const caption of beside) caption.textContent = "Unentschieden oder Auswärtssieg";
  const distances = beside.map(
    (caption) => box(caption.closest("button")?.querySelector("[data-signs]")).left - box(caption).right,
  );
  expect(distances.length).toBeGreaterThan(0);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(2);
});
