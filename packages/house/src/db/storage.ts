import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** PostgreSQL's code for a full disk. */
const diskFull = "53100";
const probeBytes = 256 * 1024;

/** Remembers that the database's disk was full until a write shows that there is room again. */
export class Storage {
  readonly #db: Kysely<Schema>;
  #wasFull = false;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Notes an error of a call. */
  note(error: unknown): void {
    if ((error as { code?: unknown } | null)?.code === diskFull) this.#wasFull = true;
  }

  /** Whether the disk is full: tried by a write, if it was full at the last one. */
  async isFull(): Promise<boolean> {
    if (!this.#wasFull) return false;
    try {
      await this.#db.transaction().execute(async (trx) => {
        await sql`truncate storage_probe`.execute(trx);
        await sql`insert into storage_probe values (${randomBytes(probeBytes)})`.execute(trx);
      });
      await sql`truncate storage_probe`.execute(this.#db);
      this.#wasFull = false;
    } catch (error) {
      if ((error as { code?: unknown }).code !== diskFull) throw error;
    }
    return this.#wasFull;
  }
}
