import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { promisify } from "node:util";
import pg from "pg";
import { HouseError } from "../errors.ts";

/** PostgreSQL's programs that a backup of an operator's own server needs; npm's PostgreSQL has none of them. */
type Tool = "pg_dump" | "pg_restore";

/** The parameters of an address that PostgreSQL's programs take from the environment. */
const parameters = { sslmode: "PGSSLMODE", sslrootcert: "PGSSLROOTCERT", sslcert: "PGSSLCERT", sslkey: "PGSSLKEY" };

/**
 * Ensures that a program is installed and works with the server: none older, and for one before 17 none newer than 16, since later
 * programs set parameters and write archives that it does not know. Throws HouseError `pg_tools_missing`, which says how to get it.
 */
export async function requireTool(tool: Tool, server: number): Promise<void> {
  const next = `Install PostgreSQL's client programs of version ${server} (Debian: apt install postgresql-client-${server}; macOS: brew install postgresql@${server}), and put ${tool} into PATH.`;
  const { stdout } = await promisify(execFile)(tool, ["--version"]).catch((error: unknown) => {
    throw new HouseError("pg_tools_missing", `${tool} is not installed on this machine.`, next, error);
  });
  const version = Number(/\(PostgreSQL\) (\d+)/u.exec(stdout)?.[1] ?? 0);
  if (version < server || (server < 17 && version > 16))
    throw new HouseError(
      "pg_tools_missing",
      `${tool} is of PostgreSQL ${version}, and cannot work with a server of version ${server}.`,
      next,
    );
}

export interface RunningTool {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Throws HouseError `pg_tools_failed` with what it printed, unless it ends with 0. */
  readonly ended: Promise<void>;
}

/** Starts a program on a database. Neither address nor password are among its words, which others can see. */
export function startTool(tool: Tool, args: readonly string[], url: string, signal: AbortSignal): RunningTool {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const given = new URL(url).searchParams;
  const env: NodeJS.ProcessEnv = { ...process.env, PGHOST: host, PGPORT: String(port) };
  if (user) env["PGUSER"] = user;
  if (database) env["PGDATABASE"] = database;
  if (typeof password === "string") env["PGPASSWORD"] = password;
  for (const [name, variable] of Object.entries(parameters)) env[variable] = given.get(name) ?? env[variable];
  const own = tool === "pg_restore" ? [`--dbname=${database ?? ""}`, ...args] : args;
  const child = spawn(tool, own, { env, signal, stdio: ["pipe", "pipe", "pipe"] });
  let printed = "";
  child.stderr.on("data", (piece: Buffer) => (printed = `${printed}${piece.toString()}`.slice(-2_000)));
  // A program that has failed reads no further: its end says why.
  child.stdin.on("error", () => undefined);
  const end = async (): Promise<void> => {
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0)
      throw new HouseError(
        "pg_tools_failed",
        `${tool} ended with ${code}: ${printed.trim()}`,
        "Read these lines; nothing that it wrote was kept.",
      );
  };
  const ended = end();
  ended.catch(() => undefined);
  return { child, ended };
}
