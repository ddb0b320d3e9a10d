import { completeSettings, SettingsError, type Settings } from "@livery/contract/settings";
import { mergeSettings, type Boot, type MergedSettings, type SettingLayer } from "@livery/skin";
import type { SiteClient } from "./client.ts";
import type { SettingsStorage } from "./stored-settings.ts";

/** Where a page's settings come from. */
export interface SettingsSource extends SettingsStorage {
  readonly boot: Boot;
  readonly client: SiteClient;
}

/** Layers over the settings of the build. Null if a layer cannot be read: one wrong value must not break the site's settings. */
export function settingsWith(boot: Boot, layers: readonly SettingLayer[]): Settings | null {
  const base: MergedSettings = { document: boot.settings, origins: boot.settingOrigins };
  try {
    return completeSettings(mergeSettings(layers, base).document, { unknown: "ignore" });
  } catch (error) {
    if (error instanceof SettingsError) return null;
    throw error;
  }
}
