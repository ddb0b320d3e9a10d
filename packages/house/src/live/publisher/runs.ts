import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";

/** A run that has been silent for longer than this is not continued. */
const goOnWithinMs = 6 * 3_600_000;

export interface Run {
  readonly run: string;
  /** Kick-off of the run: milliseconds since 1970. */
  readonly startedAt: number;
  /** Matches that were over before this are left out: milliseconds since 1970. */
  readonly from: number;
}

/**
 * The source that was played last, if it is another one, may be continued and has matches that are not over: a publisher of this
 * source would abandon them. Null if there is nothing to abandon.
 */
export async function wouldAbandon(db: Kysely<Schema>, source: object, now: number): Promise<string | null> {
  const last = await db
    .selectFrom("live_run")
    .select((run) => [
      "source",
      "alive_at",
      run
        .exists(
          run
            .selectFrom("live_match")
            .innerJoin("match", "match.match_id", "live_match.match_id")
            .select("live_match.match_id")
            .whereRef("live_match.run", "=", "live_run.run")
            .where("match.status", "=", "live"),
        )
        .as("plays"),
    ])
    .orderBy("alive_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.source === JSON.stringify(source) || last.plays !== true) return null;
  return now - last.alive_at.getTime() < goOnWithinMs ? last.source : null;
}

/** The run of a source to continue after a restart, or a new one that starts now. */
export async function openRun(db: Kysely<Schema>, source: object, now: number): Promise<Run> {
  const described = JSON.stringify(source);
  const last = await db
    .selectFrom("live_run")
    .select(["run", "started_at", "alive_at"])
    .where("source", "=", described)
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && now - last.alive_at.getTime() < goOnWithinMs)
    return { run: last.run, startedAt: last.started_at.getTime(), from: last.alive_at.getTime() - 60_000 };
  const run = `${createHash("sha256").update(described).digest("hex").slice(0, 8)}/${new Date(now).toISOString()}`;
  const at = new Date(now);
  await db.insertInto("live_run").values({ run, source: described, started_at: at, alive_at: at }).execute();
  return { run, startedAt: now, from: now };
}
