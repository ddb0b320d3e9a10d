import {
  parseSettings,
  settingsDefaults,
  SettingsError,
  type Settings,
  type SettingsDocument,
} from "@livery/contract/settings";
import { mergeSettings, type Boot, type MergedSettings, type SettingLayer } from "@livery/skin";
import type { SiteClient } from "./client.ts";
import type { SafeStorage } from "./safe-storage.ts";

/** Where the last good answer of the settings service is kept (D51). */
export const settingsStorageKey = "livery.settings";
/** Milliseconds between two looks at the settings (§9). */
export const settingsRefresh = 21_600_000;

interface KeptSettings {
  readonly domain: string;
  readonly revision: number;
  readonly document: SettingsDocument;
}

/** The settings that a page starts with: what was baked into it over the product's. */
export function bakedSettings(boot: Boot): Settings {
  return completed(boot.settings);
}

/** A document over the product's defaults. Throws SettingsError where a value cannot be read. */
function completed(document: SettingsDocument): Settings {
  const given = parseSettings(document, { unknown: "ignore" });
  return { ...settingsDefaults, ...given, infoPages: { ...settingsDefaults.infoPages, ...given.infoPages } };
}

export interface SettingsSource {
  readonly boot: Boot;
  readonly client: SiteClient;
  readonly storage: SafeStorage;
  /** The host that the page was opened at. */
  readonly domain: string;
}

/**
 * The settings as D51 merges them: baked < last known good < fetched. Never throws: a service that is away, an older
 * revision or a document that cannot be read leaves the last good one standing.
 */
export async function loadSettings(source: SettingsSource, signal?: AbortSignal): Promise<Settings> {
  const kept = readKept(source);
  const fetched = await fetchSettings(source, signal);
  if (fetched !== null && fetched.revision >= (kept?.revision ?? -Infinity)) {
    const settings = settingsWith(source.boot, [{ source: "fetched", document: fetched.document }]);
    if (settings !== null) {
      source.storage.write(settingsStorageKey, JSON.stringify({ domain: source.domain, ...fetched }));
      return settings;
    }
  }
  return knownSettings(source);
}

/** The settings without asking anybody: the last good ones over what was baked into the page. */
export function knownSettings(source: Pick<SettingsSource, "boot" | "domain" | "storage">): Settings {
  const kept = readKept(source);
  const cached = kept && settingsWith(source.boot, [{ source: "cached", document: kept.document }]);
  return cached ?? bakedSettings(source.boot);
}

async function fetchSettings(
  { client, domain }: SettingsSource,
  signal: AbortSignal | undefined,
): Promise<Omit<KeptSettings, "domain"> | null> {
  try {
    const { document, revision } = await client.call("settings", { domain }, { signal });
    return { document, revision };
  } catch {
    // The service may be away for hours (D51, D60): the last good settings are as good an answer.
    return null;
  }
}

/** Null where a layer cannot be read: one wrong value must not take the site's settings with it. */
function settingsWith(boot: Boot, layers: readonly SettingLayer[]): Settings | null {
  const base: MergedSettings = { document: boot.settings, origins: boot.settingOrigins };
  try {
    return completed(mergeSettings(layers, base).document);
  } catch (error) {
    if (error instanceof SettingsError) return null;
    throw error;
  }
}

function readKept({ storage, domain }: Pick<SettingsSource, "domain" | "storage">): KeptSettings | null {
  const text = storage.read(settingsStorageKey);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptSettings> | null;
    const whole =
      kept?.domain === domain &&
      typeof kept.revision === "number" &&
      typeof kept.document === "object" &&
      kept.document !== null;
    return whole ? (kept as KeptSettings) : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    storage.remove(settingsStorageKey);
    return null;
  }
}
