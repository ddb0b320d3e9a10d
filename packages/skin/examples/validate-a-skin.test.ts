import { expect, test } from "vitest";
import northwind from "./define-a-skin.example.ts";
import { problemsOf } from "./validate-a-skin.example.ts";

test("a misspelt variant is named with its field and the nearest name", () => {
  const misspelt = { ...northwind, pages: { home: "sport" } };
  expect(problemsOf(misspelt)).toEqual([
    expect.objectContaining({ file: "skin.config.ts", field: "pages.home", value: "sport", nearest: "sports" }),
  ]);
});
