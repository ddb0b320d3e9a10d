import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { type Chaos, type ChaosOptions, openChaos } from "../chaos.ts";

/** One end of a socket and everything that it has heard. */
export interface End {
  readonly socket: WebSocket;
  readonly received: Buffer[];
  /** The code that it was closed with; 1006 of a connection that broke. */
  readonly closed: Promise<number>;
}

function endOf(socket: WebSocket): End {
  const received: Buffer[] = [];
  socket.on("message", (data: Buffer) => received.push(data));
  socket.on("error", () => {});
  return { socket, received, closed: new Promise((resolve) => void socket.once("close", resolve)) };
}

export interface TestHouse {
  readonly target: string;
  /** Its ends of the sockets, in the order in which they came. */
  readonly ends: End[];
}

/** A house of real sockets: an HTTP server with what it answers, and a WebSocket server. */
export async function openHouse(answer: RequestListener = (_request, response) => response.end()): Promise<TestHouse> {
  const server = createServer(answer);
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const ends: End[] = [];
  sockets.on("connection", (socket) => ends.push(endOf(socket)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  return { target: `http://127.0.0.1:${(server.address() as { port: number }).port}`, ends };
}

export async function openTestChaos(target: string, options: Partial<ChaosOptions> = {}): Promise<Chaos> {
  const chaos = await openChaos({ listen: 0, target, seed: 7, ...options });
  onTestFinished(() => chaos.close());
  return chaos;
}

/** A browser's end of a socket through the proxy, open. */
export async function connect({ port }: { readonly port: number }): Promise<End> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/v1/socket`, { perMessageDeflate: false });
  const end = endOf(socket);
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  return end;
}

/** A house, a proxy before it and a socket through both. */
export async function openConnection(options: Partial<ChaosOptions> = {}) {
  const house = await openHouse();
  const chaos = await openTestChaos(house.target, options);
  const browser = await connect(chaos);
  const [far] = house.ends;
  if (far === undefined) throw new Error("the house has no socket");
  /** The house says this, and then that it has no more to say; what the browser has heard of it. */
  const sendFromServer = async (messages: readonly Buffer[]): Promise<readonly Buffer[]> => {
    for (const message of messages) far.socket.send(message);
    far.socket.close(1000);
    await browser.closed;
    return browser.received;
  };
  /** The browser says this; what the house has heard of it. */
  const sendFromBrowser = async (messages: readonly Buffer[]): Promise<readonly Buffer[]> => {
    for (const message of messages) browser.socket.send(message);
    browser.socket.close(1000);
    await far.closed;
    return far.received;
  };
  return { house, chaos, browser, far, sendFromServer, sendFromBrowser };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request, on a connection of its own; what is said of the body is not believed but read. */
export async function call(
  port: number,
  path: string,
  options: {
    readonly method?: string;
    readonly body?: Buffer;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answer> {
  const { method = "GET", body, headers } = options;
  const clientRequest = request({ port, host: "127.0.0.1", path, method, headers, agent: false });
  clientRequest.end(body);
  const [answer] = (await once(clientRequest, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
