import * as z from "zod/mini";
import { settingFields } from "../settings/fields.ts";
import { amount, flag, odds, signedAmount } from "../wire/atoms.ts";
import { couponDetail, couponSummary } from "../wire/coupon.ts";
import { envelopeSchema } from "../wire/envelope.ts";
import { errorBody } from "../wire/error-body.ts";
import { game } from "../wire/games.ts";
import { liveMarket } from "../wire/live.ts";
import { market, matchSummary, outcome } from "../wire/sport.ts";
import { userInfo } from "../wire/user.ts";
import { documentedRows } from "./openapi.rows.ts";

/** JSON Schema, draft 2020-12, as far as this code reads it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

export const errorSchemaName = "Error";
export const envelopeName = "Envelope";
const settingsDocumentName = "SettingsDocument";

/** Schemas that several rows share, each under one name. */
const shared: Readonly<Record<string, z.ZodMiniType>> = {
  Flag: flag,
  Amount: amount,
  SignedAmount: signedAmount,
  Odds: odds,
  Outcome: outcome,
  Market: market,
  Match: matchSummary,
  LiveMarket: liveMarket,
  Game: game,
  UserInfo: userInfo,
  CouponSummary: couponSummary,
  CouponDetail: couponDetail,
  [envelopeName]: envelopeSchema,
  [errorSchemaName]: errorBody,
};

const descriptions: Readonly<Record<string, string>> = {
  Flag: "0 or 1; a boolean is taken too.",
  Amount: "Money in minor units of its currency.",
  SignedAmount: "Money in minor units of its currency; may be negative.",
  Odds: 'A decimal odd with three decimals, "2.150"; a number is taken too.',
  [envelopeName]: "May stand beside every payload. It grants nothing (D42, D43): ids are compared with the session's.",
  [errorSchemaName]: "Every answer that is not 2xx (D44).",
};

export interface RowSchemas {
  readonly payload: string;
  readonly result: string;
}

/** All schemas of the wire by component name, and the ones that each row uses. */
export function wireSchemas(): {
  readonly schemas: Record<string, JsonSchema>;
  readonly rows: ReadonlyMap<string, RowSchemas>;
} {
  const registry = z.registry<{ id: string }>();
  const nameOf = (schema: z.ZodMiniType, preferredName: string): string => {
    const known = registry.get(schema)?.id;
    if (known !== undefined) return known;
    registry.add(schema, { id: preferredName });
    return preferredName;
  };
  for (const [name, schema] of Object.entries(shared)) nameOf(schema, name);
  const rows = new Map<string, RowSchemas>();
  for (const row of documentedRows) {
    rows.set(row.key, {
      payload: nameOf(row.payload, `${row.key}.payload`),
      result: nameOf(row.result, `${row.key}.result`),
    });
  }
  const generated = z.toJSONSchema(registry, { io: "input", uri: componentRef }).schemas as Record<string, JsonSchema>;
  const schemas: Record<string, JsonSchema> = { [settingsDocumentName]: settingsDocument() };
  for (const [name, { $schema: _, $id: __, ...schema }] of Object.entries(generated)) {
    const description = descriptions[name];
    schemas[name] = description === undefined ? schema : { description, ...schema };
  }
  describeSettings(schemas, rows.get("settings")?.result ?? "");
  return { schemas, rows };
}

export function componentRef(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The fields of the settings document, from their table (§3). */
function settingsDocument(): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const field of settingFields) {
    const { $schema: _, ...schema } = z.toJSONSchema(field.kind.codec, { io: "input" }) as JsonSchema;
    properties[field.wire] = {
      description: `${field.doc} Allowed: ${field.kind.allowed}.`,
      default: field.default,
      ...schema,
    };
  }
  return { description: "A site's settings (§3); null unsets (D51).", type: "object", properties };
}

/** The response's codec accepts any document; `parseSettings` checks its fields. */
function describeSettings(schemas: Record<string, JsonSchema>, answer: string): void {
  const schema = schemas[answer];
  if (!schema) return;
  schemas[answer] = {
    ...schema,
    properties: { ...schema.properties, settings: { $ref: componentRef(settingsDocumentName) } },
  };
}
