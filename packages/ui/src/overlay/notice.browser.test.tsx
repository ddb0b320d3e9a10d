import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { partViolations } from "../testing/axe.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Notice } from "./notice.tsx";

describe("The notify overlay", () => {
  test.each(["success", "failure", "warning", "info"] as const)(
    "of the kind %s is announced, passes axe and can be closed; the page under it stays usable under a success alone",
    async (tone) => {
      const [onClose, onBet] = [vi.fn<() => void>(), vi.fn<() => void>()];
      function Page() {
        const [open, setOpen] = useState(false);
        const bet = (): void => {
          onBet();
          setOpen(true);
        };
        return (
          <>
            <button onClick={bet}>Place bet</button>
            <Notice open={open} tone={tone} title="Coupon created" closeLabel="Close" onClose={onClose}>
              Number 7F3K
            </Notice>
          </>
        );
      }
      const screen = await renderKit(<Page />);
      const bet = screen.getByRole("button", { name: "Place bet" });
      await bet.click();
      const notice = screen.getByRole("alertdialog", { name: "Coupon created" });
      await expect.element(notice).toHaveAccessibleDescription("Number 7F3K");
      expect(await partViolations()).toEqual([]);
      if (tone === "success") {
        await expect.element(bet).toHaveFocus();
        await bet.click();
      }
      expect([bet.elements().length, onBet.mock.calls.length]).toEqual(tone === "success" ? [1, 2] : [0, 1]);
      expect(onClose).not.toHaveBeenCalled();
      await screen.getByRole("button", { name: "Close" }).click();
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  test("reports that the pointer enters and leaves", async () => {
    const onHold = vi.fn<(held: boolean) => void>();
    const screen = await renderKit(
      <Notice open tone="info" title="Signed out" closeLabel="Close" onClose={() => {}} onHold={onHold} />,
    );
    await userEvent.hover(screen.getByRole("heading", { name: "Signed out" }));
    await expect.poll(() => onHold.mock.lastCall).toEqual([true]);
    await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 }, force: true });
    await expect.poll(() => onHold.mock.lastCall).toEqual([false]);
  });

  test("while busy cannot be closed by Escape or a press outside", async () => {
    const onClose = vi.fn<() => void>();
    const screen = await renderKit(
      <Notice open tone="busy" title="Placing your bet…" closeLabel="Close" onClose={onClose} />,
    );
    await expect.element(screen.getByRole("alertdialog")).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { position: { x: 4, y: 4 } });
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole("button").elements()).toHaveLength(0);
  });
});
