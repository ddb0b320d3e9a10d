import { resolve } from "node:path";
import { makeFolder } from "../files/make-folder.ts";
import type { Invocation } from "../program/command-definition.ts";

type Given = Pick<Invocation, "option" | "directory">;

/** The folder whose `.livery` holds the server's data (`--root`), of a command that makes no data where there are none. */
export const namedRoot = ({ option, directory }: Given): string => resolve(directory, option("root") ?? ".");

/** The same folder, made if it is absent. Throws EnvironmentError. */
export async function houseRoot(given: Given): Promise<string> {
  const root = namedRoot(given);
  await makeFolder(root);
  return root;
}
