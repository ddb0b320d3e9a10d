import type { SettingsDocument } from "@livery/contract";
import { completeSettings, type Settings } from "@livery/contract/settings";
import { mergeSettings, skinLayer, type MergedSettings, type SettingsTrust, type Skin } from "@livery/skin";

export interface BakedSettings {
  /** The merged settings for the boot object. */
  readonly merged: MergedSettings;
  /** The same, typed, with the product's defaults. */
  readonly settings: Settings;
  /** Built languages in the switcher's order, and the default one. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Languages that the settings offer and the skin does not build. */
  readonly unbuilt: readonly string[];
  /** By what the site takes later settings, if the skin names a key (D104). */
  readonly trust?: SettingsTrust;
}

/**
 * Skin and fetched settings as the build bakes them (D51). `document` is null if no service answered; `version` is then 0.
 */
export function bakeSettings(skin: Skin, document: SettingsDocument | null, version = 0): BakedSettings {
  const merged = mergeSettings([
    { source: "skin", document: skinLayer(skin) },
    ...(document === null ? [] : [{ source: "baked" as const, document }]),
  ]);
  const settings = completeSettings(merged.document, { unknown: "ignore" });
  const offered = settings.languages.filter((code) => skin.languages.includes(code));
  const languages = offered.length > 0 ? offered : skin.languages;
  const [first = "en"] = languages;
  const { settingsKey: key } = skin;
  return {
    merged,
    settings,
    languages,
    defaultLanguage: languages.includes(settings.defaultLanguage) ? settings.defaultLanguage : first,
    unbuilt: settings.languages.filter((code) => !skin.languages.includes(code)),
    ...(key !== undefined && { trust: { key, domain: skin.domains.site, version } }),
  };
}
