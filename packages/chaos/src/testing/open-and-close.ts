// A program of its own: it opens a house, a proxy with the faults that it is given, and sockets through it, and closes the
// proxy. Whatever that leaves behind, a timer or a socket at either end, keeps the program from ending.
import { once } from "node:events";
import { createServer, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { WebSocket, WebSocketServer } from "ws";
import { openChaos } from "../chaos.ts";
import type { Chances } from "../chances.ts";

const faults = JSON.parse(process.argv[2] ?? "{}") as Chances;
const server = createServer((_request, response) => response.end("whole"));
const sockets = new WebSocketServer({ server });
server.listen(0, "127.0.0.1");
await once(server, "listening");
const target = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
let notify = (): void => {};
const done = new Promise<void>((resolve) => (notify = resolve));
const chaos = await openChaos({ listen: 0, target, seed: 7, faults, only: { kinds: ["other"] }, onFault: notify });
const [browser, idle] = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${chaos.port}`).on("error", () => {}));
await Promise.all([once(browser!, "open"), once(idle!, "open")]);
// A call that keeps its connection.
await new Promise<void>((resolve) =>
  get({ port: chaos.port, path: "/" }, (answer) => void answer.resume().on("end", resolve)),
);
for (const socket of sockets.clients) socket.send("word");
await (Object.keys(faults).length > 0 ? done : once(browser!, "message"));
await chaos.close();
// The house has done nothing to its ends of the connections.
const connections = () => promisify(server.getConnections.bind(server))();
while ((await connections()) > 0) await setTimeout(5);
sockets.close();
server.close();
process.stdout.write("closed");
