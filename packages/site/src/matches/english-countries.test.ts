import { messagesIn } from "@livery/browser-app/testing";
import { anyLanguageOf, initI18n } from "@livery/i18n";
import { expect, test } from "vitest";
import { withEnglishCountries } from "./english-countries.ts";

const i18nIn = (code: string) =>
  initI18n({ lang: anyLanguageOf(code) ?? expect.unreachable(), messages: messagesIn(code) });

test.each([
  ["tr", "Almanya", "germany"],
  ["tr", "almanya u21", "germany u21"],
  ["tr", "Türkiye", "turkey"],
  ["tr", "Suudi Arabistan", "saudi arabia"],
  ["tr", "ingiltere", "england"],
  ["tr", "Papua Yeni Gine", "papua new guinea"],
  ["de", "DEUTSCHLAND", "germany"],
  ["de", "osterreich", "austria"],
  ["de", "nordirland", "northern ireland"],
  ["de", "tschechien", "czech republic"],
  ["fa", "آلمان", "germany"],
  ["en", "Türkiye", "turkey"],
])("on a page in %s a search for %s is one for %s", (lang, typed, english) => {
  expect(withEnglishCountries(i18nIn(lang), typed)).toBe(english);
});

test.each([
  ["tr", "Germany"],
  ["de", "Deutsch"],
  ["de", "Real Madrid"],
  ["tr", "Roma"],
])("on a page in %s a search for %s is unchanged", (lang, typed) => {
  expect(withEnglishCountries(i18nIn(lang), typed)).toBe(typed);
});
