import { dirname, join, matchesGlob, normalize } from "node:path";

/** A workspace package as Turborepo sees it. Paths start at the repository's root. */
export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  /** Names of the workspace packages that it depends on directly. */
  readonly dependencies: readonly string[];
  /** Globs outside its folder that its own tasks declare as inputs. */
  readonly inputs: readonly string[];
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a file names by a relative path: modules that it imports, files that it reads beside itself. */
const relative = /(?:from |import\(|import |new URL\(|import\.meta\.glob[^(]*\()\s*["'`](\.{1,2}\/[^"'`]*)["'`]/gu;

/**
 * Files that a package reads and that no task of it has as an input: a change in them would replay old results. Answers one
 * line for each, `file reads path`.
 */
export function undeclaredInputs(
  packages: readonly WorkspacePackage[],
  files: readonly SourceFile[],
  globalInputs: readonly string[],
): readonly string[] {
  const tracked = new Set(files.flatMap(({ path }) => withFolders(path)));
  const byName = new Map(packages.map((each) => [each.name, each]));
  return files.flatMap(({ path, text }) => {
    const owner = packages.find(({ folder }) => path.startsWith(`${folder}/`));
    if (owner === undefined) return [];
    const inputs = [
      ...globalInputs,
      ...withDependencies(owner, byName).flatMap(({ inputs: packageInputs }) => packageInputs),
    ];
    const folders = withDependencies(owner, byName).map(({ folder }) => folder);
    return (
      [...text.matchAll(relative)]
        .map(([, specifier = ""]) => normalize(join(dirname(path), specifier)).replace(/[?#].*$|\$\{.*$/u, ""))
        // What is not in the repository is made by a test, or is the data folder, which has a hash of its own.
        .filter((read) => tracked.has(read.replace(/\/$/u, "")))
        .filter((read) => !folders.some((folder) => read === folder || isWithin(read, folder)))
        .filter((read) => !inputs.some((glob) => matchesGlob(read, glob) || matchesGlob(`${read}/x`, glob)))
        .map((read) => `${path} reads ${read}`)
    );
  });
}

/** A package and all that it depends on, directly or not. */
function withDependencies(
  first: WorkspacePackage,
  byName: ReadonlyMap<string, WorkspacePackage>,
): readonly WorkspacePackage[] {
  const all = new Set([first]);
  for (const each of all)
    for (const name of each.dependencies) {
      const dependency = byName.get(name);
      if (dependency !== undefined) all.add(dependency);
    }
  return [...all];
}

const isWithin = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

/** A path and every folder above it, the root as `.`. */
function withFolders(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === "." ? [path, "."] : [path, ...withFolders(folder)];
}
