import type { Plugin } from "vite";
import type { SharedFile, SharedFiles } from "../platform/shared-files.ts";

/** Returns the address of a platform file on one side: a path of the site, or a file of the server build. */
export type Address = (file: SharedFile) => string;

const prefix = "\0livery-shared:";

/**
 * Links the imports of a brand's own files to the platform's modules instead of bundling a second copy: a hook needs the same
 * React as the page around it. An imported name that no shared module has is a bundler error, with file and position.
 */
export function linkPlugin(shared: SharedFiles, address: Address): Plugin {
  const addresses = new Set(Object.values(shared).flatMap((files) => files.map(address)));
  return {
    name: "livery-link",
    enforce: "pre",
    resolveId: (id) => {
      if (id in shared) return { id: prefix + id, moduleSideEffects: false };
      // With plain `true` a path id would be rewritten relative to the importing file.
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
