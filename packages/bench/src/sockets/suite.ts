import { setTimeout as sleep } from "node:timers/promises";
import { webSocketFrame } from "../floors/net-write.ts";
import { median, spread } from "../median.ts";
import type { Run } from "../run.ts";
import { startWorker, type WorkerProcess } from "../worker-process.ts";
import type { ClientAnswer, ClientOrder, ServerAnswer, ServerOrder, Side } from "./messages.ts";

const ticks = 20;
const sides = ["gateway", "net", "socket.io"] as const;
interface Size {
  readonly sockets: number;
  /** How many a process is given in turn, to see what one takes. */
  readonly steps: readonly number[];
}
const size: Size = { sockets: 5_000, steps: [1_000, 5_000, 10_000] };
const small: Size = { sockets: 100, steps: [50, 200] };

const startClients = () => startWorker<ClientOrder, ClientAnswer>(new URL("clients-process.ts", import.meta.url));
const startServer = (side: Side) =>
  startWorker<ServerOrder, ServerAnswer>(new URL("server-process.ts", import.meta.url), side);

/** Processor time of one message to one of 5,000 sockets, against bare writes of the same bytes and against socket.io. */
export async function socketsSuite({ quick, rounds: roundCount }: Run): Promise<string> {
  const { sockets, steps } = quick ? small : size;
  const clients = await startClients();
  const servers = new Map<Side, WorkerProcess<ServerOrder, ServerAnswer>>();
  try {
    for (const side of sides) {
      const server = await startServer(side);
      servers.set(side, server);
      await clients.request({ type: "connect", side, port: server.first.port ?? 0, count: sockets });
    }
    const rounds: Record<Side, number>[] = [];
    for (let count = -1; count < roundCount; count += 1) {
      const { frames = [] } = (await servers.get("gateway")?.request({ type: "make", ticks })) ?? {};
      const order = count % 2 === 0 ? sides : sides.toReversed();
      const round: Record<Side, number> = { gateway: 0, net: 0, "socket.io": 0 };
      for (const side of order) round[side] = await processorTimeOf(side, frames, servers.get(side), clients);
      if (count >= 0) rounds.push(round);
    }
    const message = (side: Side): string =>
      `${(median(rounds.map((round) => round[side])) / (sockets * ticks)).toFixed(2)} µs`;
    return [
      `a tick of 200 prices to ${sockets.toLocaleString("en")} sockets: the server's processor time a message`,
      `  gateway    ${message("gateway")}`,
      `  bare net   ${message("net")}`,
      `  socket.io  ${message("socket.io")}`,
      `  over the floor        ${spread(rounds.map(({ gateway, net }) => gateway / net))}, median of ${rounds.length}  (aim: at most 1.2)`,
      `  socket.io over it     ${spread(rounds.map((round) => round["socket.io"] / round.gateway))}  (aim: at least 2.5)`,
      ...(await memoryLines(steps)),
    ].join("\n");
  } finally {
    await clients.end();
    for (const server of servers.values()) await server.end();
  }
}

/** Microseconds from the first tick until the last socket has the last byte. */
async function processorTimeOf(
  side: Side,
  frames: readonly string[],
  server: WorkerProcess<ServerOrder, ServerAnswer> | undefined,
  clients: WorkerProcess<ClientOrder, ClientAnswer>,
): Promise<number> {
  if (server === undefined) throw new Error(`nobody serves ${side}`);
  if (side !== "gateway") await server.request({ type: "load", frames });
  const before = await clients.request({ type: "count", side });
  const bytes = frames.reduce((sum, frame) => sum + webSocketFrame(Buffer.from(frame, "base64")).length, 0);
  await server.request({ type: "send" });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { least = 0, most = 0 } = await clients.request({ type: "count", side });
    const got = least - (before.least ?? 0);
    const all = got === most - (before.most ?? 0) && (side === "socket.io" ? got > bytes : got === bytes);
    if (all) return (await server.request({ type: "processorTime" })).processorTime ?? 0;
    await sleep(50);
  }
  throw new Error(`the clients of ${side} did not get what was sent`);
}

/** What a socket of the gateway keeps in its process. */
async function memoryLines(steps: readonly number[]): Promise<readonly string[]> {
  const server = await startServer("gateway");
  const clients = await startClients();
  try {
    const { memory: empty = 0 } = await server.request({ type: "memory" });
    const lines: string[] = [];
    for (const [at, count] of steps.entries()) {
      const more = count - (steps[at - 1] ?? 0);
      await clients.request({ type: "connect", side: "gateway", port: server.first.port ?? 0, count: more });
      const { memory = 0 } = await server.request({ type: "memory" });
      const each = ((memory - empty) / count / 1_024).toFixed(1);
      lines.push(
        `  ${count.toLocaleString("en")} sockets in a process: ${each} KiB each, ${Math.round(memory / 2 ** 20)} MiB in all`,
      );
    }
    return lines;
  } finally {
    await clients.end();
    await server.end();
  }
}
