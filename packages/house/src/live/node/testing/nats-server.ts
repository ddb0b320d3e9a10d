import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A NATS server of one test, on one port for as long as the test runs. */
export interface NatsServer {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export async function natsServer(): Promise<NatsServer> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  return {
    url: `nats://127.0.0.1:${port}`,
    start: async () => {
      const path = process.env["NATS_SERVER_PATH"] ?? "nats-server";
      child = spawn(path, ["-a", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
      while (!(await listens(port))) await sleep(20);
    },
    kill: async () => {
      if (child === null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      child = null;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
}
