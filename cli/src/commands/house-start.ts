import type { Run } from "../program/command-definition.ts";
import { requireLoopback } from "../demo/demo-database.ts";
import { isLoopback } from "../house/loopback.ts";
import { houseRoot } from "../house/root.ts";
import { databaseOption, withDatabase } from "../house/database.ts";
import { nodeOptions } from "../house/nodes.ts";
import { requiredKeys } from "../house/keys.ts";
import { liveSource } from "../house/live-source.ts";
import { logFile, observation } from "../house/observation.ts";
import { portOf, serveUntilStopped } from "../house/running.ts";
import { stopSignal } from "../terminal/interrupt.ts";
import { trustedProxies } from "../house/trusted-proxies.ts";
import { buildPanel } from "../platform/build-panel.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";

/** `livery house start`: the log goes to stdout, as for a service. */
export const houseStart: Run = async (invocation) => {
  const { option, switched } = invocation;
  const port = portOf(option("port"));
  const placed = nodeOptions(invocation);
  const trusted = trustedProxies(invocation);
  const observed = await observation(invocation, port);
  const live = await liveSource(invocation, "nothing");
  const root = await houseRoot(invocation);
  const development = switched("development");
  const keys = await requiredKeys(invocation, { root, development });
  if (!isLoopback(placed.host)) await withDatabase(root, "start", (database) => requireLoopback(database, placed.host));
  const { dir: panel } = await buildPanel();
  const { startHouse } = await import("@livery/house");
  const stopped = stopSignal();
  const log = await logFile(invocation);
  const house = await startHouse({
    root,
    ...databaseOption(),
    ...placed,
    ...trusted,
    ...observed,
    ...log,
    ...keys,
    port,
    development,
    panel: { dir: panel },
    ...(live && { live }),
  });
  terminalProgress.note(`The house listens on ${house.url} (calls: ${house.url}/docs).`);
  const metrics = house.metricsUrl;
  if (metrics !== null) terminalProgress.note(`Metrics: ${metrics}`);
  if (switched("json")) printJson({ house: house.url, ...(metrics !== null && { metrics }) }, { indent: 0 });
  await serveUntilStopped(house, stopped, terminalProgress);
};
