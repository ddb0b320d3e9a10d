import { FeedError } from "../errors.ts";
import type { Field, FieldKind } from "../model/fields.ts";
import type { Incident, MatchClock } from "../model/match.ts";
import { maxIncidents, maxText } from "./message-limits.ts";

/** The form of a clock on the wire. */
interface WireClock {
  readonly phase: string;
  readonly second: number;
  readonly stopped: boolean;
  readonly added: number;
  readonly at_ms: number;
}

/** The form of a timeline on the wire. */
interface WireTimeline {
  readonly kind: readonly number[];
  readonly side: readonly number[];
  readonly phase: readonly string[];
  readonly second: readonly number[];
}

/** Checks a whole number in a double of the wire. Throws FeedError `out_of_range`. */
export function wholeOf(value: number, field: string): number {
  if (!Number.isSafeInteger(value))
    throw new FeedError("out_of_range", `${field} is no whole number of at most 53 bits.`);
  return value;
}

/** Checks a text of the wire. Throws FeedError `out_of_range` if it is longer than a field may be. */
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

function incidentsOf({ kind, side, phase, second }: WireTimeline): readonly Incident[] {
  if (kind.length > maxIncidents) throw new FeedError("too_many", "A match with more incidents than it may tell.");
  if ([side, phase, second].some(({ length }) => length !== kind.length))
    throw new FeedError("malformed", "The columns of a timeline differ in length.");
  return kind.map((each, at) => ({
    kind: each,
    side: sideOf(side[at]),
    phase: textOf(phase[at] ?? "", "timeline.phase"),
    second: second[at] ?? 0,
  }));
}

function sideOf(value: number | undefined): Incident["side"] {
  if (value !== 0 && value !== 1) throw new FeedError("out_of_range", "timeline.side is no side.");
  return value === 0 ? "home" : "away";
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
    case "incidents":
      return incidentsOf(value as WireTimeline);
    case "flag":
    case "count":
      return value;
  }
}

/**
 * The fields of a decoded message by their model names; absent ones stay absent. Throws FeedError `out_of_range`. If the first
 * field is a plain number (an id), it is always there.
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

function wireTimeline(incidents: readonly Incident[]): WireTimeline {
  return {
    kind: incidents.map(({ kind }) => kind),
    side: incidents.map(({ side }) => (side === "home" ? 0 : 1)),
    phase: incidents.map(({ phase }) => phase),
    second: incidents.map(({ second }) => second),
  };
}

function writeValue(kind: FieldKind, value: unknown): unknown {
  if (kind === "limit") return value ?? -1;
  if (kind === "incidents") return wireTimeline(value as readonly Incident[]);
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

/** A change in the form that the encoder takes: its fields by their wire names. */
export function writeFields<Model>(fields: readonly Field<Model>[], change: Partial<Model>): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const { wire: name, model, kind } of fields) {
    const value = change[model];
    if (value !== undefined && value !== null) wire[name] = writeValue(kind, value);
    else if (value === null && kind === "limit") wire[name] = -1;
  }
  return wire;
}
