import { idempotencyKeyForm } from "../idempotency-key.ts";
import { componentRef, envelopeName, wireSchemas, type JsonSchema } from "./schemas.ts";
import { operation, type Operation, type Parameter } from "./operation.ts";
import { documentedRows } from "./openapi.rows.ts";

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export interface OpenApiOptions {
  readonly version?: string;
  /** The address of the API, for the document's `servers`. */
  readonly url?: string;
}

/** The whole contract as an OpenAPI 3.1 document, generated from the table: the wire's side of every row. */
export function openApi(options: OpenApiOptions = {}): OpenApiDocument {
  const { schemas, rows } = wireSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of documentedRows) {
    const names = rows.get(row.key);
    if (!names) continue;
    const operations = (paths[row.path] ??= {});
    operations[row.method.toLowerCase()] = operation(row, names, schemas[names.payload] ?? {});
  }
  const payloads = new Set([...rows.values()].map((names) => names.payload));
  return {
    openapi: "3.1.0",
    info: {
      title: "Livery",
      version: options.version ?? "0.0.0",
      description:
        "Amounts are integers of minor units, odds decimal strings, dates RFC 3339 in UTC. Identity comes from the session alone.",
    },
    ...(options.url !== undefined && { servers: [{ url: options.url }] }),
    tags: [...new Set(documentedRows.map((row) => row.area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, payloads.has(name) ? besideEnvelope(schema) : schema]),
      ),
      parameters: {
        token: {
          name: "token",
          in: "query",
          required: true,
          description: "The site's public key: selects tenant and rate bucket, grants nothing (D43).",
          schema: { type: "string", maxLength: 512 },
        },
        lang: {
          name: "lang",
          in: "query",
          required: false,
          schema: { $ref: `${componentRef(envelopeName)}/properties/lang` },
        },
        idempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: "The same key and body: the same effect, once, and the same answer (D21, D54).",
          schema: { type: "string", pattern: idempotencyKeyForm.source },
        },
      },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-lv_sid",
          description: "Set by a sign-in; no script reads it.",
        },
        staff: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-lv_staff",
          description: "Set by a sign-in at the panel, on the panel's host; no script reads it.",
        },
      },
    },
  };
}

/** Removes a payload's own "no other fields", which would refuse the envelope's fields; the operation states it for both. */
function besideEnvelope(payload: JsonSchema): JsonSchema {
  const { additionalProperties: _, ...schema } = payload;
  return schema;
}
