import type { OpenDatabase } from "@livery/house";
import pg from "pg";
import { type BenchFixture, placementFixture } from "../placement-fixture.ts";
import { barePoolFloor } from "../floors/bare-pool.ts";
import { hasPgbench, pgbenchFloor } from "../floors/pgbench.ts";
import { compare, type Pairing, report, type Side } from "../pairs.ts";
import { hotWallet } from "./hot-wallet.ts";
import { httpSide, type Server, startBenchHouse } from "./http.ts";
import { equalRows, manyStatements } from "./many-statements.ts";
import { coupons, mustBeSound } from "./sound.ts";

/** Connections, and bets under way on them. */
const inFlight = 16;
/** Of each side and round; pgbench shares it out among its connections evenly. */
const amount = 2_000;

/**
 * Placements a second on sixteen durable connections: through the house's price book and pool, and over HTTP, against the
 * same SQL function called by a client that does nothing else; the function against its own statements one by one; and one
 * wallet that everybody bets from. Every side's coupons are counted, and the books looked at after each load.
 */
export async function placements(database: OpenDatabase, server: Server): Promise<string> {
  const subject = await placementFixture(database);
  const run = async (pairing: Omit<Pairing, "unit" | "amount"> & { readonly amount?: number }): Promise<string> => {
    const whole = { unit: "coupons", amount, ...pairing };
    const counted = {
      ...whole,
      subject: counting(database, pairing.subject),
      floor: counting(database, pairing.floor),
    };
    const lines = report(whole, await compare(counted));
    await mustBeSound(database);
    return lines;
  };
  const limited = await placementFixture(database, { name: "limited", limited: true });
  const lines: string[] = [];

  const throughThePool = async (name: string, of: BenchFixture): Promise<string> => {
    const [floorName, floor] = await floorOf(database, of, server.root);
    const placeCoupons = (count: number): Promise<void> => of.place(count, inFlight);
    return run({
      name: `placements ${name}, ${inFlight} in flight`,
      subject: placeCoupons,
      floor,
      floorName,
      aim: 0.65,
    });
  };
  lines.push(await throughThePool("through the house's pool", subject));
  lines.push(await throughThePool("below three dealers with exposure limits", limited));

  await equalRows(database.pool, limited);
  for (const planned of ["each time", "once"] as const) {
    lines.push(
      await run({
        name: `place_coupon against the same work as many statements, exposure limits included, planned ${planned}`,
        subject: barePoolFloor(database.pool, limited, inFlight),
        floor: manyStatements(database.pool, limited, inFlight, planned),
        floorName: `the same rows by a statement each, in one transaction, ${planned === "once" ? "prepared once a connection" : "sent as the house sends its own"}`,
        aim: 3,
        amount: amount / 2,
      }),
    );
  }
  lines.push(await hotWallet(subject, inFlight, amount));
  await mustBeSound(database);

  const [floorName, floor] = await floorOf(database, subject, server.root);
  const house = await startBenchHouse(server, inFlight);
  try {
    lines.push(
      await run({
        name: `whole placements over HTTP, ${inFlight} in flight, the house in a process of its own`,
        subject: httpSide(subject, house.port, inFlight),
        floor,
        floorName,
        aim: 0.35,
      }),
    );
  } finally {
    await house.close();
  }
  lines.push(
    "  after every load: entries sum to 0, no balance drifts, no row is an orphan, exposure is what the coupons say",
  );
  return lines.join("\n");
}

/** The barest client of the same function that this machine has. */
async function floorOf({ pool, owner }: OpenDatabase, subject: BenchFixture, folder: string): Promise<[string, Side]> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(subject.scriptSetup);
  await client.end();
  return hasPgbench()
    ? ["pgbench calling the same function", await pgbenchFloor(owner, subject, { inFlight, folder })]
    : ["a bare pg loop calling the same function, as pgbench is not here", barePoolFloor(pool, subject, inFlight)];
}

/** Real coupons: as many are written as were asked for. */
function counting({ pool }: OpenDatabase, side: Side): Side {
  return async (expected) => {
    const before = await coupons(pool);
    await side(expected);
    const written = (await coupons(pool)) - before;
    if (written !== expected) throw new Error(`${expected} coupons were asked for and ${written} were written`);
  };
}
