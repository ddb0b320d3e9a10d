import { type StdioOptions, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chown, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { HouseError, fileSystemError } from "../errors.ts";
import type { Log } from "../log.ts";
import { databaseRoles } from "./access.ts";
import type { Layout } from "./layout.ts";
import { patientConnectMs } from "./pool.ts";

/** The database of the server, and the role that owns it: no superuser, so that revoked rights apply to it. */
export const ownerRole = "livery";
const superuser = "postgres";
const startTimeoutMs = 30_000;
const stopTimeoutMs = 8_000;

/** The connection to a database of the embedded server. Sockets only: it listens on no port. */
export function clusterConnection(
  layout: Layout,
  database: string = ownerRole,
  user: string = ownerRole,
): pg.ClientConfig {
  return { host: layout.socket, port: 5432, user, database };
}

/**
 * Ensures that this project's PostgreSQL runs: reuses one that a killed server left, else creates and starts it. PostgreSQL's own
 * lock on the data folder keeps a second one from starting. Throws `database_start_failed` with the end of its log.
 */
export async function ensureCluster(layout: Layout, log: Log, withinMs: number = startTimeoutMs): Promise<void> {
  const deadline = Date.now() + withinMs;
  let server: Server | null = null;
  for (;;) {
    const state = await probe(layout);
    if (state === "ready") break;
    const running = await isServerRunning(layout);
    // A killed PostgreSQL that its parent has not reaped still holds the lock: the lock checks only that its pid exists.
    const lingering = !running && (await awaitsCollection(layout));
    if (server?.ended && !running && !lingering) throw await startFailed(layout, server.failure);
    if (Date.now() > deadline) throw await startFailed(layout);
    if (server?.ended && lingering) server = null;
    if (state === "absent" && !server && !running && !lingering) {
      await createCluster(layout, log);
      log.info({ data: layout.data }, "starting PostgreSQL");
      server = await launch(layout);
    }
    await sleep(20);
  }
  await createDatabase(layout);
}

/** Stops the server cleanly, or at once when it does not end within eight seconds. */
export async function stopCluster(layout: Pick<Layout, "data">): Promise<void> {
  const pid = await postmasterPid(layout);
  if (pid === null || !(await isServerOf(layout, pid))) return;
  const gone = async (signal: NodeJS.Signals, withinMs: number): Promise<boolean> => {
    if (isAlive(pid)) process.kill(pid, signal);
    for (const until = Date.now() + withinMs; Date.now() < until; await sleep(20)) if (!isAlive(pid)) return true;
    return !isAlive(pid);
  };
  if (!(await gone("SIGINT", stopTimeoutMs))) await gone("SIGQUIT", 2_000);
}

async function createCluster(layout: Layout, log: Log): Promise<void> {
  if (existsSync(join(layout.data, "PG_VERSION"))) return;
  // Created beside its final folder and renamed: an interrupted start leaves nothing that looks complete.
  const half = `${layout.data}.${randomBytes(4).toString("hex")}`;
  log.info({ data: layout.data }, "creating the database cluster");
  try {
    const arguments_ = [
      "-D",
      half,
      "-U",
      superuser,
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ];
    const { code, output } = await run(layout, "initdb", arguments_);
    if (code !== 0) throw new HouseError("database_start_failed", `initdb failed: ${output.trim()}`, spaceHint(output));
    await rename(half, layout.data);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(join(layout.data, "PG_VERSION"))) throw fileSystemError(error, layout.data);
  }
}

/** The state of a PostgreSQL that this process started. */
interface Server {
  ended: boolean;
  failure: Error | undefined;
}

/** Starts PostgreSQL in its own process group, so that Ctrl-C reaches the Livery server first, which then stops it in order. */
async function launch(layout: Layout): Promise<Server> {
  const logFile = await open(layout.logFile, "a", 0o600);
  if (layout.runAs) await chown(layout.logFile, layout.runAs.uid, layout.runAs.gid);
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${layout.socket}`,
    "unix_socket_permissions=0700",
    "max_connections=200",
  ];
  const child = start(
    layout,
    "postgres",
    ["-D", layout.data, ...settings.flatMap((setting) => ["-c", setting])],
    ["ignore", logFile.fd, logFile.fd],
  );
  const server: Server = { ended: false, failure: undefined };
  child.once("error", (error) => Object.assign(server, { ended: true, failure: error }));
  child.once("exit", () => (server.ended = true));
  child.unref();
  await logFile.close();
  return server;
}

function start(layout: Layout, program: string, arguments_: readonly string[], stdio: StdioOptions) {
  // A minimal environment: no variable of the caller (keys, PGHOST …) reaches the server.
  const env = { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" };
  const runAs = layout.runAs ?? {};
  return spawn(join(layout.binaries.native, "bin", program), arguments_, {
    ...runAs,
    env,
    cwd: "/",
    stdio,
    detached: true,
  });
}

function run(
  layout: Layout,
  program: string,
  arguments_: readonly string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = start(layout, program, arguments_, ["ignore", "pipe", "pipe"]);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Opens one connection as the server's superuser, does the work and closes it. */
export async function asSuperuser<Result>(
  layout: Layout,
  database: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...clusterConnection(layout, database, superuser),
    connectionTimeoutMillis: patientConnectMs,
  });
  // The connection breaks if the server stops meanwhile: the current or next statement then fails.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(layout: Layout): Promise<void> {
  await asSuperuser(layout, "postgres", async (client) => {
    const { rows } = await client.query<{ roles: number }>(
      "select count(*)::integer as roles from pg_database, pg_roles where datname = $1 and rolname = any ($2)",
      [ownerRole, databaseRoles],
    );
    if (rows[0]?.roles === databaseRoles.length) return;
    // Two starts may run at once: under the lock one creates the database and the other finds it.
    await client.query("select pg_advisory_lock(1)");
    await client.query(
      `do $$ begin if not exists (select from pg_roles where rolname = '${ownerRole}') then create role ${ownerRole} login createdb; end if; end $$`,
    );
    for (const role of databaseRoles)
      await client.query(
        `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; grant ${role} to ${ownerRole}; end if; end $$`,
      );
    const existing = await client.query("select from pg_database where datname = $1", [ownerRole]);
    if (!existing.rowCount) await client.query(`create database ${ownerRole} owner ${ownerRole}`);
  });
}

/** `busy`: the server is starting or stopping (57P03), or out of connections. */
async function probe(layout: Layout): Promise<"ready" | "busy" | "absent"> {
  try {
    await asSuperuser(layout, "postgres", (client) => client.query("select 1"));
    return "ready";
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return code === "ENOENT" || code === "ECONNREFUSED" ? "absent" : "busy";
  }
}

async function isServerRunning(layout: Layout): Promise<boolean> {
  const pid = await postmasterPid(layout);
  return pid !== null && isAlive(pid) && (await isServerOf(layout, pid));
}

async function awaitsCollection(layout: Layout): Promise<boolean> {
  const pid = await postmasterPid(layout);
  return pid !== null && isCollectable(pid);
}

/** Another program may have the pid by now: on Linux its command line shows it. */
async function isServerOf(layout: Pick<Layout, "data">, pid: number): Promise<boolean> {
  if (process.platform !== "linux") return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return commandLine.includes(layout.data);
}

async function postmasterPid(layout: Pick<Layout, "data">): Promise<number | null> {
  try {
    const [first] = (await readFile(join(layout.data, "postmaster.pid"), "utf8")).split("\n");
    return Number(first) || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Whether a process runs, also one of another user; a zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return !isCollectable(pid);
}

/** Whether a process has ended but is not reaped by its parent (a zombie). */
function isCollectable(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    return /^\d+ \(.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // It was reaped just now, or the system hides the entries of processes.
    return false;
  }
}

async function startFailed(layout: Layout, failure?: Error): Promise<unknown> {
  if (failure) return fileSystemError(failure, layout.binaries.native);
  const text = existsSync(layout.logFile) ? await readFile(layout.logFile, "utf8") : "";
  const end = text.trim().split("\n").slice(-5).join("\n");
  return new HouseError(
    "database_start_failed",
    `PostgreSQL did not start. The end of ${layout.logFile}:\n${end}`,
    spaceHint(end),
  );
}

function spaceHint(output: string): string {
  return /No space left/i.test(output)
    ? "The disk is full: free about 300 MB and start again."
    : "Read the lines above; a PostgreSQL server of your own can be named in DATABASE_URL.";
}
