import type { FormEvent } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

describe("A button", () => {
  test("does not submit its form by default", async () => {
    const screen = await renderKit(<Button>Go</Button>);
    await expect.element(screen.getByRole("button")).toHaveAttribute("type", "button");
  });

  test("while busy keeps focus, text and width, reports it, and ignores a second press", async () => {
    const onClick = vi.fn<() => void>();
    const screen = await renderKit(<Button onClick={onClick}>Place bet</Button>);
    const button = screen.getByRole("button", { name: "Place bet" });
    await button.click();
    const width = button.element().getBoundingClientRect().width;
    await screen.redraw(
      <Button onClick={onClick} busy>
        Place bet
      </Button>,
    );
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.element().getBoundingClientRect().width).toBe(width);
  });

  test("while busy does not submit its form", async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const screen = await renderKit(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Sign in
        </Button>
      </form>,
    );
    screen
      .getByRole("button")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("shows a ring for the keyboard's focus and none for a press", async () => {
    const screen = await renderKit(
      <>
        <Button>Back</Button>
        <Button>Go</Button>
      </>,
    );
    const button = screen.getByRole("button", { name: "Go" });
    const ring = () => getComputedStyle(button.element()).outlineStyle;
    await button.click();
    expect(ring()).toBe("none");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
    expect(ring()).toBe("solid");
  });
});

describe("An icon button", () => {
  test("while busy keeps its name and the focus, and ignores a second press", async () => {
    const onClick = vi.fn<() => void>();
    const screen = await renderKit(<IconButton icon="trash" label="Delete" onClick={onClick} />);
    const button = screen.getByRole("button", { name: "Delete" });
    await button.click();
    await screen.redraw(<IconButton icon="trash" label="Delete" onClick={onClick} busy />);
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    expect(onClick).toHaveBeenCalledTimes(1);
    await expect.element(button).toHaveFocus();
  });

  test("has its count in its name, and no count for 0", async () => {
    const screen = await renderKit(
      <>
        <IconButton icon="bell" label="Notices" count={120} />
        <IconButton icon="coupon" label="Slip" count={0} />
      </>,
    );
    await expect.element(screen.getByRole("button", { name: "Notices, 99+" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Slip", exact: true })).toHaveTextContent("");
  });
});
