import { axeViolations } from "@livery/ui/testing";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { eventually } from "../testing/eventually.ts";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { openSite, type SiteInWindow } from "../testing/open-site.tsx";

const terminal = { header: "terminal", login: "page", betSlip: "drawer" } as const;
const open = (site: SiteInWindow) => openSite({ variants: terminal, ...site });
const press = async (...keys: readonly string[]) => {
  for (const name of keys) await page.getByRole("button", { name, exact: true }).click();
};
const keyboard = () => page.getByRole("group", { name: "Keyboard", exact: true });
const textFields = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>("input, textarea")).filter(
    (field) => !["checkbox", "radio", "range", "file"].includes(field.type) && field.checkVisibility(),
  );

describe("A site with a terminal's header has keys on the screen", () => {
  test.each([
    ["/register", 10],
    ["/firstlogin", 2],
    ["/sports", 1],
    ["/changePassword", 3],
    ["/ticketCheck", 1],
  ] as const)("for every text field of %s, which they do not cover", async (path, least) => {
    const isVisitor = path === "/register" || path === "/firstlogin";
    await open({ path, ...(!isVisitor && { house: houseOfPlayer() }) });
    await eventually(() => textFields().length).toBeGreaterThanOrEqual(least);
    for (const field of textFields()) {
      field.focus();
      await expect.element(keyboard()).toBeVisible();
      await eventually(() => field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        keyboard().element().getBoundingClientRect().top,
      );
      expect(field.inputMode, "no second keyboard of the device").toBe("none");
    }
  });

  test("which enter what is pressed, and leave when they are done", async () => {
    const { screen } = await open({ path: "/register" });
    await screen.getByRole("textbox", { name: "First name" }).click();
    await press("A", "abc", "n", "Space", "x", "Delete last character");
    await expect.element(screen.getByRole("textbox", { name: "First name" })).toHaveValue("An ");
    await expect.element(screen.getByRole("textbox", { name: "First name" })).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    await press("Done");
    await expect.element(keyboard()).not.toBeInTheDocument();
  });

  test("over a sheet, whose stake they enter as an amount", async () => {
    const site = await open({ path: "/sports", house: houseOfPlayer(), width: 1000 });
    await site.screen
      .getByRole("button", { name: /Arsenal 1, ?\d/ })
      .first()
      .click();
    await site.screen.getByRole("button", { name: /^Bet slip/ }).click();
    const stake = site.screen.getByRole("dialog").getByRole("textbox", { name: /^Stake/ });
    await stake.click();
    await press(...Array.from({ length: 6 }, () => "Delete last character"), "1", "2", "3", "4", ".", "5");
    await expect.element(stake).toHaveValue("1,234.5");
    expect(stake.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      keyboard().element().getBoundingClientRect().top,
    );
  });
});

test("A phone, and a site with another header, use the device's own keyboard", async () => {
  for (const site of [{ variants: { header: "bar" } }, { shell: "mobile", width: 390 }] as const) {
    const { screen } = await open({ path: "/register", ...site });
    const name = screen.getByRole("textbox", { name: "First name" });
    await name.click();
    await expect.element(name).toHaveFocus();
    await expect.element(keyboard()).not.toBeInTheDocument();
    await screen.unmount();
  }
});
