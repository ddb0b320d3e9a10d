import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Every module that a file loads before its first statement runs: paths of files, and names of packages. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, what = "", from = ""] of text.matchAll(/^(?:import|export)\s([^;]*?)from "([^"]+)";/gmu)) {
    if (what.startsWith("type ") || from.startsWith("node:")) continue;
    if (from.startsWith(".")) loadedBy(join(file, "..", from), found);
    else found.add(from);
  }
  return found;
}

test.each(["build", "bytes", "dev", "serve", "skin-preview"])(
  "%s refuses a wrong call before it loads what builds, draws or serves",
  (command) => {
    const loaded = [...loadedBy(join(import.meta.dirname, `${command}.ts`))];
    const packages = loaded.filter((name) => !name.startsWith("/"));
    // The nearest name of a brand is found among all, and a built brand by its files; both are small.
    const small = new Set(["@livery/contract/settings", "@livery/house/built-folder"]);
    expect(packages.filter((name) => !small.has(name))).toEqual([]);
  },
);
