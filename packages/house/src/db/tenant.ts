import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { orDestroyed } from "./pool.ts";
import type { Schema } from "./schema.ts";

/** Row-level security reads the tenant of a transaction from this setting (D101). */
const setTenant = { name: "livery_tenant", text: "select set_config('livery.tenant', $1, true)" } as const;

/** Runs one statement for one tenant. */
export interface TenantPool {
  query(config: pg.QueryConfig): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The database as one tenant sees it: every statement and every transaction has the tenant, in the same round trip. */
export interface TenantDatabase {
  readonly db: Kysely<Schema>;
  /** For named statements on the hot path. */
  readonly pool: TenantPool;
}

/** For `onConnect` of the pool: without it the statements of a tenant fail. */
export async function prepareTenant(client: pg.ClientBase): Promise<void> {
  await client.query({ ...setTenant, values: [""] });
}

/** The only way to a connection of `livery_app`. A pool that is used without it has no tenant, and sees no row of any. */
export function tenantDatabase(pool: pg.Pool, tenantId: number): TenantDatabase {
  if (!Number.isSafeInteger(tenantId)) throw new RangeError("a tenant is an integer");
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const query = (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> =>
      run(client, tenantId, { text: sql, values: [...parameters] });
    return {
      // Kysely's second signature is for cursors, which this dialect has none of.
      query: query as unknown as PostgresPoolClient["query"],
      release: () => client.release(),
    };
  };
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined, options: {} } }),
  });
  const query = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    const client = await pool.connect();
    try {
      const result = await run(client, tenantId, config);
      client.release();
      return result;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  };
  return { db, pool: { query } };
}

/** The functions of the hot path have one parameter: the tenant is set in their own statement, which costs half of a second one. */
const oneFunction = /^select \w+\(\$1::jsonb\) as \w+$/u;

/** Inside a transaction the tenant is set: its first statement did that. */
function run(client: pg.PoolClient, tenantId: number, config: pg.QueryConfig): Promise<pg.QueryResult> {
  if (client.getTransactionStatus() !== "I") return client.query(config);
  // An isolation level must be set before any other statement of the transaction.
  if (/^(begin|start transaction)\b/iu.test(config.text))
    return client.query(`${config.text}; select set_config('livery.tenant', '${tenantId}', true)`);
  if (oneFunction.test(config.text))
    return client.query({
      ...config,
      text: `${config.text} from (select set_config('livery.tenant', $2, true)) as tenant`,
      values: [...(config.values ?? []), String(tenantId)],
    });
  const answer = new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new TenantQuery(String(tenantId), config);
    query.callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(query as unknown as pg.Submittable);
  });
  return orDestroyed(client, answer);
}

interface Connection {
  bind(config: object): void;
  execute(config: object): void;
}

/** What pg's Query does that its types leave out. */
interface OpenQuery extends pg.Submittable {
  queryMode: "extended" | undefined;
  callback: ((error: Error | null, result: pg.QueryResult) => void) | undefined;
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const Query = pg.Query as unknown as new (config: pg.QueryConfig) => OpenQuery;

/**
 * A statement with the one that sets its tenant before it, in one message: both are one transaction, at whose end the setting is
 * gone.
 */
class TenantQuery extends Query {
  readonly #tenant: string;
  #isSet = false;

  constructor(tenant: string, config: pg.QueryConfig) {
    super(config);
    this.#tenant = tenant;
    this.queryMode = "extended";
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: setTenant.name, values: [this.#tenant], valueMapper: String });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isSet) super.handleCommandComplete(message, connection);
    this.#isSet = true;
  }
}
