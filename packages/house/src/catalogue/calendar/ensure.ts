import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { slugOf } from "../folding.ts";
import { houseNow } from "../../clock.ts";
import { insertMatches, matchDurationMs, type MatchRow } from "../match-rows.ts";
import { openMarkets } from "../open-markets.ts";
import { ensureTeams, ensureTournament } from "../tournaments.ts";
import { drawResult } from "../prices/draw-result.ts";
import { expectedGoals } from "../prices/goals-model.ts";
import { strengthOf } from "../prices/strengths.ts";
import { resultSeed } from "../result-seed.ts";
import { leagues as allLeagues, type League } from "./leagues.ts";
import { seasonsBetween, type PlannedMatch, seasonRounds, type Season } from "./season.ts";

export interface CalendarOptions {
  /** How many days ahead every league must have its seasons, and every match its prices. */
  readonly days?: number | undefined;
  /** Another seed gives another draw of pairings. */
  readonly seed?: string | undefined;
  readonly leagues?: readonly League[] | undefined;
  readonly progress?: ((league: string, done: number, of: number) => void) | undefined;
}

/** Advisory lock: one process at a time makes the calendar ("LIVC"). */
const calendarLock = 0x4c495643;
const calendarDays = 35;

/**
 * Creates the server's own seasons that are played from now to `days` ahead, whole, with prices for the matches of these days and
 * results for what is past by the server's clock. An existing season does not change. Does nothing if the server's upcoming
 * matches are from files. Returns the number of created matches.
 */
export async function ensureCalendar(db: Kysely<Schema>, options: CalendarOptions = {}): Promise<number> {
  const { days = calendarDays, seed = "livery", leagues = allLeagues } = options;
  if (await livesOnFiles(db)) return 0;
  let made = 0;
  for (const [at, league] of leagues.entries()) {
    options.progress?.(league.name, at, leagues.length);
    made += await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '60s', true)`.execute(
        trx,
      );
      await sql`select pg_advisory_xact_lock(${calendarLock})`.execute(trx);
      const now = await houseNow(trx);
      const seasons = seasonsBetween(league, now.getTime(), now.getTime() + days * 86_400_000);
      return writeSeasons(trx, league, at + 1, { seasons, seed, now });
    });
  }
  await offerUpcoming(db, days);
  // Made in bulk: without fresh statistics the first lists would read whole tables.
  if (made > 0) await sql`analyze match, market, outcome`.execute(db);
  return made;
}

/** Extends an existing calendar to `days` ahead: seasons before they run out, prices before they are needed. */
export async function extendCalendar(db: Kysely<Schema>, days = calendarDays): Promise<void> {
  if (!(await calendarRunsOut(db, days))) return offerUpcoming(db, days);
  const { rows } = await sql<{ name: string }>`
    select distinct name from calendar_season join tournament using (tournament_id)`.execute(db);
  const begun = new Set(rows.map(({ name }) => name));
  await ensureCalendar(db, { days, leagues: allLeagues.filter(({ name }) => begun.has(name)) });
}

/** Prices the calendar's matches of the next days; existing prices do not change. */
async function offerUpcoming(db: Kysely<Schema>, days: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', '60s', true), set_config('lock_timeout', '60s', true)`.execute(
      trx,
    );
    await sql`select pg_advisory_xact_lock(${calendarLock})`.execute(trx);
    const { rows } = await sql<{ matchId: number; home: string; away: string }>`
      select match_id as "matchId", home.name as home, away.name as away
      from match
      join team home on home.team_id = home_team_id
      join team away on away.team_id = away_team_id
      where match.source = 'calendar' and match.status = 'not_started' and starts_at < house_now() + ${days} * interval '1 day'
        and not exists (select from market where market.match_id = match.match_id)
      order by match_id`.execute(trx);
    await openMarkets(
      trx,
      rows.map((match) => ({ ...match, neutral: false, locked: false })),
    );
  });
}

/** True if a league's last season ends before the given number of days is over. */
export async function calendarRunsOut(db: Kysely<Schema>, days = calendarDays): Promise<boolean> {
  const { rows } = await sql<{ out: boolean }>`
    select exists (
      select from (select max(ends_at) as until from calendar_season group by tournament_id) seasons
      where until <= house_now() + ${days} * interval '1 day'
    ) as out`.execute(db);
  return rows[0]?.out ?? false;
}

async function livesOnFiles(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ files: boolean }>`
    select not exists (select from calendar_season)
       and exists (select from match where source = 'openfootball' and status = 'not_started' and starts_at > house_now()) as files`.execute(
    db,
  );
  return rows[0]?.files ?? false;
}

async function writeSeasons(
  db: Kysely<Schema>,
  league: League,
  listOrder: number,
  { seasons, seed, now }: { readonly seasons: readonly Season[]; readonly seed: string; readonly now: Date },
): Promise<number> {
  const { categoryId, tournamentId } = await ensureTournament(db, {
    category: league.category,
    flag: league.flag,
    tournament: league.name,
    listOrder,
  });
  const there = await db
    .selectFrom("calendar_season")
    .select("season")
    .where("tournament_id", "=", tournamentId)
    .execute();
  const missing = seasons.filter(({ season }) => !there.some((each) => each.season === season));
  if (missing.length === 0) return 0;
  const teams = await ensureTeams(db, categoryId, league.teams);
  let made = 0;
  for (const season of missing) {
    await db
      .insertInto("calendar_season")
      .values({
        tournament_id: tournamentId,
        season: season.season,
        starts_at: new Date(season.from),
        ends_at: new Date(season.until),
      })
      .execute();
    const rows: MatchRow[] = [];
    for (const matches of seasonRounds(league, season.number, seed)) {
      rows.push(...matches.map((match) => rowOf(match, season.season, league, teams, now)));
      // Others have their turn.
      await setImmediate();
    }
    const ids = await insertMatches(db, { tournamentId, season: season.season, source: "calendar" }, rows);
    made += ids.size;
  }
  return made;
}

function rowOf(
  match: PlannedMatch,
  season: string,
  league: League,
  teams: ReadonlyMap<string, number>,
  now: Date,
): MatchRow {
  const home = slugOf(match.home);
  const away = slugOf(match.away);
  const key = `${match.round}/${home}/${away}`;
  const homeTeamId = teams.get(home);
  const awayTeamId = teams.get(away);
  if (homeTeamId === undefined || awayTeamId === undefined) throw new Error(`a club of ${league.name} was not written`);
  const starts = Date.parse(match.startsAt);
  const ended = starts + matchDurationMs <= now.getTime();
  const expected = expectedGoals(strengthOf(match.home), strengthOf(match.away), false);
  return {
    sourceKey: key,
    round: `Matchday ${match.round}`,
    stage: null,
    groupName: null,
    ground: null,
    homeTeamId,
    awayTeamId,
    startsAt: match.startsAt,
    timeKnown: true,
    status: ended ? "ended" : starts <= now.getTime() ? "live" : "not_started",
    reason: null,
    heldResult: null,
    result: ended ? drawResult(expected, resultSeed({ tournament: slugOf(league.name), season, key })) : null,
    decided: ended,
  };
}
