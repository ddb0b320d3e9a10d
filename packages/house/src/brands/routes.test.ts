import { describe, expect, test } from "vitest";
import { landingLanguage } from "./language.ts";
import { isKnownRoute } from "./routes.ts";

describe("isKnownRoute", () => {
  const routes = ["sports", "page/$id", "/coupons/"];
  test.each([
    ["sports", true],
    ["page/7", true],
    ["coupons", true],
    ["page", false],
    ["page/", false],
    ["page/7/8", false],
    ["sport", false],
    ["sportsx", false],
  ])("%s is known: %s", (path, known) => expect(isKnownRoute(routes, path)).toBe(known));
});

test("a site that ignores the browser's language redirects every visitor to its default language", () => {
  const site = { brand: "b", hosts: [], languages: ["tr", "en"], defaultLanguage: "tr", release: "1", routes: [] };
  expect(landingLanguage(site, undefined, "en")).toBe("tr");
  expect(landingLanguage({ ...site, browserLanguage: true }, undefined, "en")).toBe("en");
});
