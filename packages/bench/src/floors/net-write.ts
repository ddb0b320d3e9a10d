import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** The least that a message to many costs in Node: the same bytes, written to each bare socket. */
export async function bareServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1", 4_096);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    send: (frame: Buffer): void => {
      const framed = webSocketFrame(frame);
      for (const socket of sockets) socket.write(framed);
    },
  };
}

/** What a server's WebSocket message is on the wire (RFC 6455 §5.2), so that the floor writes the same bytes. */
export function webSocketFrame(payload: Uint8Array): Buffer {
  const { length } = payload;
  if (length < 126) return Buffer.concat([Buffer.from([0x82, length]), payload]);
  const header = Buffer.alloc(length < 65_536 ? 4 : 10);
  header[0] = 0x82;
  header[1] = length < 65_536 ? 126 : 127;
  if (length < 65_536) header.writeUInt16BE(length, 2);
  else header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, payload]);
}
