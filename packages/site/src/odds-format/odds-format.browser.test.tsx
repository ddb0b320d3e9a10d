import { page, userEvent } from "vitest/browser";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../testing/eventually.ts";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive } from "../testing/fake-live.ts";
import { openSite, type OpenSite } from "../testing/open-site.tsx";

const chooser = (site: OpenSite) => site.screen.getByRole("button", { name: /^Odds format: / });
const price = (outcome: string) =>
  page.getByRole("button", { name: new RegExp(`Arsenal 1 – Everton 1, .*${outcome},`), includeHidden: true }).first();
const pressed = (outcome: string) => eventually(() => price(outcome).query()?.textContent);

/** Returns the parts of a figure from left to right: their order on the screen, whatever the direction of the text. */
function visualOrder(cell: Element, text: string): string {
  const figure = [...cell.querySelectorAll("span, bdi")].findLast((each) => each.textContent.startsWith(text))!;
  const node = figure.firstChild!;
  const left = (at: number): number => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  };
  return Array.from(text)
    .map((letter, at) => ({ letter, left: left(at) }))
    .sort((a, b) => a.left - b.left)
    .map(({ letter }) => letter)
    .join("");
}

describe("Odds in the player's format (D32, D51)", () => {
  test("every price of the site follows a choice at once; the choice is stored, and those of other tabs are followed", async () => {
    const site = await openSite();
    await pressed("Arsenal 1").toContain("2.00");
    await price("Everton 1").click();
    const slip = site.screen.getByRole("complementary", { name: /^Bet slip/ });
    await expect.element(slip.getByText("4.00").first()).toBeVisible();

    await chooser(site).click();
    const menu = site.screen.getByRole("menu");
    expect(menu.getByRole("menuitemradio").elements()).toHaveLength(6);
    await expect.element(menu.getByRole("menuitemradio", { name: /Decimal/ })).toHaveAttribute("aria-checked", "true");
    expect(await axeViolations()).toEqual([]);
    await menu.getByRole("menuitemradio", { name: /American/ }).click();
    await pressed("Arsenal 1").toContain("+100");
    await pressed("Everton 1").toContain("+300");
    await expect.element(chooser(site)).toHaveFocus();
    await expect.element(chooser(site)).toHaveAccessibleName("Odds format: American");
    // The selection's price, and the total.
    await expect.element(slip.getByText("+300")).toHaveLength(2);
    expect(site.screen.container.textContent).not.toMatch(/\b[234]\.[05]0\b/);
    expect(document.cookie).toContain("odds=american");

    const other = new BroadcastChannel("livery.odds");
    const publish: (format: string) => void = other.postMessage.bind(other);
    publish("fractional");
    await pressed("Everton 1").toContain("3/1");
    await expect.element(slip.getByText("3/1").first()).toBeVisible();
    other.close();

    // When the tab becomes visible: the choice that the site's other host has stored.
    document.cookie = "odds=hongkong; path=/";
    document.dispatchEvent(new Event("visibilitychange"));
    await pressed("Everton 1").toContain("3.00");
  });

  test("a choice is stored in a browser without channels between tabs too", async () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const site = await openSite();
    await chooser(site).click();
    await site.screen.getByRole("menuitemradio", { name: /American/ }).click();
    await pressed("Arsenal 1").toContain("+100");
    expect(document.cookie).toContain("odds=american");
  });

  test("the brand's settings decide the format without a choice, and a choice wins over them", async () => {
    const first = await openSite({ settings: { odds_format: "malay" } });
    await pressed("Everton 1").toContain("−0.33");
    await expect.element(chooser(first)).toHaveAccessibleName("Odds format: Malay");
    await first.screen.unmount();
    document.cookie = "odds=decimal; path=/";
    const second = await openSite({ settings: { odds_format: "malay" } });
    await pressed("Everton 1").toContain("4.00");
    await expect.element(chooser(second)).toHaveAccessibleName("Odds format: Decimal");
  });

  test("on a phone the menu offers the formats, and marks the current one", async () => {
    const site = await openSite({ width: 390 });
    await pressed("Everton 1").toContain("4.00");
    await site.screen.getByRole("button", { name: "Menu" }).click();
    const odds = site.screen.getByRole("region", { name: "Odds format" });
    await odds.getByRole("button", { name: /Indonesian/ }).click();
    await expect.element(odds.getByRole("button", { name: /Indonesian/ })).toHaveAttribute("aria-pressed", "true");
    await expect.element(odds.getByRole("button", { name: /Decimal/ })).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Escape}");
    await pressed("Everton 1").toContain("3.00");
    expect(document.cookie).toContain("odds=indonesian");
  });

  test("a live price in Persian keeps its sign before its figures, shifts nothing, and makes React commit nothing", async () => {
    document.cookie = "odds=american; path=/";
    const live = fakeLive();
    const { commits, screen } = await openSite({
      lang: "fa",
      path: "/livebets",
      house: houseOfPlayer(),
      live: live.ports,
    });
    const cell = screen.getByRole("button", { name: /Home 1\D.*Away 1\D.*Home 1\D*,/ }).first();
    const shows = (odds: string) => eventually(() => cell.query()?.textContent ?? "").toContain(odds);
    await shows("+100");
    // The menu is loaded last.
    await expect.element(screen.getByRole("button", { name: /^نوع ضریب: / })).toBeVisible();
    let odds = 2000;
    // Once the start is over. If React drew the ticks, every tick would have a commit.
    await eventually(async () => {
      const before = commits();
      live.tick([[10, 1, (odds += 10)]]);
      await live.frame();
      return commits() - before;
    }).toBe(0);
    const button = cell.element();
    const rect = (): string => JSON.stringify(button.getBoundingClientRect());
    const before = rect();
    live.tick([[10, 1, 13_000]]);
    await shows("+1200");
    expect(visualOrder(button, "+1200")).toBe("+1200");
    live.tick([[10, 1, 1150]]);
    await shows("−667");
    expect(visualOrder(button, "−667")).toBe("−667");
    expect(rect()).toBe(before);
    live.end();
  });
});
