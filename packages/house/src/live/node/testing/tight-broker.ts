import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A fake NATS server that accepts only short messages and delivers none. */
export async function tightBroker(maxPayload: number) {
  const info = { server_id: "tight", version: "2.10.0", proto: 1, headers: true, max_payload: maxPayload };
  /** The lengths of the received messages. */
  const messageLengths: number[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes) => {
      const text = bytes.toString("latin1");
      if (text.includes("PING\r\n")) socket.write("PONG\r\n");
      for (const [, length] of text.matchAll(/PUB \S+ (\d+)\r\n/gu)) messageLengths.push(Number(length));
    });
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `nats://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, messageLengths, close: () => void server.close() };
}
