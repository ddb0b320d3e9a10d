import { describe, expect, test } from "vitest";
import { calls } from "../areas/table.ts";
import type { Call } from "../call.ts";
import { panelCalls } from "../panel/index.ts";
import { errorCatalogue } from "../errors.ts";
import { settingNames } from "../settings/fields.ts";
import { openApi } from "./openapi-document.ts";

const document = openApi({ version: "1.2.3", url: "http://harbour.localhost:4300" });
const rows: readonly (readonly [string, Call])[] = Object.entries({ ...calls, ...panelCalls });
const operationOf = (row: Call) => document.paths[row.path]?.[row.method.toLowerCase()];

/** Every object in a document with the path to it. */
function* objectsIn(value: unknown, path = "#"): Generator<readonly [string, Readonly<Record<string, unknown>>]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [name, part] of Object.entries(value)) yield* objectsIn(part, `${path}/${name}`);
}

function resolve(ref: string): unknown {
  return ref
    .slice(2)
    .split("/")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);
}

describe("the OpenAPI document", () => {
  test("is 3.1 and survives JSON", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.version).toBe("1.2.3");
    expect(document.servers).toEqual([{ url: "http://harbour.localhost:4300" }]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test("has one operation per row and no others", () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(ids.toSorted()).toEqual(rows.map(([key]) => key).toSorted());
  });

  test("resolves every $ref", () => {
    const refs = [...objectsIn(document)].flatMap(([, object]) =>
      typeof object["$ref"] === "string" ? [object["$ref"]] : [],
    );
    expect(refs.length).toBeGreaterThan(300);
    expect(refs.filter((ref) => !ref.startsWith("#/components/") || resolve(ref) === undefined)).toEqual([]);
  });

  test("has no schema that accepts any value", () => {
    const loose = [...objectsIn(document.components.schemas)].filter(
      ([path, object]) => Object.keys(object).length === 0 && !/\/(properties|default)$/.test(path),
    );
    expect(loose).toEqual([]);
  });

  test.each(rows)("%s declares every parameter of its path, and no other", (_, row) => {
    const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = operationOf(row)?.parameters.filter((parameter) => parameter.in === "path");
    expect(declared?.map((parameter) => parameter.name)).toEqual(inPath);
    expect(declared?.every((parameter) => parameter.required)).toBe(true);
  });

  test.each(rows)("%s takes the site's public key, and an idempotency key if it has an effect", (key, row) => {
    const refs = operationOf(row)?.parameters.map((parameter) => parameter.$ref) ?? [];
    expect(refs.includes("#/components/parameters/token")).toBe(key in calls);
    expect(refs.includes("#/components/parameters/idempotencyKey")).toBe(row.effect);
  });

  test.each(rows)("%s lists every code that it can answer, under its status", (_, row) => {
    const responses = operationOf(row)?.responses ?? {};
    const named = Object.entries(responses).flatMap(([status, response]) =>
      status === "200"
        ? []
        : (response as { description: string }).description.split(", ").map((code) => `${status} ${code}`),
    );
    for (const code of ["invalid_field", "signed_out", "not_served", ...row.errors] as const) {
      expect(named).toContain(`${errorCatalogue[code].status} ${code}`);
    }
    expect(Object.keys(responses).filter((status) => !/^[2-5]\d\d$/.test(status))).toEqual([]);
  });

  test("requires the session's cookie if a visitor may not call", () => {
    expect(operationOf(calls.createcoupon)?.security).toEqual([{ session: [] }]);
    expect(operationOf(calls.matches)?.security).toEqual([{}, { session: [] }]);
    expect(document.components.securitySchemes).toMatchObject({ session: { type: "apiKey", in: "cookie" } });
  });

  test("gives for panel calls the permission, the cookie, and whether the answer is a file", () => {
    expect(operationOf(panelCalls.panelUserLimits)).toMatchObject({
      "x-action": "limit.raise",
      security: [{ staff: [] }],
    });
    expect(operationOf(panelCalls.panelSignIn)).toMatchObject({ "x-action": null, security: [] });
    expect(operationOf(panelCalls.panelUsersExport)?.responses["200"]).toMatchObject({ content: { "text/csv": {} } });
    expect(operationOf(calls.createcoupon)).not.toHaveProperty("x-action");
  });

  test("accepts the envelope beside a payload, and nothing else (D61)", () => {
    const body = operationOf(calls.createcoupon)?.requestBody?.content["application/json"]?.schema;
    expect(body).toEqual({
      allOf: [{ $ref: "#/components/schemas/createcoupon.payload" }, { $ref: "#/components/schemas/Envelope" }],
      unevaluatedProperties: false,
    });
    expect(document.components.schemas["createcoupon.payload"]).not.toHaveProperty("additionalProperties");
  });

  test("has a path parameter in the path and not in the body too", () => {
    const body = operationOf(calls.resetPassword)?.requestBody?.content["application/json"]?.schema as {
      allOf: [{ properties: object }];
    };
    expect(Object.keys(body.allOf[0].properties)).toEqual(["password", "repassword"]);
  });

  test("describes every field of the settings", () => {
    const { properties } = document.components.schemas["SettingsDocument"] as {
      properties: Record<string, { description: string }>;
    };
    expect(Object.keys(properties)).toEqual(settingNames);
    expect(properties["matches_day"]).toMatchObject({
      default: 30,
      description: expect.stringContaining("from 1 to 365") as string,
    });
  });

  test("describes the wire: specified spellings, decimal odds, integer amounts", () => {
    const { properties } = document.components.schemas["createcoupon.payload"] as {
      properties: Record<string, object>;
    };
    expect(Object.keys(properties)).toEqual([
      "ticketStake",
      "totalStake",
      "ticketType",
      "couponType",
      "systemTickets",
      "oddChangeOk",
      "tips",
    ]);
    expect(document.components.schemas["Amount"]).toMatchObject({ type: "integer", minimum: 0 });
    expect(document.components.schemas["Odds"]).toMatchObject({ anyOf: [{ type: "string" }, { type: "number" }] });
  });
});
