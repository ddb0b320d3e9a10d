import { posix } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { normalizePath, type Plugin } from "vite";

type Options = Exclude<Parameters<typeof vanillaExtractPlugin>[0], undefined>;

/** Generates the class names of vanilla-extract's files. */
export type ClassNames = Exclude<Options["identifiers"], undefined>;

const isStyles = /\.css\.(?:js|mjs|jsx|ts|tsx)(?:\.vanilla\.css)?$/u;

/**
 * The path of a file for vanilla-extract. It takes an absolute path for one below the root, unless both begin with the same
 * folder: it would look for a brand in `/srv` inside a product in `/opt`. A path from the root is never mistaken.
 */
export function vanillaExtractPath(root: string, id: string): string {
  const from = normalizePath(root);
  const apart = isStyles.test(id) && posix.isAbsolute(id) && id.split("/")[1] !== from.split("/")[1];
  return apart ? posix.relative(from, id) : id;
}

/** vanilla-extract for files anywhere on the disk. */
export function stylesPlugin(root: string, identifiers?: ClassNames): Plugin[] {
  return vanillaExtractPlugin(identifiers && { identifiers }).map((plugin): Plugin => {
    const { transform, load, resolveId } = plugin;
    if (typeof transform !== "function" || typeof load !== "function" || typeof resolveId !== "function") return plugin;
    return {
      ...plugin,
      transform(code, id, options) {
        return transform.call(this, code, vanillaExtractPath(root, id), options);
      },
      load(id, options) {
        return load.call(this, vanillaExtractPath(root, id), options);
      },
      resolveId(source, importer, options) {
        return resolveId.call(this, vanillaExtractPath(root, source), importer, options);
      },
    };
  });
}
