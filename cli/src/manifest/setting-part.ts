import { settingFields, settingsSchema } from "@livery/contract/settings";

export interface ManifestSetting {
  /** Its name in a settings document. */
  readonly name: string;
  readonly summary: string;
  /** The allowed values, for a reader. */
  readonly allowed: string;
  /** The product's default. */
  readonly default: string | number;
  /** The allowed values as JSON Schema (draft 2020-12). */
  readonly schema: object;
}

/** Every setting of a site, in the order of the list. */
export function settingPart(): readonly ManifestSetting[] {
  const { properties } = settingsSchema();
  return settingFields.map(({ default: initial, doc, kind, wire }) => {
    const { default: _, description: __, ...schema } = properties[wire] as Readonly<Record<string, unknown>>;
    return { name: wire, summary: doc, allowed: kind.allowed, default: initial, schema };
  });
}
