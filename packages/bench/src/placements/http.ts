import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { calls, encodePayload } from "@livery/contract";
import type { BenchFixture } from "../placement-fixture.ts";
import type { Side } from "../pairs.ts";
import type { LoopDelay } from "./loop-watch.ts";

const script = fileURLToPath(new URL("house-process.ts", import.meta.url));

/** Where a house keeps its files, and its database. */
export interface Server {
  readonly root: string;
  readonly databaseUrl?: string;
}

export interface BenchHouse {
  readonly port: number;
  /** The delays of its event loop since the last reading. */
  loopDelay(): Promise<LoopDelay>;
  close(): Promise<void>;
}

/** Starts a house on the benchmark's database, in a process of its own. */
export async function startBenchHouse(server: Server, poolSize: number): Promise<BenchHouse> {
  const child = spawn(
    process.execPath,
    ["--conditions=livery-source", script, JSON.stringify({ ...server, poolSize })],
    { stdio: ["ignore", "pipe", "inherit", "ipc"], env: { PATH: process.env["PATH"] ?? "" } },
  );
  const ended = once(child, "exit");
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once("data", (chunk: Buffer) => resolve(Number(chunk.toString())));
    child.once("exit", (code) => reject(new Error(`the house ended with ${code} before it listened`)));
  });
  const close = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  const loopDelay = async (): Promise<LoopDelay> => {
    const answer = once(child, "message");
    child.send("loop");
    const [delay] = (await answer) as [LoopDelay];
    return delay;
  };
  return { port, loopDelay, close };
}

/**
 * The same bets as `createcoupon` over kept connections, one request at a time on each, by a client that does no more than
 * write the bytes and look at the status: it shares the two cores with what is measured. `took` is told the duration of each.
 */
export function httpSide(
  subject: BenchFixture,
  port: number,
  inFlight: number,
  took?: (milliseconds: number) => void,
): Side {
  const { path } = calls.createcoupon;
  const origin = `${subject.host}:${port}`;
  const nextRequest = (): string => {
    const { token, slip, key } = subject.request();
    const body = JSON.stringify(encodePayload(calls.createcoupon, slip));
    return (
      `POST ${path}?token=${subject.siteKey} HTTP/1.1\r\nhost: ${origin}\r\norigin: http://${origin}\r\n` +
      `cookie: __Host-lv_sid=${token}\r\nidempotency-key: ${key}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  };
  return async (amount) => {
    let left = amount;
    const work = async (): Promise<void> => {
      const connection = await open(port);
      while (left > 0) {
        left -= 1;
        const request = nextRequest();
        const start = performance.now();
        await connection.send(request);
        took?.(performance.now() - start);
      }
      connection.end();
    };
    await Promise.all(Array.from({ length: inFlight }, work));
  };
}

interface Connection {
  /** Resolves with the answer's end; throws where it is not 200. */
  send(request: string): Promise<void>;
  end(): void;
}

async function open(port: number): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  const answers = answersOf(socket);
  return {
    send: (request) => {
      const answer = answers();
      socket.write(request);
      return answer;
    },
    end: () => socket.destroy(),
  };
}

/** Waits for one answer at a time. */
function answersOf(socket: Socket): () => Promise<void> {
  let text = "";
  let waiting: { resolve(): void; reject(error: Error): void } | undefined;
  socket.setEncoding("latin1");
  socket.on("data", (part: string) => {
    text += part;
    const head = text.indexOf("\r\n\r\n");
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
    if (text.length < head + 4 + length) return;
    const answer = text;
    text = "";
    if (answer.startsWith("HTTP/1.1 200 ")) waiting?.resolve();
    else waiting?.reject(new Error(`a placement was answered: ${answer}`));
  });
  socket.on("error", (error) => waiting?.reject(error));
  socket.on("close", () => waiting?.reject(new Error("the house closed a connection")));
  return () => new Promise((resolve, reject) => (waiting = { resolve, reject }));
}
