import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { partViolations } from "../testing/axe.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Sheet } from "./sheet.tsx";

const rests = [
  { size: 0.3, label: "low" },
  { size: 0.6, label: "middle" },
  { size: 0.9, label: "high" },
];

function Snapping() {
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState(1);
  return (
    <>
      <output>{open ? "open" : "closed"}</output>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        closeLabel="Close"
        side="bottom"
        snap={{ rests, value, onChange: setValue, label: "Height" }}
      >
        Content
      </Sheet>
    </>
  );
}

// A made-up pointer cannot be captured.
beforeEach(() => void vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

/** Draws by so many pixels upwards in so many milliseconds of the events' own clock. */
function draw(head: Element, up: number, ms: number): void {
  const steps = 8;
  const at = (step: number, type: string): void => {
    const event = new PointerEvent(type, {
      bubbles: true,
      button: 0,
      pointerId: 1,
      clientY: 400 - (up * step) / steps,
    });
    Object.defineProperty(event, "timeStamp", { value: 1_000 + (ms * step) / steps });
    head.dispatchEvent(event);
  };
  at(0, "pointerdown");
  for (let step = 1; step <= steps; step += 1) at(step, "pointermove");
  at(steps, "pointerup");
}

test("A bottom sheet is dragged and flicked between heights, moved by keys and presses, and closed by dragging it down", async () => {
  const screen = await renderKit(<Snapping />);
  const grip = () => screen.getByRole("button", { name: /^Height/ });
  const named = (height: string) => expect.element(grip()).toHaveAccessibleName(`Height: ${height}`);
  const dialog = screen.getByRole("dialog", { name: "Filters" });
  const height = () => Math.round(dialog.element().getBoundingClientRect().height);
  await named("middle");
  await expect.poll(height).toBe(Math.round(innerHeight * 0.6));
  expect(await partViolations()).toEqual([]);
  const head = grip().element().parentElement ?? document.body;

  draw(head, innerHeight * 0.25, 4_000);
  await named("high");
  await expect.poll(height).toBe(Math.round(innerHeight * 0.9));
  draw(head, -20, 4_000);
  await named("high");
  // Not far, but fast.
  draw(head, -60, 60);
  await named("middle");

  await grip().click();
  await named("high");
  await grip().click();
  await named("low");
  await userEvent.keyboard("{ArrowUp}");
  await named("middle");
  await userEvent.keyboard("{End}{ArrowUp}");
  await named("high");
  await userEvent.keyboard("{Home}");
  await named("low");

  await expect.poll(height).toBe(Math.round(innerHeight * 0.3));
  draw(head, -innerHeight * 0.25, 4_000);
  await expect.element(screen.getByText("closed")).toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
});

test("A sheet without heights has no button for them, and is closed by dragging its head", async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const screen = await renderKit(
    <Sheet open onOpenChange={onOpenChange} title="Filters" closeLabel="Close" side="bottom">
      Content
    </Sheet>,
  );
  const head = screen.getByRole("heading", { name: "Filters" }).element();
  expect(screen.getByRole("button").elements()).toHaveLength(1);
  const { height } = screen.getByRole("dialog").element().getBoundingClientRect();
  draw(head, -height * 0.3, 4_000);
  expect(onOpenChange).not.toHaveBeenCalled();
  draw(head, -height * 0.7, 4_000);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test("A bottom sheet stands above a keyboard that is laid over the page", async () => {
  const screen = await renderKit(<Snapping />);
  const sheet = screen.getByRole("dialog").element();
  const viewport = window.visualViewport!;
  const height = vi.spyOn(viewport, "height", "get").mockReturnValue(window.innerHeight - 300);
  viewport.dispatchEvent(new Event("resize"));
  await expect.poll(() => Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight - 300);
  height.mockReturnValue(window.innerHeight);
  viewport.dispatchEvent(new Event("resize"));
  await expect.poll(() => Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight);
});
