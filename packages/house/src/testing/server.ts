import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { ownerRole, clusterConnection, ensureCluster, isAlive, stopCluster } from "../db/cluster.ts";
import { prepareLayout } from "../db/layout.ts";
import { removeDatabase } from "../db/remove.ts";
import { silentLog } from "../log.ts";
import { copiesFolders, dataPrefix, prepareProjectDatabase, rootPrefix } from "./prepared.ts";

/** A database server for one test run. */
export interface TestServer {
  readonly connection: pg.ClientConfig;
  /** A migrated database to clone; absent on a server that this run did not start. */
  readonly template?: string;
  stop(): Promise<void>;
}

/** Starts an embedded server on a copy of the prepared cluster, or uses the server of DATABASE_URL. */
export async function startTestServer(databaseUrl: string | undefined): Promise<TestServer> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, stop: async () => undefined };
  await sweep();
  const root = await preparedProject();
  const layout = await prepareLayout(root);
  await ensureCluster(layout, silentLog);
  // A database with connections cannot be cloned.
  const connection = clusterConnection(layout, "postgres");
  return { connection, template: ownerRole, stop: () => removeProject(root) };
}

/** An empty project folder: the first to open it creates its database. */
export function newProject(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${rootPrefix}${process.pid}-`));
}

/** A project folder with a migrated database; its server is not started. */
export async function preparedProject(): Promise<string> {
  const root = await newProject();
  await prepareProjectDatabase(root);
  return root;
}

/** Stops the server of a test's project, if one runs, and removes all its files, also outside its folder. */
export async function removeProject(root: string): Promise<void> {
  await stopCluster(await prepareLayout(root));
  await removeDatabase(root);
  await rm(root, { recursive: true, force: true });
}

/** A killed run leaves its servers behind: stop those whose run is over. */
async function sweep(): Promise<void> {
  for (const root of abandonedFolders(rootPrefix)) await removeProject(root);
  for (const folder of abandonedFolders(dataPrefix)) {
    await stopCluster({ data: join(folder, "data") });
    await rm(folder, { recursive: true, force: true });
  }
}

function abandonedFolders(prefix: string): readonly string[] {
  const pattern = new RegExp(`^${prefix}(\\d+)-`, "u");
  return copiesFolders()
    .flatMap((folder) => readdirSync(folder).map((name) => ({ name, path: join(folder, name) })))
    .filter(({ name, path }) => {
      const owner = Number(pattern.exec(name)?.[1] ?? 0);
      return owner > 0 && !isAlive(owner) && existsSync(path);
    })
    .map(({ path }) => path);
}
