import type { Plugin } from "vite";
import type { SharedFile, SharedFiles } from "../platform/shared-files.ts";

/** How one side names a file of the platform: a path of the site, or a file of the server build. */
export type Address = (file: SharedFile) => string;

const prefix = "\0livery-shared:";

/**
 * Links what a brand's own files import to the platform's modules instead of bundling a second copy: a hook needs the
 * React of the page around it. A name that no shared module has is an error of the bundler, with file and place.
 */
export function linkPlugin(shared: SharedFiles, address: Address): Plugin {
  const addresses = new Set(Object.values(shared).flatMap((files) => files.map(address)));
  return {
    name: "livery-link",
    enforce: "pre",
    resolveId: (id) => {
      if (id in shared) return { id: prefix + id, moduleSideEffects: false };
      // With plain `true` an id that is a path would be rewritten to one relative to the importing file.
      if (addresses.has(id)) return { id, external: "absolute", moduleSideEffects: false };
      return undefined;
    },
    load: (id) => {
      if (!id.startsWith(prefix)) return undefined;
      const files = shared[id.slice(prefix.length)] ?? [];
      return files.map((file) => `export { ${file.names.join(", ")} } from "${address(file)}";`).join("\n");
    },
  };
}
