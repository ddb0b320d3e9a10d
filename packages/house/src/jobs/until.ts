import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Why the clock could not be moved. */
export type PlayErrorCode = "until_unreadable" | "until_past" | "no_match" | "not_development";

/** `livery house play` got a request that it cannot fulfil; nothing was changed. */
export class PlayError extends Error {
  readonly code: PlayErrorCode;

  constructor(code: PlayErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "PlayError";
    this.code = code;
  }
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };
const furthestMs = 400 * 86_400_000;

/**
 * Reads how far to play: an instant with its zone ("2026-11-21T18:00:00Z"), a distance from the server's now ("+90m", "+3h",
 * "+2d", "+1w"), or "next": the end of the next day (UTC) with matches. Throws PlayError.
 */
export async function readUntil(db: Kysely<Schema>, until: string, now: Date): Promise<Date> {
  const target = until === "next" ? await endOfNextMatchDay(db) : readInstant(until, now);
  if (target.getTime() < now.getTime())
    throw new PlayError(
      "until_past",
      `The house's clock is at ${now.toISOString()} and does not run backwards. Give a later instant.`,
    );
  if (target.getTime() - now.getTime() > furthestMs)
    throw new PlayError("until_unreadable", `${until} is more than 400 days ahead. Play in smaller steps.`);
  return target;
}

function readInstant(until: string, now: Date): Date {
  const distance = /^\+(\d{1,6})([mhdw])$/u.exec(until);
  if (distance !== null) return new Date(now.getTime() + Number(distance[1]) * (units[distance[2] ?? ""] ?? 0));
  const instant = Date.parse(until);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/u.test(until) && !Number.isNaN(instant))
    return new Date(instant);
  throw new PlayError(
    "until_unreadable",
    `"${until}" is not an instant. Give one with its zone (2026-11-21T18:00:00Z), a distance (+90m, +3h, +2d, +1w), or next.`,
  );
}

async function endOfNextMatchDay(db: Kysely<Schema>): Promise<Date> {
  const { rows } = await sql<{ until: Date | null }>`
    with next as (
      select (min(starts_at) at time zone 'UTC')::date as day from match
      where status in ('not_started', 'live') and ends_at > house_now()
    )
    select max(ends_at) as until from match, next
    where status in ('not_started', 'live') and starts_at >= next.day::timestamp at time zone 'UTC'
      and starts_at < (next.day + 1)::timestamp at time zone 'UTC'`.execute(db);
  const until = rows[0]?.until;
  if (!until) throw new PlayError("no_match", "No match is coming. Import fixtures or make the calendar first.");
  return until;
}
