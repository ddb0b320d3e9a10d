import { resolve } from "node:path";
import { isLocalHost } from "@livery/skin";
import type { Run } from "../command/definition.ts";
import { builtBrands } from "../house/built-brands.ts";
import { databaseOption } from "../house/database.ts";
import { nodeOptions } from "../house/nodes.ts";
import { liveSource } from "../house/live-source.ts";
import { portOf, requireFreePort, serveUntilStopped, stopSignal } from "../house/running.ts";
import { buildPanel } from "../platform/build-panel.ts";
import { spokenProgress } from "../terminal/progress.ts";

/** `livery serve [DIR…]`. */
export const serve: Run = async (invocation) => {
  const { rest, option, directory } = invocation;
  const port = portOf(option("port"));
  const folders = (rest.length > 0 ? rest : ["."]).map((folder) => resolve(directory, folder));
  const brands = await builtBrands(folders);
  const live = await liveSource(invocation, "nothing");
  await requireFreePort(port);
  const { dir: panel } = await buildPanel();
  const { startHouse } = await import("@livery/house");
  const stopped = stopSignal();
  const house = await startHouse({
    root: resolve(directory, option("root") ?? "."),
    ...databaseOption(),
    ...nodeOptions(option("node")),
    port,
    brands,
    panel: { dir: panel },
    ...(live && { live }),
  });
  for (const { hosts, dir } of brands) {
    for (const host of hosts) spokenProgress.note(`${addressOf(host, house.port)}  ${dir}`);
  }
  await serveUntilStopped(house, stopped, spokenProgress);
};

/** A brand's address on this machine. */
export function addressOf(host: string, port: number): string {
  return isLocalHost(host) ? `http://${host}:${port}/` : `http://127.0.0.1:${port}/ (Host: ${host})`;
}
