import { pipeline } from "node:stream/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { asSuperuser, ownerRole } from "../db/cluster.ts";
import { checkServer } from "../db/durability.ts";
import { prepareLayout } from "../db/layout.ts";
import { pendingOf } from "../db/migrate-database.ts";
import { embeddedServer, migrateAlone } from "../db/open.ts";
import { applicationName, claimHouse } from "../db/ownership.ts";
import { absent, hasDatabase } from "../db/presence.ts";
import type { Schema } from "../db/schema.ts";
import { HouseError } from "../errors.ts";
import { findBreaches } from "../ledger/checks.ts";
import { type Log, silentLog } from "../log.ts";
import { withOwner } from "./dump.ts";
import { type Figures, findDifferences, inSnapshot, readFigures } from "./figures.ts";
import { endedBy, kyselyOn } from "./one-connection.ts";
import { copiedTables, readSequences, takeDown, type TableShape } from "./tables.ts";
import { differs } from "./verify.ts";

export interface MoveOptions {
  readonly root: string;
  /** An empty database of another server, by the user that will own its tables. */
  readonly target: string;
  readonly signal: AbortSignal;
  readonly onTable?: ((table: string, done: number, of: number) => void) | undefined;
  readonly log?: Log | undefined;
}

export interface Moved extends Figures {
  readonly tables: Readonly<Record<string, number>>;
}

const empty = "The target is empty, with its tables: repeat the command, or drop its database.";

/**
 * Copies the database of an embedded server to another server in one transaction: until its end the target has tables and no rows. The
 * source is only read. Throws HouseErrors: `house_already_running` if a server runs on the source, whose bets would be lost,
 * `target_not_empty`, `database_differs`.
 */
export async function moveDatabase({ root, target, signal, onTable, log = silentLog }: MoveOptions): Promise<Moved> {
  if (!(await hasDatabase(root))) throw absent(root);
  const layout = await prepareLayout(root);
  const server = await embeddedServer(layout, log);
  const guard = new pg.Client({ ...server.connection, application_name: applicationName("migrate-to") });
  guard.on("error", () => undefined);
  try {
    await guard.connect();
    // Held to the end: no house starts meanwhile.
    await claimHouse(guard, server.home);
    await requireMigrated(server.owner);
    return await withOwner(target, (client) => moveTo(client), "The address");
  } finally {
    await guard.end();
    await server.leave();
  }

  async function moveTo(client: pg.Client): Promise<Moved> {
    await checkServer(client);
    // Of the target too, until all is there.
    await claimHouse(client, layout.home);
    const to = kyselyOn(client);
    await requireUnused(to);
    await migrateAlone({ connectionString: target }, client);
    return asSuperuser(layout, ownerRole, (source) =>
      endedBy(signal, client, () =>
        inSnapshot(kyselyOn(source), (from) =>
          to.transaction().execute((trx) => copyAll({ source, from, client, to: trx, onTable, signal })),
        ),
      ),
    );
  }
}

interface Copying extends Pick<MoveOptions, "onTable" | "signal"> {
  readonly source: pg.Client;
  readonly from: Kysely<Schema>;
  readonly client: pg.Client;
  readonly to: Transaction<Schema>;
}

async function copyAll({ source, from, client, to, onTable, signal }: Copying): Promise<Moved> {
  // A command may have set it up since it was looked at.
  await sql`lock table tenant in access exclusive mode`.execute(to);
  await requireUnused(to);
  const figures = await readFigures(from);
  const tables = await copiedTables(from);
  const putUp = await takeDown(to, tables);
  const counts: Record<string, number> = {};
  for (const [at, table] of tables.entries()) {
    onTable?.(table.name, at, tables.length);
    signal.throwIfAborted();
    counts[table.name] = await copyTable(source, client, table);
  }
  await putUp();
  for (const { name, value, called } of await readSequences(from))
    await sql`select setval(${name}::regclass, ${value}::bigint, ${called})`.execute(to);
  await requireSame(to, figures, counts);
  return { ...figures, tables: counts };
}

/** Row by row as text, which every version of PostgreSQL reads. Returns the number of rows that the target has. */
async function copyTable(source: pg.Client, client: pg.Client, { name, columns }: TableShape): Promise<number> {
  const what = `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(", ")})`;
  const reading = source.query(copyTo(`copy ${what} to stdout`));
  await pipeline(reading, client.query(copyFrom(`copy ${what} from stdin`)));
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 as count from ${client.escapeIdentifier(name)}`,
  );
  const count = rows[0]?.count ?? 0;
  if (count !== reading.rowCount)
    throw differs("The copy is not complete", [`${name}: ${count} rows, not ${reading.rowCount}`], empty);
  return count;
}

/** Compares the figures and checks every hash of the chain in the target, before its transaction ends. */
async function requireSame(to: Transaction<Schema>, figures: Figures, counts: Record<string, number>): Promise<void> {
  const found = [...(await findDifferences(to, figures, { exact: true }))];
  for (const { tenant_id } of await to.selectFrom("tenant").select("tenant_id").execute())
    for (const { rule, what } of await findBreaches(to, { tenantId: tenant_id, sealed: null }))
      found.push(`tenant ${tenant_id}, ${rule}: ${what}`);
  if (Object.keys(counts).length === 0) found.push("no table was copied");
  if (found.length > 0) throw differs("The copy is not the database that it was made of", found, empty);
}

async function requireMigrated(owner: pg.ClientConfig): Promise<void> {
  const pending = await pendingOf(owner);
  if (pending.length > 0)
    throw new HouseError(
      "migration_failed",
      `The database lacks ${pending.length} migrations of this version, from ${pending[0]} on.`,
      "Run `livery house migrate` first.",
    );
}

/** Throws HouseError `target_not_empty` unless the target is empty, or has a house's tables without a tenant. */
async function requireUnused(to: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string; house: boolean }>`
    select relname as name, to_regclass('public.kysely_migration') is not null and to_regclass('public.tenant') is not null as house
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') order by 1 limit 1`.execute(
    to,
  );
  const [first] = rows;
  if (first === undefined) return;
  const tenants = first.house ? await to.selectFrom("tenant").select("name").limit(1).execute() : [{ name: "" }];
  if (tenants.length === 0) return;
  throw new HouseError(
    "target_not_empty",
    first.house
      ? `The target has a house already: the tenant ${tenants[0]?.name}. Nothing was touched.`
      : `The target is not empty: it has ${first.name}. Nothing was touched.`,
    "Create another database on that server, and name it.",
  );
}
