import fc from "fast-check";
import type { Call } from "../call.ts";
import { accepts, definitionOf, inner, wireArbitrary } from "./wire-arbitrary.ts";
import type * as z from "zod/mini";

export type WireBody = Record<string, unknown>;

/** Valid payloads of a row on the wire; the same seed gives the same payloads. */
export function validPayloads(row: Call, count = 10, seed = 1): readonly WireBody[] {
  return fc.sample(payloadArbitrary(row), { numRuns: count, seed }) as WireBody[];
}

/** One payload with every field and at least one item in every list. */
export function fullPayload(row: Call): WireBody {
  const fields = shapeOf(row.payload);
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, full(schema)]));
}

export function payloadArbitrary(row: Call): fc.Arbitrary<unknown> {
  return wireArbitrary(row.payload);
}

export function resultArbitrary(row: Call): fc.Arbitrary<unknown> {
  return wireArbitrary(row.result);
}

/** The fields of an object schema on its wire side. */
export function shapeOf(schema: z.ZodMiniType): Readonly<Record<string, z.ZodMiniType>> {
  return definitionOf(wireSide(schema)).shape ?? {};
}

/** The wire side of a schema: codecs by their input, optional and default ones by their inner schema. */
export function wireSide(schema: z.ZodMiniType): z.ZodMiniType {
  const definition = definitionOf(schema);
  if (definition.type === "pipe") return wireSide(inner(definition.in));
  if (definition.type === "optional" || definition.type === "nullable" || definition.type === "default")
    return wireSide(inner(definition.innerType));
  return schema;
}

function full(schema: z.ZodMiniType, seed = 7): unknown {
  const definition = definitionOf(wireSide(schema));
  if (definition.type === "object") {
    const fields = Object.entries(definition.shape ?? {}).map(([name, field]) => [name, full(field, seed)]);
    const value: unknown = Object.fromEntries(fields);
    // If the fields do not fit each other, other ones are generated.
    return accepts(schema, value) || seed > 100 ? value : full(schema, seed + 1);
  }
  if (definition.type === "array") return [full(inner(definition.element), seed)];
  const [value] = fc.sample(
    wireArbitrary(schema).filter((candidate) => candidate !== null && candidate !== undefined),
    { numRuns: 1, seed },
  );
  return value;
}
