import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** A client's frame as RFC 6455 §5.2 defines it, or one that violates it. */
export interface RawFrame {
  readonly opcode: number;
  readonly payload: Uint8Array;
  /** Default true. */
  readonly final?: boolean;
  /** Default true. */
  readonly masked?: boolean;
  /** The three reserved bits, for which no extension was agreed; default 0. */
  readonly reserved?: number;
}

export function rawFrame({ opcode, payload, final = true, masked = true, reserved = 0 }: RawFrame): Buffer {
  const { length } = payload;
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + size);
  head[0] = (final ? 0x80 : 0) | (reserved << 4) | opcode;
  head[1] = (masked ? 0x80 : 0) | (size === 0 ? length : size === 2 ? 126 : 127);
  if (size === 2) head.writeUInt16BE(length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2);
  const mask = Buffer.of(1, 2, 3, 4);
  return Buffer.concat([head, ...(masked ? [mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))] : [payload])]);
}

/** An upgraded socket without a WebSocket client; nothing reads it yet. */
export function rawSocket(port: number, host: string): Promise<Socket> {
  const named = `${host}:${port}`;
  const socket = connect({ port, host: "127.0.0.1" });
  const key = randomBytes(16).toString("base64");
  socket.write(
    `GET /live/v1/socket HTTP/1.1\r\nHost: ${named}\r\nOrigin: http://${named}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("data", (answer: Buffer) => {
      socket.pause();
      socket.off("error", reject);
      if (answer.toString("latin1").startsWith("HTTP/1.1 101")) resolve(socket);
      else reject(new Error(answer.toString("latin1")));
    });
  });
}

/** Reads a raw socket to its end. Returns the code of the last close frame, or null. Frames before it are short ones. */
export function closeCode(socket: Socket): Promise<number | null> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    socket.on("error", () => undefined);
    socket.on("data", (part: Buffer) => parts.push(part));
    const read = (): void => {
      const bytes = Buffer.concat(parts);
      let code: number | null = null;
      for (let at = 0; at + 1 < bytes.length;) {
        const length = bytes[at + 1] ?? 0;
        if (((bytes[at] ?? 0) & 15) === 8 && length >= 2) code = bytes.readUInt16BE(at + 2);
        at += 2 + length;
      }
      if (code === null && !socket.destroyed) return;
      socket.destroy();
      resolve(code);
    };
    socket.on("data", read);
    socket.on("close", read);
    socket.resume();
  });
}
