import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A test that failed. */
export interface Failure {
  /** Its full name, with its file from the package's folder. */
  readonly test: string;
  /** The beginning of what was wrong, and the line of the package's own code where; empty where nothing is known. */
  readonly why: readonly string[];
}

/** A test that passed and took long, for the time it may take. */
export interface CloseTest {
  /** As a failure's. */
  readonly test: string;
  /** Whole milliseconds. */
  readonly duration: number;
  /** Whole milliseconds after which it would have failed. */
  readonly bound: number;
}

/** What a package's tests came to. Turborepo keeps the file with the task and lays it again where the task is replayed. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Those that took a third of their bound or more: on a machine three times as slow they fail. */
  readonly close: readonly CloseTest[];
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
