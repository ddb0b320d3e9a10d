import type { Run } from "../program/command-definition.ts";
import { houseRoot } from "../house/root.ts";
import { databaseOption } from "../house/database.ts";
import { nodeOptions } from "../house/nodes.ts";
import { requiredKeys } from "../house/keys.ts";
import { liveSource } from "../house/live-source.ts";
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
  const live = await liveSource(invocation, "nothing");
  const root = await houseRoot(invocation);
  const development = switched("development");
  const keys = await requiredKeys(invocation, { root, development });
  const { dir: panel } = await buildPanel();
  const { startHouse } = await import("@livery/house");
  const stopped = stopSignal();
  const house = await startHouse({
    root,
    ...databaseOption(),
    ...placed,
    ...trusted,
    ...keys,
    port,
    development,
    panel: { dir: panel },
    ...(live && { live }),
  });
  terminalProgress.note(`The house listens on ${house.url} (calls: ${house.url}/docs).`);
  if (switched("json")) printJson({ house: house.url }, { indent: 0 });
  await serveUntilStopped(house, stopped, terminalProgress);
};
