// Which stories a change reaches, by the graph of modules of the built Storybook.
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesOfKit, importOfKit, kitIndex, namesIn } from "../kit-names.mjs";

/** The files of stories that something in `changed` reaches, nearest first. */
export function storiesReached(folder, changed) {
  const { modules } = JSON.parse(readFileSync(join(folder, "preview-stats.json"), "utf8"));
  const usersOf = new Map();
  const uses = (file, user) => usersOf.set(file, (usersOf.get(file) ?? new Set()).add(user));
  const kit = relative(".", kitIndex);
  const kitFiles = filesOfKit();
  for (const { name, reasons } of modules)
    for (const { moduleName } of reasons) {
      const [file, user] = [plain(name), plain(moduleName)];
      if (user === kit) continue;
      // The kit's index names everything: who imports from it is reached by what he names, not by all.
      if (file === kit) for (const part of kitPartsOf(user, kitFiles)) uses(part, user);
      else uses(file, user);
    }
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const [file, far] of distance)
    for (const user of usersOf.get(file) ?? []) if (!distance.has(user)) distance.set(user, far + 1);
  return [...distance].filter(([file]) => file.includes(".stories.")).map(([file]) => file);
}

const plain = (name) => name.replace(/^\.\//u, "").replace(/(\.css\.ts)?[?.]vanilla\.css.*$/u, "$1");

function kitPartsOf(user, kitFiles) {
  if (!existsSync(user)) return [];
  const lists = [...readFileSync(user, "utf8").matchAll(importOfKit)];
  const names = lists.flatMap(([, list]) => namesIn(list));
  return names.flatMap(({ name }) => kitFiles.get(name) ?? []).map((file) => relative(".", file));
}
