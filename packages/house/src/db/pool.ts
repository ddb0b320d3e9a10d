import { once } from "node:events";
import type { Socket } from "node:net";
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
  /**
   * Milliseconds after which a statement without an answer is given up together with its connection, which may be gone without
   * either end being told; longer than any may run. Default: it is waited for.
   */
  readonly answerMs?: number | undefined;
  /** Milliseconds that a caller waits for a connection. Default: 5 s (D60). */
  readonly connectMs?: number | undefined;
  /** A connection broke that no query was waiting on; the next query tells whoever uses it. */
  readonly onBroken?: (error: Error) => void;
}

/** Of a connection that nothing comes over: the system asks after ten seconds whether its other end is there. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** A pool with the time-outs of D60: statement 5 s, lock 2 s, idle in transaction 10 s. */
export function createPool(connection: pg.PoolConfig, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: options.size,
    application_name: options.name,
    connectionTimeoutMillis: options.connectMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.statementTimeoutMs === 0 ? 0 : 2_000,
    idle_in_transaction_session_timeout: 10_000,
    ...keepAliveOptions,
    ...(options.answerMs !== undefined && { query_timeout: options.answerMs }),
  });
  const broken = options.onBroken ?? ((): void => undefined);
  pool.on("error", broken);
  // The pool itself listens to idle connections only: one that breaks between two statements of its user would end the process.
  pool.on("connect", (client) => {
    client.on("error", broken);
    leaveUnanswered(client);
  });
  return pool;
}

/** How pg says that the answer to a statement did not come in time. */
const unanswered = "Query read timeout";

/** Whether a statement was sent and its connection went before the answer: nobody knows whether it was done. */
export function isAnswerLost(error: unknown): boolean {
  const { code = "", message = "" } = error as { readonly code?: string; readonly message?: string };
  const isGone =
    message.startsWith("Connection terminated") && message !== "Connection terminated due to connection timeout";
  return message === unanswered || isGone || code === "ECONNRESET" || code === "EPIPE";
}

/** A statement that is not answered stays before all later ones of its connection: nobody else may wait behind it. */
function leaveUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  const queryOrDestroy = (...given: readonly unknown[]): unknown => {
    const result = query(...given);
    if (!(result instanceof Promise)) return result;
    return result.catch(async (error: unknown) => {
      if (error instanceof Error && error.message === unanswered && !stream.destroyed) {
        // Not before it is gone: the pool would lend it once more.
        const gone = once(stream, "close");
        stream.destroy();
        await gone;
      }
      throw error;
    });
  };
  client.query = queryOrDestroy as typeof client.query;
}
