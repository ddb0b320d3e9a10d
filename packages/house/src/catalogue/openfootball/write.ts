import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { MarketStatus } from "../../db/tables/catalogue.ts";
import { houseNow } from "../../clock.ts";
import { lockMarkets } from "../lock-markets.ts";
import { insertMatches, type MatchRow } from "../match-rows.ts";
import { openMarkets } from "../open-markets.ts";
import { ensureTeams, ensureTournament } from "../tournaments.ts";
import { changeOf, type Change } from "./change.ts";
import { desiredMatch, statusAt, type DesiredMatch } from "./desired.ts";
import { shownValue, type Unread } from "./openfootball-fixture.ts";
import { knownMatches, pairUp, type KnownMatch } from "./known-matches.ts";
import type { FixtureFile, KeyedFixture } from "./read.ts";

export interface Written {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Fixtures with a result in the file that the server's clock has not reached. */
  readonly held: number;
  readonly conflicts: readonly Unread[];
}

interface Update {
  readonly known: KnownMatch;
  readonly fixture: KeyedFixture;
  readonly desired: DesiredMatch;
  readonly change: Change & { readonly kind: "update" };
}

/** Writes one file's fixtures inside the caller's transaction. */
export async function writeFixtures(db: Kysely<Schema>, file: FixtureFile): Promise<Written> {
  const { competition, fixtures } = file;
  const { categoryId, tournamentId } = await ensureTournament(db, competition);
  const teams = await ensureTeams(
    db,
    categoryId,
    fixtures.flatMap(({ home, away }) => [home, away]),
  );
  const now = await houseNow(db);
  const pairs = pairUp(fixtures, await knownMatches(db, tournamentId, competition.season), teams);

  const fresh: KeyedFixture[] = [];
  const updates: Update[] = [];
  const conflicts: Unread[] = [];
  let unchanged = 0;
  for (const fixture of fixtures) {
    const known = pairs.get(fixture);
    const desired = desiredMatch(fixture);
    const change = known === undefined ? null : changeOf(known, fixture, desired, now);
    if (known === undefined || change === null) fresh.push(fixture);
    else if (change.kind === "update") updates.push({ known, fixture, desired: desired, change });
    else if (change.kind === "none") unchanged += 1;
    else if (change.kind === "replace") {
      await db
        .updateTable("match")
        .set({ source_key: `${known.key}/void-${known.matchId}` })
        .where("match_id", "=", known.matchId)
        .execute();
      fresh.push(fixture);
    } else
      conflicts.push({
        index: fixture.index,
        location: fixture.location,
        field: change.field,
        value: shownValue(fixture.score),
        why: change.why,
      });
  }

  const rows = fresh.map((fixture): MatchRow => freshRow(fixture, teams, now));
  const ids = await insertMatches(db, { tournamentId, season: competition.season, source: "openfootball" }, rows);
  await lockMarkets(
    db,
    updates.map(({ known }) => known.matchId),
  );
  await updateMatches(db, updates);

  const toOffer = [
    ...fresh.flatMap((fixture) => {
      const matchId = ids.get(fixture.key);
      const desired = desiredMatch(fixture);
      return matchId !== undefined && statusAt(desired, now) === "not_started"
        ? [{ matchId, fixture, facts: desired }]
        : [];
    }),
    ...updates.flatMap(({ known, fixture, desired, change }) =>
      change.status === "not_started" && !known.offered ? [{ matchId: known.matchId, fixture, facts: desired }] : [],
    ),
  ];
  await openMarkets(
    db,
    toOffer.map(({ matchId, fixture, facts: desired }) => ({
      matchId,
      home: fixture.home,
      away: fixture.away,
      neutral: competition.neutral,
      locked: desired.reason === "unknown_status",
    })),
  );
  const held = fixtures.filter((fixture) => {
    const desired = desiredMatch(fixture);
    return desired.result !== null && statusAt(desired, now) !== "ended";
  }).length;
  return { added: fresh.length, changed: updates.length, unchanged: unchanged + conflicts.length, held, conflicts };
}

function freshRow(fixture: KeyedFixture, teams: ReadonlyMap<string, number>, now: Date): MatchRow {
  const desired = desiredMatch(fixture);
  const status = statusAt(desired, now);
  const shown = status === "ended";
  return {
    sourceKey: fixture.key,
    round: fixture.round,
    stage: fixture.stage,
    groupName: fixture.group,
    ground: fixture.ground,
    homeTeamId: teamId(teams, fixture.homeSlug),
    awayTeamId: teamId(teams, fixture.awaySlug),
    startsAt: desired.startsAt,
    timeKnown: desired.timeKnown,
    status,
    reason: desired.reason,
    heldResult: shown ? null : desired.result,
    result: shown ? desired.result : null,
    decided: status !== "not_started" && status !== "live",
  };
}

function teamId(teams: ReadonlyMap<string, number>, slug: string): number {
  const id = teams.get(slug);
  if (id === undefined) throw new Error(`the team ${slug} was not written`);
  return id;
}

async function updateMatches(db: Kysely<Schema>, updates: readonly Update[]): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(({ known, fixture, desired, change }) => ({
    id: known.matchId,
    round: fixture.round,
    stage: fixture.stage,
    group: fixture.group,
    ground: fixture.ground,
    starts: desired.startsAt,
    ends: desired.endsAt,
    timed: desired.timeKnown,
    status: change.status,
    reason: desired.reason,
    held: change.held,
    result: change.result,
    decided: change.decided,
  }));
  await sql`
    update match set round = r.round, stage = r.stage, group_name = r."group", ground = r.ground, starts_at = r.starts,
      ends_at = r.ends, time_known = r.timed, status = r.status, reason = r.reason, held_result = nullif(r.held, 'null'),
      result = nullif(r.result, 'null'), decided = r.decided, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, round text, stage text, "group" text, ground text,
      starts timestamptz, ends timestamptz, timed boolean, status text, reason text, held jsonb, result jsonb, decided boolean)
    where match_id = r.id`.execute(db);
  const locked = updates.filter(({ desired }) => desired.reason === "unknown_status");
  const known = updates.filter(({ desired }) => desired.reason !== "unknown_status");
  await setMarkets(db, locked, "open", "locked");
  await setMarkets(
    db,
    known.filter(({ known: before }) => before.reason === "unknown_status"),
    "locked",
    "open",
  );
  await setMarkets(
    db,
    known.filter(({ known: before, change }) => before.status !== "not_started" && change.status === "not_started"),
    "closed",
    "open",
  );
}

/** An unknown status locks a match's markets, a known one unlocks them (D26); a match that returns is open again. */
async function setMarkets(
  db: Kysely<Schema>,
  updates: readonly Update[],
  from: MarketStatus,
  to: MarketStatus,
): Promise<void> {
  if (updates.length === 0) return;
  const ids = updates.map(({ known }) => known.matchId);
  await db.updateTable("market").set({ status: to }).where("match_id", "in", ids).where("status", "=", from).execute();
}
