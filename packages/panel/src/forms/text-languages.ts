import { CallError } from "@livery/contract";
import type { PanelSite } from "@livery/contract/panel";
import { languageOf } from "@livery/i18n";
import type { Value, Values } from "./record.ts";

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

/** The name of a text in a language, among a form's values and the parts of a row. */
export const textName = (part: string, lang: string): string => `${part}:${lang}`;

/** A part of the texts as form values, one for each of the languages. */
export const valuesInEach = <Part>(
  part: string,
  languages: readonly string[],
  of: (lang: string) => Part,
): Readonly<Record<string, Part>> => Object.fromEntries(languages.map((lang) => [textName(part, lang), of(lang)]));

/** A field for a text in each of the languages; that of the chosen one is shown. */
export const fieldsInEach = <Spec extends { readonly label: string }>(
  languages: readonly string[],
  chosen: string,
  { label, ...spec }: Spec,
) =>
  languages.map((lang) => ({
    ...spec,
    lang,
    label: labelIn(label, lang, languages),
    hidden: lang !== chosen,
  }));

/** A text without blanks around it; null if it is empty. */
export function written(value: Value | undefined): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** The texts of a record in one language. */
interface Texts {
  readonly lang: string;
}

/** The parts of a language's texts, as many and in the same order for each language. */
export type PartsOf<Text extends Texts> = (text: Text) => readonly (string | null)[];

/** How many texts a language lacks that another has. */
export function missingTexts<Text extends Texts>(texts: readonly Text[], partsOf: PartsOf<Text>, lang: string): number {
  const all = texts.map((text) => partsOf(text));
  const own = all[texts.findIndex((text) => text.lang === lang)] ?? [];
  const isWritten = (part: string | null | undefined): boolean => Boolean(part);
  return (all[0] ?? []).filter((_, at) => !isWritten(own[at]) && all.some((parts) => isWritten(parts[at]))).length;
}

/** The language that lacks a title although the record is to have one in it; null if there is none. */
export function untitledLanguage(
  values: Values,
  texts: readonly (Texts & { readonly title: string })[],
  languages: readonly string[],
): string | null {
  const [first] = languages;
  if (first !== undefined && written(values[textName("title", first)]) === null) return first;
  return texts.find(({ title }) => title === "")?.lang ?? null;
}

/** The same refusal with the language of the text at fault in its path, in place of the text's index: `texts.de.title`. */
export function atLanguage(error: unknown, texts: readonly Texts[]): unknown {
  if (!(error instanceof CallError)) return error;
  const [, index, rest = ""] = /^texts\.(\d+)(.*)$/.exec(error.path ?? "") ?? [];
  const lang = texts[Number(index)]?.lang;
  if (lang === undefined) return error;
  return new CallError(error.code, { path: `texts.${lang}${rest}`, params: error.params, cause: error });
}

/** The language in such a path; undefined if it names none. */
export const languageAt = (error: unknown): string | undefined =>
  error instanceof CallError ? /^texts\.([^.]+)/.exec(error.path ?? "")?.[1] : undefined;
