import * as z from "zod/mini";
import type { Atom } from "./atoms.ts";

/** A model field: its wire name and the schema of its value. */
type Field<Model = unknown> = readonly [wire: string, schema: Atom<Model>];
export type Fields = Readonly<Record<string, Field>>;

/** The fields of a model, one for each of its names. */
export type FieldsOf<Model> = { readonly [Name in keyof Model]-?: Field<Model[Name]> };

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: undefined extends z.output<F[Name][1]> ? Name : never;
}[keyof F];
/** The model of the fields; a field with an optional schema may be absent. */
export type ModelOf<F extends Fields> = {
  readonly [Name in Exclude<keyof F, OptionalNames<F>>]: z.output<F[Name][1]>;
} & { readonly [Name in OptionalNames<F>]?: z.output<F[Name][1]> } extends infer Model
  ? { [Name in keyof Model]: Model[Name] }
  : never;

/** A codec from an object with wire names to one with model names. */
export type RecordCodec<Model> = z.ZodMiniCodec<z.ZodMiniObject, z.ZodMiniCustom<Model, Model>>;

/** A response's object. Fields of a newer server are ignored. */
// @__NO_SIDE_EFFECTS__
export function record<Model>(fields: FieldsOf<Model>): RecordCodec<Model> {
  return translate<Model>(z.object(shapeOf(fields as Fields)), fields);
}

/** A payload's object, or an object inside one: an unknown field is refused (D61). */
// @__NO_SIDE_EFFECTS__
export function strictRecord<Model>(fields: FieldsOf<Model>): RecordCodec<Model> {
  return translate<Model>(z.strictObject(shapeOf(fields as Fields)), fields);
}

/** The payload of a row without a model type of its own: the type follows from the fields. */
// @__NO_SIDE_EFFECTS__
export function payload<const F extends Fields>(fields: F): RecordCodec<ModelOf<F>> {
  return translate<ModelOf<F>>(z.strictObject(shapeOf(fields)), fields);
}

function shapeOf(fields: Fields): Record<string, Atom<unknown>> {
  return Object.fromEntries(Object.values(fields).map(([wire, schema]) => [wire, schema]));
}

function translate<Model>(wire: z.ZodMiniObject, fields: Fields): RecordCodec<Model> {
  const names = Object.entries(fields).map(([model, [wireName]]) => [model, wireName] as const);
  return z.codec(wire, z.custom<Model>(isObject), {
    decode: (value: Readonly<Record<string, unknown>>) => rename(value, names, 1, 0) as Model,
    encode: (model: Model) => rename(model as Record<string, unknown>, names, 0, 1),
  }) as RecordCodec<Model>;
}

type Names = readonly (readonly [model: string, wire: string])[];

function rename(
  value: Readonly<Record<string, unknown>>,
  names: Names,
  from: 0 | 1,
  to: 0 | 1,
): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const pair of names) {
    const field = value[pair[from]];
    if (field !== undefined) renamed[pair[to]] = field;
  }
  return renamed;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
