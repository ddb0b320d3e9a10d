import type { HouseError } from "../errors.ts";
import { type HouseOptions, startHouse } from "../house.ts";
import { simulatedSource, type SimulatedSourceOptions } from "../live/feed-sources.ts";

// A server in its own process, for tests that kill it: options as JSON in the first argument, one line of JSON on standard output
// when it listens or has failed, a clean end on SIGTERM.
const { simulated, ...options } = JSON.parse(process.argv[2] ?? "{}") as HouseOptions & {
  simulated?: SimulatedSourceOptions;
};
const live = simulated && { live: simulatedSource(simulated) };
try {
  const house = await startHouse({ ...options, ...live, log: { level: "silent" } });
  process.once("SIGTERM", () => void house.close().then(() => process.exit(0)));
  console.log(JSON.stringify({ pid: process.pid, port: house.port }));
} catch (error) {
  const { code, message, next } = error as HouseError;
  console.log(JSON.stringify({ code, message, next, ...(error as object) }));
  process.exitCode = 1;
}
