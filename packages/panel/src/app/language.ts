import { languageOf, wordLanguages, type LanguageRecord } from "@livery/i18n";

/** The languages that the panel has words in. */
export const panelLanguages: readonly LanguageRecord[] = wordLanguages.flatMap((code) => languageOf(code) ?? []);

/** The language of a document: the one kept at this browser, the browser's own, else English. */
export function chooseLanguage(kept: string | null, asked: readonly string[]): LanguageRecord {
  const wanted = [kept, ...asked.map((tag) => tag.split("-")[0] ?? ""), "en"];
  const found = wanted.flatMap((code) => panelLanguages.find((language) => language.code === code) ?? [])[0];
  if (found === undefined) throw new RangeError("the panel has no English words");
  return found;
}
