import { resolve } from "node:path";
import type { Run } from "../program/command-definition.ts";
import { builtBrands } from "../house/built-brands.ts";
import { houseRoot } from "../house/root.ts";
import { databaseOption } from "../house/database.ts";
import { nodeOptions } from "../house/nodes.ts";
import { demoKeys, requiredKeys } from "../house/keys.ts";
import { liveSource } from "../house/live-source.ts";
import { logFile, observation } from "../house/observation.ts";
import { portOf, requireFreePort, serveUntilStopped } from "../house/running.ts";
import { stopSignal } from "../terminal/interrupt.ts";
import { trustedProxies } from "../house/trusted-proxies.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";

/** `livery serve [DIR…]`. */
export const serve: Run = async (invocation) => {
  const { rest, option, directory } = invocation;
  const port = portOf(option("port"));
  const placed = nodeOptions(invocation);
  const trusted = trustedProxies(invocation);
  const observed = await observation(invocation, port);
  const folders = (rest.length > 0 ? rest : ["."]).map((folder) => resolve(directory, folder));
  const brands = await builtBrands(folders);
  const live = await liveSource(invocation, "nothing");
  await requireFreePort(port, placed.host);
  // Loaded once the call is not refused: this takes longer than all checks.
  const [{ isLocalHost }, { addressOf }, { databaseWithSites }, { buildPanel }] = await Promise.all([
    import("@livery/skin"),
    import("../house/address.ts"),
    import("../demo/serve-sites.ts"),
    import("../platform/build-panel.ts"),
  ]);
  const root = await houseRoot(invocation);
  const own = databaseOption();
  // On this machine's own database brands of this machine alone may be a demo's.
  const isDemo = own.databaseUrl === undefined && brands.every(({ hosts }) => hosts.every(isLocalHost));
  const { keys = "" } = isDemo ? { keys: await demoKeys(invocation, root) } : await requiredKeys(invocation, { root });
  const { dir: panel } = await buildPanel();
  const { startHouse } = await import("@livery/house");
  const stopped = stopSignal();
  const log = await logFile(invocation);
  const database = await databaseWithSites(root, folders, brands, terminalProgress, { keys, host: placed.host });
  try {
    const house = await startHouse({
      root,
      ...own,
      ...placed,
      ...trusted,
      ...observed,
      ...log,
      keys,
      port,
      brands,
      panel: { dir: panel },
      ...(live && { live }),
    });
    const addresses = brands.flatMap(({ hosts, dir }) =>
      hosts.map((host) => ({ host, dir, address: addressOf(host, house.port, placed.host) })),
    );
    for (const { address, dir } of addresses) terminalProgress.note(`${address}  ${dir}`);
    const metrics = house.metricsUrl;
    if (metrics !== null) terminalProgress.note(`Metrics: ${metrics}`);
    if (invocation.switched("json"))
      printJson({ house: house.url, ...(metrics !== null && { metrics }), brands: addresses }, { indent: 0 });
    await serveUntilStopped(house, stopped, terminalProgress);
  } finally {
    await database.close();
  }
};
