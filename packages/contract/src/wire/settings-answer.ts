import * as z from "zod/mini";
import type { JsonValue, SettingsAnswer } from "../model/site.ts";
import { address, count, text, whole } from "./atoms.ts";

const scalar = z.union([text(200_000), z.number(), z.boolean(), z.null()]);
const flat = z.union([scalar, z.array(scalar).check(z.maxLength(500))]);
const small = z.refine<Readonly<Record<string, unknown>>>((value) => Object.keys(value).length <= 200, {
  params: { expected: "at most 200 names" },
});
/** A field of the document: a value, a list, or an object of those, no deeper. */
const value = z.union([flat, z.record(text(64, 1), flat).check(small)]);
const document = z.record(text(64, 1), value).check(small);

/** The fields that the settings service sends beside the document; in the model they are part of it. */
const beside = ["css", "generalJs", "serverid", "version", "operatorId"] as const;

const wire = z.object({
  settings: document,
  new_site_api: z.optional(z.nullable(address)),
  css: z.optional(text(200_000)),
  generalJs: z.optional(text(200_000)),
  serverid: z.optional(text(64)),
  version: z.optional(text(64)),
  operatorId: z.optional(z.union([whole(0, Number.MAX_SAFE_INTEGER), text(16)])),
  revision: z._default(count, 0),
});

export const settingsAnswer = z.codec(wire, z.custom<SettingsAnswer>(), {
  decode: ({ settings, new_site_api, revision, ...rest }): SettingsAnswer => ({
    document: { ...(settings as Record<string, JsonValue>), ...given(rest) },
    newApi: new_site_api ?? null,
    revision,
  }),
  encode: (answer) => {
    const settings: Record<string, JsonValue> = { ...answer.document };
    const rest: Record<string, JsonValue> = {};
    for (const field of beside) {
      const own = settings[field];
      if (own === undefined || own === null) continue;
      rest[field] = own;
      delete settings[field];
    }
    return { settings, new_site_api: answer.newApi, revision: answer.revision, ...rest } as z.output<typeof wire>;
  },
});

function given(fields: Readonly<Record<string, JsonValue | undefined>>): Record<string, JsonValue> {
  const present: Record<string, JsonValue> = {};
  for (const [field, content] of Object.entries(fields)) if (content !== undefined) present[field] = content;
  return present;
}
