import type { Duplex } from "node:stream";

type Item =
  | { readonly type: "bytes"; readonly bytes: Buffer }
  | { readonly type: "wait"; readonly ms: number }
  /** `rate`: bytes a second. */
  | { readonly type: "trickle"; readonly bytes: Buffer; readonly rate: number }
  | { readonly type: "end" };

/** Bytes on their way; more are not read before these are gone. */
const most = 1024 * 1024;
/** How often a trickle drips at the most. */
const dripsASecond = 20;

/** What goes to one end of a connection, in its order: bytes, and the waiting between them. */
export class OutQueue {
  readonly #from: Duplex;
  readonly #to: Duplex;
  #items: Item[] = [];
  #bytes = 0;
  #timer: NodeJS.Timeout | null = null;
  #held = false;
  #stopped = false;
  /** A frame has gone in part. */
  #within = false;

  constructor(from: Duplex, to: Duplex) {
    this.#from = from;
    this.#to = to;
    to.on("drain", () => this.#pace());
  }

  push(...items: readonly Item[]): void {
    if (this.#stopped) return;
    this.#items.push(...items);
    for (const item of items) if ("bytes" in item) this.#bytes += item.bytes.length;
    this.#run();
  }

  /** Nothing goes until `release`; nothing is lost. */
  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    this.#run();
  }

  /** Nothing goes any more. True where the last frame has gone in part, so that none may follow it. */
  stop(): boolean {
    this.#stopped = true;
    this.#items = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    return this.#within;
  }

  #run(): void {
    while (this.#timer === null && !this.#held && !this.#stopped) {
      const item = this.#items.shift();
      if (item === undefined) break;
      if (item.type === "bytes") this.#write(item.bytes);
      else if (item.type === "wait") this.#wait(item.ms);
      else if (item.type === "trickle") this.#drip(item.bytes, item.rate);
      else this.#to.end();
    }
    this.#pace();
  }

  #drip(bytes: Buffer, rate: number): void {
    const size = Math.min(bytes.length, Math.ceil(rate / dripsASecond));
    this.#within = size < bytes.length;
    this.#write(bytes.subarray(0, size));
    if (!this.#within) return;
    this.#items.unshift({ type: "trickle", bytes: bytes.subarray(size), rate });
    this.#wait((size * 1_000) / rate);
  }

  #write(bytes: Buffer): void {
    this.#bytes -= bytes.length;
    if (this.#to.writable) this.#to.write(bytes);
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#run();
    }, ms);
  }

  #pace(): void {
    if (this.#stopped) return;
    if (this.#bytes + this.#to.writableLength > most) this.#from.pause();
    else this.#from.resume();
  }
}
