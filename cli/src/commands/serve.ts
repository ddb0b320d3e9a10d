import { resolve } from "node:path";
import { isLocalHost } from "@livery/skin";
import { databaseWithSites } from "../demo/serve-sites.ts";
import type { Run } from "../program/command-definition.ts";
import { builtBrands } from "../house/built-brands.ts";
import { houseRoot } from "../house/root.ts";
import { databaseOption } from "../house/database.ts";
import { nodeOptions } from "../house/nodes.ts";
import { demoKeys, requiredKeys } from "../house/keys.ts";
import { liveSource } from "../house/live-source.ts";
import { portOf, requireFreePort, serveUntilStopped } from "../house/running.ts";
import { stopSignal } from "../terminal/interrupt.ts";
import { trustedProxies } from "../house/trusted-proxies.ts";
import { buildPanel } from "../platform/build-panel.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";

/** `livery serve [DIR…]`. */
export const serve: Run = async (invocation) => {
  const { rest, option, directory } = invocation;
  const port = portOf(option("port"));
  const placed = nodeOptions(invocation);
  const trusted = trustedProxies(invocation);
  const folders = (rest.length > 0 ? rest : ["."]).map((folder) => resolve(directory, folder));
  const brands = await builtBrands(folders);
  const live = await liveSource(invocation, "nothing");
  await requireFreePort(port, placed.host);
  const root = await houseRoot(invocation);
  const own = databaseOption();
  // On this machine's own database brands of this machine alone may be a demo's.
  const isDemo = own.databaseUrl === undefined && brands.every(({ hosts }) => hosts.every(isLocalHost));
  const { keys = "" } = isDemo ? { keys: await demoKeys(invocation, root) } : await requiredKeys(invocation, { root });
  const { dir: panel } = await buildPanel();
  const { startHouse } = await import("@livery/house");
  const stopped = stopSignal();
  const database = await databaseWithSites(root, folders, brands, terminalProgress, { keys });
  try {
    const house = await startHouse({
      root,
      ...own,
      ...placed,
      ...trusted,
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
    if (invocation.switched("json")) printJson({ house: house.url, brands: addresses }, { indent: 0 });
    await serveUntilStopped(house, stopped, terminalProgress);
  } finally {
    await database.close();
  }
};

const besideLoopback = new Set(["127.0.0.1", "0.0.0.0", "::", "localhost"]);

/**
 * A brand's address on this machine.
 * @param listens the host that the server listens on
 */
export function addressOf(host: string, port: number, listens = "127.0.0.1"): string {
  if (!besideLoopback.has(listens))
    return `http://${listens.includes(":") ? `[${listens}]` : listens}:${port}/ (Host: ${host})`;
  return isLocalHost(host) ? `http://${host}:${port}/` : `http://127.0.0.1:${port}/ (Host: ${host})`;
}
