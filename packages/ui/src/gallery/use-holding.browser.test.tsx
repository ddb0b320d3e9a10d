import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { holdsFocus, inMarked, useHolding } from "./use-holding.ts";
import type { RotationHold } from "./use-rotation.ts";

type Hold = (by: RotationHold, held: boolean) => void;

function Carousel({ hold, where }: { readonly hold: Hold; readonly where?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useHolding(root, hold, where);
  return (
    <>
      <button type="button">Before</button>
      <div ref={root}>
        <button type="button">Frame</button>
        <p {...holdsFocus}>
          <button type="button">Inside</button>
        </p>
      </div>
      <button type="button">After</button>
    </>
  );
}

/** What holds it after all that has happened. */
function held(hold: ReturnType<typeof vi.fn<Hold>>): readonly RotationHold[] {
  const last = new Map(hold.mock.calls.map(([by, on]) => [by, on]));
  return [...last].flatMap(([by, on]) => (on ? [by] : []));
}

test("keyboard focus pauses a dialog's carousel inside the marked part, and nowhere else in the dialog", async () => {
  const hold = vi.fn<Hold>();
  const screen = await render(<Carousel hold={hold} where={inMarked} />);
  const expected: Record<string, readonly RotationHold[]> = { Before: [], Frame: [], Inside: ["focus"], After: [] };
  for (const [name, by] of Object.entries(expected)) {
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name })).toHaveFocus();
    expect([name, held(hold)]).toEqual([name, by]);
  }
});

test("outside a dialog keyboard focus pauses the carousel everywhere, and focus by the pointer does not", async () => {
  const hold = vi.fn<Hold>();
  const screen = await render(<Carousel hold={hold} />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Frame" })).toHaveFocus();
  expect(held(hold)).toEqual(["focus"]);
  await screen.getByRole("button", { name: "Inside" }).click();
  await expect.poll(() => held(hold)).toEqual(["pointer"]);
  await screen.getByRole("button", { name: "After" }).click();
  await expect.poll(() => held(hold)).toEqual([]);
});

test("the unmount of the carousel releases every hold", async () => {
  const hold = vi.fn<Hold>();
  const screen = await render(<Carousel hold={hold} />);
  await userEvent.hover(screen.getByRole("button", { name: "Frame" }));
  await expect.poll(() => held(hold)).toEqual(["pointer"]);
  await screen.unmount();
  expect(held(hold)).toEqual([]);
});
