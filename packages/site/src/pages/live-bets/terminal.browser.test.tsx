import { axeViolations } from "@livery/ui/testing";
import { expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive, footballInput } from "../../testing/fake-live.ts";
import { openSite } from "../../testing/open-site.tsx";

test("the live list of a site with a terminal's header has pages of four large rows", async () => {
  const live = fakeLive(Array.from({ length: 6 }, (_, nth) => footballInput(nth + 1)));
  const { screen } = await openSite({
    path: "/livebets",
    house: houseOfPlayer(),
    live: live.ports,
    variants: { header: "terminal", liveBets: "list", betSlip: "drawer" },
  });
  const list = screen.getByRole("list", { name: "Live matches", exact: true });
  const rows = () => list.getByRole("article").elements();
  await eventually(() => rows().length).toBe(4);
  for (const key of list.getByRole("button").elements())
    expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  expect(await axeViolations()).toEqual([]);
  live.tick([[10, 1, 2750]]);
  await eventually(
    () => list.getByRole("button", { name: /^Home 1 – Away 1, Match result.*Home 1,/ }).element().textContent,
  ).toContain("2.75");
  await screen.getByRole("button", { name: "Next page" }).click();
  await eventually(() => rows().length).toBe(2);
  await list.getByRole("button", { name: /^Home 6 – Away 6, Match result.*Away 6/ }).click();
  await expect.element(screen.getByRole("button", { name: /^Bet slip/ })).toHaveAccessibleName(/Bet slip 1/);
});

test("a page of it names its leagues in the page's language, and other matches begin on their first page", async () => {
  const live = fakeLive(Array.from({ length: 6 }, (_, nth) => footballInput(nth + 1)));
  const { screen } = await openSite({
    path: "/livebets",
    lang: "fa",
    house: houseOfPlayer(),
    live: live.ports,
    variants: { header: "terminal", liveBets: "list", betSlip: "drawer" },
  });
  const list = screen.getByRole("list", { name: "مسابقه‌های زنده", exact: true });
  const rows = () => list.getByRole("article").elements();
  await eventually(() => rows().length).toBe(4);
  expect(rows()[0]?.textContent).toContain("لیگ برتر");
  await screen.getByRole("button", { name: "صفحهٔ بعد" }).click();
  await eventually(() => rows().length).toBe(2);
  await screen.getByRole("searchbox").fill("Home");
  await eventually(() => rows().length).toBe(4);
});
