import { minor, thousandths, type Minor } from "@livery/betting";
import type { RequestedSelection, PlaceCoupon, PlacedCoupon } from "@livery/contract";
import { sql } from "kysely";
import { cashBalance } from "../../accounts/balance.ts";
import { loadPlayer, type Player } from "../../accounts/player.ts";
import { tokenHash } from "../../accounts/secret-token.ts";
import { openSession } from "../../accounts/sessions.ts";
import { RowCache } from "../../cache.ts";
import { ensureTeams, ensureTournament } from "../../catalogue/tournaments.ts";
import { insertMatches } from "../../catalogue/match-rows.ts";
import { openMarkets } from "../../catalogue/open-markets.ts";
import { marketKey } from "../../catalogue/price-book.ts";
import type { StoredResult } from "../../db/tables/catalogue.ts";
import { silentLog } from "../../log.ts";
import type { Seed } from "../../seed/seed.ts";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { seedFixture } from "../../testing/fixture.ts";
import { createBettingService, type BettingService } from "../betting-service.ts";
import { placeCoupon } from "../place.ts";

/** A betting service on a test database, with players and matches. */
export interface BettingFixture {
  readonly test: TestDatabase;
  readonly betting: BettingService;
  /** Ids of the matches, by kick-off: one an hour, from `hoursAhead` (1) on. */
  readonly matchIds: readonly number[];
  /** A player of the seeded fixture with a session; 1,000.00 EUR. */
  bettor(userName: string): Promise<FixtureBettor>;
  /** A selection at the betting service's price. */
  selection(match: number, marketTypeId?: number, outcomeId?: number, special?: string): RequestedSelection;
  /** Sets how a match will end; the result shows once the clock passes its end. */
  hold(match: number, ft: readonly [number, number]): Promise<void>;
  /** Moves the server's clock. */
  advance(hours: number): Promise<void>;
  close(): Promise<void>;
}

export interface FixtureBettor {
  readonly userId: number;
  readonly sessionHash: Buffer;
  player(): Promise<Player>;
  balance(): Promise<Minor>;
  place(slip: PlaceCoupon, key?: string | null): Promise<PlacedCoupon>;
}

const teams = 40;

export async function bettingFixture(
  options: {
    poolSize?: number;
    matches?: number;
    hoursAhead?: number;
    /** An empty database in place of a clone of the run's. */
    test?: TestDatabase;
    seed?: Partial<Seed>;
  } = {},
): Promise<BettingFixture> {
  const test = options.test ?? (await testDatabase({ poolSize: options.poolSize ?? 10 }));
  const { db, pool } = test;
  const seeded = await seedFixture(db, options.seed);
  await sql`update house_clock set development = true`.execute(db);
  const matchIds = await someMatches(test, options.matches ?? 12, options.hoursAhead ?? 1);
  const players = new RowCache((userId: number) => loadPlayer(db, userId));
  const betting = createBettingService({ db, pool, players, log: silentLog });
  await betting.book.load();

  const bettor = async (userName: string): Promise<FixtureBettor> => {
    const userId = seeded.playerIds[userName] ?? 0;
    const { tenantId, siteId } = (await loadPlayer(db, userId)) as Player;
    const token = await openSession(db, { tenantId, siteId, userId, address: "127.0.0.1", userAgent: "test" });
    const hash = tokenHash(token);
    const player = async (): Promise<Player> => (await players.get(userId)) as Player;
    return {
      userId,
      sessionHash: hash,
      player,
      balance: () => cashBalance(pool, userId),
      place: async (slip, key = null) =>
        placeCoupon(betting, { sessionHash: hash, player: await player(), idempotencyKey: key }, slip),
    };
  };
  const selection: BettingFixture["selection"] = (match, marketTypeId = 1, outcomeId = 1, special = "") => {
    const matchId = matchIds[match] ?? 0;
    const odds = betting.book
      .match(matchId)
      ?.markets.get(marketKey(marketTypeId, special))
      ?.outcomes.get(outcomeId)?.odds;
    return { matchId, marketTypeId, outcomeId, special, odds: odds ?? thousandths(2000), banker: false };
  };
  const hold: BettingFixture["hold"] = async (match, ft) => {
    const result: StoredResult = { ft, ht: null, et: null, p: null, goals: [], source: "file" };
    await db
      .updateTable("match")
      .set({ held_result: JSON.stringify(result) })
      .where("match_id", "=", matchIds[match] ?? 0)
      .execute();
  };
  const advance = async (hours: number): Promise<void> => {
    await sql`select house_advance(house_now() + ${hours} * interval '1 hour')`.execute(db);
  };
  const close = async (): Promise<void> => {
    betting.book.close();
    await test.drop();
  };
  return { test, betting: betting, matchIds, bettor, selection, hold, advance, close };
}

async function someMatches({ db }: TestDatabase, count: number, hoursAhead: number): Promise<readonly number[]> {
  const tournament = { category: "Testland", flag: null, tournament: "Test League" };
  const { categoryId, tournamentId } = await ensureTournament(db, tournament);
  const names = Array.from({ length: teams }, (_, at) => `Town ${at + 1}`);
  const ids = await ensureTeams(db, categoryId, names);
  const season = { tournamentId, season: "1", source: "openfootball" } as const;
  const rows = Array.from({ length: count }, (_, at) => ({
    sourceKey: `m${String(at).padStart(3, "0")}`,
    round: "Matchday 1",
    stage: null,
    groupName: null,
    ground: null,
    homeTeamId: ids.get(`town-${((2 * at) % teams) + 1}`) as number,
    awayTeamId: ids.get(`town-${((2 * at + 1) % teams) + 1}`) as number,
    startsAt: new Date(Date.now() + (at + hoursAhead) * 3_600_000).toISOString(),
    timeKnown: true,
    status: "not_started" as const,
    reason: null,
    heldResult: null,
    result: null,
    decided: false,
  }));
  const inserted = await insertMatches(db, season, rows);
  const matchIds = rows.map(({ sourceKey }) => inserted.get(sourceKey) as number);
  await openMarkets(
    db,
    matchIds.map((matchId, at) => ({
      matchId,
      home: names[(2 * at) % teams] ?? "",
      away: names[(2 * at + 1) % teams] ?? "",
      neutral: false,
      locked: false,
    })),
  );
  return matchIds;
}

/** A slip as an honest browser sends it: single, accumulator, ways or system according to its selections. */
export function slipOf(
  selections: readonly RequestedSelection[],
  stake: number,
  changes: Partial<PlaceCoupon> = {},
): PlaceCoupon {
  const matches = new Set(selections.map(({ matchId }) => matchId)).size;
  const kind = selections.length === 1 ? "single" : matches < selections.length ? "ways" : "accumulator";
  return {
    stake: minor(stake),
    totalStake: minor(stake),
    kind,
    phase: "prematch",
    sizes: [],
    oddsChange: "none",
    selections,
    ...changes,
  };
}
