import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HouseError } from "../errors.ts";

/** A file of plain SQL. `name` is the file's without `.sql`. */
export interface SqlScript {
  readonly name: string;
  readonly text: string;
}

const read = new Map<string, readonly SqlScript[]>();

/** The `.sql` files of a folder beside this file, by name. A process reads them once. Throws `sql_missing` if there are none. */
export function sqlScripts(folder: "migrations" | "functions"): readonly SqlScript[] {
  const before = read.get(folder);
  if (before !== undefined) return before;
  const names = listed(folder).filter((name) => name.endsWith(".sql"));
  if (names.length === 0) throw sqlMissing(folder);
  const scripts = names.toSorted().map((name) => ({ name: name.slice(0, -4), text: sqlText(`${folder}/${name}`) }));
  read.set(folder, scripts);
  return scripts;
}

/** The text of one `.sql` file, by its path from this folder. */
export function sqlText(path: string): string {
  return orMissing(path, (file) => readFileSync(file, "utf8"));
}

const listed = (folder: string): readonly string[] => orMissing(folder, (path) => readdirSync(path));

function orMissing<Content>(path: string, content: (file: string) => Content): Content {
  try {
    return content(pathOf(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw sqlMissing(path, error);
    throw error;
  }
}

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const sqlMissing = (path: string, cause?: unknown): HouseError =>
  new HouseError(
    "sql_missing",
    `The database's scripts are not installed: ${pathOf(path)} is missing.`,
    "Install @livery/house again; in a clone, build it with `pnpm --filter @livery/house run build`.",
    cause,
  );
