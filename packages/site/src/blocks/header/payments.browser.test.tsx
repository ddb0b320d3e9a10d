import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { all, inRotation } from "../../testing/by-day.ts";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { player } from "../../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { paymentAnswer } from "../../testing/payment-fixtures.ts";
import { unfoldMenu } from "./testing/unfold.ts";

const popup = { payway: "popup" };
const page = { payway: "page" };

describe.each(variantNames.blocks.header)("Deposit and withdraw in the header %s", (header) => {
  const shared = inRotation(variantNames.blocks.header, header, 2);
  const open = (site: SiteInWindow = {}) =>
    openSite({ path: "/results", variants: { header }, house: houseOfPlayer(), settings: page, ...site });

  /** In sight on a wide screen, at the head of the menu on a phone; a machine has them behind its door. */
  async function showLinks(site: OpenSite, width = 1440): Promise<void> {
    await expect.element(site.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    if (header === "terminal") await unfoldMenu(header, site, "Account");
    else if (width < 500) await site.screen.getByRole("button", { name: "Menu" }).click();
  }
  const link = ({ screen }: OpenSite, name: "Deposit" | "Withdraw") => screen.getByRole("link", { name }).last();

  test.runIf(shared()).each([1440, 390])("§2 lead to their pages at %i px", async (width) => {
    const site = await open({ width });
    await showLinks(site, width);
    await expect.element(link(site, "Withdraw")).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await link(site, "Deposit").click();
    await eventually(site.path).toBe("/en/deposit");
    await showLinks(site, width);
    await expect.element(link(site, "Deposit")).toHaveAttribute("aria-current", "page");
    await link(site, "Withdraw").click();
    await eventually(site.path).toBe("/en/withdraw");
  });

  test.runIf(header === "bar").each([
    ["of a phone", 390, "22rem"],
    ["of a page no wider than a small desk's", 1440, "76rem"],
  ])("stand in the one row %s, beside everything else of a player", async (_where, width, page) => {
    document.documentElement.style.setProperty("--lv-layout-page", page);
    try {
      const site = await open({ width });
      const banner = site.screen.getByRole("banner");
      await expect.element(banner.getByRole("status", { name: "Balance" })).toBeVisible();
      await expect.element(banner.getByRole("button", { name: /^Notifications/ })).toBeVisible();
      const shown = [...banner.element().querySelectorAll("a, button, [role=status]")].filter((part) =>
        part.checkVisibility(),
      );
      const boxes = shown.map((part) => part.getBoundingClientRect());
      const lowestTop = Math.max(...boxes.map(({ top }) => top));
      const highestFoot = Math.min(...boxes.map(({ bottom }) => bottom));
      expect(shown.length).toBeGreaterThan(4);
      expect(lowestTop).toBeLessThan(highestFoot);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    } finally {
      document.documentElement.style.removeProperty("--lv-layout-page");
    }
  });

  test.runIf(shared()).each<readonly [string, SiteInWindow, boolean]>([
    ["registration is closed", { settings: { ...page, register_disabled: 1 } }, true],
    ["one signs in first", { settings: { ...page, login_screen: 1 } }, false],
    [
      "a dealer runs the account",
      { house: houseOfPlayer({ getUserData: () => ({ ...player, online: false }) }) },
      false,
    ],
  ])("§2 are absent where %s, except in the account's menu", async (_where, given, inMenu) => {
    const site = await open(given);
    await expect.element(site.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    const links = () => site.screen.getByRole("banner").getByRole("link", { name: /^(Deposit|Withdraw)$/ });
    await expect.element(links()).not.toBeInTheDocument();
    const rows = header === "bar" || header === "double";
    if (rows) await site.screen.getByRole("button", { name: "Account: marina" }).click();
    else await unfoldMenu(header, site, "Account");
    await expect.element(site.screen.getByRole(rows ? "menuitem" : "link", { name: "Transactions" })).toBeVisible();
    expect(site.screen.getByRole(rows ? "menuitem" : "link", { name: /^(Deposit|Withdraw)$/ }).elements()).toHaveLength(
      inMenu ? 2 : 0,
    );
  });

  test.runIf(shared()).each([1440, 390])(
    "§2 open the payment dialog over the page at %i px, and restore the focus",
    async (width) => {
      const site = await open({ width, settings: popup });
      await showLinks(site, width);
      await link(site, "Withdraw").click();
      const dialog = site.screen.getByRole("dialog", { name: "Deposit or withdraw" });
      await expect.element(dialog.getByRole("button", { name: /^(Continue|To my wallet)/ }).first()).toBeVisible();
      expect(site.path()).toBe("/en/results");
      expect(document.querySelectorAll("h1")).toHaveLength(1);
      await userEvent.keyboard("{Escape}");
      await expect.element(dialog).not.toBeInTheDocument();
      const back =
        header === "terminal" || width < 500
          ? site.screen.getByRole("button", { name: "Menu" })
          : link(site, "Withdraw");
      await expect.element(back).toHaveFocus();
    },
  );
});

/** By day a variant is looked at in one window, the next in the other. */
const windowsOf = (nth: number) =>
  [{ width: 1440, lang: "en" } as const, { width: 390, lang: "fa" } as const].filter(
    (_, index) => all || index === nth % 2,
  );

describe.each(variantNames.pages.transferRequest)("The payment dialog with %s", (transferRequest) => {
  const windows = windowsOf(variantNames.pages.transferRequest.indexOf(transferRequest));
  const open = (site: SiteInWindow = {}) =>
    openSite({ path: "/results", variants: { transferRequest }, house: houseOfPlayer(), settings: popup, ...site });

  test.each(windows)("passes axe at $width px in $lang, and nothing is wider than it", async (given) => {
    const site = await open(given);
    await expect.element(site.screen.getByRole("heading", { level: 1 })).toBeVisible();
    site.app.services.cashier.set({ direction: "deposit" });
    await eventually(() => site.house.calls.some(({ key }) => key === "getTransfers")).toBe(true);
    await eventually(() => document.querySelector("[role=dialog] > div:nth-child(2)")?.textContent).toMatch(/€/);
    await eventually(() => document.querySelector("[role=dialog] [aria-busy=true]")).toBeNull();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(given.width);
    const body = document.querySelector<HTMLElement>("[role=dialog] > div:nth-child(2)")!;
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  });
});

describe("The payment dialog", () => {
  const open = (site: SiteInWindow = {}) =>
    openSite({
      path: "/results",
      variants: { transferRequest: "classic" },
      house: houseOfPlayer({ setTransferRequest: () => paymentAnswer }),
      settings: popup,
      ...site,
    });
  const cashier = ({ screen }: OpenSite) => screen.getByRole("dialog", { name: "Deposit or withdraw" });
  const question = ({ screen }: OpenSite) => screen.getByRole("dialog", { name: "Leave without sending?" });
  const filled = async (site: OpenSite) => {
    await site.screen.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
    await cashier(site)
      .getByRole("combobox", { name: /Payment method/ })
      .selectOptions("2");
    await cashier(site)
      .getByRole("textbox", { name: /^Amount/ })
      .fill("50");
  };

  test("loads its code and makes its calls when it is first opened", async () => {
    const site = await open();
    await expect.element(site.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    expect(site.house.calls.some(({ key }) => key === "getPaymentBanks")).toBe(false);
    expect(site.app.services.variants.loaded("pages", "transferRequest")).toBeUndefined();
    await site.screen.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
    await expect.element(cashier(site)).toBeVisible();
    await eventually(() => site.house.calls.some(({ key }) => key === "getPaymentBanks")).toBe(true);
  });

  test("asks before input is lost: on Escape, by its button, by a press outside", async () => {
    const site = await open();
    await filled(site);
    await userEvent.keyboard("{Escape}");
    await expect.element(question(site)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(question(site)).not.toBeInTheDocument();
    await expect.element(cashier(site).getByRole("textbox", { name: /^Amount/ })).toHaveValue("50.00");
    await cashier(site).getByRole("button", { name: "Close" }).click();
    await question(site).getByRole("button", { name: "Stay here" }).click();
    await cashier(site).getByRole("button", { name: "Close" }).click();
    await question(site).getByRole("button", { name: "Leave" }).click();
    await expect.element(cashier(site)).not.toBeInTheDocument();
    await expect.element(site.screen.getByRole("banner").getByRole("link", { name: "Deposit" })).toHaveFocus();
    expect(site.house.calls.some(({ key }) => key === "setTransferRequest")).toBe(false);
  });

  test("is used by the keyboard alone, and closes without a question after the request is sent", async () => {
    const site = await open();
    await expect.element(site.screen.getByRole("status", { name: "Balance" })).toBeVisible();
    (site.screen.getByRole("banner").getByRole("link", { name: "Deposit" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await eventually(() => document.activeElement?.closest("[role=dialog]")).not.toBeNull();
    await cashier(site)
      .getByRole("combobox", { name: /Payment method/ })
      .selectOptions("2");
    await cashier(site)
      .getByRole("textbox", { name: /^Amount/ })
      .fill("50");
    await userEvent.keyboard("{Enter}");
    const confirm = cashier(site).getByRole("button", { name: /^Request deposit/ });
    await expect.element(confirm).toBeVisible();
    (confirm.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(cashier(site).getByText("Payment request received")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(cashier(site)).not.toBeInTheDocument();
  });

  test("is not opened by a link in another tab, or on the payment page itself", async () => {
    const site = await open({ path: "/deposit" });
    const there = site.screen.getByRole("banner").getByRole("link", { name: "Withdraw" });
    await expect.element(there).toHaveAttribute("href", "/en/withdraw");
    await expect.element(there).not.toHaveAttribute("aria-haspopup");
    await there.click();
    await eventually(site.path).toBe("/en/withdraw");
    await expect.element(cashier(site)).not.toBeInTheDocument();
  });

  test("closes with the page under it, and with the player's session", async () => {
    const site = await open();
    await site.screen.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
    await expect.element(cashier(site)).toBeVisible();
    await site.app.router.navigate({ to: "/en/sports" });
    await expect.element(cashier(site)).not.toBeInTheDocument();
    expect(site.app.services.cashier.get()).toBeNull();
  });

  test("a site without online payments leads to its messengers on a page", async () => {
    const site = await open({ settings: { payway: "chat", telegram_name: "@harbour" } });
    await site.screen.getByRole("banner").getByRole("link", { name: "Withdraw" }).click();
    await eventually(site.path).toBe("/en/withdraw");
    await expect
      .element(site.screen.getByRole("heading", { level: 1, name: "Contact us to make a withdrawal" }))
      .toBeVisible();
  });
});
