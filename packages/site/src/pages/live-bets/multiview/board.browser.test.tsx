import { axeViolations } from "@livery/ui/testing";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { houseOfPlayer } from "../../../testing/fake-house.ts";
import { fakeLive, footballInput } from "../../../testing/fake-live.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../../testing/open-site.tsx";

const seven = [1, 2, 3, 4, 5, 6, 7];
const open = (more: SiteInWindow = {}) =>
  openSite({
    path: "/livebets",
    house: houseOfPlayer(),
    live: fakeLive(seven.map((id) => footballInput(id))).ports,
    variants: { liveBets: "multiview" },
    ...more,
  });
const row = ({ screen }: OpenSite, nth: number) =>
  screen.getByRole("list", { name: "Live matches" }).getByRole("link", { name: new RegExp(`^Home ${nth} `) });
const arrange = ({ screen }: OpenSite, nth: number) =>
  screen.getByRole("button", { name: `Arrange: Home ${nth} – Away ${nth}`, exact: true });
const item = ({ screen }: OpenSite, name: string) => screen.getByRole("menuitem", { name });
const shownIds = () =>
  [...document.querySelectorAll("article")].map((each) => Number(/Home (\d+)/.exec(each.ariaLabel ?? "")?.[1]));

describe("The board of live matches", () => {
  test("is there before a choice, and can begin with the first matches of the list", async () => {
    const site = await open();
    await expect.element(site.screen.getByText(/^Choose up to 6 matches/)).toBeVisible();
    await expect.element(site.screen.getByRole("button", { name: "Multi-view" })).not.toBeInTheDocument();
    const board = site.screen.getByRole("region", { name: "Multi-view" }).element();
    // It is as high as the matches that it will show, and not a line above an empty page.
    expect(board.getBoundingClientRect().height).toBeGreaterThan(2 * 16 * 16);
    await site.screen.getByRole("button", { name: "Show the first 4" }).click();
    await expect.poll(shownIds).toEqual([1, 2, 3, 4]);
    expect(site.path()).toBe("/en/livebets?matches=1,2,3,4");
  });

  test("opens a match of the rail, by keyboard too, and marks it; without a free slot the match opens as a page", async () => {
    const site = await open();
    for (const nth of [3, 1]) {
      await expect.element(row(site, nth)).toBeVisible();
      (row(site, nth).element() as HTMLElement).focus();
      await userEvent.keyboard("{Enter}");
      await expect.element(row(site, nth)).toHaveAttribute("aria-current", "true");
      await expect.element(row(site, nth)).toHaveFocus();
    }
    await expect.poll(shownIds).toEqual([3, 1]);
    expect(site.path()).toBe("/en/livebets?matches=3,1");
    for (const nth of [2, 4, 5, 6]) await row(site, nth).click();
    await expect.poll(shownIds).toEqual([3, 1, 2, 4, 5, 6]);
    await expect.element(site.screen.getByText("6 of 6")).toBeVisible();
    await row(site, 7).click();
    expect(site.path()).toBe("/en/livebets/match/7");
  });

  test("a match is moved and enlarged by keyboard: the focus stays with it, and its position is announced", async () => {
    const site = await open({ path: "/livebets?matches=1,2,3" });
    await expect.element(arrange(site, 1)).toBeVisible();
    (arrange(site, 1).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(item(site, "Move forward")).toBeDisabled();
    await item(site, "Move back").click();
    await expect.poll(shownIds).toEqual([2, 1, 3]);
    expect(site.path()).toBe("/en/livebets?matches=2,1,3");
    await expect.element(arrange(site, 1)).toHaveFocus();
    await expect.element(site.screen.getByText("Home 1 – Away 1: position 2 of 3")).toBeInTheDocument();
    const width = () => arrange(site, 1).element().closest("article")!.getBoundingClientRect().width;
    const before = width();
    await arrange(site, 1).click();
    await item(site, "Larger, with more markets").click();
    await expect.poll(width).toBeGreaterThan(before * 1.8);
    await arrange(site, 1).click();
    await item(site, "Normal size").click();
    await expect.poll(width).toBeLessThan(before * 1.1);
  });

  test.each([
    ["en", "{ArrowRight}"],
    ["fa", "{ArrowLeft}"],
  ] as const)("the rail is widened by arrow keys: %s", async (lang, key) => {
    const { screen } = await open({ lang, width: 1600 });
    const line = screen.getByRole("separator");
    await expect.element(line).toBeVisible();
    const width = () => document.querySelector("ol[aria-label]")!.getBoundingClientRect().width;
    const before = width();
    (line.element() as HTMLElement).focus();
    await userEvent.keyboard(key.repeat(5));
    await expect.poll(width).toBeGreaterThan(before);
  });

  test("stays in view while the rail scrolls", async () => {
    const many = Array.from({ length: 60 }, (_, index) => footballInput(index + 1));
    const { screen } = await open({ live: fakeLive(many).ports, path: "/livebets?matches=1,2" });
    const board = screen.getByRole("region", { name: "Multi-view" });
    await expect.element(board).toBeVisible();
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(3_000);
    window.scrollTo(0, 2_000);
    await expect.poll(() => board.element().getBoundingClientRect().top).toBeGreaterThan(0);
    expect(board.element().getBoundingClientRect().top).toBeLessThan(200);
  });

  test("with six matches and one enlarged passes axe, and nothing overflows", async () => {
    const site = await open({ path: "/livebets?matches=1,2,3,4,5,6", width: 1280 });
    await expect.element(arrange(site, 2)).toBeVisible();
    await arrange(site, 2).click();
    await item(site, "Larger, with more markets").click();
    await expect.poll(() => document.querySelectorAll('article [aria-disabled="false"]').length).toBe(30);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    expect(await axeViolations()).toEqual([]);
  });
});
