import { Profiler } from "react";
import { describe, expect, test } from "vitest";
import { renderKit } from "../testing/render-kit.tsx";
import { type PriceHistorySource, Sparkline } from "./sparkline.tsx";

/** A history that a test goes on with. */
function growing(...first: readonly number[]): PriceHistorySource & { readonly add: (odds: number) => void } {
  const prices = [...first];
  const watchers = new Set<() => void>();
  return {
    read: () => prices,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    add: (odds) => {
      prices.push(odds);
      if (prices.length > 60) prices.shift();
      for (const changed of watchers) changed();
    },
  };
}

const messages = { fromTo: (from: string, to: string) => `from ${from} to ${to}`, unchanged: "no change yet" };

async function show(source: PriceHistorySource, dir: "ltr" | "rtl" = "ltr") {
  let commits = 0;
  const screen = await renderKit(
    <Profiler id="sparkline" onRender={() => commits++}>
      <Sparkline source={source} messages={messages} />
    </Profiler>,
    { dir },
  );
  const path = screen.container.querySelector("path")!;
  return { ...screen, path, whole: path.closest("span")!, commits: () => commits };
}

describe("A sparkline", () => {
  test("describes the first and the last price, and draws the line between them", async () => {
    const source = growing(2_100);
    const { path, whole } = await show(source);
    expect(whole.textContent).toBe("no change yet");
    const level = path.getAttribute("d");
    source.add(1_850);
    expect(whole.textContent).toBe("from 2.10 to 1.85");
    expect(whole.dataset["course"]).toBe("down");
    expect(path.getAttribute("d")).not.toBe(level);
    source.add(2_300);
    expect([whole.textContent, whole.dataset["course"]]).toEqual(["from 2.10 to 2.30", "up"]);
  });

  test("updates its description even if the line looks the same: a rising price removes the first one", async () => {
    const source = growing(...Array.from({ length: 60 }, (_, at) => 2_000 + at * 10));
    const { path, whole } = await show(source);
    const before = path.getAttribute("d");
    source.add(2_600);
    expect(path.getAttribute("d")).toBe(before);
    expect(whole.textContent).toBe("from 2.01 to 2.60");
  });

  test("without prices is empty, and keeps its space", async () => {
    const { path, whole } = await show(growing());
    expect(path.getAttribute("d")).toBeNull();
    const { height } = whole.getBoundingClientRect();
    const { whole: full } = await show(growing(2_100, 1_850));
    expect(full.getBoundingClientRect().height).toBe(height);
  });

  test("updates its line once per change, without a React commit", async () => {
    const source = growing(2_100);
    const { path, commits } = await show(source);
    const before = commits();
    let writes = 0;
    const watcher = new MutationObserver((records) => (writes += records.length));
    watcher.observe(path, { attributes: true });
    for (const odds of [2_200, 2_150, 2_300]) {
      source.add(odds);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    watcher.disconnect();
    expect(writes).toBe(3);
    expect(commits()).toBe(before);
  });

  test("hides its drawing from screen readers, and runs in reading direction", async () => {
    const { container } = await show(growing(2_100, 1_850), "rtl");
    const chart = container.querySelector("svg")!;
    expect(chart.getAttribute("aria-hidden")).toBe("true");
    expect(new DOMMatrix(getComputedStyle(chart).transform).a).toBe(-1);
  });

  test("is redrawn with the history of another price", async () => {
    const { path, redraw, container } = await show(growing(2_100, 1_850));
    expect(path.getAttribute("d")).not.toBeNull();
    await redraw(
      <Profiler id="sparkline" onRender={() => undefined}>
        <Sparkline source={growing()} messages={messages} />
      </Profiler>,
    );
    expect(container.querySelector("path")!.getAttribute("d")).toBeNull();
    expect(container.textContent).toBe("no change yet");
  });
});
