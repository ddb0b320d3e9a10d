import { type Kysely, sql } from "kysely";
import { slugOf } from "../../catalogue/folding.ts";
import { ensureTeams, ensureTournament } from "../../catalogue/tournaments.ts";
import type { Schema } from "../../db/schema.ts";
import { priceMatchState } from "../prices/price-match-state.ts";
import { notStarted } from "../sources/match-state.ts";
import type { ScheduledScript } from "../sources/playback.ts";
import { lengthOf } from "../sources/script.ts";
import { programmeSeason } from "../sources/source.ts";
import type { Programme } from "./programme.ts";

export interface ProgrammeOptions {
  readonly programme: Programme;
  readonly speed: number;
}

/** Lists the matches of a programme in the catalogue, with markets and prices, until their source plays them. */
export class ProgrammePublisher {
  readonly #db: Kysely<Schema>;
  readonly #options: ProgrammeOptions;
  /** How far the server's clock was from the machine's when it was last looked at, in milliseconds. */
  #clockOffset: number | null = null;
  /** What a failure of the database has kept from being listed: the programme names a match once. */
  #unlisted: readonly ScheduledScript[] = [];

  constructor(db: Kysely<Schema>, options: ProgrammeOptions) {
    this.#db = db;
    this.#options = options;
  }

  /** Lists what has come within reach; safe to repeat. Returns the number of new matches. */
  async publish(now: number): Promise<number> {
    const offset = await this.#followClock();
    let made = 0;
    for (const scripts of this.#options.programme.next(now)) {
      this.#unlisted = [...this.#unlisted, ...scripts].filter(({ startsAt }) => startsAt > now);
      if (this.#unlisted.length > 0) made += await this.#list(this.#unlisted, offset);
      this.#unlisted = [];
    }
    return made;
  }

  /** A development server's clock may be moved: kick-offs stay where they are on the source's clock. */
  async #followClock(): Promise<number> {
    const { rows } = await sql<{ offset: number }>`
      select (extract(epoch from house_now() - clock_timestamp()) * 1000)::double precision as offset`.execute(
      this.#db,
    );
    const offset = rows[0]?.offset ?? 0;
    const moved = offset - (this.#clockOffset ?? offset);
    this.#clockOffset = offset;
    if (Math.abs(moved) > 1_000)
      await sql`
        update match set starts_at = starts_at + ${moved}::double precision * interval '1 millisecond',
          ends_at = ends_at + ${moved}::double precision * interval '1 millisecond', version = version + 1
        where source = 'live' and season = ${programmeSeason} and status = 'not_started'`.execute(this.#db);
    return offset;
  }

  async #list(scripts: readonly ScheduledScript[], offset: number): Promise<number> {
    const rows: object[] = [];
    for (const tournament of new Set(scripts.map(({ match }) => match.tournament)))
      rows.push(
        ...(await this.#rows(
          scripts.filter(({ match }) => match.tournament === tournament),
          offset,
        )),
      );
    return this.#db.transaction().execute(async (trx) => {
      const { rows: made } = await sql<{ match_id: number; source_key: string }>`
        insert into match (tournament_id, season, source, source_key, home_team_id, away_team_id, starts_at, ends_at)
        select tournament, ${programmeSeason}, 'live', key, home, away, starts, ends
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r(tournament integer, key text, home integer, away integer, starts timestamptz, ends timestamptz)
        on conflict (tournament_id, season, source_key) do nothing
        returning match_id, source_key`.execute(trx);
      const ids = new Map(made.map(({ match_id, source_key }) => [source_key, match_id]));
      await openMarkets(
        trx,
        scripts.flatMap((script) => {
          const matchId = ids.get(script.match.key);
          return matchId === undefined ? [] : [{ matchId, script }];
        }),
      );
      return made.length;
    });
  }

  /** Rows of matches of one tournament. */
  async #rows(scripts: readonly ScheduledScript[], offset: number): Promise<readonly object[]> {
    const [first] = scripts;
    if (first === undefined) return [];
    const { sportId, category, flag, tournament } = first.match;
    const listing = await ensureTournament(this.#db, { sportId, category, flag, tournament });
    const names = scripts.flatMap(({ match }) => [match.home, match.away]);
    const teams = await ensureTeams(this.#db, listing.categoryId, [...new Set(names)]);
    return scripts.map((script) => {
      const starts = script.startsAt + offset;
      return {
        tournament: listing.tournamentId,
        key: script.match.key,
        home: teams.get(slugOf(script.match.home)),
        away: teams.get(slugOf(script.match.away)),
        starts: new Date(starts),
        ends: new Date(starts + lengthOf(script) / this.#options.speed),
      };
    });
  }
}

/** The markets of matches that have not begun, at the prices of their models. */
async function openMarkets(
  db: Kysely<Schema>,
  matches: readonly { readonly matchId: number; readonly script: ScheduledScript }[],
): Promise<void> {
  const rows = matches.flatMap(({ matchId, script: { match } }) =>
    (match.model === null ? [] : priceMatchState(notStarted, match.model, 0))
      .filter(({ open }) => open)
      .map(({ marketTypeId, special, outcomes }) => ({
        match: matchId,
        type: marketTypeId,
        special,
        outcomes: outcomes.map(({ outcomeId, odds }) => ({ id: outcomeId, odds })),
      })),
  );
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(match integer, type integer, special text, outcomes jsonb)
    ), made as (
      insert into market (match_id, market_type_id, special, status) select match, type, special, 'open' from wanted
      on conflict (match_id, market_type_id, special) do nothing
      returning market_id, match_id, market_type_id, special
    )
    insert into outcome (market_id, outcome_id, odds)
    select made.market_id, (outcome->>'id')::integer, (outcome->>'odds')::integer
    from made join wanted on (wanted.match, wanted.type, wanted.special) = (made.match_id, made.market_type_id, made.special)
    cross join lateral jsonb_array_elements(wanted.outcomes) outcome`.execute(db);
}
