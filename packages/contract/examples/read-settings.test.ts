import { expect, test } from "vitest";
import { problemsOf, settings } from "./read-settings.example.ts";

test("a document is completed with the defaults", () => {
  expect(settings).toMatchObject({ title: "Northwind", quickStakes: [500n, 1000n, 2500n], oddsFormat: "decimal" });
});

test("a misspelt setting is reported with the nearest name", () => {
  expect(problemsOf({ site_title: "Northwind" })).toEqual([]);
  expect(problemsOf({ site_titel: "Northwind" })).toEqual(["site_titel: did you mean site_title?"]);
});
