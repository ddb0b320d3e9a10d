import * as fc from "fast-check";
import { expect, test } from "vitest";
import { unstorablePath } from "./storable.ts";

test.each([
  ["a\0b", ""],
  [{ a: { b: ["fine", "x\ud800"] } }, "a.b.1"],
  [{ a: "fine", b: "\udc00x", c: "\0" }, "b"],
  [{ values: { "\0": "fine" } }, "values.\0"],
])("in %j the text at %j cannot be stored", (value, path) => {
  expect(unstorablePath(value)).toBe(path);
});

test("every JSON value of well-formed texts without NUL can be stored", () => {
  const text = fc.string({ unit: "binary" }).map((each) => each.replaceAll(/\0|\p{Surrogate}/gu, "0"));
  const value = fc.anything({ key: text, values: [text, fc.integer(), fc.boolean(), fc.constant(null)], maxDepth: 4 });
  fc.assert(
    fc.property(value, (each) => {
      expect(unstorablePath(each)).toBe(null);
    }),
  );
});

test("a value of twenty thousand levels is read to its end", () => {
  let value: unknown = "\0";
  for (let depth = 0; depth < 20_000; depth += 1) value = [value];
  expect(unstorablePath(value)?.endsWith(".0")).toBe(true);
});
