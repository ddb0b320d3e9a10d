import pg from "pg";

const bigintOid = 20;
const bigintArrayOid = 1016;

// pg names the type's id by an enum of another package; a pool hands it over as a number.
const standardParser = pg.types.getTypeParser as unknown as (
  oid: number,
  format?: string,
) => (value: string) => unknown;

/** int8 is a bigint in the model, never a string or a float. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (format !== "binary" && oid === bigintOid) return BigInt;
    if (format !== "binary" && oid === bigintArrayOid) return parseBigintArray;
    return standardParser(oid, format);
  },
};

function parseBigintArray(text: string): (bigint | null)[] {
  const inside = text.slice(1, -1);
  return inside === "" ? [] : inside.split(",").map((item) => (item === "NULL" ? null : BigInt(item)));
}

export interface PoolOptions {
  /** Shown in `pg_stat_activity`. */
  readonly name: string;
  readonly size: number;
  /** Milliseconds a statement may run (D60: 5 s); 0 is without limit. */
  readonly statementTimeoutMs: number;
  /** A connection broke that no query was waiting on; the next query tells whoever uses it. */
  readonly onBroken?: (error: Error) => void;
}

/** A pool with the time-outs of D60: statement 5 s, lock 2 s, idle in transaction 10 s. */
export function createPool(connection: pg.PoolConfig, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: options.size,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.statementTimeoutMs === 0 ? 0 : 2_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  const broken = options.onBroken ?? ((): void => undefined);
  pool.on("error", broken);
  // The pool itself listens to idle connections only: one that breaks between two statements of its user would end the process.
  pool.on("connect", (client) => client.on("error", broken));
  return pool;
}
