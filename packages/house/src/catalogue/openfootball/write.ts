import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { MarketStatus } from "../../db/tables/catalogue.ts";
import { houseNow } from "../../clock.ts";
import { lockMarkets } from "../lock-markets.ts";
import { slugOf } from "../folding.ts";
import { insertMatches, type MatchRow } from "../match-rows.ts";
import { openMarkets } from "../open-markets.ts";
import { ensureTeams, ensureTournament } from "../tournaments.ts";
import { changeOf, type Change } from "./change.ts";
import { desiredMatch, statusAt, type DesiredMatch } from "./desired.ts";
import { shownValue, type Unread } from "./openfootball-fixture.ts";
import { knownMatches, type KnownMatch } from "./known-matches.ts";
import { pairUp } from "./pair-up.ts";
import type { FixtureFile } from "./read.ts";
import type { KeyedFixture } from "./with-keys.ts";

export interface Written {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Fixtures with a result in the file that the server's clock has not reached. */
  readonly held: number;
  /** Fixtures that the server has otherwise, and what stays. */
  readonly notes: readonly Unread[];
}

interface Update {
  readonly known: KnownMatch;
  readonly fixture: KeyedFixture;
  readonly desired: DesiredMatch;
  readonly change: Change & { readonly kind: "update" };
}

/** Writes one file's fixtures inside the caller's transaction. */
export async function writeFixtures(db: Kysely<Schema>, file: FixtureFile): Promise<Written> {
  const { competition } = file;
  const { categoryId, tournamentId } = await ensureTournament(db, competition);
  const now = await houseNow(db);
  const matches = await knownMatches(db, tournamentId, competition.season);
  const paired = pairUp(file.fixtures, matches, competition.neutral);

  const fresh: KeyedFixture[] = [...paired.fresh];
  const updates: Update[] = [];
  const notes: Unread[] = [];
  let unchanged = 0;
  for (const { fixture, known, note, clashes } of paired.pairings) {
    if (note !== null) notes.push(reported(fixture, "match", `${fixture.home} – ${fixture.away}`, note));
    const desired = desiredMatch(fixture, known);
    const change = clashes ? unchangedMatch : changeOf(known, fixture, desired, now);
    if (change.kind === "update") updates.push({ known, fixture, desired, change });
    else if (change.kind === "replace") {
      await db
        .updateTable("match")
        .set({ source_key: `${known.key}/void-${known.matchId}` })
        .where("match_id", "=", known.matchId)
        .execute();
      fresh.push(fixture);
    } else {
      unchanged += 1;
      if (change.kind === "conflict") notes.push(reported(fixture, change.field, fixture.score, change.why));
    }
  }

  const teams = await ensureTeams(
    db,
    categoryId,
    fresh.flatMap(({ home, away }) => [home, away]),
  );
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
      return matchId !== undefined && desired.timeKnown && statusAt(desired, now) === "not_started"
        ? [{ matchId, fixture, facts: desired }]
        : [];
    }),
    ...updates.flatMap(({ known, fixture, desired, change }) =>
      change.status === "not_started" && desired.timeKnown && !known.offered
        ? [{ matchId: known.matchId, fixture, facts: desired }]
        : [],
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
  const held = file.fixtures.filter((fixture) => {
    const desired = desiredMatch(fixture);
    return desired.result !== null && statusAt(desired, now) !== "ended";
  }).length;
  return { added: fresh.length, changed: updates.length, unchanged, held, notes };
}

const unchangedMatch: Change = { kind: "none" };

function reported({ index, location }: KeyedFixture, field: string, value: unknown, why: string): Unread {
  return { index, location, field, value: shownValue(value), why };
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
    homeTeamId: teamId(teams, slugOf(fixture.home)),
    awayTeamId: teamId(teams, slugOf(fixture.away)),
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
  const inDoubt = (reason: string | null, timeKnown: boolean): boolean => reason === "unknown_status" || !timeKnown;
  const locked = updates.filter(({ desired }) => inDoubt(desired.reason, desired.timeKnown));
  const known = updates.filter(({ desired }) => !inDoubt(desired.reason, desired.timeKnown));
  await setMarkets(db, locked, "open", "locked");
  await setMarkets(
    db,
    known.filter(({ known: before }) => inDoubt(before.reason, before.timeKnown)),
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

/**
 * An unknown status or kick-off locks a match's markets, a known one unlocks them (D26); a match that returns is open again.
 */
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
