import { defaultDocument } from "@livery/contract/settings";
import { expect, test } from "vitest";
import { effectiveSettings } from "./effective-setting.ts";

test("a setting has its highest layer's value, and the product's default where that unsets it", () => {
  const effective = effectiveSettings([
    { source: "skin", document: { matches_day: 5, site_title: "North" } },
    { source: "fetched", document: { matches_day: null } },
  ]);
  expect(effective("site_title")).toEqual({ source: "skin", value: "North" });
  expect(effective("matches_day")).toEqual({ source: "product", value: defaultDocument()["matches_day"] });
  expect(effective("matches_day.part")).toEqual({ source: "product", value: undefined });
});
