import { languageOf, messageLanguages, type LanguageRecord } from "@livery/i18n";

/** The languages that the panel has messages in. */
export const panelLanguages: readonly LanguageRecord[] = messageLanguages.flatMap((code) => languageOf(code) ?? []);

/** The language of a document: the one stored in this browser, the browser's own, else English. */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): LanguageRecord {
  const candidates = [stored, ...preferred.map((tag) => tag.split("-")[0] ?? ""), "en"];
  const found = candidates.flatMap((code) => panelLanguages.find((language) => language.code === code) ?? [])[0];
  if (found === undefined) throw new RangeError("the panel has no English words");
  return found;
}
