import { expect, test } from "vitest";
import { inLanguage, pathOf, readSearch, routeAt, searchText } from "./paths.ts";

test("every route starts with its language", () => {
  expect(pathOf("en", "Home")).toBe("/en");
  expect(pathOf("fa", "SportBets")).toBe("/fa/sports");
  expect(pathOf("en", "Match", { matchId: 7 })).toBe("/en/sports/match/7");
});

test("a parameter cannot leave its segment of the path", () => {
  expect(pathOf("en", "Page", { id: "../coupons?x=1" })).toBe("/en/page/..%2Fcoupons%3Fx%3D1");
  expect(() => pathOf("en", "Match")).toThrow(RangeError);
});

test("§2 switching language leads to the same route with the new code", () => {
  expect(inLanguage("/en/sports?sport=1#m7", "en", "fa")).toBe("/fa/sports?sport=1#m7");
  expect(inLanguage("/en", "en", "fa")).toBe("/fa/");
  expect(inLanguage("/en/", "en", "fa")).toBe("/fa/");
});

test("a path that merely begins with the letters of a language code is not in that language", () => {
  expect(inLanguage("/english/sports", "en", "fa")).toBe("/fa/");
  expect(inLanguage("/", "en", "fa")).toBe("/fa/");
});

test("a path leads to its route, with or without a slash at the end", () => {
  expect(routeAt("en", "/en")?.name).toBe("Home");
  expect(routeAt("en", "/en/")?.name).toBe("Home");
  expect(routeAt("en", "/en/sports/match/7/")?.name).toBe("Match");
  expect(routeAt("en", "/en/coupons/K7QX2M9PLR4T")?.name).toBe("Coupon");
});

test("D45 every other path is unknown: of another language, of a page that does not exist yet, too long", () => {
  for (const path of ["/", "/fa/sports", "/en/casino", "/en/sports/7", "/en/coupons/1/2", "/sports"]) {
    expect(routeAt("en", path)).toBeNull();
  }
});

test("a search is read as it was written, with values as text", () => {
  expect(searchText({ sport: 1, q: "İstanbul & co", empty: "", none: undefined })).toBe(
    "?sport=1&q=%C4%B0stanbul+%26+co",
  );
  expect(searchText({})).toBe("");
  expect(readSearch("?sport=1&q=%C4%B0stanbul+%26+co")).toEqual({ sport: "1", q: "İstanbul & co" });
});
