import type * as z from "zod/mini";
import type { Call } from "../call.ts";
import type { ErrorCode } from "../errors.ts";
import { fullPayload, shapeOf, wireSide, type WireBody } from "./payloads.ts";
import { fieldLocation, type FieldLocation } from "./request.ts";
import { accepts, definitionOf, inner, isOptional } from "./wire-arbitrary.ts";

export type Fault = "absent" | "null" | "wrong type" | "negative" | "huge" | "unstorable" | "unknown";

/** A payload with one fault. The error must be one of `expectedCodes` and name `path`, or a field inside it. */
export interface WrongPayload {
  readonly path: string;
  readonly fault: Fault;
  readonly location: FieldLocation;
  readonly body: WireBody;
  readonly expectedCodes: readonly ErrorCode[];
}

const unknownName = "notInTheContract";
const wrongTypes = [{}, [], true, "\u0000", 1.5, Number.MAX_SAFE_INTEGER];
const hugeValues = [1e308, Number.MAX_SAFE_INTEGER + 2, "9".repeat(30_000), Array.from({ length: 10_000 }, () => 1)];

/** For every field of a row's payload, at every depth: each fault that its schema refuses. */
export function* wrongPayloads(row: Call): Generator<WrongPayload> {
  const base = fullPayload(row);
  yield {
    path: unknownName,
    fault: "unknown",
    location: row.method === "GET" ? "query" : "body",
    body: { ...base, [unknownName]: 1 },
    expectedCodes: ["unknown_field"],
  };
  for (const [name, schema] of Object.entries(shapeOf(row.payload))) {
    const location = fieldLocation(row, name);
    for (const wrong of wrongValues(schema, base[name])) {
      // an address contains only text, and a path without its parameter is another path
      if (location !== "body" && wrong.fault !== "absent" && typeof wrong.value !== "string") continue;
      if (location === "path" && wrong.fault === "absent") continue;
      // an address has no form for half of a surrogate pair
      if (location !== "body" && typeof wrong.value === "string" && /\p{Surrogate}/u.test(wrong.value)) continue;
      const path = [name, ...wrong.path].join(".");
      const expectedCodes = [wrong.fault === "unknown" ? "unknown_field" : "invalid_field"] as const;
      yield { path, fault: wrong.fault, location: location, body: withField(base, name, wrong.value), expectedCodes };
    }
  }
}

interface WrongValue {
  readonly path: readonly (string | number)[];
  readonly fault: Fault;
  /** undefined: the field is absent. */
  readonly value: unknown;
}

function* wrongValues(schema: z.ZodMiniType, good: unknown): Generator<WrongValue> {
  if (!isOptional(schema)) yield { path: [], fault: "absent", value: undefined };
  const attempts: readonly (readonly [Fault, readonly unknown[]])[] = [
    ["null", [null]],
    ["wrong type", wrongTypes],
    ["negative", [-1]],
    ["huge", hugeValues],
  ];
  for (const [fault, values] of attempts) {
    for (const value of values) if (!accepts(schema, value)) yield { path: [], fault, value };
  }
  if (typeof good === "string")
    for (const value of [`${good}\0`, `\ud800${good}`]) yield { path: [], fault: "unstorable", value };
  yield* inside(wireSide(schema), good);
}

function* inside(wire: z.ZodMiniType, good: unknown): Generator<WrongValue> {
  const definition = definitionOf(wire);
  if (definition.type === "array" && Array.isArray(good)) {
    for (const wrong of wrongValues(inner(definition.element), good[0])) {
      if (wrong.fault === "absent" && wrong.path.length === 0) continue;
      yield { ...wrong, path: [0, ...wrong.path], value: [wrong.value] };
    }
  }
  if (definition.type !== "object") return;
  const object = good as WireBody;
  yield { path: [unknownName], fault: "unknown", value: { ...object, [unknownName]: 1 } };
  for (const [name, field] of Object.entries(definition.shape ?? {})) {
    for (const wrong of wrongValues(field, object[name])) {
      yield { ...wrong, path: [name, ...wrong.path], value: withField(object, name, wrong.value) };
    }
  }
}

function withField(object: WireBody, name: string, value: unknown): WireBody {
  const { [name]: _, ...rest } = object;
  return value === undefined ? rest : { ...rest, [name]: value };
}
