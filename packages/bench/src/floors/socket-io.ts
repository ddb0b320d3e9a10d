import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";

/** The same messages by a library that many would take: each to everybody, without its compression. */
export async function socketIoServer() {
  const http = createServer();
  const io = new Server(http, {
    transports: ["websocket"],
    perMessageDeflate: false,
    serveClient: false,
    // No ping falls into a round.
    pingInterval: 3_600_000,
  });
  http.listen(0, "127.0.0.1", 4_096);
  await once(http, "listening");
  return {
    port: (http.address() as AddressInfo).port,
    send: (frame: Buffer): void => void io.emit("tick", frame),
  };
}
