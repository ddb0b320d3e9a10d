// Which stories a change reaches, by the graph of modules of the built Storybook.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const kit = "packages/ui/src/index.ts";

/** The files of stories that something in `changed` reaches, nearest first. */
export function storiesReached(folder, changed) {
  const { modules } = JSON.parse(readFileSync(join(folder, "preview-stats.json"), "utf8"));
  const usersOf = new Map();
  const uses = (file, user) => usersOf.set(file, (usersOf.get(file) ?? new Set()).add(user));
  const kitNames = namesOfKit();
  for (const { name, reasons } of modules)
    for (const { moduleName } of reasons) {
      const [file, user] = [plain(name), plain(moduleName)];
      if (user === kit) continue;
      // The kit's index names everything: who imports from it is reached by what he names, not by all.
      if (file === kit) for (const part of kitPartsOf(user, kitNames)) uses(part, user);
      else uses(file, user);
    }
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const [file, far] of distance)
    for (const user of usersOf.get(file) ?? []) if (!distance.has(user)) distance.set(user, far + 1);
  return [...distance].filter(([file]) => file.includes(".stories.")).map(([file]) => file);
}

const plain = (name) => name.replace(/^\.\//u, "").replace(/(\.css\.ts)?[?.]vanilla\.css.*$/u, "$1");

/** Every exported name of the kit with the file that it is from. */
function namesOfKit() {
  const names = new Map();
  for (const [, list, from] of readFileSync(kit, "utf8").matchAll(/export (?:type )?\{([^}]*)\} from "([^"]+)"/gu))
    for (const name of namesIn(list)) names.set(name, relative(".", resolve(dirname(kit), from)));
  return names;
}

function kitPartsOf(user, kitNames) {
  if (!existsSync(user)) return [];
  const lists = [...readFileSync(user, "utf8").matchAll(/import \{([^}]*)\} from "@livery\/ui"/gu)];
  return lists.flatMap(([, list]) => namesIn(list)).flatMap((name) => kitNames.get(name) ?? []);
}

const namesIn = (list) =>
  list
    .split(",")
    .map((name) => name.trim().replace(/^type /u, ""))
    .map((name) => name.split(" as ")[0])
    .filter((name) => name !== "");
