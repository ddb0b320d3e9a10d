import type { JsonValue, SettingsDocument } from "@livery/contract";
import { settingSources, type SettingSource } from "@livery/contract/settings";

/** Dotted path of a value → the layer that it came from. */
export type SettingOrigins = Readonly<Record<string, SettingSource>>;

export interface SettingLayer {
  readonly source: SettingSource;
  readonly document: SettingsDocument;
}

/** The result of a merge. A setting that no layer sets is in neither part: the product's default applies. */
export interface MergedSettings {
  readonly document: SettingsDocument;
  readonly origins: SettingOrigins;
}

export const nothingSet: MergedSettings = { document: {}, origins: {} };

/**
 * Merges layers onto a base by D51: product < skin < baked < cached < fetched < player, in any order of the argument. Objects
 * merge, arrays replace, null unsets the value of lower layers. A base that is itself a merge of lower layers gives the same
 * result as one merge of all.
 * @example packages/skin/examples/merge-settings.example.ts
 */
export function mergeSettings(layers: readonly SettingLayer[], base: MergedSettings = nothingSet): MergedSettings {
  const ordered = layers.toSorted((a, b) => settingSources.indexOf(a.source) - settingSources.indexOf(b.source));
  return ordered.reduce<MergedSettings>((merged, layer) => {
    const origins: Record<string, SettingSource> = { ...merged.origins };
    const document = applyObject(merged.document, layer.document, "", layer.source, origins);
    return { document, origins };
  }, base);
}

/** The source of a setting's value. A setting that no layer sets is not in `document` or `origins`. */
export interface SettingExplanation {
  readonly name: string;
  readonly value: JsonValue | undefined;
  /** The highest layer that sets it; for an object, `parts` has the layer of each part. */
  readonly source: SettingSource;
  readonly parts: SettingOrigins;
}

/** Returns the layer of a setting's value; "product" if the default applies. `name` may be a dotted path. */
export function explainSetting(merged: MergedSettings, name: string): SettingExplanation {
  const value = valueAt(merged.document, name);
  const own = merged.origins[name];
  const parts = Object.fromEntries(Object.entries(merged.origins).filter(([path]) => path.startsWith(`${name}.`)));
  const highest = Object.values(parts).reduce<SettingSource>(
    (top, source) => (settingSources.indexOf(source) > settingSources.indexOf(top) ? source : top),
    "product",
  );
  return { name, value, source: own ?? highest, parts };
}

function applyObject(
  below: SettingsDocument,
  above: SettingsDocument,
  prefix: string,
  source: SettingSource,
  origins: Record<string, SettingSource>,
): SettingsDocument {
  const result: Record<string, JsonValue> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    const lower = Object.hasOwn(below, name) ? below[name] : undefined;
    if (isObject(value) && isObject(lower)) {
      define(result, name, applyObject(lower, value, path, source, origins));
      continue;
    }
    forget(origins, path);
    delete result[name];
    if (value === null) continue;
    if (isObject(value)) {
      const whole = applyObject({}, value, path, source, origins);
      if (Object.keys(whole).length > 0) define(result, name, whole);
    } else {
      define(result, name, value);
      define(origins, path, source);
    }
  }
  return result;
}

/** `__proto__` in a document is treated as any other name. */
function define<Value>(target: Record<string, Value>, name: string, value: Value): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

function forget(origins: Record<string, SettingSource>, path: string): void {
  for (const known of Object.keys(origins)) {
    if (known === path || known.startsWith(`${path}.`)) delete origins[known];
  }
}

function isObject(value: JsonValue | undefined): value is SettingsDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function valueAt(document: SettingsDocument, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = document;
  for (const name of path.split(".")) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}
