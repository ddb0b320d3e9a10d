import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, chown, lstat, mkdir, readlink, realpath, symlink } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { fileSystemError } from "../errors.ts";
import { type Binaries, installedBinaries, linkedBinaries, sharedBinaries } from "./binaries.ts";

/** The folder of root's data that PostgreSQL's own user must reach. */
const systemFolder = "/var/lib/livery";
/** A socket's path may have 107 bytes on Linux and 103 on macOS; the file name takes 16. */
const longestSocketFolder = 85;

/** The user and group that PostgreSQL runs as; absent: those of this process. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** The folders and programs of the embedded server. */
export interface Layout {
  /** `.livery` of the project. */
  readonly home: string;
  readonly binaries: Binaries;
  readonly data: string;
  readonly socket: string;
  readonly logFile: string;
  readonly runAs: RunAs | null;
}

/** Determines the folders of a project's embedded server and creates the missing ones. */
export async function prepareLayout(root: string): Promise<Layout> {
  const home = join(resolve(root), ".livery");
  try {
    await mkdir(home, { recursive: true });
    return process.getuid?.() === 0 ? await layoutForRoot(home) : await layoutForUser(home);
  } catch (error) {
    throw fileSystemError(error, home);
  }
}

async function layoutForUser(home: string): Promise<Layout> {
  const folder = join(home, "pg");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const binaries = await linkedBinaries(installedBinaries(), home);
  return layoutWithin(home, folder, binaries, null);
}

async function layoutForRoot(home: string): Promise<Layout> {
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  const binaries = await sharedBinaries(installedBinaries(), systemFolder);
  const own = await lstat(join(home, "pg")).catch(() => null);
  // A user other than root started it before: the data stays where it is, and the server runs as that user.
  if (own?.isDirectory()) return layoutWithin(home, join(home, "pg"), binaries, { uid: own.uid, gid: own.gid });
  return layoutWithin(home, await linkedFolder(home), binaries, nobody());
}

async function layoutWithin(home: string, folder: string, binaries: Binaries, runAs: RunAs | null): Promise<Layout> {
  const near = join(folder, "socket");
  const far = join(tmpdir(), `livery-${runAs?.uid ?? userInfo().uid}-${nameOf(folder)}`);
  const socket = Buffer.byteLength(near) <= longestSocketFolder ? near : far;
  await ownFolder(folder, runAs);
  await ownFolder(socket, runAs);
  return { home, binaries, data: join(folder, "data"), socket, logFile: join(folder, "postgres.log"), runAs };
}

/**
 * The folder that `.livery/pg` links to; the link determines the owner of the data, and its creator names the folder. Each
 * project has its own, so that data of an earlier project at the same path is never used.
 */
async function linkedFolder(home: string): Promise<string> {
  const link = join(home, "pg");
  const folder = join(systemFolder, `${nameOf(await realpath(home))}-${randomBytes(4).toString("hex")}`);
  try {
    await symlink(folder, link);
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readlink(link);
  }
}

async function ownFolder(folder: string, runAs: RunAs | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
}

function nameOf(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}

function nobody(): RunAs {
  const row = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((line) => line.startsWith("nobody:"));
  const [, , uid = "65534", gid = "65534"] = row?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
