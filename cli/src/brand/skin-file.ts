import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../errors.ts";

/** The file that makes a folder a brand's. */
export const skinFile = "skin.config.ts";

/** Returns the path of a brand's file. Throws UsageError where the folder has none. */
export function requireSkinFile(folder: string): string {
  const file = join(folder, skinFile);
  if (existsSync(file)) return file;
  throw new UsageError(
    `There is no ${skinFile} in ${folder}.`,
    "Name a brand's folder, or make one with livery create.",
  );
}
