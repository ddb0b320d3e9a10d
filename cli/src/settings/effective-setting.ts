import type { JsonValue } from "@livery/contract";
import { defaultDocument, type SettingSource } from "@livery/contract/settings";
import { explainSetting, mergeSettings, type SettingLayer } from "@livery/skin";

export interface EffectiveSetting {
  /** Undefined for a path within a setting that has no such part. */
  readonly value: JsonValue | undefined;
  readonly source: SettingSource;
}

/** The value of a setting (D51) with the layers above the product, and the layer that it comes from: as a site completes them. */
export function effectiveSettings(layers: readonly SettingLayer[]): (name: string) => EffectiveSetting {
  const merged = mergeSettings(layers);
  const defaults = mergeSettings([{ source: "product", document: defaultDocument() }]);
  return (name) => {
    const isSet = merged.document[name.split(".")[0] ?? ""] !== undefined;
    const { source, value } = explainSetting(isSet ? merged : defaults, name);
    return { source, value };
  };
}
