import * as z from "zod/mini";
import { settingFields } from "./fields.ts";

/** A JSON Schema (draft 2020-12) of settings documents, for editors: each setting with its meaning and default. */
export interface SettingsSchema {
  readonly $schema: string;
  readonly title: string;
  readonly type: "object";
  readonly properties: Readonly<Record<string, object>>;
  readonly additionalProperties: false;
}

/**
 * The schema of the documents that `parseSettings` reads. It states what single settings may be; that a default language is built and
 * a host is the site's own is known only where the document is used.
 * @example packages/contract/examples/settings-schema.example.ts
 */
export function settingsSchema(): SettingsSchema {
  const described = settingFields.map(({ default: initial, doc, kind, wire }) => {
    const { $schema: _, ...form } = z.toJSONSchema(kind.codec, { io: "input", unrepresentable: "any" });
    // null unsets a setting (D51).
    const allowed = { anyOf: [form, { type: "null" }] };
    return [wire, { description: `${doc} Allowed: ${kind.allowed}.`, default: initial, ...allowed }] as const;
  });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Settings of a site",
    type: "object",
    properties: { $schema: { type: "string" }, ...Object.fromEntries(described) },
    additionalProperties: false,
  };
}

/**
 * The JSON value of a setting that was typed as text: `7` for a number, `1` for a switch, `#fff` for a text. Text that the setting
 * does not allow, and that of an unknown setting, is returned as it was typed, so that reading the document names the problem.
 */
export function typedSetting(name: string, typed: string): string | number | boolean | null {
  if (typed === "null") return null;
  const field = settingFields.find(({ wire }) => wire === name);
  if (field === undefined) return typed;
  const codec = field.kind.codec as z.ZodMiniType;
  const decoded = z.safeDecode(codec, typed);
  return decoded.success ? (z.encode(codec, decoded.data) as string | number | boolean) : typed;
}
