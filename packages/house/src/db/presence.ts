import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isAlive, stopCluster } from "./cluster.ts";
import { HouseError } from "../errors.ts";

/** A data folder that is being restored, and its server's log: `data.restoring-812-0b77de`. */
const unfinishedForm = /^data\.restoring-(?<pid>\d+)-[0-9a-f]+(?:\.log)?$/u;
/** What an earlier start may have laid out before it had a database. */
const laidOut: ReadonlySet<string> = new Set(["socket", "postgres.log"]);

const folderOf = (root: string): string => join(resolve(root), ".livery", "pg");

/** Whether the embedded server's folder in a project holds a database, or anything that is not the server's. */
export async function hasDatabase(root: string): Promise<boolean> {
  return (await namesIn(folderOf(root))).some((name) => !laidOut.has(name) && !unfinishedForm.test(name));
}

/** Whether the embedded server's folder has neither a database nor one that is being restored. */
export async function isUnused(root: string): Promise<boolean> {
  return (await namesIn(folderOf(root))).every((name) => laidOut.has(name));
}

/** Removes what a killed restore left, and ends its server. */
export async function removeUnfinished(root: string): Promise<void> {
  for (const name of await namesIn(folderOf(root))) {
    const pid = Number(unfinishedForm.exec(name)?.groups?.["pid"] ?? 0);
    if (pid === 0 || isAlive(pid)) continue;
    const path = join(folderOf(root), name);
    if (!name.endsWith(".log")) await stopCluster({ data: path });
    await rm(path, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

export function absent(root: string): HouseError {
  return new HouseError(
    "database_absent",
    `There is no database of a house in ${join(resolve(root), ".livery")}.`,
    "Name its folder with --root, or its server in DATABASE_URL.",
  );
}
