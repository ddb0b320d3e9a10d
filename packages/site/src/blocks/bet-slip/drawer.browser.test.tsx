import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";

const price = (site: OpenSite, outcome: string) =>
  site.screen.getByRole("button", { name: new RegExp(`${outcome}, ?\\d`) }).first();
const slipButton = (site: OpenSite) => site.screen.getByRole("button", { name: /^Bet slip/ });

describe("The bet slip drawer", () => {
  const open = (site: SiteInWindow = {}) =>
    openSite({ variants: { betSlip: "drawer" }, house: houseOfPlayer(), ...site });
  const drawer = (site: OpenSite) => site.screen.getByRole("complementary", { name: "Bet slip" });
  const box = (element: Element) => element.getBoundingClientRect();

  test("always has its handle, which shows the number of selections and the total odds", async () => {
    const site = await open();
    await expect.element(slipButton(site)).toHaveAccessibleName("Bet slip 0");
    await expect.element(slipButton(site)).toHaveAttribute("aria-expanded", "false");
    await price(site, "Arsenal 1").click();
    await expect.element(slipButton(site)).toHaveAccessibleName("Bet slip 1 Total odds 2.00");
    await price(site, "Everton 2").click();
    await expect.element(slipButton(site)).toHaveAccessibleName("Bet slip 2 Total odds 8.00");
    await expect.element(drawer(site)).not.toBeInTheDocument();
  });

  test("is open beside the page: it follows the prices that are selected, and stays open when the page changes", async () => {
    const site = await open();
    await slipButton(site).click();
    await expect.element(drawer(site).getByText("Your bet slip is empty")).toBeVisible();
    await price(site, "Arsenal 1").click();
    await expect.element(drawer(site).getByText("Single")).toBeVisible();
    await price(site, "Everton 2").click();
    await expect.element(drawer(site).getByText("Accumulator · 2")).toBeVisible();
    await price(site, "Arsenal 1").click();
    await expect.element(drawer(site).getByText("Single")).toBeVisible();
    await site.screen.getByRole("banner").getByRole("link", { name: "Sports" }).click();
    await expect.element(site.screen.getByRole("heading", { level: 1, name: "Football" })).toBeVisible();
    await expect.element(drawer(site)).toBeVisible();
  });

  test("takes the focus when it opens, and returns it to its handle on Escape, by its button and by its handle", async () => {
    const site = await open();
    await slipButton(site).click();
    await eventually(() => drawer(site).element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(drawer(site)).not.toBeInTheDocument();
    await expect.element(slipButton(site)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await drawer(site).getByRole("button", { name: "Close" }).click();
    await expect.element(drawer(site)).not.toBeInTheDocument();
    await expect.element(slipButton(site)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(slipButton(site)).toHaveAttribute("aria-expanded", "true");
    await slipButton(site).click();
    await expect.element(drawer(site)).not.toBeInTheDocument();
    await expect.element(slipButton(site)).toHaveFocus();
  });

  test.each([
    ["en", 1440],
    ["fa", 1440],
    ["en", 1100],
  ] as const)(
    "%s at %i px: closed it takes nothing of the page but its handle's edge, open it covers nothing",
    async (lang, width) => {
      const site = await open({ lang, width });
      const handle = site.screen.getByRole("button", { name: /^(Bet slip|برگهٔ شرط)/ });
      const opened = site.screen.getByRole("complementary");
      await expect.element(handle).toBeVisible();
      const main = site.screen.getByRole("main").element();
      const gapBeside = (element: Element) =>
        lang === "en" ? box(element).left - box(main).right : box(main).left - box(element).right;
      expect(box(main).width).toBeGreaterThan(width - 140);
      expect(gapBeside(handle.element())).toBeGreaterThanOrEqual(0);
      await handle.click();
      await expect.element(opened).toBeVisible();
      await eventually(() => gapBeside(handle.element())).toBeGreaterThanOrEqual(0);
      expect(gapBeside(opened.element())).toBeGreaterThanOrEqual(0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test("D49 has no handle where the shell's navigation opens it", async () => {
    const site = await open({ shell: "mobile", width: 390 });
    const navigation = site.screen.getByRole("navigation", { name: "Quick navigation" });
    await navigation.getByRole("button", { name: /^Bet slip/ }).click();
    await expect.element(site.screen.getByRole("dialog", { name: /^Bet slip/ })).toBeVisible();
    expect(site.screen.getByRole("button", { name: /^Bet slip/, includeHidden: true }).elements()).toHaveLength(1);
  });
});
