import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What `turbo run --summarize` writes of a run, as far as it is read here. Times are milliseconds since 1970. */
export interface Summary {
  readonly id: string;
  readonly tasks: readonly {
    readonly task: string;
    readonly package: string;
    readonly command: string;
    readonly directory: string;
    readonly cache: { readonly status: "HIT" | "MISS" };
    readonly execution: { readonly startTime: number; readonly endTime: number; readonly exitCode: number | null };
  }[];
}

/** The newest run's; null before the first one. */
export function runSummary(root: string): Summary | null {
  const folder = join(root, ".turbo/runs");
  const files = listed(folder).map((name) => join(folder, name));
  const [newest] = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return newest === undefined ? null : (JSON.parse(readFileSync(newest, "utf8")) as Summary);
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
