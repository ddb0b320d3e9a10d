import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { currentRequest, type Span } from "../request-context.ts";
import { orDestroyed } from "./pool.ts";
import type { Schema } from "./schema.ts";

/**
 * Row-level security reads the tenant of a transaction from the first setting (D101); postings and entries of the history take the id
 * of the request from the second one.
 */
const setTenant = {
  name: "livery_tenant",
  text: "select set_config('livery.tenant', $1, true), set_config('livery.request', $2, true)",
} as const;

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
  await client.query({ ...setTenant, values: ["", ""] });
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
  const db = kyselyOn(connect);
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

/**
 * The database of all tenants for calls of the platform's staff (D91): their transactions have the id of the request, so that their
 * entries of the history name it.
 */
export function requestDatabase(pool: pg.Pool): TenantDatabase {
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const query = (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
      const id = currentRequest()?.id;
      if (id === undefined || !beginning.test(text)) return client.query(text, [...parameters]);
      return client.query(`${text}; select ${setRequest(id)}`);
    };
    return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
  };
  return { db: kyselyOn(connect), pool };
}

const kyselyOn = (connect: () => Promise<PostgresPoolClient>): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect, end: async () => undefined, options: {} } }) });

const setRequest = (id: string): string => `set_config('livery.request', ${pg.escapeLiteral(id)}, true)`;

/** The functions of the hot path have one parameter: the tenant is set in their own statement, which costs half of a second one. */
const oneFunction = /^select \w+\(\$1::jsonb\) as \w+$/u;

const beginning = /^(begin|start transaction)\b/iu;

/** Runs a statement, timed where the request's trace is sent: by its name or its first word, never with its values. */
function run(client: pg.PoolClient, tenantId: number, config: pg.QueryConfig): Promise<pg.QueryResult> {
  const request = currentRequest();
  const answer = runForTenant(client, tenantId, request?.id ?? "", config);
  return request?.startSpan === undefined ? answer : timed(request.startSpan(spanName(config)), answer);
}

const spanName = ({ name, text }: pg.QueryConfig): string => name ?? /^\s*(\w+)/u.exec(text)?.[1] ?? "statement";

async function timed<Result>(span: Span, answer: Promise<Result>): Promise<Result> {
  try {
    const result = await answer;
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Inside a transaction the tenant is set: its first statement did that. */
function runForTenant(
  client: pg.PoolClient,
  tenantId: number,
  requestId: string,
  config: pg.QueryConfig,
): Promise<pg.QueryResult> {
  if (client.getTransactionStatus() !== "I") return client.query(config);
  // An isolation level must be set before any other statement of the transaction.
  if (beginning.test(config.text))
    return client.query(
      `${config.text}; select set_config('livery.tenant', '${tenantId}', true), ${setRequest(requestId)}`,
    );
  if (oneFunction.test(config.text))
    return client.query({
      ...config,
      text: `${config.text} from (select set_config('livery.tenant', $2, true), set_config('livery.request', $3, true)) as tenant`,
      values: [...(config.values ?? []), String(tenantId), requestId],
    });
  const answer = new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new TenantQuery([String(tenantId), requestId], config);
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
  readonly #settings: readonly string[];
  #isSet = false;

  constructor(settings: readonly string[], config: pg.QueryConfig) {
    super(config);
    this.#settings = settings;
    this.queryMode = "extended";
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: setTenant.name, values: this.#settings, valueMapper: String });
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
