import { nearestName } from "@livery/contract/settings";
import { UsageError } from "../errors.ts";

/** A layer that says what a value is. */
export interface ExplainedLayer {
  /** `product`, `skin`, `override file`, … */
  readonly layer: string;
  /** Its value; undefined for a layer that unsets the value. */
  readonly value: unknown;
  /** `skin.config.ts:12` from where the command was started, or another place that a reader can find; undefined if it is nowhere. */
  readonly at?: string;
  /** What else a reader should know of it. */
  readonly because?: string;
}

/** The value at a path, and every layer that says something of it, lowest first. */
export interface Explanation {
  readonly path: string;
  /** What the value is of, where a path has several: `light`, `en`, `m.derby.localhost`. */
  readonly of?: string;
  readonly value: unknown;
  readonly layers: readonly ExplainedLayer[];
  /** The index in `layers` of the one whose value holds; -1 where none has one. */
  readonly winner: number;
}

/** The highest layer with a value wins. */
export function explanation(path: string, layers: readonly ExplainedLayer[], of?: string): Explanation {
  const winner = layers.findLastIndex(({ value }) => value !== undefined);
  return { path, ...(of !== undefined && { of }), value: layers[winner]?.value, layers, winner };
}

/** The error for a path that names nothing, with the nearest name. */
export function unknownPath(
  path: string,
  prefix: string,
  names: readonly string[],
  where = "names nothing",
): UsageError {
  const below = path.slice(prefix.length + 1);
  const near = nearestNames(below, names).map((name) => `${prefix}.${name}`);
  const next =
    near.length > 0
      ? `Did you mean ${near.join(" or ")}?`
      : `${prefix}.… takes ${names.slice(0, shownNames).join(", ")}${names.length > shownNames ? ` and ${names.length - shownNames} others` : ""}.`;
  return new UsageError(`"${path}" ${where}.`, next);
}

const shownNames = 12;

/** The most similar name, and the names that continue or end in what was given. */
function nearestNames(given: string, names: readonly string[]): readonly string[] {
  const within = names.filter((name) => name.startsWith(`${given}.`) || name.endsWith(`.${given}`));
  const nearest = nearestName(given, names);
  return [...new Set([...(nearest === undefined ? [] : [nearest]), ...within])].slice(0, 3);
}
