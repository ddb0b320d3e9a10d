import type { SettingsDocument } from "@livery/contract";
import { parseSettings, SettingsError } from "@livery/contract/settings";
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
  const problems = settingProblems(file, skin.settings, { unknown: "refuse" });
  const hosts = hostProblems(file, skin.settings, skin);
  return [...problems, ...hosts].map((problem) => ({ ...problem, field: `settings.${problem.field}` }));
}

/**
 * The problems of a settings document for a skin: its fields, and an API or live host that the skin does not list (security);
 * without a skin hosts are not checked. A newer service may send unknown names: `unknown` decides whether they are refused.
 */
export function documentProblems(
  file: string,
  document: SettingsDocument,
  skin: Pick<Skin, "domains" | "apiHosts" | "liveHosts"> | null,
  unknown: "refuse" | "ignore",
): Problem[] {
  const hosts = skin === null ? [] : hostProblems(file, document, skin);
  return [...settingProblems(file, document, { unknown }), ...hosts];
}

function settingProblems(
  file: string,
  document: SettingsDocument,
  { unknown }: { readonly unknown: "refuse" | "ignore" },
): Problem[] {
  try {
    parseSettings(document, { source: file, unknown });
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map(({ field, value, allowed, nearest }) => ({
      file,
      field,
      value: Object.hasOwn(document, field) ? document[field] : value,
      allowed,
      ...(nearest === undefined ? {} : { nearest }),
    }));
  }
}

function hostProblems(
  file: string,
  document: SettingsDocument,
  skin: Pick<Skin, "domains" | "apiHosts" | "liveHosts">,
): Problem[] {
  const own = [skin.domains.site, ...(skin.domains.mobile === undefined ? [] : [skin.domains.mobile])];
  const check = (field: string, listed: readonly string[]): Problem[] => {
    const value = document[field];
    const hosts = [...own, ...listed];
    if (typeof value !== "string" || value === "" || hosts.includes(hostOf(value))) return [];
    return [{ file, field, value, allowed: `a host that the skin lists: ${hosts.join(", ")}` }];
  };
  return [...check("site_api", skin.apiHosts), ...check("live_ip", skin.liveHosts)];
}

/** `https://api.example:8443/v1` → `api.example`. */
function hostOf(address: string): string {
  return address
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/[:/].*$/, "")
    .toLowerCase();
}
