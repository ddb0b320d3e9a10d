import { expect, test } from "vitest";
import { found, searchText } from "./search-text.ts";

test.each([
  ["علي", "علی"],
  ["كرمان", "کرمان"],
  ["مُحَمَّد", "محمد"],
  ["أحمد", "احمد"],
  ["می‌خواهم", "میخواهم"],
  ["مکة", "مکه"],
  ["İstanbul", "istanbul"],
  ["ISPARTA", "ısparta"],
  ["Düsseldorf", "dusseldorf"],
  ["Straße", "strasse"],
  ["Łódź", "lodz"],
  ["Ağrı", "agri"],
])("%s is found by %s", (text, query) => {
  expect(searchText(text)).toBe(searchText(query));
});

test("texts that begin with the query are first, then those with a word that does", () => {
  const names = ["New Zealand", "Kazakhstan", "Zambia", "Brazil"];
  expect(found(names, "z", (name) => name)).toEqual(["Zambia", "New Zealand", "Kazakhstan", "Brazil"]);
  expect(found(names, "zea new", (name) => name)).toEqual(["New Zealand"]);
  expect(found(names, "  ", (name) => name)).toEqual(names);
  expect(found(names, "q", (name) => name)).toEqual([]);
});
