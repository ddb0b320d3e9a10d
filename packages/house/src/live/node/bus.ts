import { setTimeout as sleep } from "node:timers/promises";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import { HouseError } from "../../errors.ts";
import type { Log } from "../../log.ts";

/** Carries messages between nodes at once. It may lose any message, and be away: only latency depends on it. */
export interface Bus {
  /** False while published messages reach no node. */
  readonly connected: boolean;
  /** The most bytes of frames in one message: the NATS server's maximum, less the space for the head. */
  readonly mostBytes: number;
  /** A message that cannot be published is logged, and lost. */
  publish(subject: string, bytes: Uint8Array): void;
  /** Sends a request if connected; each receiver may answer, once or several times. */
  request(subject: string, bytes: Uint8Array, onReply: (bytes: Uint8Array) => void): void;
  /** Subscribes to a subject; returns the function that unsubscribes. `reply` is null if the message is no request. */
  subscribe(
    subject: string,
    onMessage: (bytes: Uint8Array, reply: ((bytes: Uint8Array) => void) | null) => void,
  ): () => void;
  close(): Promise<void>;
}

const retryMs = 500;
/** A NATS server that was there once is waited for as long as this process runs. */
const patient = {
  name: "livery",
  timeout: 5_000,
  maxReconnectAttempts: -1,
  reconnectTimeWait: retryMs,
  ignoreAuthErrorAbort: true,
  noAsyncTraces: true,
};
/** How long replies are awaited, in milliseconds: the feed repeats its requests by itself. */
const replyTimeoutMs = 2_000;
/** The most bytes of frames in one message, below a NATS server's 1 MiB; less if the server accepts less. */
export const mostBytes = 786_432;
/** The share of a message that its frames may fill: their lengths and the head need less than the rest. */
const framesPart = 0.75;

/**
 * NATS at an address such as `nats://user:password@10.0.0.9:4222`, for as long as the process runs: connected as soon as it is
 * there, and again whenever it returns. Throws HouseError `nats_url`.
 */
export function openBus(natsUrl: string, log: Log): Bus {
  const options = optionsOf(natsUrl);
  const subjects = new Set<(connection: NatsConnection) => void>();
  const closing = new AbortController();
  let connection: NatsConnection | null = null;
  let connected = false;
  const follow = async (opened: NatsConnection): Promise<void> => {
    connection = opened;
    connected = true;
    for (const subscribeOn of subjects) subscribeOn(opened);
    log.info({ server: opened.getServer() }, "nodes hear one another over NATS");
    for await (const { type } of opened.status()) {
      if (type === "disconnect") log.warn({}, "NATS is away: nodes hear one another directly until it is back");
      if (type === "reconnect") log.info({}, "NATS is back");
      if (type === "disconnect" || type === "reconnect") connected = type === "reconnect";
    }
  };
  const running = (async () => {
    for (let warned = false; !closing.signal.aborted; warned = true) {
      try {
        const opened = await connect({ ...options, ...patient });
        if (closing.signal.aborted) await opened.close();
        else await follow(opened);
      } catch (error) {
        if (!warned) log.warn({ err: error }, "NATS is not there: nodes hear one another directly until it is");
        await sleep(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  })();
  let reported: string | null = null;
  /** The client throws at once for a message that the server would refuse; that must not stop the publisher. */
  const attempt = (act: () => void): void => {
    try {
      act();
      reported = null;
    } catch (error) {
      if (String(error) !== reported)
        log.warn({ err: error }, "NATS does not take what is told: other nodes ask for it");
      reported = String(error);
    }
  };
  const subscribe: Bus["subscribe"] = (subject, onMessage) => {
    const stops: (() => void)[] = [];
    const subscribeOn = (to: NatsConnection): void => {
      const subscription = to.subscribe(subject, {
        callback: (error, message) => {
          if (error === null)
            onMessage(
              message.data,
              message.reply === undefined ? null : (bytes) => attempt(() => void message.respond(bytes)),
            );
        },
      });
      stops.push(() => subscription.unsubscribe());
    };
    subjects.add(subscribeOn);
    if (connection !== null) subscribeOn(connection);
    return () => {
      subjects.delete(subscribeOn);
      for (const stop of stops) if (connection?.isClosed() === false) stop();
    };
  };
  return {
    get connected() {
      return connected;
    },
    get mostBytes() {
      return Math.min(mostBytes, Math.floor((connection?.info?.max_payload ?? Infinity) * framesPart));
    },
    subscribe,
    // A message that waits for a broker would be out of date when the broker is back.
    publish: (subject, bytes) => {
      if (connected) attempt(() => connection?.publish(subject, bytes));
    },
    request: (subject, bytes, onReply) => {
      const broker = connection;
      if (!connected || broker === null) return;
      attempt(() => {
        const inbox = `${subject}.answers.${crypto.randomUUID()}`;
        const replies = broker.subscribe(inbox, {
          callback: (error, message) => {
            if (error === null) onReply(message.data);
          },
        });
        setTimeout(() => replies.unsubscribe(), replyTimeoutMs).unref();
        broker.publish(subject, bytes, { reply: inbox });
      });
    },
    close: async () => {
      closing.abort();
      connected = false;
      await connection?.close();
      await running;
    },
  };
}

function optionsOf(natsUrl: string) {
  const url = URL.canParse(natsUrl) ? new URL(natsUrl) : null;
  if (url === null || !["nats:", "tls:"].includes(url.protocol) || url.hostname === "")
    throw new HouseError(
      "nats_url",
      "NATS_URL is no address of a NATS server.",
      "Write nats://10.0.0.9:4222, with nats://user:password@… where it asks for them, and tls:// where it wants TLS.",
    );
  const { username, password } = url;
  return {
    servers: url.port === "" ? url.hostname : url.host,
    ...(url.protocol === "tls:" && { tls: {} }),
    ...(username !== "" && password === "" && { token: decodeURIComponent(username) }),
    ...(password !== "" && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
}
