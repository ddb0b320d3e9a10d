import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { webSocketFrame } from "./net-write.ts";

/** The floor of telling a page something: a WebSocket with nothing around it, whose message is what is to be written where. */
export class BareSocket {
  #stream: Duplex | null = null;

  /** Takes a connection over (RFC 6455 §4.2.2); the last one is written to. */
  readonly upgrade = (request: IncomingMessage, stream: Duplex): void => {
    const key = `${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash("sha1").update(key).digest("base64");
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    stream.on("error", () => stream.destroy());
    this.#stream = stream;
  };

  get connected(): boolean {
    return this.#stream !== null;
  }

  send(index: number, text: string): void {
    this.#stream?.write(webSocketFrame(Buffer.from(`${index} ${text}`)));
  }
}

/** Runs in a page in which the floor's text nodes are: each message is written into its text as it comes. */
export function followBareSocket(url: string): void {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  const decoder = new TextDecoder();
  socket.addEventListener("message", ({ data }) => {
    const [index, text] = decoder.decode(data as ArrayBuffer).split(" ");
    if (text) globalThis.textNodes.write([[Number(index), text]]);
  });
}
