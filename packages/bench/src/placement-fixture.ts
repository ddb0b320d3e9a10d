import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { couponKind, minor, thousandths } from "@livery/betting";
import type { RequestedSelection, PlaceCoupon } from "@livery/contract";
import type { Kysely } from "kysely";
import { type OpenDatabase, seedDemo } from "@livery/house";
import {
  type BettingService,
  type Bettor,
  createBettingService,
  ensureTeams,
  ensureTournament,
  insertMatches,
  loadPlayer,
  openMarkets,
  openSession,
  placeCoupon,
  placement,
  price,
  RowCache,
  type Schema,
  tokenHash,
  silentLog,
  slipIdentity,
} from "@livery/house/testing/parts";

export interface BenchFixtureOptions {
  /** Name of its tenant: one database can hold several fixtures. */
  readonly name?: string | undefined;
  /** Each of the three dealers above the players has an exposure limit, which is never reached (I11). */
  readonly limited?: boolean | undefined;
  readonly players?: number | undefined;
  readonly matches?: number | undefined;
  /** Legs of each coupon. */
  readonly legs?: number | undefined;
}

/** A bet that any HTTP client can send. */
export interface BenchRequest {
  /** Secret of the player's session. */
  readonly token: string;
  readonly slip: PlaceCoupon;
  readonly key: string;
}

export interface PlacementOptions {
  /** All bets are of one player. */
  readonly hot?: boolean;
  /** Called with the duration of each bet, milliseconds. */
  readonly took?: (milliseconds: number) => void;
}

/** Runs placements for a benchmark: by the server's own code, and by the same calls in plain SQL. */
export interface BenchFixture {
  /** Places coupons as createcoupon does, without HTTP: through the price book and the pool. Resolves when all are placed. */
  place(count: number, inFlight: number, options?: PlacementOptions): Promise<void>;
  /** The next bet, for `POST createcoupon` on `host`. */
  request(): BenchRequest;
  readonly host: string;
  readonly siteKey: string;
  /** Parameter of `statement` for a coupon that the server would place now, with its own key and number. */
  payload(): string;
  /** The server's statement, for a client without Livery. */
  readonly statement: string;
  /** Creates the table that `script` reads its payloads from; run it first. */
  readonly scriptSetup: string;
  /** The same calls for pgbench, each with a new key and number. Run with `-D players=N`, N being this fixture's players. */
  readonly script: string;
  readonly players: number;
}

const far = 400 * 86_400_000;
/** Larger than any benchmark's exposure. */
const ample = 1_000_000_000_000;
const stake = minor(100);

/** Seeds the benchmark's database with players, sessions and matches, and creates a betting service on it. */
export async function placementFixture(
  database: Pick<OpenDatabase, "db" | "pool" | "forTenant">,
  options: BenchFixtureOptions = {},
): Promise<BenchFixture> {
  const { players: playerCount = 64, matches: matchCount = 200, legs = 3, name = "bench", limited = false } = options;
  const { db, pool } = database;
  const matchIds = await makeMatches(db, name, matchCount);
  const players = new RowCache((userId: number) => loadPlayer(db, userId));
  const betting = createBettingService({ db, pool, players, log: silentLog });
  await betting.book.load();
  const bettors = await makeBettors(db, betting, { name, limited, count: playerCount });
  // As a call has it: the database of the player's tenant.
  const calls: BettingService = { ...betting, ...database.forTenant(bettors[0]?.player.tenantId ?? 0) };
  let made = 0;
  const next = (hot = false): BenchBet => {
    made += 1;
    const bettor = bettors[hot ? 0 : made % bettors.length] as BenchBettor;
    const selections = Array.from({ length: legs }, (_, leg) =>
      selectionOf(betting, matchIds[(made * 7 + leg) % matchIds.length] ?? 0),
    );
    return { bettor: { ...bettor, idempotencyKey: randomUUID() }, slip: slipOf(selections) };
  };
  const payloads = await Promise.all(bettors.map(() => payloadOf(betting, next())));
  const payload = (): string => {
    made += 1;
    return JSON.stringify({ ...payloads[made % payloads.length], key: randomUUID(), number: randomNumber() });
  };
  const place = async (count: number, inFlight: number, { hot, took }: PlacementOptions = {}): Promise<void> => {
    let left = count;
    const work = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const { bettor, slip } = next(hot);
        const start = performance.now();
        await placeCoupon(calls, bettor, slip);
        took?.(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: inFlight }, work));
  };
  const request = (): BenchRequest => {
    const { bettor, slip } = next();
    return { token: bettor.token, slip, key: bettor.idempotencyKey };
  };
  return {
    place,
    payload,
    request,
    host: hostOf(name),
    siteKey: siteKeyOf(name),
    statement: "select place_coupon($1::jsonb)",
    scriptSetup: setupOf(payloads),
    script,
    players: bettors.length,
  };
}

interface BenchBettor extends Bettor {
  readonly token: string;
}

interface BenchBet {
  readonly bettor: BenchBettor & { readonly idempotencyKey: string };
  readonly slip: PlaceCoupon;
}

const script = `\\set n random(0, :players - 1)
select place_coupon(payload || jsonb_build_object('key', gen_random_uuid(), 'number', upper(substr(md5(random()::text || clock_timestamp()), 1, 12)))) from bench_payload where n = :n;
`;

const table = readFileSync(new URL("bench-payload.sql", import.meta.url), "utf8");

function setupOf(payloads: readonly object[]): string {
  const rows = payloads.map((payload, n) => `(${n}, '${JSON.stringify(payload).replaceAll("'", "''")}')`);
  return `${table}
insert into bench_payload values ${rows.join(",\n")};
analyze bench_payload;`;
}

const randomNumber = (): string => randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase();

async function payloadOf(betting: BettingService, { bettor, slip }: BenchBet): Promise<object> {
  return placement(bettor, slip, await price(betting, bettor.player, slip), slipIdentity(slip));
}

function selectionOf(betting: BettingService, matchId: number): RequestedSelection {
  const odds = betting.book.match(matchId)?.markets.get("1|")?.outcomes.get(1)?.odds ?? thousandths(2000);
  return { matchId, marketTypeId: 1, outcomeId: 1, special: "", odds, banker: false };
}

function slipOf(selections: readonly RequestedSelection[]): PlaceCoupon {
  const kind = couponKind(selections, []);
  return { stake, totalStake: stake, kind, phase: "prematch", sizes: [], oddsChange: "none", selections };
}

async function makeMatches(db: Kysely<Schema>, season: string, count: number): Promise<readonly number[]> {
  const { categoryId, tournamentId } = await ensureTournament(db, {
    category: "Bench",
    flag: null,
    tournament: "Bench League",
  });
  const names = Array.from({ length: 2 * count }, (_, at) => `Bench Town ${at}`);
  const teams = await ensureTeams(db, categoryId, names);
  const startsAt = new Date(Date.now() + far).toISOString();
  const rows = Array.from({ length: count }, (_, at) => ({
    sourceKey: String(at),
    round: null,
    stage: null,
    groupName: null,
    ground: null,
    homeTeamId: teams.get(`bench-town-${2 * at}`) as number,
    awayTeamId: teams.get(`bench-town-${2 * at + 1}`) as number,
    startsAt,
    timeKnown: true,
    status: "not_started" as const,
    reason: null,
    heldResult: null,
    result: null,
    decided: false,
  }));
  const ids = await insertMatches(db, { tournamentId, season, source: "openfootball" }, rows);
  const offered = [...ids.values()].map((matchId, at) => ({
    matchId,
    home: `Bench Town ${2 * at}`,
    away: `Bench Town ${2 * at + 1}`,
    neutral: true,
    locked: false,
  }));
  await openMarkets(db, offered);
  return [...ids.values()];
}

const hostOf = (name: string): string => `${name}.localhost`;
const siteKeyOf = (name: string): string => `${name}-site-key`;

interface Bettors {
  readonly name: string;
  readonly limited: boolean;
  readonly count: number;
}

async function makeBettors(
  db: Kysely<Schema>,
  betting: BettingService,
  { name: tenant, limited, count }: Bettors,
): Promise<readonly BenchBettor[]> {
  const names = Array.from({ length: count }, (_, at) => `bench${at}`);
  const limit = limited ? { exposureLimit: minor(ample) } : {};
  const balance = minor(1_000_000_000);
  const { playerIds } = await seedDemo(db, {
    tenant,
    currency: "EUR",
    sites: [{ name: tenant, hosts: [hostOf(tenant)], siteKey: siteKeyOf(tenant), settings: {} }],
    dealers: [
      { name: "head", ...limit },
      { name: "north", parent: "head", ...limit },
      { name: "street", parent: "north", ...limit, credit: minor(balance * BigInt(count)) },
    ],
    players: names.map((userName) => ({
      userName,
      site: tenant,
      password: randomUUID().slice(0, 20),
      lang: "en",
      balance,
    })),
  });
  return Promise.all(
    names.map(async (name): Promise<BenchBettor> => {
      const player = await betting.players.get(playerIds[name] ?? 0);
      if (player === null) throw new Error(`the player ${name} was not made`);
      const { tenantId, siteId, userId } = player;
      const token = await openSession(db, { tenantId, siteId, userId, address: "127.0.0.1", userAgent: "bench" });
      return { token, sessionHash: tokenHash(token), player, idempotencyKey: null };
    }),
  );
}
