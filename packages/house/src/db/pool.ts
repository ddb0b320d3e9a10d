import { once } from "node:events";
import type { Socket } from "node:net";
import pg from "pg";

const bigintOid = 20;
const bigintArrayOid = 1016;

// pg types the id as an enum of another package; a pool passes a number.
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
  /** Milliseconds that a statement may run (D60: 5 s); 0: no limit. */
  readonly statementTimeoutMs: number;
  /**
   * Milliseconds without a response after which a statement and its connection are given up, since the connection may be gone
   * without notice to either end; longer than any statement may run. Default: no limit.
   */
  readonly answerMs?: number | undefined;
  /** Milliseconds that a caller waits for a connection. Default: 5 s (D60). */
  readonly connectMs?: number | undefined;
  /** Called with each new connection; its first user waits for a promise that is returned. */
  readonly onConnect?: (client: pg.ClientBase) => unknown;
  /** Called when a connection breaks that no query waits on; the next query fails. */
  readonly onBroken?: (error: Error) => void;
}

/**
 * Milliseconds that a start, a command or a job waits for a connection: a busy process sees the database's response late. Nobody waits
 * behind them, as a player does behind a call.
 */
export const patientConnectMs = 30_000;

/** For idle connections: after ten seconds the system probes whether the other end still exists. */
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
    ...(options.onConnect !== undefined && { onConnect: options.onConnect }),
  });
  const broken = options.onBroken ?? ((): void => undefined);
  pool.on("error", broken);
  // The pool itself listens only to idle connections: one that breaks between two statements of its user would end the process.
  pool.on("connect", (client) => {
    client.on("error", broken);
    leaveUnanswered(client);
  });
  return pool;
}

/** pg's message for a response that did not come in time. */
const unanswered = "Query read timeout";

/** Whether a statement was sent and its connection broke before the response: its outcome is unknown. */
export function isAnswerLost(error: unknown): boolean {
  const { code = "", message = "" } = error as { readonly code?: string; readonly message?: string };
  const isGone =
    message.startsWith("Connection terminated") && message !== "Connection terminated due to connection timeout";
  return message === unanswered || isGone || code === "ECONNRESET" || code === "EPIPE";
}

/** An unanswered statement blocks all later ones of its connection, so the connection is destroyed. */
function leaveUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  const queryOrDestroy = (...given: readonly unknown[]): unknown => {
    const result = query(...given);
    return result instanceof Promise ? orDestroyed(client, result) : result;
  };
  client.query = queryOrDestroy as typeof client.query;
}

/** Destroys the connection of a statement that was not answered in time; its error stays the caller's. */
export async function orDestroyed<Result>(client: pg.PoolClient, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    if (error instanceof Error && error.message === unanswered && !stream.destroyed) {
      // Wait for the close: otherwise the pool would lend the connection again.
      const gone = once(stream, "close");
      stream.destroy();
      await gone;
    }
    throw error;
  }
}
