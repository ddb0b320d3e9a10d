import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeViolations } from "@livery/ui/testing";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { player } from "../testing/fixtures.ts";
import { boxOf, boxWhenHalfRead } from "../testing/half-read.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../testing/open-site.tsx";

const phone = (site: SiteInWindow = {}) => openSite({ shell: "mobile", width: 390, ...site });
const navigation = ({ screen }: OpenSite) => screen.getByRole("navigation", { name: "Quick navigation" });
const slipButton = (site: OpenSite) => navigation(site).getByRole("button", { name: /^Bet slip/ });

async function selectOne(site: OpenSite): Promise<void> {
  const price = site.screen.getByRole("button", { name: /Arsenal 1, ?\d/ }).first();
  await expect.element(price).toBeVisible();
  await price.click();
}

describe("D49 the mobile shell", () => {
  test("has the sections, the coupons and the slip at its foot, with the current one marked", async () => {
    const site = await phone({ house: houseOfPlayer() });
    await expect.element(navigation(site).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    const names = navigation(site)
      .getByRole("link")
      .elements()
      .map((link) => link.textContent);
    expect(names).toEqual(["Home", "Sports", "Live", "Coupons"]);
    await navigation(site).getByRole("link", { name: "Sports" }).click();
    await expect
      .element(navigation(site).getByRole("link", { name: "Sports" }))
      .toHaveAttribute("aria-current", "page");
    expect(site.path()).toBe("/en/sports");
  });

  test("has each of them in its final position before the next has loaded", async () => {
    const site = await phone({ house: houseOfPlayer() });
    await expect.element(slipButton(site)).toBeVisible();
    const bar = navigation(site).element();
    const items = [...bar.querySelectorAll("li")];
    expect(items).toHaveLength(5);
    for (const item of items) expect(boxWhenHalfRead(item, bar)).toEqual(boxOf(item));
  });

  test("§2 leaves out what the player's services do not allow, including the slip", async () => {
    const services = { ...player.services, sport: false, live: false };
    const site = await phone({ house: houseOfPlayer({ getUserData: () => ({ ...player, services }) }) });
    await expect.element(navigation(site).getByRole("link", { name: "Sports" })).not.toBeInTheDocument();
    await expect.element(navigation(site).getByRole("link", { name: "Coupons" })).not.toBeInTheDocument();
    await expect.element(navigation(site).getByRole("button")).not.toBeInTheDocument();
  });

  test("shows the number of selections, and opens the slip as a sheet from every page", async () => {
    const site = await phone({ house: houseOfPlayer() });
    await selectOne(site);
    await expect.element(slipButton(site)).toHaveAccessibleName("Bet slip 1");
    await navigation(site).getByRole("link", { name: "Coupons" }).click();
    await expect.element(site.screen.getByRole("heading", { level: 1, name: "My coupons" })).toBeVisible();
    await slipButton(site).click();
    const sheet = site.screen.getByRole("dialog", { name: /Bet slip/ });
    await expect.element(sheet.getByRole("textbox", { name: "Stake" })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(slipButton(site)).toHaveFocus();
  });

  test("has a single button for the slip, and covers nothing at the page's end", async () => {
    const site = await phone({ house: houseOfPlayer() });
    await selectOne(site);
    await expect.element(slipButton(site)).toHaveAccessibleName("Bet slip 1");
    expect(site.screen.getByRole("button", { name: /^Bet slip/ }).elements()).toHaveLength(1);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = navigation(site).element().getBoundingClientRect();
    const footer = site.screen.getByRole("contentinfo").element().getBoundingClientRect();
    expect(Math.round(bar.bottom)).toBe(window.innerHeight);
    expect(footer.bottom).toBeLessThanOrEqual(bar.top + 1);
  });

  test("every target is at least 44 px in both directions, at 320 px and in Persian", async () => {
    const site = await phone({ house: houseOfPlayer(), width: 320, lang: "fa" });
    const nav = site.screen.getByRole("navigation", { name: "دسترسی سریع" });
    await expect.element(nav).toBeVisible();
    const targets = [...nav.element().querySelectorAll("a, button")].map((each) => each.getBoundingClientRect());
    expect(targets).toHaveLength(5);
    for (const { height, width } of targets) expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await axeViolations()).toEqual([]);
  });

  test("fills a wide window too: nothing beside the page is left empty", async () => {
    const site = await phone({ house: houseOfPlayer(), width: 1440 });
    await expect.element(navigation(site)).toBeVisible();
    await expect.element(site.screen.getByRole("complementary", { name: "Bet slip" })).not.toBeInTheDocument();
    const main = site.screen.getByRole("main").element();
    expect(main.getBoundingClientRect().width).toBeGreaterThan(main.parentElement!.clientWidth * 0.9);
    await slipButton(site).click();
    const sheet = site.screen.getByRole("dialog", { name: /Bet slip/ });
    await expect.element(sheet).toBeVisible();
    expect(sheet.element().getBoundingClientRect().width).toBeLessThan(1000);
  });

  test("has neither header nor navigation on the sign-in page (§2)", async () => {
    const site = await phone({ path: "/firstlogin", variants: { login: "page" } });
    await expect.element(site.screen.getByRole("textbox", { name: "Username" })).toBeVisible();
    await expect.element(navigation(site)).not.toBeInTheDocument();
  });

  test("is the only shell with this navigation", async () => {
    const site = await openSite({ house: houseOfPlayer(), width: 390 });
    await selectOne(site);
    await expect.element(site.screen.getByRole("button", { name: /^Bet slip/ })).toBeVisible();
    await expect.element(navigation(site)).not.toBeInTheDocument();
    await page.viewport(1440, 900);
    await expect.element(site.screen.getByRole("complementary", { name: "Bet slip" })).toBeVisible();
  });
});
