import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { packageFolder, sitePackages } from "../workspace/packages.ts";
import type { SiteSource } from "./site-source.ts";

const test = /\.(test|stories)\.[jt]sx?$/;

/** Identifies the sources of a site's build by the content of its packages. */
export async function sourceHash(site: SiteSource): Promise<string> {
  const product = packageFolder("@livery/site");
  const rest = sitePackages.filter((name) => name !== "site").map((name) => packageFolder(`@livery/${name}`, product));
  return hashPackages([...new Set([site.root, product, ...rest])], product);
}

/**
 * Identifies packages by their content: their sources, their declared dependencies, and this folder, which decides how they are
 * built. `product` is one of them whose folder is in the workspace, if there is one. 16 hexadecimal digits.
 */
export async function hashPackages(folders: readonly string[], product: string): Promise<string> {
  const own = dirname(fileURLToPath(import.meta.url));
  const hash = createHash("sha256").update(process.versions.node.split(".")[0] ?? "");
  for (const [index, folder] of folders.entries()) {
    await addFile(hash, `${index}/package.json`, join(folder, "package.json"));
    await addFile(hash, `${index}/index.html`, join(folder, "index.html"));
    await addFolder(hash, `${index}/src`, join(folder, "src"));
  }
  await addFolder(hash, "platform", own);
  // In the workspace the lock file pins the versions that the packages declare; an installed CLI has its versions in the names
  // above.
  for (const name of ["pnpm-lock.yaml", "tsconfig.base.json"])
    await addFile(hash, name, join(product, "..", "..", name));
  for (const name of ["vite", "@vitejs/plugin-react", "@vanilla-extract/vite-plugin"])
    await addFile(hash, name, join(packageFolder(name), "package.json"));
  for (const name of ["react", "react-dom"])
    await addFile(hash, name, join(packageFolder(name, product), "package.json"));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Identifies the sources of packages as they are published: without tests and what only these use, and without `package.json`, which
 * is written anew when a package is packed. 16 hexadecimal digits.
 */
export async function hashSources(folders: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const [index, folder] of folders.entries()) {
    await addFile(hash, `${index}/index.html`, join(folder, "index.html"));
    await addFolder(hash, `${index}/src`, join(folder, "src"), isUnpublished);
  }
  return hash.digest("hex").slice(0, 16);
}

/** What `files` of the packages leaves out. */
const isUnpublished = (path: string): boolean => /(?:^|[\\/])testing[\\/]|\.test\.[^\\/]*$/u.test(path);

type Hash = ReturnType<typeof createHash>;

async function addFolder(
  hash: Hash,
  label: string,
  folder: string,
  isLeftOut: (path: string) => boolean = (path) => test.test(path),
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isLeftOut(relative(folder, file)))
    .sort();
  for (const file of files) await addFile(hash, `${label}/${relative(folder, file).split(sep).join("/")}`, file);
}

async function addFile(hash: Hash, label: string, file: string): Promise<void> {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (content !== undefined) hash.update(`${label}\0${content.length}\0`).update(content);
}
