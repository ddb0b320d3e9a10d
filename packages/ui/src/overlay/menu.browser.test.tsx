import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../action/button.tsx";
import { partViolations } from "../testing/axe.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Menu } from "./menu.tsx";

const open = vi.fn<() => void>();
const signOut = vi.fn<() => void>();

const menu = (
  <>
    <Menu
      trigger={(button) => <Button {...button}>Account</Button>}
      head="ada"
      items={[
        { key: "coupons", label: "Coupons", icon: "coupon", onSelect: open },
        { key: "english", label: "English", checked: true, lang: "en", onSelect: () => {} },
        { key: "off", label: "Off", disabled: true, onSelect: () => {} },
        { key: "out", label: "Sign out", separated: true, danger: true, onSelect: signOut },
      ]}
    />
    <Button>Next</Button>
  </>
);

describe("A menu", () => {
  test("opens by a press with the focus on its first entry, reports that it is open, passes axe", async () => {
    const screen = await renderKit(menu);
    const button = screen.getByRole("button", { name: "Account" });
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByRole("menuitem", { name: "Coupons" })).toHaveFocus();
    await expect.element(screen.getByRole("menuitemradio", { name: "English" })).toBeChecked();
    expect(await partViolations()).toEqual([]);
  });

  test("by keyboard: arrows open, move and skip disabled entries; Enter chooses", async () => {
    signOut.mockClear();
    const screen = await renderKit(menu);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(screen.getByRole("menuitem", { name: "Sign out" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(screen.getByRole("menuitemradio", { name: "English" })).toHaveFocus();
    await userEvent.keyboard("s");
    await expect.element(screen.getByRole("menuitem", { name: "Sign out" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(signOut).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Account" })).toHaveFocus();
  });

  test("Escape closes it and restores the focus; Tab closes it and moves on", async () => {
    const screen = await renderKit(menu);
    await screen.getByRole("button", { name: "Account" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: "Account" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("menu")).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  });

  test("a press outside closes it", async () => {
    const screen = await renderKit(menu);
    await screen.getByRole("button", { name: "Account" }).click();
    await screen.getByRole("button", { name: "Next" }).click();
    await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  });
});
