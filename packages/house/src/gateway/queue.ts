import type { Duplex } from "node:stream";

/** The most bytes that a socket may have queued (F7). */
export const longestQueue = 262_144;
/**
 * A longer queue gets nothing more: its content is out of date by the time it is read. With the longest frame, or answer, of 128
 * KiB it stays below `longestQueue`.
 */
export const fullAbove = 65_536;
/** A full queue gets frames again when it has drained to this. */
const drainedTo = 16_384;

/** The bytes on their way to one client. */
export class Queue {
  readonly #stream: Duplex;
  readonly #written: () => void;
  #corked = false;

  /**
   * @param drained called when the queue has become empty
   * @param written called for each frame
   */
  constructor(stream: Duplex, drained: () => void, written: () => void = () => undefined) {
    this.#stream = stream;
    this.#written = written;
    stream.on("drain", drained);
  }

  get isFull(): boolean {
    if (this.#stream.writableLength <= fullAbove) return false;
    // Bytes that wait for the end of the turn do not show that the client is slow.
    this.#uncork();
    return this.#stream.writableLength > fullAbove;
  }

  get isDrained(): boolean {
    return this.#stream.writableLength <= drainedTo;
  }

  /** Bytes written in one turn, a tick of all topics, leave in one piece. */
  write(framed: Buffer): void {
    if (!this.#stream.writable) return;
    if (!this.#corked) {
      this.#corked = true;
      this.#stream.cork();
      process.nextTick(this.#uncork);
    }
    this.#stream.write(framed);
    this.#written();
  }

  readonly #uncork = (): void => {
    if (!this.#corked) return;
    this.#corked = false;
    this.#stream.uncork();
  };
}
