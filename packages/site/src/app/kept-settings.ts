import type { SettingsDocument } from "@livery/contract/settings";
import type { SafeStorage } from "./safe-storage.ts";

/** Where the last good answer of the settings service is kept (D51). */
export const settingsStorageKey = "livery.settings";

export interface KeptSettings {
  /** The host that they are of. */
  readonly domain: string;
  readonly revision: number;
  readonly document: SettingsDocument;
}

export interface KeptAt {
  readonly storage: SafeStorage;
  /** The host that the page was opened at. */
  readonly domain: string;
}

/** The last good answer for this host; null where there is none. Its values are not read: they are of a document. */
export function keptSettings({ storage, domain }: KeptAt): KeptSettings | null {
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
