import { withScratchDatabase } from "../scratch-database.ts";
import { placements } from "./placements.ts";

/** Runs the placements on a database of their own. */
export function placementsSuite(): Promise<string> {
  return withScratchDatabase(placements);
}
