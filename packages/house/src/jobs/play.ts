import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Log } from "../log.ts";
import { extendCalendar } from "../catalogue/calendar/ensure.ts";
import { houseNow } from "../clock.ts";
import { voidAfterHours } from "../catalogue/match-progress/decide-matches.ts";
import { runDueWork, type WorkDone } from "./due-work.ts";
import { PlayError, readUntil } from "./until.ts";

export interface PlayOptions {
  /** An instant with its zone, "+3h", or "next" (see readUntil). */
  readonly until: string;
  readonly log?: Log | undefined;
  /** Called after each step with the server's time and the work done so far. */
  readonly progress?: ((now: Date, done: WorkDone) => void) | undefined;
}

/** The played period, and the work done in it. */
export interface Played extends WorkDone {
  readonly from: Date;
  readonly to: Date;
}

const calendarCheckMs = 86_400_000;

/**
 * Moves a development server's clock forward, stopping wherever a match begins or ends, so that everything happens in its order
 * and at its time: kick-offs, results, settlement. Works beside a running server and without one. Throws PlayError, with nothing
 * changed.
 */
export async function play(db: Kysely<Schema>, options: PlayOptions): Promise<Played> {
  const from = await houseNow(db);
  await mustBeDevelopment(db);
  const target = await readUntil(db, options.until, from);
  const { log } = options;
  let done = await runDueWork(db, { log, simulate: true, wait: true });
  let checked = 0;
  for (let now = from; now < target;) {
    if (now.getTime() - checked >= calendarCheckMs) {
      await extendCalendar(db);
      checked = now.getTime();
    }
    now = await advance(db, (await nextEvent(db, target)) ?? target);
    done = sum(done, await runDueWork(db, { log, simulate: true, wait: true }));
    options.progress?.(now, done);
  }
  return { from, to: await houseNow(db), ...done };
}

/** Sets the clock to an instant, unless it has passed it already. */
async function advance(db: Kysely<Schema>, to: Date): Promise<Date> {
  const { rows } = await sql<{
    now: Date;
  }>`select house_advance(greatest(${to}::timestamptz, house_now())) as now`.execute(db);
  return rows[0]?.now ?? to;
}

/** When the next match begins, ends or becomes void, if that is before `until`. */
async function nextEvent(db: Kysely<Schema>, until: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(starts_at) from match where status = 'not_started' and starts_at > house_now()),
      (select min(ends_at) from match where status in ('not_started', 'live') and ends_at > house_now()),
      (select min(starts_at) + ${voidAfterHours} * interval '1 hour' from match
        where not decided and status in ('postponed', 'abandoned') and starts_at + ${voidAfterHours} * interval '1 hour' > house_now())
    ) as at`.execute(db);
  const at = rows[0]?.at ?? null;
  return at !== null && at < until ? at : null;
}

async function mustBeDevelopment(db: Kysely<Schema>): Promise<void> {
  const clock = await db.selectFrom("house_clock").select("development").executeTakeFirst();
  if (clock?.development !== true)
    throw new PlayError(
      "not_development",
      "Only a development house may move its clock; this one takes real bets on real time. Start one with development on.",
    );
}

function sum(a: WorkDone, b: WorkDone): WorkDone {
  return {
    started: a.started + b.started,
    ended: a.ended + b.ended,
    halves: a.halves + b.halves,
    decided: a.decided + b.decided,
    settled: a.settled + b.settled,
  };
}
