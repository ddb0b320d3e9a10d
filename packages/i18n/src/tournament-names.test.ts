import { expect, test } from "vitest";
import { initI18n } from "./init.ts";
import { languageOf } from "./languages.ts";
import { readMessages } from "./messages/read.ts";
import { tournamentName, tournamentNames } from "./tournament-names.ts";

const i18nIn = (code: string) => initI18n({ lang: languageOf(code)!, messages: readMessages(code) });

test.each([
  ["en", ["Amber League", "Riverside Open 2, women", "Süper Lig"]],
  ["de", ["Bernstein-Liga", "Riverside Open 2, Damen", "Süper Lig"]],
  ["tr", ["Kehribar Ligi", "Riverside Açık 2, kadınlar", "Süper Lig"]],
  ["fa", ["لیگ کهربا", "تنیس آزاد ریورساید 2، زنان", "سوپر لیگ"]],
])("a tournament and its divisions are named in %s, however the stored name is spelt", (code, names) => {
  const i18n = i18nIn(code);
  expect(["AMBER LEAGUE", "Riverside Open 2, women", "Super Lig"].map((name) => tournamentName(i18n, name))).toEqual(
    names,
  );
});

test("a tournament that the product does not name keeps its name, a number at its end too", () => {
  const stored = ["Regionalliga Nord", "Ligue 2", "2. Bundesliga", "Group A.1:2", "لیگ آزادگان", ""];
  expect(stored.map((name) => tournamentName(i18nIn("fa"), name))).toEqual(stored);
});

test("the tournaments of a language are listed with their keys", () => {
  expect(tournamentNames(i18nIn("de"))).toContainEqual({ name: "Bernstein-Liga", key: "amber_league" });
  expect(tournamentNames(i18nIn("el"))).toEqual([]);
});
