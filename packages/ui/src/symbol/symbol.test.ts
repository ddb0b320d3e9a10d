import { expect, test } from "vitest";
import { barcodePath } from "./barcode-path.ts";

/** Widths of bars and spaces in turn, read back from a drawing. */
function widthsOf(path: string): string {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g)].map(
    ([, at, width]) => [Number(at), Number(width)] as const,
  );
  return bars
    .flatMap(([at, width], index) => {
      const next = bars[index + 1];
      return next ? [width, next[0] - at - width] : [width];
    })
    .join("");
}

test("A number is drawn as ISO/IEC 15417 requires: start C, pairs of digits, check character, stop, quiet zones", () => {
  const { path, width } = barcodePath("1234");
  // Start C 211232, 12 → 112232, 34 → 131123, check (105 + 12 + 2 × 34) mod 103 = 82 → 121241, stop 2331112.
  expect(widthsOf(path)).toBe("2112321122321311231212412331112");
  expect(path.startsWith("M10 ")).toBe(true);
  expect(width).toBe(10 + 4 * 11 + 13 + 10);
});

test("Text outside the character set has no barcode", () => {
  expect(() => barcodePath("کوپن")).toThrow(RangeError);
  expect(() => barcodePath("")).toThrow(RangeError);
});
