import { CallError } from "@livery/contract";
import type { Kysely } from "kysely";
import { loadPlayer } from "../../accounts/player.ts";
import { createBettingService } from "../../betting/betting-service.ts";
import { RowCache } from "../../cache.ts";
import { nestedIn } from "../../db/nested.ts";
import type { Schema } from "../../db/schema.ts";
import { matchDurationMs } from "../../catalogue/match-rows.ts";
import { doDueWork } from "../../jobs/due-work.ts";
import { silentLog } from "../../log.ts";
import type { Day, DayEvent, SeedDay } from "./day.ts";
import { matchesWanted, offerMatches, upcomingMatches } from "./day-matches.ts";
import { dayPlayer, type DayPlayer } from "./day-player.ts";
import { dayStaff, type DayStaff } from "./day-staff.ts";
import type { Past } from "./past.ts";

export const dayHours = 24;
const hourMs = 3_600_000;
/** Coupons that stay open are on matches that begin at least this long after now. */
const upcomingAfterHours = 6;

interface Names {
  readonly tenantId: number;
  readonly dealerIds: Readonly<Record<string, number>>;
  readonly playerIds: Readonly<Record<string, number>>;
}

/**
 * Runs a day for the players who have no coupon, in a transaction that holds the lock of the work (`lockWork`) and whose clock was
 * set back. Returns the refusal if a call was refused, because somebody has changed the tenant or the offer since it was seeded:
 * nothing of the day is there then.
 */
export async function runDay(
  trx: Kysely<Schema>,
  past: Past,
  day: SeedDay,
  names: Names,
): Promise<CallError | undefined> {
  try {
    await nestedIn(trx)
      .db.transaction()
      .execute((inner) => run(inner, past, day, names));
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}

async function run(trx: Kysely<Schema>, past: Past, day: SeedDay, names: Names): Promise<void> {
  const players = await withoutCoupons(trx, names.playerIds);
  if (players.size === 0) return;
  const upcoming = await upcomingMatches(trx, past.hours + upcomingAfterHours);
  if (upcoming.length < matchesWanted) return;
  const { db, pool } = nestedIn(trx);
  const played = past.hours === dayHours ? await offerMatches(db, past.hours, day.matches) : [];
  const whole = played.length > 0;
  const betting = createBettingService({
    db,
    pool,
    players: new RowCache((userId: number) => loadPlayer(db, userId)),
    log: silentLog,
  });
  await betting.book.refresh([...played, ...upcoming]);
  const settle: Day["settle"] = async () => void (await doDueWork(db));
  const ends = whole ? day.matches.map(({ kickOff }) => kickOff - matchDurationMs / hourMs) : [];
  // Who acts when a match has ended finds its coupons settled.
  const settled = [...new Set([...ends, 0])].map((at): DayEvent => ({ at, run: settle }));
  const matches = {
    played: (index: number) => matchAt(played, index),
    upcoming: (index: number) => matchAt(upcoming, index % upcoming.length),
  };
  const stage = openStage(db, names, { ...matches, settle }, (userId) => dayPlayer(db, betting, userId));
  try {
    for (const event of [...settled, ...day.events(players, whole)].toSorted((a, b) => b.at - a.at)) {
      await past.moveTo(event.at);
      await event.run(stage.day);
    }
    await stage.leave();
  } finally {
    betting.book.close();
  }
}

async function withoutCoupons(
  db: Kysely<Schema>,
  playerIds: Readonly<Record<string, number>>,
): Promise<ReadonlySet<string>> {
  const ids = Object.values(playerIds);
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("coupon").select("player_id").distinct().where("player_id", "in", ids).execute();
  const had = new Set(rows.map(({ player_id }) => player_id));
  return new Set(Object.entries(playerIds).flatMap(([name, id]) => (had.has(id) ? [] : [name])));
}

/** The people of a day, each of whom signs in before the first thing they do. */
function openStage(
  db: Kysely<Schema>,
  { dealerIds, playerIds, tenantId }: Names,
  own: Pick<Day, "upcoming" | "played" | "settle">,
  signIn: (userId: number) => Promise<DayPlayer>,
): { readonly day: Day; readonly leave: () => Promise<void> } {
  const present: (DayPlayer | DayStaff)[] = [];
  const enter = <Person extends DayPlayer | DayStaff>(person: Person): Person => {
    present.push(person);
    return person;
  };
  const players = new RowCache(async (key: string) => enter(await signIn(idOf("player", playerIds, key))));
  const staff = new RowCache(async (name: string) => {
    const row = await db
      .selectFrom("staff")
      .select("staff_id")
      .where("tenant_id", "=", tenantId)
      .where("name", "=", name)
      .executeTakeFirst();
    if (row === undefined) throw new CallError("not_found", { params: { staff: name } });
    return enter(await dayStaff(db, tenantId, row.staff_id));
  });
  return {
    day: {
      ...own,
      dealerId: (name) => idOf("dealer", dealerIds, name),
      player: (userName) => players.get(userName),
      staff: (name) => staff.get(name),
    },
    leave: async () => {
      for (const person of present) await person.leave();
    },
  };
}

function matchAt(ids: readonly number[], index: number): number {
  const id = ids[index];
  if (id === undefined) throw new CallError("not_found", { path: "matchId" });
  return id;
}

function idOf(kind: "dealer" | "player", ids: Readonly<Record<string, number>>, name: string): number {
  const id = ids[name];
  if (id === undefined) throw new RangeError(`the seed has no ${kind} ${name}`);
  return id;
}
