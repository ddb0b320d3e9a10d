import { type HouseOptions, simulatedSource, type SimulatedSourceOptions, startHouse } from "@livery/house";
import pg from "pg";
import type { HouseAnswer, HouseOrder } from "./live-house.ts";

// A house in a process of its own, which counts what it asks its database. Its options are the first argument, as JSON.
type Options = Pick<HouseOptions, "root" | "databaseUrl" | "brands"> & { readonly simulated: SimulatedSourceOptions };
const { simulated, ...options } = JSON.parse(process.argv[2] ?? "{}") as Options;

let statements = 0;
const query = Reflect.get(pg.Client.prototype, "query") as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof pg.Client.prototype.query;

const house = await startHouse({
  ...options,
  port: 0,
  development: true,
  log: { level: "silent" },
  live: simulatedSource(simulated),
});
const answer = (message: HouseAnswer): void => void process.send?.(message);
process.on("message", ({ type }: HouseOrder) => {
  if (type === "statements") answer({ statements });
});
process.once("SIGTERM", () => void house.close().then(() => process.exit(0)));
answer({ port: house.port });
