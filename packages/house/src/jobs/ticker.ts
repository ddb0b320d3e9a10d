import { type Kysely, sql } from "kysely";
import { forgetOldDevices } from "../accounts/known-devices.ts";
import { forgetOldSessions } from "../accounts/sessions.ts";
import { forgetOldStaffSessions } from "../panel/staff/sessions.ts";
import type { Schema } from "../db/schema.ts";
import { foldExposure } from "../betting/exposure.ts";
import type { Log } from "../log.ts";
import { type IntervalRunner, startIntervalRunner } from "../interval-runner.ts";
import { extendCalendar } from "../catalogue/calendar/ensure.ts";
import { forgetOldHandoffs } from "../hand-off/codes.ts";
import type { OnRun } from "../metrics/metrics.ts";
import { runDueWork } from "./due-work.ts";

export interface TickerOptions {
  readonly db: Kysely<Schema>;
  /** For statements that take longer than `db` allows (the calendar's next season). Default: `db`. */
  readonly patient?: Kysely<Schema> | undefined;
  readonly log: Log;
  readonly everyMs?: number | undefined;
  /** How many days ahead the calendar reaches; default: the calendar's own. */
  readonly calendarDays?: number | undefined;
  readonly onRun?: OnRun | undefined;
}

/** Ticks between two runs of rare work: the calendar's length, old idempotency keys. */
const rareTicks = 60;
/** Ticks between two counts of what coupons gave back to their dealers' limits; a bet that needs the space counts by itself. */
const foldTicks = 5;

/**
 * Does the due work of a running server every second (`everyMs`); `stop` waits for a current tick, but not for all of its
 * coupons.
 */
export function startTicker({
  db,
  patient = db,
  log,
  everyMs = 1000,
  calendarDays,
  onRun,
}: TickerOptions): IntervalRunner {
  let ticks = 0;
  return startIntervalRunner(
    async (signal) => {
      await runDueWork(db, { log, signal });
      if (ticks % foldTicks === 0) await foldExposure(db, log);
      if (ticks % rareTicks === 0) {
        await extendCalendar(patient, calendarDays);
        await forgetOld(db);
      }
      ticks += 1;
    },
    { everyMs, log, onRun, failed: "the house's due work failed; it is tried again" },
  );
}

/** Deletes old sessions, hand-offs, bookings and offers. Keys are stored for 400 days; what stands for a missing key, for a minute (D21). */
async function forgetOld(db: Kysely<Schema>): Promise<void> {
  await forgetOldSessions(db);
  await forgetOldDevices(db);
  await forgetOldStaffSessions(db);
  await forgetOldHandoffs(db);
  await sql`delete from idempotency where scope = 'slip' and at < clock_timestamp() - interval '1 minute'`.execute(db);
  await sql`delete from idempotency where at < clock_timestamp() - interval '400 days'`.execute(db);
  await sql`delete from booking where expires_at < clock_timestamp()`.execute(db);
  await sql`delete from captcha where expires_at < clock_timestamp()`.execute(db);
  await sql`delete from coupon_quote where expires_at < clock_timestamp()`.execute(db);
  await sql`delete from staff_idempotency where at < clock_timestamp() - interval '400 days'`.execute(db);
}
