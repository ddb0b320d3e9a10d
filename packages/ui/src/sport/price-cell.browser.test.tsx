import { describe, expect, test, vi } from "vitest";
import { renderKit } from "../testing/render-kit.tsx";
import { moveShownFor } from "./shown-moves.ts";
import { type MovingPrice, PriceCell, type PriceSource } from "./price-cell.tsx";

type Changed = Parameters<PriceSource["watch"]>[0];

/** A source that a test moves. */
function movable(first: MovingPrice): PriceSource & { move(next: MovingPrice): void } {
  let price = first;
  const watchers = new Set<Changed>();
  return {
    read: () => price,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    move: (next) => {
      price = next;
      for (const changed of watchers) changed(next.odds, next.movement, next.state);
    },
  };
}

async function show(first: MovingPrice, selected = false) {
  const source = movable(first);
  const onSelect = vi.fn<() => void>();
  const screen = await renderKit(
    <PriceCell
      source={source}
      market="Arsenal – Chelsea, 1x2"
      outcome="Arsenal"
      caption="1"
      selected={selected}
      lockedLabel="locked"
      onSelect={onSelect}
    />,
  );
  const cell = screen.container.querySelector("button")!;
  /** Which way the cell says that its price went. */
  const moved = () => cell.querySelector<HTMLElement>("[data-move]")?.dataset["move"];
  return { source, onSelect, cell, moved };
}

describe("A moving price", () => {
  test("is updated in place, and shows its direction", async () => {
    const { source, cell, moved } = await show({ odds: 1850, movement: 0, state: "open" });
    expect(cell.textContent).toContain("1.85");
    expect(moved()).toBeUndefined();
    source.move({ odds: 1900, movement: 1, state: "open" });
    expect(cell.textContent).toContain("1.90");
    expect(moved()).toBe("up");
    source.move({ odds: 1800, movement: -1, state: "open" });
    expect(moved()).toBe("down");
  });

  test("is still written after a translator has replaced its text", async () => {
    const { source, cell } = await show({ odds: 1850, movement: 0, state: "open" });
    const figure = cell.querySelector<HTMLElement>('[translate="no"] > span')!;
    figure.firstChild!.replaceWith(document.createElement("font"));
    source.move({ odds: 1900, movement: 1, state: "open" });
    expect(figure.innerText).toBe("1.90");
  });

  test.each([
    ["decimal", "", 1850, 13_700, 101_000, 1_234_500],
    ["American", "signed", 1850, 13_700, 127_000, 1_234_500],
    ["fractions", "fraction", 1850, 1_203_000, 101_030, 1_234_500],
  ])("is never cut, however narrow its cell and however long its figure: %s", async (_, format, ...prices) => {
    const { source, cell } = await show({ odds: 1850, movement: 0, state: "open" });
    const root = document.documentElement;
    root.dataset["odds"] = format;
    try {
      const figure = cell.querySelector<HTMLElement>("[data-signs]")!;
      for (const [width, direction] of [
        ["3rem", "column"],
        ["5rem", "row"],
      ] as const) {
        Object.assign(cell.style, { inlineSize: width, minInlineSize: 0, fontWeight: "800", fontFamily: "monospace" });
        Object.assign(cell.style, { flexDirection: direction, paddingInline: "2px", gap: "0" });
        for (const odds of prices) {
          source.move({ odds, movement: 0, state: "open" });
          const [outer, inner] = [cell, figure].map((element) => element.getBoundingClientRect());
          expect(inner!.left, `${odds} in ${width}`).toBeGreaterThanOrEqual(outer!.left);
          expect(inner!.right, `${odds} in ${width}`).toBeLessThanOrEqual(outer!.right);
        }
      }
      // What has room has its full size.
      Object.assign(cell.style, { inlineSize: "9rem" });
      source.move({ odds: 13_700, movement: 0, state: "open" });
      expect(getComputedStyle(figure).fontSize).toBe(getComputedStyle(figure.parentElement!).fontSize);
    } finally {
      delete root.dataset["odds"];
    }
  });

  test.each([
    ["decimal", "", [1850, 101_000, 1_234_500]],
    ["American", "signed", [1850, 13_700, 127_000]],
    ["fractions", "fraction", [1850, 101_030, 1_234_500]],
  ])("below its caption is not cut by the slanted ends of its cell: %s", async (_, format, prices) => {
    const { source, cell } = await show({ odds: 1850, movement: 0, state: "open" });
    const root = document.documentElement;
    const lean = 10;
    root.dataset["odds"] = format;
    cell.style.setProperty("--lv-shape-lean", `${lean}px`);
    try {
      const figure = cell.querySelector<HTMLElement>("[data-signs]")!;
      Object.assign(cell.style, { inlineSize: "3.25rem", minInlineSize: 0, flexDirection: "column", gap: "0" });
      Object.assign(cell.style, {
        paddingInline: "2px",
        justifyContent: "center",
        fontWeight: "800",
        fontFamily: "monospace",
      });
      for (const odds of prices) {
        source.move({ odds, movement: 0, state: "open" });
        const [outer, inner] = [cell, figure].map((element) => element.getBoundingClientRect());
        const { top, height, left, right } = outer!;
        expect(inner!.left, `${odds}`).toBeGreaterThanOrEqual(left + lean * (1 - (inner!.top - top) / height));
        expect(inner!.right, `${odds}`).toBeLessThanOrEqual(right - lean * ((inner!.bottom - top) / height));
      }
    } finally {
      delete root.dataset["odds"];
    }
  });

  test("has no deep concave corners, which would cut its figure off", async () => {
    const { cell } = await show({ odds: 16_100, movement: 0, state: "open" });
    const around = cell.parentElement!;
    const radiusOf = () => Number.parseFloat(getComputedStyle(cell).borderRadius);
    around.style.setProperty("--lv-radius-md", "14px");
    expect(radiusOf()).toBe(14);
    around.style.setProperty("--lv-shape-corner", "scoop");
    expect(radiusOf()).toBe(5);
  });

  test("shows its direction for a while, longer if it continues, and not in a locked cell", async () => {
    const { source, moved } = await show({ odds: 1850, movement: 0, state: "open" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    source.move({ odds: 1900, movement: 1, state: "open" });
    vi.advanceTimersByTime(moveShownFor / 2);
    source.move({ odds: 1950, movement: 1, state: "open" });
    vi.advanceTimersByTime(moveShownFor - 1);
    expect(moved()).toBe("up");
    vi.runAllTimers();
    expect(moved()).toBeUndefined();
    source.move({ odds: 1850, movement: -1, state: "open" });
    expect(moved()).toBe("down");
    source.move({ odds: 1850, movement: 0, state: "locked" });
    expect(moved()).toBeUndefined();
  });

  test.each([
    ["1.90", 1900, 1],
    ["1.80", 1800, -1],
  ] as const)("has the colour of a selected cell, in both directions: %s", async (written, odds, movement) => {
    const { source, cell, moved } = await show({ odds: 1850, movement: 0, state: "open" }, true);
    source.move({ odds, movement, state: "open" });
    expect(moved()).toBeDefined();
    const text = [...cell.querySelectorAll("span")].findLast(({ textContent }) => textContent === written)!;
    expect(getComputedStyle(text).color).toBe(getComputedStyle(cell).color);
  });

  test("can be pressed while it is open, not while it is locked", async () => {
    const { source, cell, onSelect } = await show({ odds: 1850, movement: 0, state: "open" });
    cell.click();
    expect(onSelect).toHaveBeenCalledTimes(1);
    source.move({ odds: 1850, movement: 0, state: "locked" });
    expect(cell.getAttribute("aria-disabled")).toBe("true");
    cell.click();
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  test("can be deselected while it is locked", async () => {
    const { cell, onSelect } = await show({ odds: 1850, movement: 0, state: "locked" }, true);
    cell.click();
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  test("that is gone shows no price, and no movement when it returns", async () => {
    const { source, cell, moved } = await show({ odds: 1850, movement: 0, state: "open" });
    source.move({ odds: 0, movement: 0, state: "gone" });
    expect(cell.textContent).toContain("–");
    source.move({ odds: 1900, movement: 1, state: "open" });
    expect(cell.textContent).toContain("1.90");
    expect(moved()).toBeUndefined();
  });
});
