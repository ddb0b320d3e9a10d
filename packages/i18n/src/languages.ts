export type TextDirection = "ltr" | "rtl";

/** A language of the product (D37). */
export interface LanguageRecord {
  /** Opaque key of routes and payloads: `iq` is Sorani Kurdish, `aa` Arabic. */
  readonly code: string;
  /** The real language: for `lang`, `Intl` and plural rules. */
  readonly bcp47: string;
  readonly dir: TextDirection;
  /**
   * The language's own digits; the formats use numbering and calendar only if a site opts out of Latin digits and Gregorian
   * dates.
   */
  readonly numbering: string;
  readonly calendar: string;
  /** The language's own name. */
  readonly name: string;
}

function language(
  code: string,
  name: string,
  special: Partial<Pick<LanguageRecord, "bcp47" | "dir" | "numbering" | "calendar">> = {},
): LanguageRecord {
  return { code, bcp47: code, dir: "ltr", numbering: "latn", calendar: "gregory", name, ...special };
}

/** The 16 languages (§9, D37), by code. */
export const languages: readonly LanguageRecord[] = [
  language("aa", "العربية", { bcp47: "ar", dir: "rtl", numbering: "arab" }),
  language("az", "Azərbaycanca"),
  language("cw", "Papiamentu", { bcp47: "pap-CW" }),
  language("de", "Deutsch"),
  language("el", "Ελληνικά"),
  language("en", "English"),
  language("es", "Español"),
  language("fa", "فارسی", { dir: "rtl", numbering: "arabext", calendar: "persian" }),
  language("fr", "Français"),
  language("iq", "کوردیی ناوەندی", { bcp47: "ckb-IQ", dir: "rtl", numbering: "arab" }),
  language("it", "Italiano"),
  language("nl", "Nederlands"),
  language("pt", "Português"),
  language("ru", "Русский"),
  language("sq", "Shqip"),
  language("tr", "Türkçe"),
];

/** The default language of the product (§9). A site's default is a setting. */
export const defaultLanguage = "tr";

const byCode: ReadonlyMap<string, LanguageRecord> = new Map(languages.map((record) => [record.code, record]));

/** Returns the record of a code, or undefined if it is none of the sixteen. */
export function languageOf(code: string): LanguageRecord | undefined {
  return byCode.get(code);
}

/** The direction of a language's text; left to right for an unknown code. */
export function direction(code: string): TextDirection {
  return byCode.get(code)?.dir ?? "ltr";
}
