import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { EnvironmentError } from "../errors.ts";

/**
 * Makes a folder and its parents. Throws EnvironmentError where the system makes none, as below `/proc`: there Node's own
 * `recursive` never ends, because each attempt says that a parent is absent. `named` is the folder of the error's text.
 */
export async function makeFolder(folder: string, named = folder): Promise<void> {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent, named);
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
    throw new EnvironmentError(`No folder can be made at ${named}.`, "Name another folder.", error);
  }
}
