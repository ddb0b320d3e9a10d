import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { ownPackage } from "../workspace/own-package.ts";
import { packageFolder } from "../workspace/packages.ts";

/** The sources of the site that own files are copied from and compared with, of one release. */
export interface ProductSource {
  readonly release: string;
  /** The text of a file by its path below the site's `src`, with slashes; undefined if there is none. */
  readonly read: (path: string) => string | undefined;
  /** Every file below the site's `src`, in order. */
  readonly files: () => readonly string[];
}

/** The installed product, or the sources in a folder as those of a release. */
export function productSource(
  root: string = join(packageFolder("@livery/site"), "src"),
  release: string = ownPackage().version,
): ProductSource {
  const texts = new Map<string, string>();
  let known: ReadonlySet<string> | undefined;
  const files = (): ReadonlySet<string> => (known ??= new Set(filesBelow(root)));
  return {
    release,
    // A record of a stranger's brand may name any path: only the product's own files are read.
    read: (path) => {
      if (!files().has(path)) return undefined;
      const text = texts.get(path) ?? readFileSync(join(root, ...path.split("/")), "utf8");
      texts.set(path, text);
      return text;
    },
    files: () => [...files()],
  };
}

/** The files below a folder, with slashes, in order. */
function filesBelow(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join("/"),
    )
    .toSorted();
}
