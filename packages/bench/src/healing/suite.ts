import type { Run } from "../run.ts";
import { resetLines } from "./reset.ts";
import { stormLines } from "./storm.ts";

/** How soon everything is right again after a reset, and after everybody has come at once. */
export async function healingSuite(run: Run): Promise<string> {
  return [...(await resetLines(run)), ...(await stormLines(run))].join("\n");
}
