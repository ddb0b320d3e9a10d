import type { SettingsDocument } from "@livery/contract/settings";
import type { SafeStorage } from "./safe-storage.ts";

/** Storage key of the last good answer of the settings service (D51). */
export const settingsStorageKey = "livery.settings";

export interface StoredSettings {
  /** The host of these settings. */
  readonly domain: string;
  readonly revision: number;
  readonly document: SettingsDocument;
}

export interface SettingsStorage {
  readonly storage: SafeStorage;
  /** The host that the page was opened on. */
  readonly domain: string;
}

/** The last good answer for this host; null where there is none. Its values are not read here: they belong to a document. */
export function readStoredSettings({ storage, domain }: SettingsStorage): StoredSettings | null {
  const text = storage.read(settingsStorageKey);
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredSettings> | null;
    const whole =
      stored?.domain === domain &&
      typeof stored.revision === "number" &&
      typeof stored.document === "object" &&
      stored.document !== null;
    return whole ? (stored as StoredSettings) : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    storage.remove(settingsStorageKey);
    return null;
  }
}
