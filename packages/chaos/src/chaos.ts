import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Chances } from "./chances.ts";
import type { Direction } from "./frames/about.ts";
import { ChaosError } from "./errors.ts";
import { passHttp } from "./http/pass.ts";
import { Snapshots } from "./http/snapshots.ts";
import { passUpgrade, refuseUpgrade } from "./http/upgrade.ts";
import type { Break } from "./live/lane.ts";
import { LiveSocket } from "./live/live-socket.ts";
import { Timers } from "./timers.ts";
import { type FaultDone, type Only, Weather } from "./weather.ts";

export interface ChaosOptions {
  /** The port on 127.0.0.1; 0 takes a free one. */
  readonly listen: number;
  /** The house: `http://127.0.0.1:4300`. */
  readonly target: string;
  /** A whole number. */
  readonly seed: number;
  readonly faults?: Chances;
  readonly only?: Only;
  /** Hears of each fault as it is done. */
  readonly onFault?: (done: FaultDone) => void;
}

/** What can be done at once, to every live socket: a fault, or `hold` what the house says (to who comes later too), `refuse` whoever comes, and their ends. */
export type Action = Break | "hold" | "release" | "refuse" | "admit";

export interface Chaos {
  readonly port: number;
  readonly seed: number;
  /** The faults that were done, the oldest of many forgotten. */
  readonly log: readonly FaultDone[];
  /** Live sockets that are open at either end. */
  readonly sockets: number;
  /** Live sockets that were refused by `refuse` and by a restart. */
  readonly refused: number;
  /** Other faults from now on, in place of all before. Throws ChaosError `invalid_option`. */
  set(faults: Chances): void;
  do(action: Action): void;
  /** Resolves when no socket and no timer is left. */
  close(): Promise<void>;
}

/**
 * Opens a proxy on this machine's loopback. Throws ChaosError: `invalid_option`, `port_taken`. A house that does not answer is no
 * error here: requests are answered 502 until it does.
 * @example packages/chaos/examples/disturb-a-feed.example.ts
 */
export async function openChaos(options: ChaosOptions): Promise<Chaos> {
  const { seed, faults = {}, only = {} } = options;
  if (!Number.isSafeInteger(seed))
    throw new ChaosError("invalid_option", `The seed ${seed} is no whole number.`, "Give one such as 7.");
  const target = targetOf(options.target);
  const weather = new Weather(seed, faults, only, options.onFault);
  const timers = new Timers();
  const agent = new Agent({ keepAlive: true });
  const snapshots = new Snapshots(weather, timers);
  const all = new Set<Socket>();
  const live = new Set<LiveSocket>();
  let connections = 0;
  let refused = 0;
  let refuses = false;
  let holds = false;
  /** Seconds that a restart takes; null while the house is there. */
  let away: number | null = null;
  let restarts = 0;

  const restart = (ms: number): void => {
    for (const socket of live) socket.restart();
    away = Math.ceil(ms / 1_000);
    const mine = ++restarts;
    timers.after(ms, () => {
      if (mine === restarts) away = null;
    });
  };
  const breaks = (fault: Break, amount: number, socket: LiveSocket, direction: Direction): void => {
    if (fault === "reset") socket.reset();
    else if (fault === "half-open") socket.halfOpen(direction);
    else if (fault === "restart") restart(amount);
    else for (const each of live) each.break();
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (away !== null) response.writeHead(503, { "retry-after": String(away), connection: "close" }).end();
    else passHttp(request, response, { target, agent, snapshots });
  });
  server.on("connection", (socket) => {
    all.add(socket);
    socket.once("close", () => all.delete(socket));
  });
  server.on("upgrade", (request, near, nearHead) => {
    if (away !== null || refuses) {
      refused += 1;
      if (away === null) near.destroy();
      else refuseUpgrade(near, "503 Service Unavailable", away);
      return;
    }
    const connection = connections++;
    passUpgrade(request, near, target, (far, farHead) => {
      const socket = new LiveSocket({ connection, near, far, weather, breaks });
      live.add(socket);
      void socket.closed.then(() => live.delete(socket));
      if (holds) socket.hold();
      socket.begin(nearHead, farHead);
    });
  });
  server.listen(options.listen, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    agent.destroy();
    throw new ChaosError(
      "port_taken",
      `Port ${options.listen} cannot be listened on: ${error instanceof Error ? error.message : String(error)}`,
      "End the program that has it, or choose another port; 0 takes a free one.",
      error,
    );
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : options.listen,
    seed,
    log: weather.log,
    get sockets() {
      return live.size;
    },
    get refused() {
      return refused;
    },
    set: (chances) => weather.set(chances),
    do: (action) => {
      if (action === "refuse" || action === "admit") refuses = action === "refuse";
      else if (action === "hold" || action === "release") {
        holds = action === "hold";
        for (const socket of live) socket[action]();
      } else {
        const amount = weather.amountOf(action);
        const nobody = { connection: null, direction: null, index: null, kind: null, topics: [] };
        weather.note({ fault: action, ...nobody, detail: "asked for" });
        if (action === "restart") restart(amount);
        else for (const socket of live) breaks(action, amount, socket, "down");
      }
    },
    close: async () => {
      const left = [...live].map(({ closed }) => closed);
      timers.clear();
      for (const socket of live) socket.break();
      for (const socket of all) socket.destroy();
      agent.destroy();
      await Promise.all([new Promise<void>((resolve) => server.close(() => resolve())), ...left]);
    },
  };
}

function targetOf(text: string): URL {
  const target = URL.canParse(text) ? new URL(text) : null;
  if (target?.protocol === "http:" && target.pathname === "/" && target.search === "") return target;
  throw new ChaosError(
    "invalid_option",
    `"${text}" is no house's address.`,
    "Give one such as http://127.0.0.1:4300: http, a host and a port, no path.",
  );
}
