import type { Minor } from "@livery/betting";
import type { Settings } from "./settings.model.ts";

/** Settings in JSON: amounts, in minor units, are strings of digits. */
export type PlainSettings = Omit<Settings, "quickStakes"> & { readonly quickStakes: readonly string[] };

/** Converts settings for a built page, so that the first view need not parse a document. */
export function plainSettings(settings: Settings): PlainSettings {
  return { ...settings, quickStakes: settings.quickStakes.map(String) };
}

/** Reads the settings of `plainSettings`. */
export function settingsOfPlain(plain: PlainSettings): Settings {
  return { ...plain, quickStakes: plain.quickStakes.map((digits) => BigInt(digits) as Minor) };
}
