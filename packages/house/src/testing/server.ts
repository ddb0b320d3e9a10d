import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { clusterConnection, ensureCluster, isAlive, stopCluster } from "../db/cluster.ts";
import { prepareLayout } from "../db/layout.ts";
import { removeDatabase } from "../db/remove.ts";
import { silentLog } from "../log.ts";

const prefix = "livery-test-";

/** A database server for one test run. */
export interface TestServer {
  readonly connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/** Starts an embedded server in a folder of its own, or uses the one of DATABASE_URL. */
export async function startTestServer(databaseUrl: string | undefined): Promise<TestServer> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, stop: async () => undefined };
  await sweep();
  const root = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  const layout = await prepareLayout(root);
  await ensureCluster(layout, silentLog);
  return { connection: clusterConnection(layout), stop: () => removeProject(root) };
}

/** Stops the server of a test's project, if one runs, and removes all that it wrote, also outside its folder. */
export async function removeProject(root: string): Promise<void> {
  await stopCluster(await prepareLayout(root));
  await removeDatabase(root);
  await rm(root, { recursive: true, force: true });
}

/** A run that was killed leaves its server behind: end those whose run is over. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1] ?? 0);
    const root = join(tmpdir(), name);
    if (owner > 0 && !isAlive(owner) && existsSync(root)) await removeProject(root);
  }
}
