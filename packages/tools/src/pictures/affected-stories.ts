import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { filesOfUiKit, importsOfUiKit } from "../checks/kit-names.ts";

/** The part of `preview-stats.json` that says which module imports which. */
interface ModuleGraph {
  readonly modules: readonly { readonly name: string; readonly reasons: readonly { readonly moduleName: string }[] }[];
}

/** The files of stories that a change reaches by the graph of a built Storybook's modules, nearest first. */
export function affectedStories(folder: string, changed: readonly string[]): readonly string[] {
  const { modules } = JSON.parse(readFileSync(join(folder, "preview-stats.json"), "utf8")) as ModuleGraph;
  const usersOf = new Map<string, Set<string>>();
  const add = (file: string, user: string) => usersOf.set(file, (usersOf.get(file) ?? new Set()).add(user));
  const uiKit = "packages/ui/src/index.ts";
  const uiKitFiles = filesOfUiKit(resolve(uiKit));
  for (const { name, reasons } of modules)
    for (const { moduleName } of reasons) {
      const [file, user] = [sourceOf(name), sourceOf(moduleName)];
      if (user === uiKit) continue;
      // The kit's index exports everything: a user of it is reached by what it imports, not by all.
      if (file === uiKit) for (const part of uiKitFilesOf(user, uiKitFiles)) add(part, user);
      else add(file, user);
    }
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const [file, far] of distance)
    for (const user of usersOf.get(file) ?? []) if (!distance.has(user)) distance.set(user, far + 1);
  return [...distance.keys()].filter((file) => file.includes(".stories."));
}

const sourceOf = (name: string): string => name.replace(/^\.\//u, "").replace(/(\.css\.ts)?[?.]vanilla\.css.*$/u, "$1");

function uiKitFilesOf(user: string, uiKitFiles: ReadonlyMap<string, string>): readonly string[] {
  if (!/\.tsx?$/u.test(user) || !existsSync(user)) return [];
  const names = importsOfUiKit(readFileSync(user, "utf8"), user).flatMap(({ values }) => values);
  return names.flatMap(({ name }) => uiKitFiles.get(name) ?? []).map((file) => relative(".", file));
}
