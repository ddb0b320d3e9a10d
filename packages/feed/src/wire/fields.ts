import { FeedError } from "../errors.ts";
import type { Field, FieldKind } from "../model/fields.ts";
import type { MatchClock } from "../model/match.ts";
import { maxText } from "./limits.ts";

/** How a clock stands on the wire. */
interface WireClock {
  readonly phase: string;
  readonly second: number;
  readonly stopped: boolean;
  readonly added: number;
  readonly at_ms: number;
}

/** A whole number that a double of the wire holds. Throws FeedError `out_of_range`. */
export function wholeOf(value: number, field: string): number {
  if (!Number.isSafeInteger(value))
    throw new FeedError("out_of_range", `${field} is no whole number of at most 53 bits.`);
  return value;
}

/** A text of the wire. Throws FeedError `out_of_range` if it is longer than a field may hold. */
export function textOf(value: string, field: string): string {
  if (value.length > maxText) throw new FeedError("out_of_range", `${field} is longer than ${maxText} characters.`);
  return value;
}

function clockOf(wire: WireClock): MatchClock {
  return {
    phase: textOf(wire.phase, "clock.phase"),
    second: wire.second,
    stopped: wire.stopped,
    added: wire.added,
    at: wholeOf(wire.at_ms, "clock.at_ms"),
  };
}

function readValue(kind: FieldKind, value: unknown, field: string): unknown {
  switch (kind) {
    case "text":
      return textOf(value as string, field);
    case "movement":
      if (value !== -1 && value !== 0 && value !== 1) throw new FeedError("out_of_range", `${field} is no movement.`);
      return value;
    case "limit":
      return (value as number) < 0 ? null : wholeOf(value as number, field);
    case "clock":
      return clockOf(value as WireClock);
    case "flag":
    case "count":
      return value;
  }
}

/**
 * The fields that a decoded message has, by their model names; absent ones stay absent. Throws FeedError `out_of_range`.
 * A field of the first place that is a plain number (an id) is always there.
 */
export function readFields<Model>(fields: readonly Field<Model>[], message: object): Partial<Model> {
  const wire = message as Readonly<Record<string, unknown>>;
  const model: Record<string, unknown> = {};
  for (const field of fields) {
    const value = wire[field.wire];
    if (value !== null && value !== undefined) model[field.model] = readValue(field.kind, value, field.wire);
  }
  return model as Partial<Model>;
}

function writeValue(kind: FieldKind, value: unknown): unknown {
  if (kind === "limit") return value ?? -1;
  if (kind !== "clock" || value === null) return value;
  const { phase, second, stopped, added, at } = value as MatchClock;
  return {
    ...(phase && { phase }),
    ...(second && { second }),
    ...(stopped && { stopped }),
    ...(added && { added }),
    ...(at && { at_ms: at }),
  };
}

/** A change as the encoder takes it: the fields that it has, by their wire names. */
export function writeFields<Model>(fields: readonly Field<Model>[], change: Partial<Model>): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const { wire: name, model, kind } of fields) {
    const value = change[model];
    if (value !== undefined && value !== null) wire[name] = writeValue(kind, value);
    else if (value === null && kind === "limit") wire[name] = -1;
  }
  return wire;
}
