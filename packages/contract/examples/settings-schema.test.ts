import { expect, test } from "vitest";
import { text } from "./settings-schema.example.ts";

test("an editor's schema has every setting, its meaning and null", () => {
  const { properties } = JSON.parse(text) as { properties: Record<string, { description: string; anyOf: object[] }> };
  expect(properties["matches_day"]!.description).toContain("Allowed: a whole number from 1 to 365.");
  expect(properties["matches_day"]!.anyOf).toContainEqual({ type: "null" });
});
