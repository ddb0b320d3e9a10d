import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

const pieces = (of: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(of));

test("pieces that rest on each other in a line can run", () => {
  expect(inOrder(pieces({ page: ["kit", "elsewhere"], kit: ["base"], base: [] }))).toBe(true);
});

test("pieces that rest on each other in a ring cannot, however long it is", () => {
  expect(inOrder(pieces({ kit: ["base"], base: ["kit"] }))).toBe(false);
  expect(inOrder(pieces({ page: ["kit"], kit: ["base"], base: ["words"], words: ["kit"] }))).toBe(false);
});
