import type { Settings } from "@livery/contract/settings";
import { builtSettings } from "./built-settings.ts";
import { settingsWith, type SettingsSource } from "./merged-settings.ts";
import { readStoredSettings, settingsStorageKey, type StoredSettings } from "./stored-settings.ts";

/** Milliseconds between two loads of the settings (§9). */
export const settingsRefresh = 21_600_000;

/**
 * Loads the settings as D51 merges them: baked < last known good < fetched. Never throws: if the service is away, the revision is
 * older or the document cannot be read, the last good settings stay.
 */
export async function loadSettings(source: SettingsSource, signal?: AbortSignal): Promise<Settings> {
  // Loaded by the few brands that name a key, so that the others do not pay for it.
  if (source.boot.signedSettings) {
    const signed = await import("./signed-settings.ts").catch(() => null);
    return signed === null ? builtSettings(source.boot) : signed.loadSignedSettings(source, signal);
  }
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
  const stored = source.boot.signedSettings ? null : readStoredSettings(source);
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
