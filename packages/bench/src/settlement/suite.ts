import { withScratchDatabase } from "../scratch-database.ts";
import { settlement } from "./settlement.ts";

const coupons = 100_000;

/** Settles 100,000 coupons of one match on a database of its own. */
export function settlementSuite(): Promise<string> {
  return withScratchDatabase((database) => settlement(database, coupons));
}
