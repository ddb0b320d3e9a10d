import pg from "pg";
import { durable } from "./durability.ts";
import { unreachable } from "./open.ts";
import { applicationName } from "./ownership.ts";
import { pendingOf } from "./migrate-database.ts";

/** What a database server and its database are set to, and how far they are from what a house needs. */
export interface DatabaseReport {
  /** PostgreSQL's own number, `17.2`, and its major part. */
  readonly version: string;
  readonly major: number;
  /** The settings that protect an acknowledged bet from a power cut (I18) and are off. */
  readonly unsafe: readonly string[];
  readonly encoding: string;
  readonly collation: string;
  readonly timeZone: string;
  /** Connections that a house may still open, as this user. */
  readonly freeConnections: number;
  readonly maxConnections: number;
  /** Connections that houses and their commands have open. */
  readonly houseConnections: number;
  /** The migrations that the database lacks, or why that is not known: a newer version made it, or its owner cannot be reached. */
  readonly pending: readonly string[] | { readonly unknown: string };
  /** How far the server's clock is ahead of this machine's, in milliseconds, exact to the time of a round trip. */
  readonly aheadMs: number;
  /** How exactly, in milliseconds. */
  readonly withinMs: number;
}

export interface InspectOptions {
  readonly databaseUrl: string;
  /** The user that owns the tables, who reads the migrations. Default: `databaseUrl`. */
  readonly ownerUrl?: string | undefined;
  /** Epoch milliseconds of this machine. */
  readonly now?: () => number;
}

const connectMs = 4_000;

/**
 * Reads how a database server is set, and changes nothing: neither does it migrate. Throws `database_unreachable` within a few
 * seconds.
 */
export async function inspectDatabase({
  databaseUrl,
  now = Date.now,
  ownerUrl,
}: InspectOptions): Promise<DatabaseReport> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName("doctor"),
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw unreachable(cause);
  }
  try {
    const { rows } = await client.query<Row>(query, [durable]);
    const [row] = rows;
    if (row === undefined) throw new RangeError("the server answered without a row");
    const before = now();
    const clock = await client.query<{ ms: number }>(
      "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
    );
    const withinMs = (now() - before) / 2;
    return {
      version: row.version,
      major: Math.floor(row.number / 10_000),
      unsafe: row.unsafe,
      encoding: row.encoding,
      collation: row.collation,
      timeZone: row.zone,
      maxConnections: row.most,
      freeConnections: row.most - row.reserved - row.used,
      houseConnections: row.houses,
      pending: await pendingOf({ connectionString: ownerUrl ?? databaseUrl }).catch((error: unknown) => ({
        unknown: error instanceof Error ? error.message : String(error),
      })),
      aheadMs: (clock.rows[0]?.ms ?? 0) - before - withinMs,
      withinMs,
    };
  } finally {
    await client.end();
  }
}

interface Row {
  readonly version: string;
  readonly number: number;
  readonly unsafe: readonly string[];
  readonly encoding: string;
  readonly collation: string;
  readonly zone: string;
  readonly most: number;
  readonly reserved: number;
  readonly used: number;
  readonly houses: number;
}

const query = `
  select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
    array(select name from pg_settings where name = any ($1) and setting = 'off' order by name) as unsafe,
    pg_encoding_to_char(d.encoding) as encoding, d.datcollate as collation, current_setting('TimeZone') as zone,
    current_setting('max_connections')::int as most,
    current_setting('superuser_reserved_connections')::int as reserved,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as used,
    (select count(*)::int from pg_stat_activity where application_name like 'livery %' and pid <> pg_backend_pid()) as houses
  from pg_database d where d.datname = current_database()`;
