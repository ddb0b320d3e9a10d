import { OpenFootballFileError } from "./errors.ts";
import { isPlainText } from "./plain-text.ts";
import { jsonErrorLocation } from "./json-location.ts";

/** One entry of a file's match list, with the round it stands under in the older shape. */
export interface MatchEntry {
  /** Its location: "matches[3]" or "rounds[2].matches[0]". */
  readonly location: string;
  readonly round: unknown;
  readonly value: unknown;
}

export interface FixtureDocument {
  readonly name: string;
  readonly entries: readonly MatchEntry[];
}

function decodeText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new OpenFootballFileError(file, "the text", "it is not UTF-8", cause);
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OpenFootballFileError(file, jsonErrorLocation(text), "it is not JSON", cause);
  }
}

function listOf(value: unknown, location: string, file: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new OpenFootballFileError(file, location, `it is ${describe(value)}, not a list`);
  return value;
}

function describe(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;
}

/**
 * Reads a file's bytes as an openfootball document: `matches`, or the older `rounds` with matches in each. Throws
 * OpenFootballFileError, naming file and location, if it is none.
 */
export function readDocument(bytes: Uint8Array, file: string): FixtureDocument {
  const document = parseJson(decodeText(bytes, file), file);
  if (typeof document !== "object" || document === null || Array.isArray(document))
    throw new OpenFootballFileError(
      file,
      "the document",
      `it is ${describe(document)}, not an object with a name and matches`,
    );
  const { name, matches, rounds } = document as Record<string, unknown>;
  if (matches === undefined && rounds === undefined)
    throw new OpenFootballFileError(
      file,
      "matches",
      `it is missing; the file has ${Object.keys(document).join(", ") || "nothing"}`,
    );
  if (typeof name !== "string" || name.trim() === "" || name.length > 200 || !isPlainText(name.trim()))
    throw new OpenFootballFileError(file, "name", "it must be the competition's name and season");
  const entries: MatchEntry[] = [];
  for (const [index, value] of (matches === undefined ? [] : listOf(matches, "matches", file)).entries())
    entries.push({ location: `matches[${index}]`, round: undefined, value });
  for (const [at, round] of (rounds === undefined ? [] : listOf(rounds, "rounds", file)).entries()) {
    const inner = typeof round === "object" && round !== null ? (round as Record<string, unknown>) : {};
    for (const [index, value] of listOf(inner["matches"], `rounds[${at}].matches`, file).entries())
      entries.push({ location: `rounds[${at}].matches[${index}]`, round: inner["name"], value });
  }
  return { name: name.trim(), entries };
}
