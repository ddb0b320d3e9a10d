import { sep } from "node:path";
import type { Plugin } from "vite";

/** The layer of a brand's own files: above the site's, beneath the remote css and the guard (`layerNames` of the UI kit). */
const layer = "lv-brand";

/** Puts every stylesheet of a folder into the brand's layer: it overrides the site without a specificity race. */
export function layerPlugin(folder: string): Plugin {
  return {
    name: "livery-brand-layer",
    enforce: "pre",
    transform: (code, id) => {
      const [file = ""] = id.split("?");
      return file.endsWith(".css") && file.startsWith(folder + sep)
        ? { code: `@layer ${layer} {\n${code}\n}`, map: null }
        : undefined;
    },
  };
}
