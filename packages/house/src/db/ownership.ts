import { readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { HouseAlreadyRunning } from "../errors.ts";
import { isAlive } from "./cluster.ts";

/** Advisory lock of the one server that owns a database ("LIVR"). */
const houseLock = 0x4c495652;
const deadOwnerPatienceMs = 10_000;

/** Shown in `pg_stat_activity`, from which a second server reads the name of the first. */
export function applicationName(purpose: string): string {
  return `livery ${purpose} ${process.pid}@${hostname()}`.slice(0, 63);
}

/**
 * Takes the server's lock, exclusively or shared with other nodes, for as long as the connection is open. Throws
 * HouseAlreadyRunning with the owner. Ends the connection of a killed owner once its process is gone.
 */
export async function claimHouse(client: pg.Client, home: string, shared = false): Promise<void> {
  const lockFunction = shared ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
  for (const until = Date.now() + deadOwnerPatienceMs; ; await sleep(50)) {
    const { rows } = await client.query<{ locked: boolean }>(`select ${lockFunction}($1) as locked`, [houseLock]);
    if (rows[0]?.locked) return;
    const owner = await lockOwner(client);
    if (owner === null) continue;
    if (owner.elsewhere || isAlive(owner.pid) || Date.now() > until)
      throw new HouseAlreadyRunning(owner.pid, portOf(home, owner.pid));
    await client.query("select pg_terminate_backend($1)", [owner.backend]);
  }
}

async function lockOwner(client: pg.Client): Promise<{ pid: number; backend: number; elsewhere: boolean } | null> {
  const { rows } = await client.query<{ pid: number; application_name: string }>(
    `select a.pid, a.application_name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted and l.database = (select oid from pg_database where datname = current_database())`,
    [houseLock],
  );
  const row = rows[0];
  if (!row) return null;
  const [, pid = "0", host = ""] = /(\d+)@(.*)$/.exec(row.application_name) ?? [];
  return { pid: Number(pid), backend: row.pid, elsewhere: !hostname().startsWith(host) };
}

/** The content of `.livery/house.json` for a single server, and of `.livery/node-4300.json` for a node at that port. */
export interface HouseFile {
  readonly pid: number;
  /** RFC 3339. */
  readonly startedAt: string;
  readonly port: number;
}

const alone = "house.json";

/** Writes the file of the running server, for people and commands that look for it. Returns a function that removes it. */
export async function writeHouseFile(home: string, port: number, isNode = false): Promise<() => Promise<void>> {
  const content: HouseFile = { pid: process.pid, startedAt: new Date().toISOString(), port };
  // Nodes that share a folder have different ports.
  const file = join(home, isNode ? `node-${port}.json` : alone);
  await writeFile(file, `${JSON.stringify(content)}\n`);
  return () => rm(file, { force: true });
}

/** The server that runs here or was killed here; null if the file is absent or unreadable. */
export function readHouseFile(home: string, file = alone): HouseFile | null {
  try {
    return JSON.parse(readFileSync(join(home, file), "utf8")) as HouseFile;
  } catch {
    return null;
  }
}

/** The port of a server's process, if its file is in this folder. */
function portOf(home: string, pid: number): number | null {
  const files = readdirSync(home).filter((file) => file === alone || /^node-\d+\.json$/u.test(file));
  return files.map((file) => readHouseFile(home, file)).find((noted) => noted?.pid === pid)?.port ?? null;
}
