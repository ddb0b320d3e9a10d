import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../action/button.tsx";
import { partViolations } from "../testing/axe.ts";
import { longWord } from "../testing/examples.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { Popover, type PopoverTrigger } from "./popover.tsx";

const newsButton = (button: PopoverTrigger) => <Button {...button}>News</Button>;

function News() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover open={open} onOpenChange={setOpen} label="Latest news" trigger={newsButton}>
        <Button>First {longWord}</Button>
        <Button>Second</Button>
      </Popover>
      <Button>Next</Button>
    </>
  );
}

describe("A popover", () => {
  test("opens under its button, has a name, reports that it is open, passes axe", async () => {
    const screen = await renderKit(<News />);
    const button = screen.getByRole("button", { name: "News" });
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    const panel = screen.getByRole("group", { name: "Latest news" });
    await expect.element(panel).toBeVisible();
    expect(button.element().getAttribute("aria-controls")).toBe(panel.element().id);
    expect(await partViolations()).toEqual([]);
    await button.click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test("by keyboard: Tab enters it, Escape restores the focus, Tab past its end closes it", async () => {
    const screen = await renderKit(<News />);
    const panel = screen.getByRole("group", { name: "Latest news" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: /^First/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "News" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(panel).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Next" })).toHaveFocus();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test("a press outside closes it", async () => {
    const screen = await renderKit(<News />);
    await screen.getByRole("button", { name: "News" }).click();
    await screen.getByRole("button", { name: "Next" }).click({ force: true });
    await expect.element(screen.getByRole("group", { name: "Latest news" })).not.toBeInTheDocument();
  });

  test.each(["ltr", "rtl"] as const)("stays on the screen if its button is at the edge (%s)", async (dir) => {
    await page.viewport(1024, 768);
    const screen = await renderKit(<News />, { dir });
    await screen.getByRole("button", { name: "News" }).click();
    const { left, right } = screen.getByRole("group", { name: "Latest news" }).element().getBoundingClientRect();
    expect([left >= 0, right <= 1024]).toEqual([true, true]);
  });

  test.each(["ltr", "rtl"] as const)("fits a narrow screen (%s)", async (dir) => {
    await page.viewport(320, 700);
    const screen = await renderKit(<News />, { dir });
    await screen.getByRole("button", { name: "News" }).click();
    const { left, right } = screen.getByRole("group", { name: "Latest news" }).element().getBoundingClientRect();
    expect([left >= 0, right <= 320]).toEqual([true, true]);
    await page.viewport(1024, 768);
  });
});
