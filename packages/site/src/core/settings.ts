import { completeSettings, SettingsError, type Settings } from "@livery/contract/settings";
import { mergeSettings, type Boot, type MergedSettings, type SettingLayer } from "@livery/skin";
import { builtSettings } from "./built-settings.ts";
import type { SiteClient } from "./client.ts";
import {
  readStoredSettings,
  settingsStorageKey,
  type SettingsStorage,
  type StoredSettings,
} from "./stored-settings.ts";

/** Milliseconds between two loads of the settings (§9). */
export const settingsRefresh = 21_600_000;

export interface SettingsSource extends SettingsStorage {
  readonly boot: Boot;
  readonly client: SiteClient;
}

/**
 * Loads the settings as D51 merges them: baked < last known good < fetched. Never throws: if the service is away, the revision is
 * older or the document cannot be read, the last good settings stay.
 */
export async function loadSettings(source: SettingsSource, signal?: AbortSignal): Promise<Settings> {
  const stored = readStoredSettings(source);
  const fetched = await fetchSettings(source, signal);
  if (fetched !== null && fetched.revision >= (stored?.revision ?? -Infinity)) {
    const settings = settingsWith(source.boot, [{ source: "fetched", document: fetched.document }]);
    if (settings !== null) {
      source.storage.write(settingsStorageKey, JSON.stringify({ domain: source.domain, ...fetched }));
      return settings;
    }
  }
  return knownSettings(source);
}

/** The settings without a request: the last good ones over those baked into the page. */
export function knownSettings(source: Pick<SettingsSource, "boot" | "domain" | "storage">): Settings {
  const stored = readStoredSettings(source);
  const cached = stored && settingsWith(source.boot, [{ source: "cached", document: stored.document }]);
  return cached ?? builtSettings(source.boot);
}

async function fetchSettings(
  { client, domain }: SettingsSource,
  signal: AbortSignal | undefined,
): Promise<Omit<StoredSettings, "domain"> | null> {
  try {
    const { document, revision } = await client.call("settings", { domain }, { signal });
    return { document, revision };
  } catch {
    // The service may be away for hours (D51, D60): the last good settings are used.
    return null;
  }
}

/** Null if a layer cannot be read: one wrong value must not break the site's settings. */
function settingsWith(boot: Boot, layers: readonly SettingLayer[]): Settings | null {
  const base: MergedSettings = { document: boot.settings, origins: boot.settingOrigins };
  try {
    return completeSettings(mergeSettings(layers, base).document, { unknown: "ignore" });
  } catch (error) {
    if (error instanceof SettingsError) return null;
    throw error;
  }
}
