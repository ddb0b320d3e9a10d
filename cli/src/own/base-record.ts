import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../errors.ts";
import type { FileChange } from "../files/replace-files.ts";
import { filesIn } from "../files/folder.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";

/** What a brand's own files were copied from, in its `overrides/`: part of the brand, to be committed with it. */
export const baseFolder = ".base";
/** The version of the records' shape. */
const schema = 1;
/** The release that the brand was last upgraded to. */
const brandFile = "brand.json";

/** The base of an own file: what it was copied from, whole, so that a later release is merged without the earlier package. */
export interface BaseRecord {
  /** Below `overrides/`. */
  readonly path: string;
  /** `eject`: a copy; `wrap`: a file around the product's own variant, which nothing has to be merged into. */
  readonly kind: "eject" | "wrap";
  readonly release: string;
  /** The product's file, below the site's `src`. */
  readonly source: string;
  /** Of the product's file, in hexadecimal digits. */
  readonly sha256: string;
  /** What was written, without its header. */
  readonly text: string;
}

const recordPath = (path: string): string => `${overridesFolder}/${baseFolder}/${path}.json`;

/** The change that writes a record: an object with a line for each line of the text, so that a difference can be read. */
export function recordChange({ path, text, ...record }: BaseRecord): FileChange {
  const content = JSON.stringify({ schema, ...record, lines: text.split("\n") }, null, 2);
  return { path: recordPath(path), content: `${content}\n` };
}

export const removedRecord = (path: string): FileChange => ({ path: recordPath(path), content: null });

/** The change that records the release that a brand was upgraded to. */
export function releaseChange(release: string): FileChange {
  return {
    path: `${overridesFolder}/${baseFolder}/${brandFile}`,
    content: `${JSON.stringify({ schema, release }, null, 2)}\n`,
  };
}

/** The records of a brand's own files, in path order. Throws ConfigError (exit 3) for one that cannot be read. */
export async function readRecords(folder: string): Promise<readonly BaseRecord[]> {
  const root = join(folder, overridesFolder, baseFolder);
  const files = (await filesIn(root)).filter((file) => file.endsWith(".json") && file !== brandFile);
  const problems: string[] = [];
  const records = await Promise.all(
    files.map(async (file): Promise<readonly BaseRecord[]> => {
      const read = await readJson(join(root, ...file.split("/")));
      if (isRecord(read)) {
        const { lines, kind, release, sha256, source } = read;
        return [{ path: file.replace(/\.json$/u, ""), kind, release, sha256, source, text: lines.join("\n") }];
      }
      problems.push(`${overridesFolder}/${baseFolder}/${file}: is no record of a base`);
      return [];
    }),
  );
  if (problems.length > 0) throw brokenRecords(folder, problems.toSorted());
  return records.flat();
}

/** The release that a brand was last upgraded to; undefined for one that was made before this was recorded. */
export async function recordedRelease(folder: string): Promise<string | undefined> {
  const read = await readJson(join(folder, overridesFolder, baseFolder, brandFile));
  if (read === undefined) return undefined;
  const { release } = (read ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof release === "string" && isKnown(read)) return release;
  throw brokenRecords(folder, [`${overridesFolder}/${baseFolder}/${brandFile}: is no record of a release`]);
}

function brokenRecords(folder: string, problems: readonly string[]): ConfigError {
  return new ConfigError(
    `The records of what the own files in ${folder} were copied from cannot be read.`,
    problems,
    "Restore the file from version control, or delete it: its own file then has no known base, and is not merged. Nothing was written.",
  );
}

/** Undefined without a file, null for one that is no JSON. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const isKnown = (value: unknown): boolean => (value as Readonly<Record<string, unknown>>)["schema"] === schema;

type Written = Omit<BaseRecord, "path" | "text"> & { readonly lines: readonly string[] };

function isRecord(value: unknown): value is Written {
  if (typeof value !== "object" || value === null || !isKnown(value)) return false;
  const { kind, lines, release, sha256, source } = value as Readonly<Record<string, unknown>>;
  return (
    (kind === "eject" || kind === "wrap") &&
    [release, sha256, source].every((each) => typeof each === "string") &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === "string")
  );
}
