import * as z from "zod/mini";
import type { Call, PayloadGiven, PayloadOf, ResultOf } from "../call.ts";
import { CallError } from "../errors.ts";
import { readEnvelope, type Envelope } from "./envelope.ts";
import { refusal } from "./refusal.ts";
import { unstorablePath } from "./storable.ts";

/** Misspellings of the specification that are accepted (D35). */
const aliases: Readonly<Record<string, string>> = { counrtyId: "countryId" };

/**
 * Reads the input of a row: body, query and path parameters in one object, in the wire's names. Throws CallError("invalid_field"
 * | "unknown_field" | "malformed_body") with path and params `expected`, `received` (D61).
 * @example packages/contract/examples/answer-a-call.example.ts
 */
export function decodePayload<C extends Call>(
  row: C,
  body: unknown,
): { readonly payload: PayloadOf<C>; readonly envelope: Envelope } {
  const { envelope, rest } = readEnvelope(body);
  const own = wireNames(row);
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) define(named, aliasFor(name, rest, own) ?? name, value);
  // a row that declares a name of the envelope also reads it
  for (const name of own) if (name in (body as object)) define(named, name, (body as Record<string, unknown>)[name]);
  const read = z.safeDecode(row.payload, named);
  if (!read.success) throw refusal(read.error.issues, named);
  const path = unstorablePath(body);
  if (path !== null)
    throw new CallError("invalid_field", { path: path.slice(0, 200), params: { expected: "text that can be stored" } });
  return { payload: read.data as PayloadOf<C>, envelope };
}

function aliasFor(name: string, body: Readonly<Record<string, unknown>>, own: readonly string[]): string | undefined {
  const meant = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return meant !== undefined && own.includes(meant) && !Object.hasOwn(body, meant) ? meant : undefined;
}

/** The wire names of a row's payload, in their order. */
export function wireNames(row: Call): readonly string[] {
  const schema = row.payload as unknown as {
    readonly _zod: { readonly def: { readonly in?: { readonly shape?: object } } };
  };
  return Object.keys(schema._zod.def.in?.shape ?? {});
}

/** Writes a payload in the wire's names. Throws CallError("invalid_field") if the model breaks a bound. */
export function encodePayload<C extends Call>(row: C, payload: PayloadGiven<C>): Record<string, unknown> {
  const written = z.safeEncode(row.payload, payload);
  if (!written.success) throw refusal(written.error.issues, payload);
  return written.data as Record<string, unknown>;
}

/**
 * Writes a result in the wire's names. Throws CallError("technical") if the row does not allow the handler's result.
 * @example packages/contract/examples/answer-a-call.example.ts
 */
export function encodeResult<C extends Call>(row: C, result: ResultOf<C>): unknown {
  const written = z.safeEncode(row.result, result);
  if (!written.success)
    throw new CallError("technical", {
      message: `${row.key}: the answer does not fit its row`,
      cause: refusal(written.error.issues, result),
    });
  return written.data;
}

/** Reads a response. Throws CallError("unreadable_answer") with the faulty path. */
export function decodeResult<C extends Call>(row: C, answer: unknown): ResultOf<C> {
  const read = z.safeDecode(row.result, answer);
  if (!read.success) {
    const cause = refusal(read.error.issues, answer);
    throw new CallError("unreadable_answer", {
      params: cause.params,
      cause,
      ...(cause.path !== undefined && { path: cause.path }),
    });
  }
  return read.data as ResultOf<C>;
}

/** `__proto__` in a body is treated as any unknown field. */
function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
