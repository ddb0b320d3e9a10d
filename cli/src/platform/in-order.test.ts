import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

const pieces = (of: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(of));

test("chunks that import each other without a cycle are in order", () => {
  expect(inOrder(pieces({ page: ["kit", "elsewhere"], kit: ["base"], base: [] }))).toBe(true);
});

test("chunks that import each other in a cycle of any length are not in order", () => {
  expect(inOrder(pieces({ kit: ["base"], base: ["kit"] }))).toBe(false);
  expect(inOrder(pieces({ page: ["kit"], kit: ["base"], base: ["words"], words: ["kit"] }))).toBe(false);
});
