import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { overridesFolder } from "./find-overrides.ts";

/**
 * Adds the files beside `overrides/`, and the records in it, that a brand's own code imports, from the brand's folder with slashes, to `imported`; a
 * package's file is none.
 */
export function importedPlugin(brandFolder: string, imported: Set<string>): Plugin {
  const folder = realpathSync(brandFolder);
  const own = join(folder, overridesFolder) + sep;
  return {
    name: "livery-imported",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ""] = id.split("?");
        if (!isAbsolute(file) || file.includes(`${sep}node_modules${sep}`) || !existsSync(file)) continue;
        const real = realpathSync(file);
        const isListed = real.startsWith(own) && !real.startsWith(join(own, ".base") + sep);
        if (!isListed) imported.add(relative(folder, real).split(sep).join("/"));
      }
    },
  };
}
