import type { Kysely } from "kysely";
import type pg from "pg";
import type { PoolUse } from "../metrics/watched.ts";
import type { OpenDatabase } from "./open.ts";
import type { Schema } from "./schema.ts";

/**
 * What of a server sees all tenants, and why it must (D101, decision 029). A server gets the database of `livery_worker` for these
 * alone: whoever needs it declares itself here.
 */
export const crossTenantJobs = {
  start: "seals stored secrets, folds names and sets the mode of the clock before anybody calls",
  identity: "finds the tenant of a request: hosts, sessions and players, cached",
  betting: "holds prices and the terms of dealers in memory, and decides delayed bets",
  dueWork: "begins, ends and settles matches, whose coupons are of all tenants; deletes what is old",
  sealer: "seals the ledger, whose order is that of all tenants",
  auditor: "checks the ledger, and halts a tenant whose books are broken",
  auditSearch: "folds the names in the entries of all tenants, which a search compares",
  live: "publishes the live matches that all tenants offer, under one lease",
  clock: "moves the clock of a development server",
  notifications: "hears which rows of the caches have changed",
  metrics: "counts what waits in the books of all tenants, for the operator's metrics",
  health: "answers /readyz: migrations, room to write, halted tenants",
  platformStaff: "answers the platform's staff, who decide with the coupons of all tenants in view (D91)",
} as const satisfies Readonly<Record<string, string>>;

export type CrossTenantJob = keyof typeof crossTenantJobs;

/** The database as `livery_worker`: every statement sees the rows of all tenants. */
export interface JobDatabase {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** For work that waits longer than a call may; its statements end after 5 s, unless each sets its own limit. */
  readonly patient: Kysely<Schema>;
  /** For a connection of the job's own. */
  readonly connection: pg.ClientConfig;
}

/** The database as a server has it: for the calls of one tenant, or for a declared job. */
export interface ServerDatabase extends Pick<OpenDatabase, "forTenant" | "shared" | "home" | "lost" | "close"> {
  /** What its pools of connections do at the moment, by name. */
  poolUse(): Readonly<Record<string, PoolUse>>;
  forJob(job: CrossTenantJob): JobDatabase;
}

export function serverDatabase(database: OpenDatabase): ServerDatabase {
  const { connection, db, home, lost, patient, pool, pools, shared } = database;
  return {
    shared,
    home,
    lost,
    forTenant: (tenantId) => database.forTenant(tenantId),
    forJob: () => ({ db, pool, patient, connection }),
    poolUse: () => Object.fromEntries(Object.entries(pools).map(([name, each]) => [name, useOf(each)])),
    close: () => database.close(),
  };
}

const useOf = ({ options, totalCount, idleCount, waitingCount }: pg.Pool): PoolUse => ({
  size: options.max,
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});
