import type { PlainSettings, Settings } from "@livery/contract/settings";
import { settingsOfPlain } from "@livery/contract/settings";

const built = new WeakMap<PlainSettings, Settings>();

/** The settings that the page was built with: the same object each time, so that settings of a house with equal values are others. */
export function builtSettings({ firstSettings }: { readonly firstSettings: PlainSettings }): Settings {
  const settings = built.get(firstSettings) ?? settingsOfPlain(firstSettings);
  built.set(firstSettings, settings);
  return settings;
}
