import { expect, test } from "vitest";
import { written } from "./write-odds.example.ts";

test("odds are read in one format and written in another", () => {
  expect(written).toEqual(["2.38", "+138", "0.50"]);
});
