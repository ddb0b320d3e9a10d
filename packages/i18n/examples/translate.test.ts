import { expect, test } from "vitest";
import { lines } from "./translate.example.ts";

test("a message takes the plural form of its language", () => {
  expect(lines).toBe("3 lines");
});
