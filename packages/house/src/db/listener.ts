import pg from "pg";
import type { Log } from "../log.ts";
import { applicationName } from "./ownership.ts";
import { keepAliveOptions } from "./pool.ts";

const retryMs = 500;

/** The channels of the database: a player, a dealer, a site, a session or a match changed, or the clock was moved. */
const channels = [
  "livery_player",
  "livery_dealer",
  "livery_site",
  "livery_session",
  "livery_match",
  "livery_clock",
] as const;
export type Channel = (typeof channels)[number];

export interface ListenerOptions {
  readonly connection: pg.ClientConfig;
  readonly log: Log;
  /** A row changed; `payload` is its key. */
  onChange(channel: Channel, payload: string): void;
  /** Notifications may have been missed (a connection broke): no cached row may be trusted. */
  onGap(): void;
}

/** Listens for changes on its own connection; reconnects automatically. */
export async function listen(options: ListenerOptions): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...options.connection,
      application_name: applicationName("listener"),
      ...keepAliveOptions,
    });
    next.on("notification", (message) => options.onChange(message.channel as Channel, message.payload ?? ""));
    next.on("error", (error) => options.log.warn({ err: error }, "the listening connection broke"));
    next.once("end", reconnect);
    await next.connect();
    await next.query(channels.map((channel) => `listen ${channel}`).join("; "));
    if (closed) return next.end();
    client = next;
    options.onGap();
  };
  // A connection that fails says so twice: it ends, and `connect` throws.
  const reconnect = (): void => {
    if (closed || retry !== undefined) return;
    options.onGap();
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch((error: unknown) => {
        options.log.warn({ err: error }, "listening for changes failed; trying again");
        reconnect();
      });
    }, retryMs);
  };

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
