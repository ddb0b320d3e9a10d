import { expect, test } from "vitest";
import { byPackage } from "./vitest.ts";

test("files are grouped by package, with paths relative to its folder", () => {
  const files = ["packages/house/src/ledger", "cli/src/a.test.ts", "packages/house/src/b.test.ts"];
  expect([...byPackage(files)]).toEqual([
    ["packages/house", ["src/ledger", "src/b.test.ts"]],
    ["cli", ["src/a.test.ts"]],
  ]);
});

test("a file outside every package is refused", () => {
  expect(() => byPackage(["src/ledger"])).toThrow("src/ledger is in no package");
});
