import { auditLedger, type OpenDatabase, placementSubject } from "@livery/house";
import { barePoolFloor } from "../floors/bare-pool.ts";
import { hasPgbench, pgbenchFloor } from "../floors/pgbench.ts";
import { compare, type Pairing, report } from "../pairs.ts";

const inFlight = 8;
const amount = 2_000;

/**
 * Placements a second through the house's price book and pool, against the same SQL function called
 * by clients that do nothing else. Both write real coupons: the number written is checked each way.
 */
export async function placements(database: OpenDatabase, folder: string): Promise<string> {
  const { db, pool } = database;
  const subject = await placementSubject(database);
  await pool.query(subject.scriptSetup);
  const counted = (side: (amount: number) => Promise<void>) => async (wanted: number) => {
    const before = await coupons(pool);
    await side(wanted);
    const written = (await coupons(pool)) - before;
    if (written !== wanted) throw new Error(`${wanted} coupons were asked for and ${written} were written`);
  };
  const subjectSide = counted((wanted) => subject.place(wanted, inFlight));
  const floors: [string, (amount: number) => Promise<void>][] = [
    ["a bare pg loop calling the same function", barePoolFloor(pool, subject, inFlight)],
  ];
  if (hasPgbench())
    floors.push([
      "pgbench calling the same function",
      await pgbenchFloor(database.connection, subject, { inFlight, folder }),
    ]);
  const lines: string[] = [];
  for (const [floorName, floor] of floors) {
    const pairing: Pairing = {
      name: `placements, ${inFlight} in flight`,
      unit: "coupons",
      amount,
      subject: subjectSide,
      floor: counted(floor),
      floorName,
    };
    lines.push(report(pairing, await compare(pairing)));
  }
  const audit = await auditLedger(db);
  if (!audit.clean) throw new Error(`the ledger does not balance after the benchmark: ${JSON.stringify(audit)}`);
  return lines.join("\n");
}

async function coupons(pool: OpenDatabase["pool"]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>("select count(*)::integer as count from coupon");
  return rows[0]?.count ?? 0;
}
