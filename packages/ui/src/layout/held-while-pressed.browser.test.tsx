import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { mouse } from "../testing/mouse.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { useHeldWhilePressed } from "./held-while-pressed.ts";
import { VirtualList } from "./virtual-list.tsx";

const keyOf = (row: string): string => row;
const sizeOf = (): number => 60;
const shapeOf = (row: string): string => row;

function List({ rows, onPress }: { readonly rows: readonly string[]; readonly onPress: (row: string) => void }) {
  return (
    <VirtualList label="Matches" items={rows} itemKey={keyOf} itemSize={sizeOf} itemShape={shapeOf}>
      {(row) => (
        <button type="button" onClick={() => onPress(row)}>
          {row}
        </button>
      )}
    </VirtualList>
  );
}

function Column({ rows, onPress }: { readonly rows: readonly string[]; readonly onPress: (row: string) => void }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root}>
      {useHeldWhilePressed(rows, root).map((row) => (
        <button key={row} type="button" style={{ display: "block", blockSize: 60 }} onClick={() => onPress(row)}>
          {row}
        </button>
      ))}
    </div>
  );
}

test.each([
  ["A virtual list", List],
  ["What holds its rows", Column],
])(
  "%s takes a press although a row above is removed while the pointer is down, and moves after the release",
  async (_, Rows) => {
    const onPress = vi.fn<(row: string) => void>();
    const screen = await renderKit(<Rows rows={["first", "second", "third"]} onPress={onPress} />);
    const button = (name: string) => screen.getByRole("button", { name });
    await expect.element(button("second")).toBeVisible();
    const pressed = button("second").element();
    const before = pressed.getBoundingClientRect().top;
    await mouse("mousePressed", pressed);
    await screen.redraw(<Rows rows={["second", "third"]} onPress={onPress} />);
    expect(button("second").element().getBoundingClientRect().top).toBe(before);
    await mouse("mouseReleased", pressed);
    await expect.poll(() => onPress.mock.calls).toEqual([["second"]]);
    await expect.poll(() => button("second").element().getBoundingClientRect().top).toBe(before - 60);
    expect(button("first").elements()).toEqual([]);
  },
);
