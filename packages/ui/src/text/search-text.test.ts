import { expect, test } from "vitest";
import { found } from "./search-text.ts";

test("texts that begin with the query are first, then those with a word that does", () => {
  const names = ["New Zealand", "Kazakhstan", "Zambia", "Brazil"];
  expect(found(names, "z", (name) => name)).toEqual(["Zambia", "New Zealand", "Kazakhstan", "Brazil"]);
  expect(found(names, "zea new", (name) => name)).toEqual(["New Zealand"]);
  expect(found(names, "  ", (name) => name)).toEqual(names);
  expect(found(names, "q", (name) => name)).toEqual([]);
  expect(found(["Səbail", "هەولێر", "+49 Germany"], "SEBAIL", (name) => name)).toEqual(["Səbail"]);
  expect(found(["Səbail", "هەولێر", "+49 Germany"], "ھەولێر", (name) => name)).toEqual(["هەولێر"]);
  expect(found(["Səbail", "هەولێر", "+49 Germany"], "+49", (name) => name)).toEqual(["+49 Germany"]);
});
