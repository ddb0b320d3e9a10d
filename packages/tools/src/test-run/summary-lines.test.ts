import { describe, expect, test } from "vitest";
import { summaryLines, type TaskRun } from "./summary-lines.ts";

const ui: TaskRun = {
  name: "@livery/ui",
  replayed: false,
  seconds: 41.6,
  ended: true,
  results: { passed: 155, failed: 0, skipped: 2, failures: [], close: [], files: {} },
};

describe("the summary of a test run", () => {
  test("ends with the sum of all packages", () => {
    expect(summaryLines([ui, { ...ui, name: "@livery/site" }]).at(-1)).toBe("310 passed, 0 failed, 4 skipped");
  });

  test("counts and names the replayed packages", () => {
    expect(summaryLines([ui, { ...ui, name: "@livery/skin", replayed: true }])).toEqual([
      "42 s @livery/ui: 155 passed",
      "replayed, unchanged since they passed: @livery/skin (155)",
      "310 passed, 0 failed, 4 skipped",
    ]);
  });

  test("names each failed test with its package and the reason", () => {
    const failure = { test: "src/a.test.ts > adds", why: ["expected 2 to be 3", "at src/a.test.ts:7"] };
    const results = { ...ui.results!, failed: 1, failures: [failure] };
    const lines = summaryLines([{ ...ui, ended: false, results }]);
    const first = lines.indexOf("failed: @livery/ui src/a.test.ts > adds");
    expect(lines.slice(first + 1, first + 3)).toEqual(["  expected 2 to be 3", "  at src/a.test.ts:7"]);
    expect(lines.at(-1)).toBe("155 passed, 1 failed, 2 skipped");
  });

  test("names what passed close to its bound, the closest first", () => {
    const close = [
      { test: "src/a.test.ts > adds", duration: 61_400, bound: 180_000 },
      { test: "src/b.test.ts > waits", duration: 50_000, bound: 60_000 },
    ];
    expect(summaryLines([{ ...ui, results: { ...ui.results!, close } }]).slice(1, -1)).toEqual([
      "close to its bound: @livery/ui src/b.test.ts > waits: 50 of 60 s",
      "close to its bound: @livery/ui src/a.test.ts > adds: 61 of 180 s",
    ]);
  });

  test("counts a package that ended badly, with or without results, as one failed test", () => {
    expect(summaryLines([{ ...ui, ended: false }]).at(-1)).toBe("155 passed, 1 failed, 2 skipped");
    expect(summaryLines([{ ...ui, ended: false, results: null }]).at(-1)).toBe("0 passed, 1 failed, 0 skipped");
  });
});
