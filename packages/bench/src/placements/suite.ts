import { mkdtemp, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@livery/house";
import { placements } from "./placements.ts";

/** Runs the placements in a folder of its own, so that nobody's demo is in the figures; its database is removed afterwards. */
export async function placementsSuite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-"));
  const databaseUrl = process.env["DATABASE_URL"];
  const server = databaseUrl ? { databaseUrl } : {};
  const database = await openDatabase({ root: folder, ...server, purpose: "bench", poolSize: 16 });
  try {
    return await placements(database, { root: folder, ...server });
  } finally {
    await database.close();
    const data = await readlink(join(folder, ".livery", "pg")).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "EINVAL") return undefined;
      throw error;
    });
    if (data !== undefined) await rm(data, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
