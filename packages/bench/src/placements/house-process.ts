import { startHouse } from "@livery/house";
import { watchLoop } from "./loop-watch.ts";

// A house in a process of its own: root, server and connections as JSON in the first argument, its port as a line on
// standard output, its end on SIGTERM. It answers each message of its parent with the delays of its event loop since the last one.
const options = JSON.parse(process.argv[2] ?? "{}") as { root: string; databaseUrl?: string; poolSize: number };
const unlimited = { points: 1_000_000_000, seconds: 60 };
const house = await startHouse({
  ...options,
  port: 0,
  development: true,
  log: { level: "silent" },
  rateLimits: { address: unlimited, site: unlimited },
});
process.once("SIGTERM", () => void house.close().then(() => process.exit(0)));
const readLoop = watchLoop();
process.on("message", () => process.send?.(readLoop()));
console.log(house.port);
