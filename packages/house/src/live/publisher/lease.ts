import { randomBytes } from "node:crypto";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { applicationName } from "../../db/ownership.ts";

/** Advisory lock: one process publishes live matches at a time ("LIVP"). */
export const lock = 0x4c495650;

/**
 * A connection can break without a notice at either end. The lease's process probes it every `probeMs` and gives the lease up if
 * no answer arrives. The database ends a session that is idle for longer, so no other publisher begins before that.
 */
export interface LeaseTimes {
  readonly probeMs: number;
  readonly replyTimeoutMs: number;
  readonly sessionMs: number;
  /** For how long after the last confirmed probe the lease is certain. */
  readonly heldMs: number;
  /** How often to check whether the lease is free. */
  readonly freeMs: number;
  /** When to check again if this process may not have the lease. */
  readonly refusedMs: number;
}

export const leaseTimes: LeaseTimes = {
  probeMs: 1_000,
  replyTimeoutMs: 5_000,
  sessionMs: 10_000,
  heldMs: 8_000,
  freeMs: 500,
  refusedMs: 2_000,
};

/** How long a connection may take to end by itself. */
const endMs = 1_000;

/** The right to publish: a lock on a separate connection, so it ends with its process, however that ends. */
export interface Lease {
  /** The owner's name in the database. */
  readonly owner: string;
  /** Higher than every epoch before it. */
  readonly epoch: number;
  /** No other process can have the lease yet. After a pause of this process it can be false before `lost` is fulfilled. */
  readonly held: boolean;
  /** Starts a later epoch, for renumbered handles (D57). Rejects if the lease is lost. */
  nextEpoch(): Promise<number>;
  /** Fulfilled when the lease ends: it was released, or its connection broke or does not answer. */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

/** How the other nodes find the one that has the lease. */
export interface LeaseNode {
  readonly address: Promise<string>;
  readonly secret: string;
}

/**
 * Waits until no other process publishes, and acquires the lease; null if `signal` is aborted first. Throws if the database does
 * not answer.
 * @param node this node, if there are others
 * @param mayTake whether this process may have the lease now; called when no other process has it
 */
export async function acquireLease(
  connection: pg.ClientConfig,
  signal: AbortSignal,
  node: LeaseNode | null = null,
  mayTake: () => Promise<boolean> = async () => true,
  { probeMs, replyTimeoutMs, sessionMs, heldMs, freeMs, refusedMs }: LeaseTimes = leaseTimes,
): Promise<Lease | null> {
  const url = await addressOf(node, signal);
  if (signal.aborted) return null;
  const socket = new Socket();
  const client = new pg.Client({
    ...connection,
    application_name: applicationName("publisher"),
    keepAlive: true,
    stream: () => socket,
    connectionTimeoutMillis: replyTimeoutMs,
    query_timeout: replyTimeoutMs,
  });
  const ended = new AbortController();
  const lost = new Promise<void>((resolve) => ended.signal.addEventListener("abort", () => resolve()));
  client.on("error", () => ended.abort());
  client.once("end", () => ended.abort());
  const release = async (): Promise<void> => {
    ended.abort();
    const gone = client.end();
    await Promise.race([gone, sleep(endMs)]);
    socket.destroy();
    await gone;
  };
  const owner = `${process.pid}-${randomBytes(4).toString("hex")}`;
  const nextEpoch = async (): Promise<number> => {
    const { rows } = await client.query<{ epoch: number }>("select live_next_epoch($1) as epoch", [owner]);
    return (rows[0] as { epoch: number }).epoch;
  };
  await client.connect();
  try {
    await client.query(`set idle_session_timeout = ${sessionMs}`);
    for (;;) {
      const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [lock]);
      const isMine = rows[0]?.mine === true;
      if (isMine && (await mayTake())) break;
      if (isMine) await client.query("select pg_advisory_unlock($1)", [lock]);
      await sleep(isMine ? refusedMs : freeMs, undefined, { signal });
    }
    const epoch = await nextEpoch();
    if (node !== null)
      await client.query("update live_lease set url = $1, secret = $2 where owner = $3", [url, node.secret, owner]);
    signal.throwIfAborted();
    let confirmedAt = performance.now();
    void probe(client, probeMs, ended.signal, (at) => (confirmedAt = at)).catch(() => ended.abort());
    return {
      owner,
      epoch,
      get held() {
        return !ended.signal.aborted && performance.now() - confirmedAt < heldMs;
      },
      nextEpoch,
      lost,
      release,
    };
  } catch (error) {
    await release();
    if (signal.aborted) return null;
    throw error;
  }
}

/** The address at which other nodes reach this one, once known; empty if there are no others. */
function addressOf(node: LeaseNode | null, signal: AbortSignal): Promise<string> {
  if (node === null) return Promise.resolve("");
  const never = new Promise<string>((resolve) => signal.addEventListener("abort", () => resolve("")));
  return Promise.race([node.address, never]);
}

/** Probes a connection until it fails. After each answer, reports when the probe was sent. */
async function probe(
  client: pg.Client,
  everyMs: number,
  end: AbortSignal,
  onConfirmed: (confirmedAt: number) => void,
): Promise<never> {
  for (;;) {
    await sleep(everyMs, undefined, { signal: end });
    const confirmedAt = performance.now();
    await client.query("select");
    onConfirmed(confirmedAt);
  }
}
