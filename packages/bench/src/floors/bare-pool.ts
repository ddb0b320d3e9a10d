import type { BenchFixture } from "../placement-fixture.ts";
import type pg from "pg";

/** The same SQL function called by a loop over bare `pg` connections: no pricing, no checks, no answers read. */
export function barePoolFloor(
  pool: pg.Pool,
  subject: BenchFixture,
  inFlight: number,
): (amount: number) => Promise<void> {
  return async (amount) => {
    let left = amount;
    const work = async (): Promise<void> => {
      const client = await pool.connect();
      try {
        while (left > 0) {
          left -= 1;
          await client.query({ name: "place", text: subject.statement, values: [subject.payload()] });
        }
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: inFlight }, work));
  };
}
