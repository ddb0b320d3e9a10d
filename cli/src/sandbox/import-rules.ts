import { realpathSync, statSync } from "node:fs";
import { dirname, extname, resolve as resolvePath, sep } from "node:path";

export interface ImportRules {
  /** The files of the packages that may be imported, by the names under which they are. */
  readonly packages: Readonly<Record<string, string>>;
  /** Folders whose files may be imported, beside the file's own folder. */
  readonly folders: readonly string[];
}

/** An import that is not permitted. */
export interface RefusedImport {
  /** The file that contains it. */
  readonly importer: string;
  /** As it is written. */
  readonly specifier: string;
  readonly allowed: string;
}

interface Resolver {
  /** For the bundler: the file of an import; null leaves it to the bundler. */
  readonly resolve: (
    specifier: string,
    importer: string | undefined,
  ) => string | { readonly id: string; readonly external: true } | null;
  readonly refused: () => readonly RefusedImport[];
  /** Whether a file is the author's, and not of a package. */
  readonly isOwn: (file: string) => boolean;
}

/** A module's name and its endings, in the order in which they are tried. */
const endings = ["", ".ts", ".js", ".json", "/index.ts"];
const codeEndings = new Set([".ts", ".mts", ".js", ".mjs", ".json"]);

/** What a brand's code may import: named packages, and files of its own folder and of the listed folders, links followed. */
export function importRules(file: string, { packages, folders }: ImportRules): Resolver {
  const roots = [dirname(file), ...folders].map((folder) => realpathSync(folder));
  const refused: RefusedImport[] = [];
  const names = Object.keys(packages).join(", ");
  const isOwn = (id: string): boolean => roots.some((root) => id.startsWith(root + sep));
  const refuse = (specifier: string, importer: string, allowed: string) => {
    refused.push({ specifier, importer, allowed });
    return { id: specifier, external: true } as const;
  };
  const resolve: Resolver["resolve"] = (specifier, importer) => {
    if (importer === undefined) return realpathSync(specifier);
    // A package's own imports are the product's.
    if (!isOwn(importer)) return null;
    const named = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
    if (named !== undefined) return named;
    if (!/^\.{1,2}\//u.test(specifier)) return refuse(specifier, importer, `${names}, and files of the brand's folder`);
    const path = resolvePath(dirname(importer), specifier);
    const found = moduleFile(path);
    if (found === undefined) return refuse(specifier, importer, "");
    const real = realpathSync(found);
    if (!isOwn(real)) return refuse(specifier, importer, "a file inside the brand's folder; this is outside");
    if (!codeEndings.has(extname(real)))
      return refuse(specifier, importer, `a file that ends in ${[...codeEndings].join(", ")}`);
    return real;
  };
  return { resolve, refused: () => refused, isOwn };
}

/** The file that a path without or with its ending names; undefined if there is none. */
export function moduleFile(path: string): string | undefined {
  return endings.map((ending) => path + ending).find(isFile);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
