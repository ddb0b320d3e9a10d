import type { PanelSite } from "@livery/contract/panel";
import { languageOf } from "@livery/i18n";

/**
 * The languages that a record can have texts in: the default of the first site, which every text has, the other languages of the
 * sites in their order, and those that the record has a text in already.
 */
export function textLanguages(
  sites: readonly PanelSite[],
  texts: readonly { readonly lang: string }[],
): readonly string[] {
  const own = sites.flatMap(({ languages }) => languages);
  return [
    ...new Set([...sites.slice(0, 1).map((site) => site.defaultLanguage), ...own, ...texts.map(({ lang }) => lang)]),
  ];
}

/** A language's own name for itself. */
export const languageName = (code: string): string => languageOf(code)?.name ?? code;

/** The label of a field, with the language of its text if there are several. */
export const labelIn = (label: string, lang: string, languages: readonly string[]): string =>
  languages.length > 1 ? `${label} (${languageName(lang)})` : label;
