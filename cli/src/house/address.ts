import { isLocalHost } from "@livery/skin";

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
