import { openDatabase } from "@livery/house";
import type { RunningDemo } from "./demo.ts";

/** Changes a running demo's database as nothing of the product can yet: one statement, beside the house. */
export async function changeBeside(
  demo: RunningDemo,
  statement: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const database = await openDatabase({ root: demo.root, purpose: "journey" });
  try {
    const { rowCount } = await database.pool.query(statement, [...values]);
    return rowCount ?? 0;
  } finally {
    await database.close();
  }
}
