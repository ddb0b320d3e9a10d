import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OpenDatabase, removeDatabase } from "@livery/house";

/** Where a benchmark's database lies. */
export interface Scratch {
  readonly root: string;
  readonly databaseUrl?: string;
}

/** Works in a folder of its own, so that nobody's demo is in the figures; its database is removed afterwards. */
export async function withScratchDatabase(
  work: (database: OpenDatabase, scratch: Scratch) => Promise<string>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-"));
  const databaseUrl = process.env["DATABASE_URL"];
  const scratch = { root: folder, ...(databaseUrl ? { databaseUrl } : {}) };
  const database = await openDatabase({ ...scratch, purpose: "bench", poolSize: 16 });
  try {
    return await work(database, scratch);
  } finally {
    await database.close();
    await removeDatabase(folder);
    await rm(folder, { recursive: true, force: true });
  }
}
