import type { Call } from "../call.ts";
import type { PanelCall } from "../panel/index.ts";
import { commonErrors, errorCatalogue, type ErrorCode } from "../errors.ts";
import { panelRow } from "./openapi.rows.ts";
import { componentRef, envelopeName, errorSchemaName, type JsonSchema, type RowSchemas } from "./schemas.ts";

export interface Parameter {
  readonly name?: string;
  readonly in?: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly $ref?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, object>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** The roles that may call (docs/spec/permissions.md). */
  readonly "x-callers": readonly string[];
  /** For calls of the panel: the action of the permission table, "any" for every signed-in account, null before the sign-in. */
  readonly "x-action"?: string | null;
}

/** The operation of one row. */
export function operation(row: Call | PanelCall, names: RowSchemas, payload: JsonSchema): Operation {
  const panel = panelRow(row);
  return {
    operationId: row.key,
    tags: [row.area],
    summary: row.summary,
    parameters: parameters(row, payload),
    ...(row.method === "POST" && { requestBody: requestBody(row, names, payload) }),
    responses: { 200: success(row, names), ...refusals(row) },
    security: security(row),
    "x-callers": row.callers,
    ...(panel && { "x-action": panel.action }),
  };
}

function security(row: Call | PanelCall): Operation["security"] {
  if (panelRow(row) !== null) return row.callers.includes("visitor") ? [] : [{ staff: [] }];
  return row.callers.includes("visitor") ? [{}, { session: [] }] : [{ session: [] }];
}

/** Names in braces in a row's path. */
function pathParameters(row: Call): readonly string[] {
  return [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
}

function parameters(row: Call | PanelCall, payload: JsonSchema): readonly Parameter[] {
  const inPath = pathParameters(row);
  const found: Parameter[] = inPath.map((name) => ({
    name,
    in: "path",
    required: true,
    // token and lang are the envelope's
    schema: payload.properties?.[name] ?? { $ref: `${componentRef(envelopeName)}/properties/${name}` },
  }));
  if (row.method === "GET") {
    for (const [name, schema] of Object.entries(payload.properties ?? {})) {
      if (inPath.includes(name)) continue;
      found.push({ name, in: "query", required: payload.required?.includes(name) ?? false, schema });
    }
    found.push({ $ref: "#/components/parameters/lang" });
  }
  // The panel's host identifies its panel.
  if (panelRow(row) === null) found.push({ $ref: "#/components/parameters/token" });
  if (row.effect) found.push({ $ref: "#/components/parameters/idempotencyKey" });
  return found;
}

/** The payload without its path parameters, with the envelope's fields; no others (D61). */
function requestBody(row: Call, names: RowSchemas, payload: JsonSchema): NonNullable<Operation["requestBody"]> {
  const inPath = pathParameters(row);
  const properties = Object.entries(payload.properties ?? {}).filter(([name]) => !inPath.includes(name));
  const own: JsonSchema =
    inPath.length === 0
      ? { $ref: componentRef(names.payload) }
      : {
          type: "object",
          properties: Object.fromEntries(properties),
          required: payload.required?.filter((name) => !inPath.includes(name)) ?? [],
        };
  const schema = { allOf: [own, { $ref: componentRef(envelopeName) }], unevaluatedProperties: false };
  return { required: true, content: { "application/json": { schema } } };
}

function success(row: Call | PanelCall, names: RowSchemas): object {
  const file = panelRow(row)?.format === "csv" ? "text/csv" : "application/json";
  const type = row.area === "print" ? "text/html" : file;
  return { description: "Done.", content: { [type]: { schema: { $ref: componentRef(names.result) } } } };
}

/** One response a status, with the codes that it can have. */
function refusals(row: Call): Record<string, object> {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of [...commonErrors, ...row.errors]) {
    const { status } = errorCatalogue[code];
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  const answers: Record<string, object> = {};
  for (const [status, ofStatus] of [...codes].toSorted(([a], [b]) => a - b)) {
    answers[status] = {
      description: ofStatus.join(", "),
      ...(status === 429 && {
        headers: { "Retry-After": { schema: { type: "integer" }, description: "Seconds to wait." } },
      }),
      content: {
        "application/json": {
          schema: { allOf: [{ $ref: componentRef(errorSchemaName) }, { properties: { code: { enum: ofStatus } } }] },
        },
      },
    };
  }
  return answers;
}
