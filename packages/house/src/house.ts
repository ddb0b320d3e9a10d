import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import type { FastifyInstance } from "fastify";
import type { House, TenantHouse } from "./context.ts";
import { loadPlayer } from "./accounts/player.ts";
import { loadSession } from "./accounts/sessions.ts";
import { loadSiteByHost, loadSiteHosts } from "./accounts/sites.ts";
import { Brand, type BrandOptions } from "./brands/brand.ts";
import { RowCache } from "./cache.ts";
import { startRefoldingAudit } from "./jobs/refold-audit.ts";
import { startTicker } from "./jobs/ticker.ts";
import { type CleanupStack, createCleanupStack } from "./cleanup-stack.ts";
import { refoldNames } from "./catalogue/refold-names.ts";
import { MovedClock, setClockMode } from "./clock.ts";
import { MatchSummaries } from "./catalogue/lists/summaries.ts";
import { FairQueue } from "./fair-queue.ts";
import { type Channel, listen } from "./db/listener.ts";
import { pendingMigrations } from "./db/migrate.ts";
import { type JobDatabase, type ServerDatabase, serverDatabase } from "./db/cross-tenant-jobs.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { Storage } from "./db/storage.ts";
import { requestDatabase, type TenantDatabase } from "./db/tenant.ts";
import { writeHouseFile } from "./db/ownership.ts";
import { createBettingService } from "./betting/betting-service.ts";
import { HouseError, PortTaken } from "./errors.ts";
import { type Gateway, openGateway, type SocketLimits } from "./gateway/gateway.ts";
import { type Live, startLive } from "./live/live.ts";
import type { LiveFeedSource } from "./live/live-options.ts";
import { type LiveNode, openNode } from "./live/node/live-node.ts";
import { nodeSocketPath } from "./live/node/node-sockets.ts";
import { nodeUrl, urlOf } from "./live/node/node-url.ts";
import { startPending } from "./live-bets/pending.ts";
import { startAuditor } from "./ledger/auditor.ts";
import { haltedTenants } from "./ledger/halts.ts";
import { startSealer } from "./ledger/sealer.ts";
import type { Log } from "./log.ts";
import { type Metrics, noMetrics } from "./metrics/metrics.ts";
import type { MetricsAddress } from "./metrics/metrics-server.ts";
import { PrometheusMetrics } from "./metrics/prometheus.ts";
import { PanelApp, type PanelOptions } from "./panel/server/app.ts";
import { loadPanelTenant } from "./panel/server/hosts.ts";
import { createBuckets, defaultRateLimits, type RateLimits } from "./rate-limits.ts";
import type { Keyring } from "./secrets/keyring.ts";
import { requireKeys, sealStoredSecrets } from "./secrets/stored-secrets.ts";
import { createApp } from "./server/app.ts";
import { observe } from "./server/observe.ts";
import { clientAddress } from "./http/client-address.ts";
import type { CspReports } from "./http/csp-reports.ts";
import { createLog, type LogOptions } from "./http/log.ts";
import { startTracing } from "./tracing/tracing.ts";

export interface HouseOptions {
  /** Folder of the project; the embedded server's data lies under its `.livery`. Default: the working directory. */
  readonly root?: string;
  /** A PostgreSQL server (15 or newer) in place of the embedded one. */
  readonly databaseUrl?: string;
  /** The same database as the user that owns its tables, for migrations (D101). Default: `databaseUrl`. */
  readonly ownerUrl?: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** A development server may move its clock (D64). */
  readonly development?: boolean;
  /**
   * Keys of the secrets in the database as text, one a line (D102): the first one seals, all of them open. Required, except in a
   * development server.
   */
  readonly keys?: string;
  /** Built brands and the hosts to serve them on. */
  readonly brands?: readonly BrandOptions[];
  /** The built panel, served on the panel hosts of all tenants (D52). */
  readonly panel?: PanelOptions;
  /** The source of live matches; none if absent. One server at a time publishes them. */
  readonly live?: LiveFeedSource;
  /** Several servers on one database; if absent, the server owns its database alone. */
  readonly nodes?: NodeOptions;
  /** How many days ahead the server fills its own calendar; default 35. */
  readonly calendarDays?: number;
  readonly log?: LogOptions;
  readonly rateLimits?: Partial<RateLimits>;
  /** Where the metrics are served, in Prometheus' text format (`/metrics`); default: nowhere. Beyond loopback others can read them. */
  readonly metrics?: MetricsAddress;
  /** Sends traces as the variables of OpenTelemetry say; needs its SDK. Default false. */
  readonly tracing?: boolean;
  /** Database connections for calls; default 10. The server uses at most twelve more. */
  readonly poolSize?: number;
  /** Addresses of proxies whose X-Forwarded-For is trusted; default none. */
  readonly trustProxy?: boolean | string;
  /** Bounds of open live sockets, where they differ from the defaults. */
  readonly sockets?: Partial<SocketLimits>;
}

/** One of several servers on one database. */
export interface NodeOptions {
  /**
   * The broker that connects the nodes: `nats://10.0.0.9:4222`. Without it, and while it is down, they request from one another.
   */
  readonly natsUrl?: string;
  /** The address at which other nodes reach this one: `http://10.0.0.5:4300`. Default: the address that it listens on. */
  readonly url?: string;
  /**
   * Publishes its source even if the other nodes played another one within the last six hours: their live matches are abandoned,
   * and bets on them become void after 48 hours (D20). Default: it does not publish then.
   */
  readonly switchesSource?: boolean;
}

export interface RunningHouse {
  /** The address that it listens on: `http://127.0.0.1:4300`. */
  readonly url: string;
  readonly port: number;
  /** The address of the metrics, `http://127.0.0.1:9464/metrics`; null if none are served. */
  readonly metricsUrl: string | null;
  readonly database: OpenDatabase;
  /** The reports of browsers to `/csp-report` since the start. */
  readonly cspReports: Readonly<CspReports>;
  /** Fulfilled when it has ended: with null after `close`, else with the error that took its database away. */
  readonly ended: Promise<Error | null>;
  /** Ends within ten seconds: answers open requests, then closes the database (D60). */
  close(): Promise<void>;
}

/**
 * Starts the server: its database, the calls and the brands. Throws HouseErrors (HouseAlreadyRunning, PortTaken, …) that say what
 * to do; everything that was started is stopped again then.
 */
export async function startHouse(options: HouseOptions): Promise<RunningHouse> {
  const log = createLog(options.log ?? {});
  const keys = requireKeys(options.keys, options.development ?? false);
  const brands = await Promise.all((options.brands ?? []).map((brand) => Brand.open(brand)));
  const panel = options.panel === undefined ? null : await PanelApp.open(options.panel);
  const opened = await openDatabase({
    root: options.root,
    databaseUrl: options.databaseUrl,
    ownerUrl: options.ownerUrl,
    purpose: options.nodes === undefined ? "house" : "node",
    poolSize: options.poolSize,
    log,
  });
  return { ...(await serve(serverDatabase(opened), options, { log, keys, brands, panel })), database: opened };
}

interface Parts {
  readonly log: ReturnType<typeof createLog>;
  readonly keys: Keyring | null;
  readonly brands: readonly Brand[];
  readonly panel: PanelApp | null;
}

/** Starts everything on an open database. What it has of all tenants, it has for a job that declares itself (decision 029). */
async function serve(
  database: ServerDatabase,
  options: HouseOptions,
  { log, keys, brands, panel }: Parts,
): Promise<Omit<RunningHouse, "database">> {
  const cleanup = createCleanupStack();
  cleanup.add(() => database.close());
  try {
    await prepare(database.forJob("start"), options, keys, log);
    const node = options.nodes === undefined ? null : openNode(options.nodes.natsUrl, log);
    cleanup.add(() => node?.close());
    const live = createLive(database, options, log, node);
    cleanup.add(() => live?.close());
    const tracing = options.tracing === true ? await startTracing(log) : null;
    cleanup.add(() => tracing?.close());
    const prometheus = options.metrics && new PrometheusMetrics(log);
    const metrics = prometheus ?? noMetrics;
    const house = createHouse(database, options, { log, live, keys, metrics });
    cleanup.add(() => house.betting.book.close());
    // The clock of a server that takes real bets cannot be moved.
    const clock = house.development ? new MovedClock(database.forJob("clock").db) : null;
    const readClock = (): void =>
      void clock?.read().catch((error: unknown) => log.warn({ err: error }, "the moved clock could not be read"));
    const listener = await listen({
      connection: database.forJob("notifications").connection,
      log,
      onChange: (channel, key) => (channel === "livery_clock" ? readClock() : forget(house, channel, key)),
      onGap: () => {
        forgetAll(house);
        readClock();
      },
    });
    cleanup.add(() => listener.close());
    await house.betting.book.load();
    const reports: CspReports = { count: 0, last: [] };
    const { trustProxy = false } = options;
    const app = await createApp({ house, brands, panel, log, reports, trustProxy, tracing, clock });
    cleanup.add(() => closeApp(app));
    node?.sockets.register(app);
    // Before the application: it would wait for those that follow this server, whose connections are no requests any more.
    cleanup.add(() => node?.sockets.close());
    const pending = startPending({
      betting: house.betting,
      log,
      decides: () => node === null || live?.publishes === true,
      onRun: metrics.job("pending_bets"),
    });
    cleanup.add(() => pending.stop());
    const { db, patient } = database.forJob("dueWork");
    const ticker = startTicker({
      db,
      patient,
      log,
      calendarDays: options.calendarDays,
      onRun: metrics.job("due_work"),
    });
    cleanup.add(() => ticker.stop());
    const sealer = startSealer({ db: database.forJob("sealer").db, log, onRun: metrics.job("sealer") });
    cleanup.add(() => sealer.stop());
    const auditor = startAuditor({ db: database.forJob("auditor").patient, log, onRun: metrics.job("auditor") });
    cleanup.add(() => auditor.stop());
    const refolding = startRefoldingAudit({
      db: database.forJob("auditSearch").patient,
      log,
      onRun: metrics.job("audit_search"),
    });
    cleanup.add(() => refolding.stop());
    let gateway: Gateway | null = null;
    if (live !== null) {
      const others = new Map(node === null ? [] : [[nodeSocketPath, node.sockets.upgrade]]);
      const opened = openGateway(app.server, {
        house,
        live,
        log,
        others,
        addressOf: clientAddress(trustProxy),
        limits: options.sockets,
      });
      gateway = opened;
      cleanup.add(() => opened.close());
    }
    const watched = { database: database.forJob("metrics"), pools: () => database.poolUse(), house, gateway, log };
    const observed = prometheus && options.metrics && (await observe(prometheus, watched, options.metrics));
    cleanup.add(() => observed?.close());
    const port = await listenOn(app, options);
    cleanup.add(await writeHouseFile(database.home, port, node !== null));
    void endWhenLost(database, cleanup, log);
    const url = urlOf(options.host ?? "127.0.0.1", port);
    node?.listens(nodeUrl(options.nodes?.url, url, log));
    const metricsUrl = observed?.url ?? null;
    return { url, port, metricsUrl, cspReports: reports, ended: cleanup.ended, close: () => cleanup.close() };
  } catch (error) {
    await cleanup.close();
    throw error;
  }
}

/** What is done once before anybody calls. */
async function prepare(
  { db, patient }: JobDatabase,
  { development = false }: HouseOptions,
  keys: Keyring | null,
  log: Log,
): Promise<void> {
  await setClockMode(db, development);
  await sealStoredSecrets(db, keys, log);
  const refolded = await refoldNames(patient);
  if (refolded > 0) log.info({ names: refolded }, "names folded again");
}

/** Without the lock another server may own the data by now. */
async function endWhenLost(database: ServerDatabase, cleanup: CleanupStack, log: Log): Promise<void> {
  const reason = await database.lost;
  log.error({ err: reason }, "the database went away: the house ends");
  await cleanup.close(reason).catch((error: unknown) => log.error({ err: error }, "the house did not end in order"));
}

function createLive(
  database: ServerDatabase,
  { live, nodes }: HouseOptions,
  log: Log,
  node: LiveNode | null,
): Live | null {
  if (live === undefined) return null;
  const { db, connection } = database.forJob("live");
  return startLive({ db, connection, log, source: live, node, switchesSource: nodes?.switchesSource ?? false });
}

function createHouse(
  database: ServerDatabase,
  options: HouseOptions,
  {
    log,
    live,
    keys,
    metrics,
  }: { readonly log: Log; readonly live: Live | null; readonly keys: Keyring | null; readonly metrics: Metrics },
): House {
  const identity = database.forJob("identity").db;
  const betting = database.forJob("betting");
  const health = database.forJob("health").db;
  const players = new RowCache((userId: number) => loadPlayer(identity, userId));
  const tenants = new Map<number, TenantHouse>();
  const house: House = {
    forTenant: (tenantId) => {
      const known = tenants.get(tenantId) ?? tenantHouse(house, database.forTenant(tenantId));
      tenants.set(tenantId, known);
      return known;
    },
    forPlatform: () => platform,
    players,
    betting: createBettingService({ db: betting.db, pool: betting.pool, players, live, log }),
    sessions: new RowCache((hash: string) => loadSession(identity, Buffer.from(hash, "hex"))),
    sites: new RowCache((host: string) => loadSiteByHost(identity, host)),
    siteHosts: new RowCache((tenantId: number) => loadSiteHosts(identity, tenantId)),
    panels: new RowCache((host: string) => loadPanelTenant(identity, host)),
    health: { pendingMigrations: () => pendingMigrations(health), haltedTenants: () => haltedTenants(health) },
    storage: new Storage(health),
    // Not on the connections of the jobs, which visitors would then hold up.
    summaries: new MatchSummaries(database.shared),
    // One of a network: two keep the event loop busy without a pause, and a player's bet waits behind them (`pnpm bench crowd`).
    reads: new FairQueue({ concurrency: 4, runningOfNetwork: 1, waiting: 400, waitingOfNetwork: 60 }),
    hashing: new FairQueue({ concurrency: 2 * availableParallelism(), waiting: 120, waitingOfNetwork: 30 }),
    encoding: new FairQueue({ concurrency: 2, waiting: 20, waitingOfNetwork: 10 }),
    buckets: createBuckets({ ...defaultRateLimits, ...options.rateLimits }),
    keys,
    live,
    metrics,
    development: options.development ?? false,
  };
  const platform = tenantHouse(house, requestDatabase(database.forJob("platformStaff").pool));
  return house;
}

function tenantHouse(house: House, database: TenantDatabase): TenantHouse {
  return { ...house, ...database, betting: { ...house.betting, ...database } };
}

function forget(house: House, channel: Channel, key: string): void {
  if (channel === "livery_player") house.players.forget(Number(key));
  else if (channel === "livery_dealer") house.betting.dealers.forgetAll();
  else if (channel === "livery_session") house.sessions.forget(key);
  else if (channel === "livery_match") {
    house.betting.book.invalidate(key);
    house.live?.invalidate(key);
  } else forgetHosts(house);
}

function forgetHosts(house: House): void {
  house.sites.forgetAll();
  house.siteHosts.forgetAll();
  house.panels.forgetAll();
}

function forgetAll(house: House): void {
  house.players.forgetAll();
  house.betting.dealers.forgetAll();
  house.sessions.forgetAll();
  forgetHosts(house);
  house.betting.book.invalidateAll();
  house.live?.invalidateAll();
}

/** Answers open requests; cuts off a client that does not read its answer within eight seconds (D60). */
async function closeApp(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), 8_000);
  await app.close();
  clearTimeout(patience);
}

/** Connections that wait to be accepted: after a fault all clients connect at once, and a refused one is delayed by a second. */
const backlog = 4_096;

async function listenOn(app: FastifyInstance, { port, host = "127.0.0.1" }: HouseOptions): Promise<number> {
  try {
    await app.listen({ port, host, backlog });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new PortTaken(port, error);
    if (code === "EACCES")
      throw new HouseError(
        "port_refused",
        `This user may not listen on port ${port}.`,
        "Choose a port above 1023 with --port.",
        error,
      );
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new HouseError(
        "invalid_host",
        `This machine has no address ${host}.`,
        "Leave the host out, or name one of this machine's addresses (--host): 127.0.0.1 where a proxy beside the house takes what comes for it.",
        error,
      );
    throw error;
  }
  return (app.server.address() as AddressInfo).port;
}
