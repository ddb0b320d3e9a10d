import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A test that failed. */
export interface Failure {
  /** Its full name, with its file from the package's folder. */
  readonly test: string;
  /** The beginning of what was wrong, and the line of the package's own code where; empty where nothing is known. */
  readonly why: readonly string[];
}

/** What a package's tests came to. Turborepo keeps the file with the task and lays it again where the task is replayed. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Whole milliseconds of each test file. */
  readonly files: Readonly<Record<string, number>>;
}

/** Of a package's folder. */
export const resultsFile = (folder: string): string => join(folder, ".results/tests.json");

export function writeResults(folder: string, results: Results): void {
  const file = resultsFile(folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
}

/** Null where the package's tests have not ended since a time, in milliseconds since 1970. */
export function readResults(folder: string, since = 0): Results | null {
  const file = resultsFile(folder);
  try {
    return statSync(file).mtimeMs < since ? null : (JSON.parse(readFileSync(file, "utf8")) as Results);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
