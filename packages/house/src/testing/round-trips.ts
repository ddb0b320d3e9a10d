import type pg from "pg";

/** Counts the round trips of work on every connection of a pool. */
export function roundTrips(pool: pg.Pool): <Result>(work: () => Promise<Result>) => Promise<number> {
  let trips = 0;
  const counted = new WeakSet();
  // The server says once for every round trip that it is ready for the next.
  pool.on("acquire", (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    if (counted.has(connection)) return;
    counted.add(connection);
    connection.on("readyForQuery", () => (trips += 1));
  });
  return async (work) => {
    const before = trips;
    await work();
    return trips - before;
  };
}
