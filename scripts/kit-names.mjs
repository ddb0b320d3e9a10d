// What the kit's index names, and from which of the kit's files each name is.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const kitIndex = fileURLToPath(new URL("../packages/ui/src/index.ts", import.meta.url));

/** An import from the kit's index, with the list of its names. */
export const importOfKit = /import \{([^}]*)\} from "@livery\/ui";/gu;

/** Every name that the kit's index exports, types among them, with the file that it is from. */
export function filesOfKit() {
  const files = new Map();
  for (const [, list, from] of readFileSync(kitIndex, "utf8").matchAll(/export (?:type )?\{([^}]*)\} from "([^"]+)"/gu))
    for (const { name } of namesIn(list)) files.set(name, resolve(dirname(kitIndex), from));
  return files;
}

/** The names of a list between braces: as it is exported, as it is written (`Link as KitLink`), and whether it is a type. */
export function namesIn(list) {
  const all = list.split(",").map((each) => each.trim());
  return all
    .filter((each) => each !== "")
    .map((each) => {
      const written = each.replace(/^type /u, "");
      return { name: written.split(" as ")[0], written, type: written !== each };
    });
}
