import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../../..");

/** Where real matches and betting vectors are: `LIVERY_DATA`, else beside the project. Tests that need them are skipped where it is absent. */
export const dataFolder = (): string => resolve(root, process.env["LIVERY_DATA"] ?? "../shared/data");

/** A hash of every file's name and bytes; of a folder that is absent, `absent`. */
export function hashOfFolder(folder: string): string {
  if (!existsSync(folder)) return "absent";
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ name, parentPath }) => join(parentPath, name)).toSorted())
    hash
      .update(`${path.slice(folder.length)}\0`)
      .update(readFileSync(path))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}
