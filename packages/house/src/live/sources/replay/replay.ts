import { readFile } from "node:fs/promises";
import { playback } from "../playback.ts";
import { lengthOf, type Script } from "../script.ts";
import type { LiveSource } from "../source.ts";
import { openFootballScripts } from "./openfootball.ts";
import { ReplayFileError } from "./wyscout-document.ts";
import { wyscoutScript } from "./wyscout.ts";

/**
 * Scripts of every match in files of openfootball or Wyscout, in their order; the content decides which of the two a file is.
 * Throws ReplayFileError or OpenFootballFileError, which name the file and the location.
 */
export async function readReplay(files: readonly string[]): Promise<readonly Script[]> {
  const read = await Promise.all(files.map(readOne));
  const scripts = new Map<string, Script>();
  for (const script of read.flat()) scripts.set(script.match.key, script);
  return [...scripts.values()];
}

async function readOne(file: string): Promise<readonly Script[]> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new ReplayFileError(file, "it cannot be read", { cause });
  });
  const text = bytes.toString("utf8");
  const parsed = parse(text);
  const isMatch = typeof parsed === "object" && parsed !== null && "events" in parsed;
  const scripts = isMatch ? [wyscoutScript(text, parsed, file)] : openFootballScripts(bytes, file);
  if (scripts.length === 0) throw new ReplayFileError(file, "it has no match that was played");
  return scripts;
}

/** Null if it is no JSON: then the fixtures' reader reports the location of the error. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export interface ReplayOptions {
  readonly scripts: readonly Script[];
  readonly speed: number;
  /** Kick-off of the first match: milliseconds since 1970. */
  readonly startsAt: number;
  /** How many matches are played at once; the next one begins where one ends. Default 8. */
  readonly parallelMatches?: number;
}

/** The successors of matches that end together would begin together: kick-offs are this far apart, in milliseconds. */
const apart = 2_000;

/** Plays the scripts at a speed, `parallelMatches` at once. */
export function replay({ scripts, speed, startsAt, parallelMatches = 8 }: ReplayOptions): LiveSource {
  const lanes = Array.from(
    { length: Math.max(1, Math.min(parallelMatches, scripts.length)) },
    (_, lane) => startsAt + lane * apart,
  );
  const waiting = scripts.map((script) => {
    const lane = lanes.indexOf(Math.min(...lanes));
    const at = lanes[lane] ?? startsAt;
    lanes[lane] = at + lengthOf(script) / speed + apart;
    return { ...script, startsAt: at };
  });
  const more = (until: number) => {
    const count = waiting.findIndex((script) => script.startsAt > until);
    return waiting.splice(0, count < 0 ? waiting.length : count);
  };
  return playback({ name: "replay", speed, more });
}
