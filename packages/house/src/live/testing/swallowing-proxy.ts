import { createServer, connect, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";
import pg from "pg";

/** A proxy to a database that can swallow: then nothing passes, in either direction, and neither end is notified. */
export interface SwallowingProxy {
  /** Connects to the same database through the proxy. */
  readonly connection: pg.ClientConfig;
  swallow(): void;
  /** Lets everything pass again, also what was held back. */
  pass(): void;
  close(): Promise<void>;
}

/** Opens a proxy on loopback. */
export async function swallowingProxy(connection: pg.ClientConfig): Promise<SwallowingProxy> {
  const { host, port, user, password, database } = new pg.Client(connection);
  const target: NetConnectOpts = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  /** Held-back traffic, an end included; null while everything passes. */
  let held: (() => void)[] | null = null;
  const bring = (act: () => void): void => {
    if (held === null) act();
    else held.push(act);
  };
  const forward = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on("data", (bytes) => bring(() => void to.write(bytes)));
    from.on("end", () => bring(() => void to.end()));
    from.on("error", () => from.destroy());
    from.on("close", () => {
      sockets.delete(from);
      bring(() => void to.destroy());
    });
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...target, allowHalfOpen: true });
    forward(near, far);
    forward(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    connection: { host: "127.0.0.1", port: (server.address() as AddressInfo).port, user, password, database },
    swallow: () => {
      held ??= [];
    },
    pass: () => {
      const heldBack = held ?? [];
      held = null;
      for (const act of heldBack) act();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
