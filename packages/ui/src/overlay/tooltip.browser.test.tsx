import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { IconButton } from "../action/icon-button.tsx";
import { partViolations } from "../testing/axe.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Tooltip } from "./tooltip.tsx";

test.each(["ltr", "rtl"] as const)(
  "A tooltip opens for pointer and focus, describes its control, and closes by Escape (%s)",
  async (dir) => {
    const sheets = document.querySelectorAll("style").length;
    const screen = await renderKit(
      <Tooltip text="The most that one coupon wins" side="end">
        <IconButton icon="info" label="Limits" />
      </Tooltip>,
      { dir, mode: "dark" },
    );
    const control = screen.getByRole("button", { name: "Limits" });
    const tip = screen.getByRole("tooltip");
    await userEvent.tab();
    await expect.element(tip).toBeInTheDocument();
    await expect.element(control).toHaveAccessibleDescription("The most that one coupon wins");
    const box = () => document.querySelector("[data-radix-popper-content-wrapper]")?.getBoundingClientRect();
    const button = control.element().getBoundingClientRect();
    // There is room on one side only: the end is where the page goes on.
    await expect
      .poll(() => (dir === "ltr" ? (box()?.left ?? 0) >= button.right : (box()?.right ?? 0) <= button.left))
      .toBe(true);
    expect(tip.element().closest('[data-theme="harbour"][data-mode="dark"]')).not.toBeNull();
    expect(await partViolations()).toEqual([]);
    expect(document.querySelectorAll("style").length).toBe(sheets);
    await userEvent.keyboard("{Escape}");
    await expect.element(tip).not.toBeInTheDocument();
    await expect.element(control).toHaveFocus();
    await userEvent.hover(control);
    await expect.element(tip).toBeInTheDocument();
  },
);
