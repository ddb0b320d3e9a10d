import { spawn, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BenchFixture } from "../placement-fixture.ts";
import type pg from "pg";

/** Whether PostgreSQL's own load driver is on this machine. */
export function hasPgbench(): boolean {
  return spawnSync("pgbench", ["--version"]).status === 0;
}

/** Calls the same SQL function through pgbench: a client written in C, with nothing between it and the server. */
export async function pgbenchFloor(
  connection: pg.ClientConfig,
  subject: BenchFixture,
  options: { readonly inFlight: number; readonly folder: string },
): Promise<(amount: number) => Promise<void>> {
  const script = join(options.folder, "place.sql");
  await writeFile(script, subject.script);
  const { host = "127.0.0.1", port = 5432, user = "postgres", database = "postgres" } = connection;
  return (amount) => {
    const each = Math.ceil(amount / options.inFlight);
    const args = [
      "-n",
      "-M",
      "prepared",
      "-c",
      options.inFlight,
      "-j",
      1,
      "-t",
      each,
      "-D",
      `players=${subject.players}`,
      "-f",
      script,
      "-h",
      host,
      "-p",
      port,
      "-U",
      user,
      database,
    ];
    return new Promise((resolve, reject) => {
      const child = spawn("pgbench", args.map(String), { stdio: ["ignore", "pipe", "pipe"] });
      let output = "";
      child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
      child.once("error", reject);
      child.once("close", (code) =>
        code === 0 ? resolve() : reject(new Error(`pgbench ended with ${code}:\n${output}`)),
      );
    });
  };
}
