import type { SettingsDocument } from "@livery/contract";
import { foreignHosts, nearestName, parseSettings, SettingsError, type GivenSettings } from "@livery/contract/settings";
import type { Skin } from "./definition.ts";
import type { Problem } from "./problem.ts";

/** The skin's layer of D51: the brand's own data, overridden by its own defaults. */
export function skinLayer(skin: Pick<Skin, "title" | "languages" | "domains" | "settings">): SettingsDocument {
  return {
    site_title: skin.title,
    site_domain: skin.domains.site,
    site_default_lang: skin.languages[0] ?? "",
    languages: skin.languages.join(","),
    ...(skin.domains.mobile === undefined ? {} : { mobile_redirect: 1 }),
    ...skin.settings,
  };
}

/** The problems of a skin's settings. `file` is the file that contains them. */
export function skinSettingProblems(file: string, skin: Skin): Problem[] {
  return documentProblems(file, skin.settings, skin, "refuse").map((problem) => ({
    ...problem,
    field: `settings.${problem.field}`,
  }));
}

/** What a settings document is checked against, as far as it is known. */
export type SettingsCheck = Pick<Skin, "languages"> & Partial<Pick<Skin, "domains" | "apiHosts" | "liveHosts">>;

/**
 * The problems of a settings document for a skin: its fields, a default language that is not built, and an API or live host that
 * the skin does not list (security); without the skin's hosts these are not checked. A newer service may send unknown names, and
 * may have languages that this build does not have: with `ignore` neither is refused.
 */
export function documentProblems(
  file: string,
  document: SettingsDocument,
  skin: SettingsCheck,
  unknown: "refuse" | "ignore",
): Problem[] {
  const { given, problems } = parsed(file, document, { unknown });
  const languages = unknown === "ignore" || given === null ? [] : languageProblems(file, given, skin.languages);
  return [...problems, ...languages, ...hostProblems(file, document, skin)];
}

function parsed(
  file: string,
  document: SettingsDocument,
  { unknown }: { readonly unknown: "refuse" | "ignore" },
): { readonly given: GivenSettings | null; readonly problems: Problem[] } {
  try {
    return { given: parseSettings(document, { source: file, unknown }), problems: [] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const problems = error.problems.map(({ field, value, allowed, nearest }) => ({
      file,
      field,
      value: Object.hasOwn(document, field) ? document[field] : value,
      allowed,
      ...(nearest === undefined ? {} : { nearest }),
    }));
    return { given: null, problems };
  }
}

/** The default language is one that the site offers and that is built: otherwise visitors would get another one. */
function languageProblems(
  file: string,
  { defaultLanguage, languages = [] }: GivenSettings,
  built: readonly string[],
): Problem[] {
  const both = languages.filter((code) => built.includes(code));
  const offered = both.length > 0 ? both : built;
  if (defaultLanguage === undefined || offered.includes(defaultLanguage)) return [];
  const nearest = nearestName(defaultLanguage, offered);
  const problem = { file, field: "site_default_lang", value: defaultLanguage, allowed: offered.join(", ") };
  return [nearest === undefined ? problem : { ...problem, nearest }];
}

function hostProblems(file: string, document: SettingsDocument, skin: SettingsCheck): Problem[] {
  const { domains, apiHosts = [], liveHosts = [] } = skin;
  if (domains === undefined) return [];
  const site = [domains.site, ...(domains.mobile === undefined ? [] : [domains.mobile])];
  return foreignHosts(document, { site, apiHosts, liveHosts }).map(({ field, allowed }) => ({
    file,
    field,
    value: document[field],
    allowed,
  }));
}
