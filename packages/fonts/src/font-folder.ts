import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseTarGzip } from "nanotar";
import { FontError } from "./font-error.ts";
import { type FontPackage, fontPackages } from "./font-packages.ts";
import { packTarball } from "./npm-pack.ts";

/** Where a font's package may be. */
export interface FontSource {
  /** Folders from which an installed package is looked for, upwards: a project may have fonts of its own. */
  readonly from: readonly string[];
  /** The folder that npm is run in: its `.npmrc`, and those above, say where packages come from. */
  readonly project: string;
  /** The folder where fetched packages stay. */
  readonly cache: string;
  /** Called before a package is fetched. */
  readonly onFetch?: (name: string, version: string) => void;
  /** What may be fetched; by default the list of this package. */
  readonly packages?: Readonly<Record<string, FontPackage>>;
}

const underway = new Map<string, Promise<string>>();

/**
 * The folder of a font family's package (`@fontsource-variable/inter`): the installed one, in whatever version, if the files that a
 * brand needs are in it; else the one that was fetched before; else it is fetched from npm's registry, in the version of this list and
 * no other. Throws FontError.
 *
 * @example packages/fonts/examples/find-a-font.example.ts
 */
export function fontFolder(
  name: string,
  { from, project, cache, onFetch, packages = fontPackages }: FontSource,
): Promise<string> {
  const present = presentFontFolder(name, { from, cache, packages });
  if (present !== undefined) return Promise.resolve(present);
  const font = packages[name];
  if (font === undefined) return Promise.reject(new RangeError(`${name} is no font of the list`));
  const folder = fetchedFolder(name, font, cache);
  // A brand asks for each of its subsets.
  const known = underway.get(folder);
  if (known) return known;
  onFetch?.(name, font.version);
  const fetching = fetchInto(folder, name, font, project).finally(() => underway.delete(folder));
  underway.set(folder, fetching);
  return fetching;
}

/** The same folder if it is there already, installed or fetched before; undefined if it would have to be fetched. */
export function presentFontFolder(
  name: string,
  { from, cache, packages = fontPackages }: Pick<FontSource, "from" | "cache" | "packages">,
): string | undefined {
  const installed = [...from, import.meta.dirname].map((folder) => installedFolder(name, folder)).find(Boolean);
  if (installed !== undefined) return installed;
  const font = packages[name];
  const fetched = font === undefined ? undefined : fetchedFolder(name, font, cache);
  return fetched !== undefined && existsSync(fetched) ? fetched : undefined;
}

const fetchedFolder = (name: string, { version }: { readonly version: string }, cache: string): string =>
  join(cache, `${name.replace("/", "+")}@${version}`);

function installedFolder(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (hasFiles(candidate)) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Another version of a package may have its files elsewhere. */
function hasFiles(folder: string): boolean {
  const files = join(folder, "files");
  return (
    ["package.json", "metadata.json", "unicode.json"].every((name) => existsSync(join(folder, name))) &&
    existsSync(files) &&
    readdirSync(files).some((name) => name.endsWith("-wght-normal.woff2"))
  );
}

/** What a brand's build reads of a package, and its licence. */
const isNeeded = /^package\/(?:package\.json|metadata\.json|unicode\.json|LICENSE|files\/[\w-]+-wght-normal\.woff2)$/u;

/** The folder is there whole or not at all. */
async function fetchInto(folder: string, name: string, font: FontPackage, project: string): Promise<string> {
  const files = await filesOf(name, font, project);
  let fresh: string | undefined;
  try {
    await mkdir(dirname(folder), { recursive: true });
    fresh = await mkdtemp(`${folder}.`);
    for (const [path, data] of files) {
      const file = join(fresh, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, data);
    }
    await rename(fresh, folder).catch((error: unknown) => {
      // Another process was first.
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } catch (error) {
    throw new FontError(
      `The font ${name} ${font.version} was fetched but cannot be stored in ${folder}.`,
      "Free some space or give this user the permission, and run it again. Nothing was written.",
      error,
    );
  } finally {
    if (fresh !== undefined) await rm(fresh, { recursive: true, force: true });
  }
}

/** The needed files of a package in the registry, by path. */
async function filesOf(name: string, font: FontPackage, project: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const tarball = await packTarball(name, font, project);
  try {
    const entries = await parseTarGzip(tarball);
    return new Map(
      entries.flatMap(({ name: path, data }) =>
        data !== undefined && isNeeded.test(path) ? [[path.slice("package/".length), data]] : [],
      ),
    );
  } catch (error) {
    throw new FontError(
      `The file that the registry sent as ${name} ${font.version} is no package.`,
      `Install the font beside the brand: \`npm install ${name}\`. Nothing was written.`,
      error,
    );
  }
}
