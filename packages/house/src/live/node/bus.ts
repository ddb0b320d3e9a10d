import { setTimeout as sleep } from "node:timers/promises";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import { HouseError } from "../../errors.ts";
import type { Log } from "../../log.ts";

/** How nodes hear one another at once. It may lose anything, and be away: nothing rests on it but how soon they hear. */
export interface Bus {
  /** What is published now reaches nobody. */
  readonly connected: boolean;
  /** Frames that are told together are no longer than that: it is what the server takes, less what is told of them. */
  readonly mostBytes: number;
  /** What cannot be published is logged, and lost. */
  publish(subject: string, bytes: Uint8Array): void;
  /** Asks, as far as it can; whoever hears it may answer, once or several times. */
  request(subject: string, bytes: Uint8Array, onReply: (bytes: Uint8Array) => void): void;
  /** Hears a subject until it is stopped; `answer` is there where somebody asks. */
  subscribe(
    subject: string,
    onMessage: (bytes: Uint8Array, reply: ((bytes: Uint8Array) => void) | null) => void,
  ): () => void;
  close(): Promise<void>;
}

const retryMs = 500;
/** A server that was there once is waited for for as long as the house runs. */
const patient = {
  name: "livery",
  timeout: 5_000,
  maxReconnectAttempts: -1,
  reconnectTimeWait: retryMs,
  ignoreAuthErrorAbort: true,
  noAsyncTraces: true,
};
/** Nobody is waited for longer, in milliseconds: the feed asks again by itself. */
const replyTimeoutMs = 2_000;
/** Frames that are sent together are no longer than that, below a NATS server's 1 MiB, where the server itself takes as much. */
export const mostBytes = 786_432;
/** What part of a message its frames may be: their lengths and the news' head come to less than the rest. */
const framesPart = 0.75;

/**
 * NATS at an address such as `nats://user:password@10.0.0.9:4222`, for as long as the house runs: connected as soon as it is
 * there, and again whenever it comes back. Throws HouseError `nats_url`.
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
  /** The client throws at once for what the server would not take; nobody who publishes is to end by it. */
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
    // What waits for a broker that is away would be news of the past when it is back.
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
