import { football } from "@livery/feed";
import { type Kysely, sql } from "kysely";
import { insertMatches } from "../../catalogue/match-rows.ts";
import { openMarkets } from "../../catalogue/open-markets.ts";
import { ensureTeams, ensureTournament } from "../../catalogue/tournaments.ts";
import { slugOf } from "../../catalogue/folding.ts";
import { houseNow } from "../../clock.ts";
import type { Schema } from "../../db/schema.ts";
import type { DayMatch } from "./day.ts";

const hourMs = 3_600_000;

/**
 * Writes the matches of a day and offers them; `hours` is how many hours before now the clock is. A file's result is known, and
 * shows at the end of its match; one without a result waits for a person. Returns their ids in the order of `matches`, or none
 * if another tenant's day of this date had them: they are over.
 */
export async function offerMatches(
  db: Kysely<Schema>,
  hours: number,
  matches: readonly DayMatch[],
): Promise<readonly number[]> {
  const { categoryId, tournamentId } = await ensureTournament(db, {
    category: "International",
    flag: null,
    tournament: "Club Friendlies",
  });
  const now = (await houseNow(db)).getTime() + hours * hourMs;
  const day = new Date(now).toISOString().slice(0, 10);
  const ofDay = db.selectFrom("match").select("match_id").where("tournament_id", "=", tournamentId);
  if (await ofDay.where("season", "=", day).limit(1).executeTakeFirst()) return [];
  const teams = await ensureTeams(
    db,
    categoryId,
    matches.flatMap(({ home, away }) => [home, away]),
  );
  const rows = matches.map(({ home, away, kickOff, result }, at) => ({
    sourceKey: `${day}/${at}`,
    round: null,
    stage: null,
    groupName: null,
    ground: null,
    homeTeamId: teams.get(slugOf(home)) as number,
    awayTeamId: teams.get(slugOf(away)) as number,
    startsAt: new Date(now - kickOff * hourMs).toISOString(),
    timeKnown: true,
    status: "not_started" as const,
    reason: null,
    heldResult: result && { ...result, et: null, p: null, goals: [], source: "file" as const },
    result: null,
    decided: false,
  }));
  const ids = await insertMatches(db, { tournamentId, season: day, source: "openfootball" }, rows);
  const offered = matches.map(({ home, away }, at) => {
    const matchId = ids.get(rows[at]?.sourceKey ?? "");
    if (matchId === undefined) throw new RangeError(`the day names ${home} and ${away} twice`);
    return { matchId, home, away, neutral: true, locked: false };
  });
  await openMarkets(db, offered);
  return offered.map(({ matchId }) => matchId);
}

/** How many matches the coupons that stay open are on; without so many there is no day. */
export const matchesWanted = 12;

/**
 * The next football matches whose result can be bet on, from some hours ahead of a clock that was set back. In a database that had a
 * demo before, the simulator's programme offers other sports too, and some of them have no draw.
 */
export async function upcomingMatches(db: Kysely<Schema>, hoursAhead: number): Promise<readonly number[]> {
  const { rows } = await sql<{ match_id: number }>`
    select match_id from match join tournament using (tournament_id) join category using (category_id)
    where sport_id = ${football} and match.status = 'not_started' and starts_at > house_now() + make_interval(secs => ${hoursAhead * 3600})
      and exists (select from market where market.match_id = match.match_id and market_type_id = 1 and market.status = 'open')
    order by starts_at, match_id limit ${matchesWanted}`.execute(db);
  return rows.map(({ match_id }) => match_id);
}
