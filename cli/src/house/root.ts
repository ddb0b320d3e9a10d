import { resolve } from "node:path";
import { makeFolder } from "../files/make-folder.ts";
import type { Invocation } from "../program/command-definition.ts";

/** The folder whose `.livery` holds the server's data (`--root`), made if it is absent. Throws EnvironmentError. */
export async function houseRoot({ option, directory }: Pick<Invocation, "option" | "directory">): Promise<string> {
  const root = resolve(directory, option("root") ?? ".");
  await makeFolder(root);
  return root;
}
