import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { filesOfKit, importsOfKit } from "../checks/kit-names.ts";

/** The part of `preview-stats.json` that says which module imports which. */
interface ModuleGraph {
  readonly modules: readonly { readonly name: string; readonly reasons: readonly { readonly moduleName: string }[] }[];
}

/** The files of stories that a change reaches by the graph of a built Storybook's modules, nearest first. */
export function storiesReached(folder: string, changed: readonly string[]): readonly string[] {
  const { modules } = JSON.parse(readFileSync(join(folder, "preview-stats.json"), "utf8")) as ModuleGraph;
  const usersOf = new Map<string, Set<string>>();
  const add = (file: string, user: string) => usersOf.set(file, (usersOf.get(file) ?? new Set()).add(user));
  const kit = "packages/ui/src/index.ts";
  const kitFiles = filesOfKit(resolve(kit));
  for (const { name, reasons } of modules)
    for (const { moduleName } of reasons) {
      const [file, user] = [sourceOf(name), sourceOf(moduleName)];
      if (user === kit) continue;
      // The kit's index exports everything: a user of it is reached by what it imports, not by all.
      if (file === kit) for (const part of kitFilesOf(user, kitFiles)) add(part, user);
      else add(file, user);
    }
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const [file, far] of distance)
    for (const user of usersOf.get(file) ?? []) if (!distance.has(user)) distance.set(user, far + 1);
  return [...distance.keys()].filter((file) => file.includes(".stories."));
}

const sourceOf = (name: string): string => name.replace(/^\.\//u, "").replace(/(\.css\.ts)?[?.]vanilla\.css.*$/u, "$1");

function kitFilesOf(user: string, kitFiles: ReadonlyMap<string, string>): readonly string[] {
  if (!/\.tsx?$/u.test(user) || !existsSync(user)) return [];
  const names = importsOfKit(readFileSync(user, "utf8"), user).flatMap(({ values }) => values);
  return names.flatMap(({ name }) => kitFiles.get(name) ?? []).map((file) => relative(".", file));
}
