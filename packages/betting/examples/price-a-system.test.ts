import { expect, test } from "vitest";
import { price } from "./price-a-system.example.ts";

test("a system has a line for each combination of its size", () => {
  expect(price).toMatchObject({ kind: "system", lines: 3, totalStake: 600n, maxReturn: 2700n });
});
