import { type ComponentType, useState } from "react";
import { expect, test } from "vitest";
import { renderKit } from "../testing/render-kit.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { Sheet } from "./sheet.tsx";

type Modal = ComponentType<
  Pick<DialogProps, "open" | "onOpenChange" | "title" | "closeLabel"> & { readonly children: string }
>;

function Opened({ Modal }: { readonly Modal: Modal }) {
  const [open, setOpen] = useState(true);
  return (
    <Modal open={open} onOpenChange={setOpen} title="Bet slip" closeLabel="Close">
      Two selections.
    </Modal>
  );
}

const left = (): number => document.querySelectorAll("[data-overlay]").length;

test.each([
  ["dialog", Dialog],
  ["sheet", Sheet],
] as const)(
  "a %s whose closing animation never ends is removed all the same, and the page can be pressed",
  async (_name, Modal) => {
    const screen = await renderKit(<Opened Modal={Modal} />);
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(left()).toBe(2);
    const stuck = new MutationObserver(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    stuck.observe(document.body, { subtree: true, attributeFilter: ["data-state"] });
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => document.getAnimations().some(({ playState }) => playState === "paused")).toBe(true);
    expect(left()).toBeGreaterThan(0);
    await expect.poll(left).toBe(0);
    stuck.disconnect();
    expect(getComputedStyle(document.body).pointerEvents).not.toBe("none");
  },
);
