import { expect, test } from "vitest";
import { format, title } from "./merge-settings.example.ts";

test("the highest layer that sets a value wins and is named", () => {
  expect(title).toMatchObject({ value: "Northwind Bets", source: "fetched" });
  expect(format).toMatchObject({ value: "fractional", source: "skin" });
});
