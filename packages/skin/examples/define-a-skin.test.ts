import { expect, test } from "vitest";
import northwind from "./define-a-skin.example.ts";
import { problemsOf } from "./validate-a-skin.example.ts";

test("the skin of the example is valid", () => {
  expect(problemsOf(northwind)).toEqual([]);
});
