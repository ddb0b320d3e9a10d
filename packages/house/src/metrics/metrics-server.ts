import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { HouseError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { PrometheusMetrics } from "./prometheus.ts";

/** Where the metrics are served: never on the port of the sites. */
export interface MetricsAddress {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
}

export interface MetricsServer {
  /** `http://127.0.0.1:9464/metrics`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the metrics at `/metrics`. Throws HouseError `metrics_address` if it cannot listen there. */
export async function serveMetrics(
  metrics: Pick<PrometheusMetrics, "text">,
  { host, port }: MetricsAddress,
  log: Log,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch((error: unknown) => {
      log.error({ err: error }, "the metrics could not be read");
      response.writeHead(500).end();
    });
  });
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw new HouseError(
      "metrics_address",
      `The metrics cannot be served on ${host}:${port} (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
      "Name a free port of this machine, other than that of the sites: --metrics 127.0.0.1:9464.",
      error,
    );
  }
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}/metrics`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  metrics: Pick<PrometheusMetrics, "text">,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if ((method !== "GET" && method !== "HEAD") || url?.split("?", 1)[0] !== "/metrics") {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("The metrics are at /metrics.\n");
    return;
  }
  const { type, body } = await metrics.text();
  response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
  response.end(method === "HEAD" ? undefined : body);
}
