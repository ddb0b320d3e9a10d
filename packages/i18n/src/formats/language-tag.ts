import type { LanguageRecord } from "../languages.ts";

/** What formats need to know of a language; a site's own record (a remapped code, D37) fits too. */
export type FormatLanguage = Pick<LanguageRecord, "bcp47" | "numbering" | "calendar">;

/**
 * The tags for `Intl`, in order of preference. Digits and calendar are always named (D37): left open, a Persian page would
 * show the Persian calendar in Persian digits. `local` is a site's opting out. English stands in
 * where a browser lacks a language (Sorani, Papiamentu): left open, that would be the browser's own.
 */
export function formatTags(language: FormatLanguage, local = false): [string, string] {
  return [formatTag(language, local), "en-u-ca-gregory-nu-latn"];
}

function formatTag({ bcp47, numbering, calendar }: FormatLanguage, local = false): string {
  return `${bcp47}-u-ca-${local ? calendar : "gregory"}-nu-${local ? numbering : "latn"}`;
}
