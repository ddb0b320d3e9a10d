import type { LanguageRecord } from "../languages.ts";

/** The part of a language that formats need; a site's own record (a remapped code, D37) is also valid. */
export type FormatLanguage = Pick<LanguageRecord, "bcp47" | "numbering" | "calendar">;

/**
 * The tags for `Intl`, in order of preference. Digits and calendar are always set (D37): otherwise a Persian page would show the
 * Persian calendar in Persian digits. `local` is for a site that opts out. English is the fallback if a browser lacks a language
 * (Sorani, Papiamentu): otherwise it would be the browser's own.
 */
export function formatTags(language: FormatLanguage, local = false): [string, string] {
  return [formatTag(language, local), "en-u-ca-gregory-nu-latn"];
}

function formatTag({ bcp47, numbering, calendar }: FormatLanguage, local = false): string {
  return `${bcp47}-u-ca-${local ? calendar : "gregory"}-nu-${local ? numbering : "latn"}`;
}
