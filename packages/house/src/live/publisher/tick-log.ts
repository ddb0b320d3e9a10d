import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";

interface Batch {
  readonly topic: string;
  readonly epoch: number;
  readonly first: number;
  last: number;
  readonly at: number;
  readonly frames: Uint8Array[];
}

/** Writes the published frames of matches to the database in batches, for disputes (D50). */
export class TickLog {
  readonly #db: Kysely<Schema>;
  #batches = new Map<string, Batch>();
  /** The last added offset of each topic and epoch. */
  readonly #added = new Map<string, number>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Adds the frames that brought a topic to its position; heartbeats and resets alone do not move it. */
  add(
    position: { readonly topic: string; readonly epoch: number; readonly offset: number },
    at: number,
    frames: readonly Uint8Array[],
  ): void {
    const key = `${position.topic}/${position.epoch}`;
    const before = this.#added.get(key) ?? 0;
    if (position.offset === before) return;
    this.#added.set(key, position.offset);
    const batch = this.#batches.get(key);
    if (batch === undefined)
      this.#batches.set(key, {
        topic: position.topic,
        epoch: position.epoch,
        first: before + 1,
        last: position.offset,
        at,
        frames: [...frames],
      });
    else {
      batch.frames.push(...frames);
      batch.last = position.offset;
    }
  }

  /** Forgets a topic that has ended. */
  forget(topic: string): void {
    for (const key of this.#added.keys()) if (key.startsWith(`${topic}/`)) this.#added.delete(key);
  }

  /** Writes the collected batches, together. Those that cannot be written are lost: placing a bet does not depend on the log. */
  async write(): Promise<void> {
    const batches = [...this.#batches.values()];
    this.#batches = new Map();
    if (batches.length === 0) return;
    const rows = batches.map(({ topic, epoch, first, last, at, frames }) => ({
      topic,
      epoch: BigInt(epoch),
      first_offset: BigInt(first),
      last_offset: BigInt(last),
      at: new Date(at),
      frames: frames.map((frame) => Buffer.from(frame)),
    }));
    await this.#db.insertInto("live_log").values(rows).execute();
  }

  /** Deletes frames that are too old to be disputed. */
  async prune(): Promise<void> {
    await sql`delete from live_log where at < clock_timestamp() - interval '7 days'`.execute(this.#db);
  }
}
