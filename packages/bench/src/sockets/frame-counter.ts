/** Reads a server's stream as frames (RFC 6455 §5.2), looks at none, and counts the bytes of those that are messages. */
export class FrameCounter {
  /** Bytes of messages, their heads among them. */
  bytes = 0;
  readonly #onPing: () => void;
  #head: number[] = [];
  /** What is missing of the frame that is being read. */
  #left = 0;

  /** @param onPing called for each ping: who does not answer is taken for gone */
  constructor(onPing: () => void) {
    this.#onPing = onPing;
  }

  receive(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.#left > 0) {
        const consumed = Math.min(this.#left, chunk.length - at);
        this.#left -= consumed;
        at += consumed;
        continue;
      }
      this.#head.push(chunk[at] ?? 0);
      at += 1;
      const length = lengthOf(this.#head);
      if (length === null) continue;
      const opcode = (this.#head[0] ?? 0) & 15;
      if (opcode < 8) this.bytes += this.#head.length + length;
      else if (opcode === 9) this.#onPing();
      this.#left = length;
      this.#head = [];
    }
  }
}

/** How long the payload is; null while the head is not whole. */
function lengthOf(head: readonly number[]): number | null {
  if (head.length < 2) return null;
  const [, short = 0] = head;
  const more = short < 126 ? 0 : short === 126 ? 2 : 8;
  if (head.length < 2 + more) return null;
  return more === 0 ? short : head.slice(2).reduce((length, byte) => length * 256 + byte, 0);
}
