import { readBacklog } from "../betting/backlog.ts";
import type { House } from "../context.ts";
import type { JobDatabase } from "../db/cross-tenant-jobs.ts";
import type { Gateway } from "../gateway/gateway.ts";
import type { Log } from "../log.ts";
import { type MetricsAddress, type MetricsServer, serveMetrics } from "../metrics/metrics-server.ts";
import type { PrometheusMetrics } from "../metrics/prometheus.ts";
import type { Watched } from "../metrics/watched.ts";

export interface Observed {
  /** That of the job `metrics`. */
  readonly database: Pick<JobDatabase, "db">;
  readonly pools: Watched["pools"];
  readonly house: House;
  /** Null on a server without live matches. */
  readonly gateway: Gateway | null;
  readonly log: Log;
}

/** Serves a running server's metrics on an address of their own. */
export function observe(
  metrics: PrometheusMetrics,
  { database, pools, house, gateway, log }: Observed,
  address: MetricsAddress,
): Promise<MetricsServer> {
  const { hashing, reads, encoding, live } = house;
  metrics.watch({
    pools,
    queues: { hashing, reads, encoding },
    feed: () => live?.feed ?? null,
    sockets: () => ({ open: gateway?.size ?? 0, framesSent: gateway?.framesSent ?? 0 }),
    backlog: () => readBacklog(database.db),
  });
  return serveMetrics(metrics, address, log);
}
