import type { Minor } from "@livery/betting";
import type { Settings } from "./model.ts";

/** Settings as JSON carries them: amounts, in minor units, are their digits. */
export type PlainSettings = Omit<Settings, "quickStakes"> & { readonly quickStakes: readonly string[] };

/** What a build writes into a page, so that a first view reads its settings without parsing a document. */
export function plainSettings(settings: Settings): PlainSettings {
  return { ...settings, quickStakes: settings.quickStakes.map(String) };
}

/** The settings that `plainSettings` wrote. */
export function settingsOfPlain(plain: PlainSettings): Settings {
  return { ...plain, quickStakes: plain.quickStakes.map((digits) => BigInt(digits) as Minor) };
}
