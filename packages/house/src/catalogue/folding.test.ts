import { expect, it } from "vitest";
import { slugOf } from "./folding.ts";

it("a name that differs only in accents and punctuation has the same slug", () => {
  expect(slugOf("1. FC Köln")).toBe("1-fc-koln");
  expect(slugOf("1 FC Koln")).toBe("1-fc-koln");
  expect(slugOf("Newell’s Old Boys")).toBe(slugOf("Newells Old Boys"));
});
