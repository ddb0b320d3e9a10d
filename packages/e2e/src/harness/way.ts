import { connect, createServer, type Socket } from "node:net";

/**
 * The way from a browser to the house, as TCP: whatever passes on it passes unread, but live sockets (a connection
 * whose first words ask for one) can be held up, broken and refused while pages and calls go on.
 */
export interface Way {
  readonly port: number;
  /** When live sockets were refused: performance.now(). */
  readonly refused: readonly number[];
  /** What the house says on live sockets waits until `release`; nothing of it is lost. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Breaks every live socket. */
  readonly drop: () => void;
  /** Refuses live sockets that come from now on, until `admit`. */
  readonly refuse: () => void;
  readonly admit: () => void;
  readonly close: () => Promise<void>;
}

const liveRequest = "GET /live/v1/socket";

/** Opens a way to a port of this machine, on a port of its own. */
export async function openWay(house: number): Promise<Way> {
  const refused: number[] = [];
  const all = new Set<Socket>();
  /** Each live socket of the browser, with the house's end of it. */
  const live = new Map<Socket, Socket>();
  let held = false;
  let refuses = false;
  const keep = (socket: Socket): Socket => {
    all.add(socket);
    // A connection that breaks takes its other end with it, which `close` sees to.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => all.delete(socket));
    return socket;
  };
  const pass = (browser: Socket, first: Buffer): void => {
    const isLive = first.subarray(0, liveRequest.length).toString("latin1") === liveRequest;
    if (isLive && refuses) {
      refused.push(performance.now());
      browser.destroy();
      return;
    }
    const far = keep(connect(house, "127.0.0.1"));
    far.write(first);
    browser.pipe(far);
    far.on("data", (data: Buffer) => {
      if (!browser.write(data)) far.pause();
    });
    browser.on("drain", () => {
      if (!(isLive && held)) far.resume();
    });
    browser.on("close", () => {
      live.delete(browser);
      far.destroy();
    });
    far.on("close", () => browser.end());
    if (!isLive) return;
    live.set(browser, far);
    if (held) far.pause();
  };
  const server = createServer((browser) => {
    keep(browser).once("data", (first: Buffer) => pass(browser, first));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the way has no port");
  return {
    port: address.port,
    refused,
    hold: () => {
      held = true;
      for (const far of live.values()) far.pause();
    },
    release: () => {
      held = false;
      for (const far of live.values()) far.resume();
    },
    drop: () => {
      for (const browser of live.keys()) browser.destroy();
    },
    refuse: () => {
      refuses = true;
    },
    admit: () => {
      refuses = false;
    },
    close: () => {
      for (const socket of all) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
