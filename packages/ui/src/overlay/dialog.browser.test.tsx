import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../action/button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import { partViolations, animationsDone } from "../testing/axe.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Dialog } from "./dialog.tsx";
import { Sheet } from "./sheet.tsx";

const pressed = vi.fn<() => void>();

function Page({ kind }: { readonly kind: "dialog" | "sheet" }) {
  const [open, setOpen] = useState(false);
  const form = (
    <Field label="Username">
      <TextInput />
    </Field>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button onClick={pressed}>Behind</Button>
      {kind === "dialog" ? (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Sign in"
          description="Your slip stays."
          closeLabel="Close"
          actions={<Button>Send</Button>}
        >
          {form}
        </Dialog>
      ) : (
        <Sheet open={open} onOpenChange={setOpen} title="Sign in" closeLabel="Close" footer={<Button>Send</Button>}>
          {form}
        </Sheet>
      )}
    </>
  );
}

test("A dialog with text focuses itself, not one of its controls", async () => {
  const screen = await renderKit(
    <Dialog open onOpenChange={pressed} title="News" closeLabel="Close" begin="content">
      <Button>More</Button>
    </Dialog>,
  );
  await expect.element(screen.getByRole("dialog", { name: "News" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "More" })).toHaveFocus();
});

const ours = () => [...document.querySelectorAll("style")].length;

describe.each(["dialog", "sheet"] as const)("A %s", (kind) => {
  test("has a name, focuses its first field, and traps the focus", async () => {
    const screen = await renderKit(<Page kind={kind} />);
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Sign in" })).toBeVisible();
    await expect.element(screen.getByLabelText("Username")).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Send" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByLabelText("Username")).toHaveFocus();
  });

  test("closes by Escape and restores the focus", async () => {
    const screen = await renderKit(<Page kind={kind} />);
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  test("leaves a page that can be clicked and scrolled after it closes", async () => {
    pressed.mockClear();
    const screen = await renderKit(<Page kind={kind} />);
    await screen.getByRole("button", { name: "Open" }).click();
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Behind" }).click();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
    expect(getComputedStyle(document.body).overflow).not.toBe("hidden");
    expect(document.body.hasAttribute("data-scroll-locked")).toBe(false);
  });

  test("locks the page's scroll without inserting a <style>", async () => {
    const screen = await renderKit(<Page kind={kind} />);
    const before = ours();
    const sheets = document.adoptedStyleSheets.length;
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(getComputedStyle(document.body).overflow).toBe("hidden");
    expect(document.adoptedStyleSheets.length).toBe(sheets + 1);
    expect(ours()).toBe(before);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.adoptedStyleSheets.length).toBe(sheets);
  });

  test("is inside the themed element and has the brand's colours", async () => {
    const screen = await renderKit(<Page kind={kind} />, { mode: "dark", dir: "rtl" });
    await screen.getByRole("button", { name: "Open" }).click();
    const dialog = screen.getByRole("dialog").element();
    expect(dialog.closest('[data-theme="harbour"][data-mode="dark"][dir="rtl"]')).not.toBeNull();
  });

  test.each(["light", "dark"] as const)("passes axe (%s)", async (mode) => {
    const screen = await renderKit(<Page kind={kind} />, { mode });
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(await partViolations()).toEqual([]);
  });
});

test.each(["dialog", "sheet"] as const)(
  "Long content of a %s is scrolled by keys, even if nothing in it is focusable",
  async (kind) => {
    const messages = {
      open: true,
      onOpenChange: vi.fn<(open: boolean) => void>(),
      title: "Terms",
      closeLabel: "Close",
    } as const;
    const Overlay = kind === "dialog" ? Dialog : Sheet;
    const stops = (): readonly (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>("[role=dialog] > [tabindex='0']")].map((each) =>
        each.textContent?.slice(0, 4),
      );
    const long = <p style={{ blockSize: "200rem" }}>Long</p>;
    const { redraw } = await renderKit(<Overlay {...messages}>{long}</Overlay>);
    await expect.poll(stops).toEqual(["Long"]);
    expect(await partViolations()).toEqual([]);
    await redraw(
      <Overlay {...messages}>
        {long}
        <Button>Read</Button>
      </Overlay>,
    );
    await expect.poll(stops).toEqual([]);
    await redraw(<Overlay {...messages}>Short</Overlay>);
    await expect.poll(() => document.querySelector("[role=dialog]")?.textContent).toContain("Short");
    expect(stops()).toEqual([]);
  },
);

test("A press outside closes a dialog", async () => {
  const screen = await renderKit(<Page kind="dialog" />);
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await animationsDone();
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { position: { x: 4, y: 4 } });
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("A sheet at the start opens from the right in a right-to-left page", async () => {
  const screen = await renderKit(
    <Sheet open onOpenChange={() => {}} title="Menu" closeLabel="Close" side="start">
      Football
    </Sheet>,
    { dir: "rtl" },
  );
  await animationsDone();
  const box = screen.getByRole("dialog").element().getBoundingClientRect();
  expect(box.right).toBe(innerWidth);
  expect(box.left).toBeGreaterThan(0);
});
