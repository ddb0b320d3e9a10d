import type { Duplex } from "node:stream";

/** What a socket may have queued (F7). */
export const longestQueue = 262_144;
/**
 * A queue that is longer is not added to: what is in it is old by the time it is read. With the longest frame, or answer, of
 * 128 KiB it stays below the longest.
 */
export const fullAbove = 65_536;
/** One that was full is added to again when it has drained to this. */
const drainedTo = 16_384;

/** What is on its way to one client. */
export class Queue {
  readonly #stream: Duplex;
  #corked = false;

  /** @param drained it is empty, and was not */
  constructor(stream: Duplex, drained: () => void) {
    this.#stream = stream;
    stream.on("drain", drained);
  }

  get isFull(): boolean {
    if (this.#stream.writableLength <= fullAbove) return false;
    // What waits for the end of the turn is nobody's slowness.
    this.#uncork();
    return this.#stream.writableLength > fullAbove;
  }

  get isDrained(): boolean {
    return this.#stream.writableLength <= drainedTo;
  }

  /** What is written in one turn, a tick of all topics, leaves in one piece. */
  write(framed: Buffer): void {
    if (!this.#stream.writable) return;
    if (!this.#corked) {
      this.#corked = true;
      this.#stream.cork();
      process.nextTick(this.#uncork);
    }
    this.#stream.write(framed);
  }

  readonly #uncork = (): void => {
    if (!this.#corked) return;
    this.#corked = false;
    this.#stream.uncork();
  };
}
