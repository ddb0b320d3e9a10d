import { connect, type Socket } from "node:net";
import { writeClientFrame } from "@livery/feed";
import { frameOffsetsOf } from "@livery/feed/publisher";
import { masked } from "../sockets/client-frame.ts";

export interface StormClientOptions {
  readonly port: number;
  readonly host: string;
  /** The loopback address that it comes from. */
  readonly address: string;
}

/** One client of a storm: a WebSocket and a snapshot, on bare sockets; it looks at places alone. */
export class StormClient {
  /** Frames of the list as they came, the reset first. */
  readonly frames: Uint8Array[] = [];
  snapshot: { readonly tag: string; readonly body: Buffer; readonly offset: number } | null = null;
  /** How often its connections had to be tried again. */
  retries = 0;
  readonly #options: StormClientOptions;
  readonly #right: () => void;
  #socket: Socket | null = null;
  #isRight = false;

  /** @param right called once, when it has the list and every frame since its snapshot */
  constructor(options: StormClientOptions, right: () => void) {
    this.#options = options;
    this.#right = right;
    this.#listen();
  }

  leave(): void {
    this.#socket?.destroy();
  }

  #connect(head: string, read: (bytes: Buffer, socket: Socket) => void, retry: () => void): Socket {
    const { address, host, port } = this.#options;
    const named = `${host}:${port}`;
    const socket = connect({ port, host: "127.0.0.1", localAddress: address });
    let bytes: Buffer = Buffer.alloc(0);
    socket.on("error", () => {
      this.retries += 1;
      retry();
    });
    socket.on("data", (part: Buffer) => {
      bytes = bytes.length === 0 ? part : Buffer.concat([bytes, part]);
      read(bytes, socket);
    });
    socket.write(`GET ${head} HTTP/1.1\r\nHost: ${named}\r\nOrigin: http://${named}\r\n`);
    return socket;
  }

  #listen(): void {
    let consumed = 0;
    this.#socket = this.#connect(
      "/live/v1/socket",
      (bytes, socket) => {
        if (consumed === 0) {
          const end = bytes.indexOf("\r\n\r\n");
          if (end < 0) return;
          const status = bytes.toString("latin1", 9, 12);
          if (status !== "101") throw new Error(`a client was answered ${status}`);
          consumed = end + 4;
          socket.write(masked(2, writeClientFrame({ type: "subscribe", topics: ["list"] })));
        }
        for (let next = frameAt(bytes, consumed); next !== null; next = frameAt(bytes, consumed)) {
          consumed = next.end;
          if (next.opcode === 2) this.#frame(Uint8Array.from(next.payload));
          // A question whether it is there: the storm is over sooner than it must be answered.
          else if (next.opcode !== 9) throw new Error(`a client was told ${next.opcode}, which is no message`);
        }
      },
      () => this.#listen(),
    );
    this.#socket.write(
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
  }

  #frame(frame: Uint8Array): void {
    const { kind } = frameOffsetsOf(frame);
    this.frames.push(frame);
    if (kind === "reset") this.#fetch();
    else this.#check();
  }

  #fetch(): void {
    const socket = this.#connect(
      "/live/v1/snapshot/list",
      (bytes) => {
        const end = bytes.indexOf("\r\n\r\n");
        if (end < 0) return;
        const head = bytes.toString("latin1", 0, end);
        if (!head.startsWith("HTTP/1.1 200")) throw new Error(`a snapshot was answered ${head.slice(0, 40)}`);
        const length = Number(/content-length: (\d+)/iu.exec(head)?.[1]);
        if (bytes.length < end + 4 + length) return;
        const tag = /etag: "([^"]+)"/iu.exec(head)?.[1] ?? "";
        this.snapshot = { tag, body: bytes.subarray(end + 4), offset: Number(tag.split(".")[1]) };
        socket.destroy();
        this.#check();
      },
      () => this.#fetch(),
    );
    socket.write("Accept-Encoding: br\r\nConnection: close\r\n\r\n");
  }

  /** Whether the frames since the snapshot are a chain. */
  #check(): void {
    if (this.#isRight || this.snapshot === null) return;
    let at = this.snapshot.offset;
    for (const { kind, from, to } of this.frames.map(frameOffsetsOf)) {
      if (kind === "reset" || to <= at) continue;
      if (from > at) throw new Error(`a frame follows ${from}, and the client is at ${at}`);
      at = to;
    }
    this.#isRight = true;
    this.#right();
  }
}

/** A message of a server, whole, from a place of its stream on; null while it is not whole. */
function frameAt(
  bytes: Buffer,
  from: number,
): { readonly opcode: number; readonly payload: Buffer; readonly end: number } | null {
  if (bytes.length < from + 2) return null;
  const short = (bytes[from + 1] ?? 0) & 127;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < from + head) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(from + 2) : bytes.readUInt32BE(from + 6);
  const end = from + head + length;
  return bytes.length < end
    ? null
    : { opcode: (bytes[from] ?? 0) & 15, payload: bytes.subarray(from + head, end), end };
}
