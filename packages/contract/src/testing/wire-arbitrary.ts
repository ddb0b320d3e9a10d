import fc from "fast-check";
import * as z from "zod/mini";

/** The part of zod's schema definition that the generator needs. */
interface Definition {
  readonly type: string;
  readonly in?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly keyType?: z.ZodMiniType;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
}

/** One check of a schema; its names depend on what it checks. */
interface CheckDefinition {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly check?: string;
  readonly value?: unknown;
  readonly format?: string;
  readonly pattern?: RegExp;
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
}

export function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def;
}

/** The bounds that a schema's own checks set. */
function boundsOf(schema: z.ZodMiniType): Bounds {
  const definition = definitionOf(schema) as Definition & CheckDefinition;
  const checks = [definition, ...(definition.checks ?? []).map((check) => check._zod.def)];
  const bounds: { -readonly [Name in keyof Bounds]: Bounds[Name] } = {};
  for (const { check, minimum, maximum, value, format, pattern } of checks) {
    if (minimum !== undefined) bounds.minimum = minimum;
    if (maximum !== undefined) bounds.maximum = maximum;
    if (check === "greater_than" && typeof value === "number") bounds.minimum = value;
    if (check === "less_than" && typeof value === "number") bounds.maximum = value;
    if (format !== undefined) bounds.format = format;
    if (pattern !== undefined) bounds.pattern = pattern;
  }
  return bounds;
}

/** Whether a schema accepts a value of the wire. */
export function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeDecode(schema, value).success;
}

/** Generates wire values that a schema accepts, derived from the schema itself. */
export function wireArbitrary(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return candidates(schema).filter((value) => accepts(schema, value));
}

function candidates(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case "string":
      return texts(boundsOf(schema));
    case "number":
      return numbers(boundsOf(schema));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constantFrom(...(definition.values ?? []));
    case "enum":
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case "array":
      return fc.array(wireArbitrary(inner(definition.element)), arrayLength(boundsOf(schema)));
    case "record":
      return fc.dictionary(keys(inner(definition.keyType)), wireArbitrary(inner(definition.valueType)), { maxKeys: 5 });
    case "object":
      return objects(definition.shape ?? {});
    case "union":
      return fc.oneof(...(definition.options ?? []).map(wireArbitrary));
    case "nullable":
      return fc.option(wireArbitrary(inner(definition.innerType)), { nil: null });
    case "optional":
    case "default":
      return wireArbitrary(inner(definition.innerType));
    case "pipe":
      return wireArbitrary(inner(definition.in));
    default:
      throw new TypeError(`no values are known for a schema of type ${definition.type}`);
  }
}

/** Whether a field of an object may be absent. */
export function isOptional(schema: z.ZodMiniType): boolean {
  return accepts(schema, undefined);
}

function objects(shape: Readonly<Record<string, z.ZodMiniType>>): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, wireArbitrary(presentOf(schema))]),
  );
  const requiredKeys = Object.keys(shape).filter((name) => !isOptional(shape[name]!));
  return fc.record(values, { requiredKeys });
}

/** The schema of a present value: an optional one without its "may be absent". */
function presentOf(schema: z.ZodMiniType): z.ZodMiniType {
  const definition = definitionOf(schema);
  return definition.type === "optional" ? presentOf(inner(definition.innerType)) : schema;
}

function keys(schema: z.ZodMiniType): fc.Arbitrary<string> {
  return wireArbitrary(schema)
    .map(String)
    .filter((key) => key !== "__proto__");
}

function texts(bounds: Bounds): fc.Arbitrary<string> {
  if (bounds.format === "datetime") return dates().map((date) => date.toISOString());
  if (bounds.format === "date") return dates().map((date) => date.toISOString().slice(0, 10));
  if (bounds.pattern) return fc.stringMatching(bounds.pattern, { size: "small" });
  const minLength = bounds.minimum ?? 0;
  const maxLength = Math.min(bounds.maximum ?? 50, minLength + 50);
  // What no database stores is refused everywhere.
  return fc.string({ minLength, maxLength, unit: "binary" }).map((text) => text.replaceAll(/\0|\p{Surrogate}/gu, "0"));
}

function dates(): fc.Arbitrary<Date> {
  return fc.date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true });
}

function numbers(bounds: Bounds): fc.Arbitrary<number> {
  const min = bounds.minimum ?? -1_000_000;
  const max = bounds.maximum ?? 1_000_000;
  if (bounds.format === "safeint") return fc.bigInt({ min: BigInt(min), max: BigInt(max) }).map(Number);
  return fc.integer({ min: Math.ceil(min * 1000), max: Math.floor(max * 1000) }).map((value) => value / 1000);
}

function arrayLength(bounds: Bounds): fc.ArrayConstraints {
  const minLength = bounds.minimum ?? 0;
  return { minLength, maxLength: Math.min(bounds.maximum ?? 4, minLength + 4) };
}

export function inner(schema: z.ZodMiniType | undefined): z.ZodMiniType {
  if (schema === undefined) throw new TypeError("the schema has no inner schema");
  return schema;
}
