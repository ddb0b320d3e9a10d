import { resolve } from "node:path";
import type { Run } from "../program/command-definition.ts";
import { addKey } from "../house/keys.ts";
import { printJson } from "../terminal/json.ts";

/** `livery house key FILE`: a new key, before those that the file has. */
export const houseKey: Run = async ({ argument, directory, switched }) => {
  const file = resolve(directory, argument("FILE") ?? "");
  const count = (await addKey(file)).split("\n").filter((line) => line.startsWith("livery-key-")).length;
  if (switched("json")) return printJson({ file, keys: count });
  process.stdout.write(
    count === 1
      ? `✓ ${file} holds a new key. Store a copy apart from the backups of the database: without it no second factor can be read.\n`
      : `✓ ${file} begins with a new key. Start the house again: it seals everything with it, and the others can go then.\n`,
  );
};
