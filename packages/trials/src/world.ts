import { randomUUID } from "node:crypto";
import { minor, type Thousandths, thousandths } from "@livery/betting";
import { CallError, type PlaceCoupon, type PlacedCoupon } from "@livery/contract";
import type { PanelKey, PanelPayload } from "@livery/contract/panel";
import { Kysely, PostgresDialect, type PostgresDialectConfig, type QueryCompiler, sql } from "kysely";
import type pg from "pg";
import { type Seed, seedDemo } from "@livery/house";
import { makeLeague, panelFixture, testDatabase, type TestDatabase } from "@livery/house/testing/fixtures";
import {
  type Actor,
  type BettingService,
  createBettingService,
  createPool,
  type LiveOffer,
  loadPlayer,
  loadSiteByHost,
  loadSiteHosts,
  type Log,
  noLimits,
  openSession,
  type PanelContext,
  type PanelHandler,
  panelHandlers,
  placeCoupon,
  type Player,
  RowCache,
  type Schema,
  tokenHash,
  silentLog,
} from "@livery/house/testing/parts";

/** Matches before kick-off, an hour apart, and live matches. */
export const prematch = 12;
export const inPlay = 4;
const run = "trial";

export const bettorNames = ["alice", "bashir", "northy"] as const;
export type BettorName = (typeof bettorNames)[number];
export const staffNames = ["head-office", "north", "high-street", "operator"] as const;
export type StaffName = (typeof staffNames)[number];

/** The panel's tenant with fewer people: a password is hashed for each. */
const people: Seed = {
  ...panelFixture,
  // Coupons can be cancelled for an hour, since the clock is moved by hours.
  sites: panelFixture.sites.map((site) => ({
    ...site,
    settings: { ...site.settings, cancelMinutes: 60, sellAccumulators: true },
  })),
  players: panelFixture.players
    .filter(({ userName }) => (bettorNames as readonly string[]).includes(userName))
    .map((player) => ({
      ...player,
      ...(player.userName === "alice" && { bonus: { percent: 5, tipCount: 3, odds: thousandths(1200) } }),
      ...(player.userName === "bashir" && { stakeType: "line" as const }),
    })),
  staff: (panelFixture.staff ?? []).filter(({ name }) => (staffNames as readonly string[]).includes(name)),
};

/** A database with people and matches, to be cloned for any number of worlds. */
export interface Stage {
  readonly name: string;
  drop(): Promise<void>;
}

export async function makeStage(): Promise<Stage> {
  const test = await testDatabase();
  const { db } = test;
  await seedDemo(db, people);
  await sql`update house_clock set development = true`.execute(db);
  await sql`update player set services = services || '{"live": true}'`.execute(db);
  await makeLeague(db, {
    category: "Testland",
    flag: null,
    tournament: "Trial League",
    matches: Array.from({ length: prematch + inPlay }, (_, at) => [`Home ${at}`, `Away ${at}`, at + 1] as const),
  });
  // The last ones are live, published by a source that is never silent.
  await sql`insert into live_run (run, source, started_at, alive_at) values (${run}, 'trial', now(), 'infinity')`.execute(
    db,
  );
  await sql`update match set source = 'live', status = 'live', starts_at = now() - interval '10 minutes', ends_at = now() + interval '100 days'
    where match_id in (select match_id from match order by match_id desc limit ${inPlay})`.execute(db);
  await sql`insert into live_match (match_id, run) select match_id, ${run} from match where source = 'live'`.execute(
    db,
  );
  await test.leave();
  return { name: test.name, drop: () => test.drop() };
}

export interface WorldBettor {
  readonly name: BettorName;
  readonly userId: number;
  sessionHash: Buffer;
}

/** A betting service and a panel on their own database. Everything runs as in a call, without HTTP. */
export interface World {
  readonly test: TestDatabase;
  readonly db: Kysely<Schema>;
  readonly betting: BettingService;
  readonly tenantId: number;
  readonly matchIds: readonly number[];
  readonly bettors: Readonly<Record<BettorName, WorldBettor>>;
  /** The bet delay, in seconds. */
  delaySeconds: number;
  /** Opens a session for a player whose session has ended. */
  signIn(bettor: WorldBettor): Promise<void>;
  /** The current price of an outcome in the database. */
  odds(matchId: number, marketTypeId: number, outcomeId: number, special: string): Promise<Thousandths>;
  close(): Promise<void>;
}

export async function openWorld(stage: Stage, options: { poolSize?: number; log?: Log } = {}): Promise<World> {
  const test = await testDatabase({ template: stage.name, poolSize: options.poolSize ?? 4 });
  const { db } = test;
  // Worlds may be opened hours after their stage was made. A match starts in the middle of an hour of the world's own clock,
  // which is moved by hours: so the started matches are the same, however long a trial takes.
  await sql`
    update match set starts_at = starts_at + shift, ends_at = ends_at + shift
    from (select house_now() + interval '30 minutes' - min(starts_at) as shift from match where status = 'not_started') first
    where status = 'not_started'`.execute(db);
  const { rows: matches } = await sql<{ match_id: number }>`select match_id from match order by match_id`.execute(db);
  const { rows: people } = await sql<{ player_id: number; user_name: BettorName; tenant_id: number }>`
    select player_id, user_name, tenant_id from player`.execute(db);
  const tenantId = people[0]?.tenant_id ?? 0;
  const live = new Prices(db);
  await live.load();
  const betting = bettingOn(db, test.pool, live, options.log);
  await betting.book.load();
  const signIn = async (bettor: WorldBettor): Promise<void> => {
    const { siteId } = (await loadPlayer(db, bettor.userId)) as Player;
    const session = { tenantId, siteId, userId: bettor.userId, address: "127.0.0.1", userAgent: "trial" };
    bettor.sessionHash = tokenHash(await openSession(db, session));
  };
  const bettors = Object.fromEntries(
    people.map(({ player_id: userId, user_name: name }) => [name, { name, userId, sessionHash: Buffer.alloc(32) }]),
  ) as Record<BettorName, WorldBettor>;
  for (const name of bettorNames) await signIn(bettors[name]);
  const odds: World["odds"] = async (matchId, marketTypeId, outcomeId, special) => {
    const { rows } = await sql<{ odds: Thousandths }>`
      select odds from market join outcome using (market_id) where match_id = ${matchId} and market_type_id = ${marketTypeId}
        and special = ${special} and outcome_id = ${outcomeId}`.execute(db);
    return rows[0]?.odds ?? thousandths(2000);
  };
  const close = async (): Promise<void> => {
    betting.book.close();
    await test.drop();
  };
  return {
    test,
    db,
    betting: betting,
    tenantId,
    matchIds: matches.map(({ match_id }) => match_id),
    bettors,
    signIn,
    odds,
    close,
    get delaySeconds() {
      return live.delaySeconds;
    },
    set delaySeconds(seconds) {
      live.delaySeconds = seconds;
    },
  };
}

/** A betting service on other connections to the same database, with the first one's cache. */
export function bettingOn(db: Kysely<Schema>, pool: pg.Pool, live: LiveOffer, log: Log = silentLog): BettingService {
  return createBettingService({
    db,
    pool,
    players: new RowCache((userId: number) => loadPlayer(db, userId)),
    live,
    log,
  });
}

/** How a connection changes statements, and where its notices go. */
export interface ConnectionOptions {
  /** Returns the statement to send instead. */
  readonly rewrite?: (statement: string) => string;
  /** Receives every notice. */
  readonly noticed?: (message: string) => void;
}

/** One connection as a separate pool and database, prepared by a script. */
export async function oneConnection(
  connection: pg.ClientConfig,
  script: string,
  { rewrite = (statement) => statement, noticed = () => undefined }: ConnectionOptions = {},
): Promise<{ readonly db: Kysely<Schema>; readonly pool: pg.Pool; readonly pid: number; close(): Promise<void> }> {
  const pool = createPool(connection, { name: "livery trial", size: 1, statementTimeoutMs: 0 });
  pool.on("connect", (client) => client.on("notice", ({ message }) => noticed(message ?? "")));
  pinConnection(pool);
  const db = new Kysely<Schema>({ dialect: new RewritingDialect({ pool }, rewrite) });
  await sql.raw(script).execute(db);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return { db, pool, pid: rows[0]?.pid ?? 0, close: () => db.destroy() };
}

/** pg-pool closes an idle connection and one whose query failed; the settings made by the script would be lost. */
function pinConnection(pool: pg.Pool): void {
  pool.options.idleTimeoutMillis = 0;
  const query = async (...given: Parameters<pg.PoolClient["query"]>): Promise<unknown> => {
    const client = await pool.connect();
    try {
      return await (client.query(...given) as unknown);
    } finally {
      client.release();
    }
  };
  pool.query = query as typeof pool.query;
}

/** Rewrites the statements that it sends. */
class RewritingDialect extends PostgresDialect {
  readonly #rewrite: (statement: string) => string;

  constructor(config: PostgresDialectConfig, rewrite: (statement: string) => string) {
    super(config);
    this.#rewrite = rewrite;
  }

  override createQueryCompiler(): QueryCompiler {
    const compiler = super.createQueryCompiler();
    return {
      compileQuery: (node, queryId) => {
        const query = compiler.compileQuery(node, queryId);
        return { ...query, sql: this.#rewrite(query.sql) };
      },
    };
  }
}

/** Prices of live matches: those of the database, as a tick in memory would have them. */
class Prices implements LiveOffer {
  readonly #db: Kysely<Schema>;
  readonly #known = new Map<string, { marketId: number; version: bigint; odds: Thousandths; open: boolean }>();
  delaySeconds = 0;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async load(): Promise<void> {
    const { rows } = await sql<{ key: string; market_id: number; version: bigint; odds: Thousandths; open: boolean }>`
      select concat_ws('|', match_id, market_type_id, special, outcome_id) as key, market_id, market.version, odds,
        market.status = 'open' and match.status = 'live' as open
      from match join market using (match_id) join outcome using (market_id) where source = 'live'`.execute(this.#db);
    for (const { key, market_id: marketId, ...rest } of rows) this.#known.set(key, { marketId, ...rest });
  }

  quote: LiveOffer["quote"] = ({ matchId, marketTypeId, special, outcomeId }) => {
    const known = this.#known.get([matchId, marketTypeId, special, outcomeId].join("|"));
    if (known === undefined) return null;
    const { marketId, version, odds, open } = known;
    const position = { topic: `match:${matchId}`, epoch: 1, offset: 1 };
    return {
      ...noLimits,
      marketId,
      version,
      odds,
      state: open ? "open" : "locked",
      position,
      delaySeconds: this.delaySeconds,
      match: "Home – Away",
      run,
      publisher: "",
    };
  };

  position: LiveOffer["position"] = (topic) => ({ topic, epoch: 1, offset: 1 });
}

/** Reloads the prices of live matches, as their source would. */
export function reloadPrices(world: Pick<World, "betting">): Promise<void> {
  return (world.betting.live as Prices).load();
}

/** Places a bet as a player; returns the server's answer, or the code of its refusal. */
export async function place(
  world: Pick<World, "betting">,
  bettor: WorldBettor,
  slip: PlaceCoupon,
  key: string | null,
): Promise<PlacedCoupon | string> {
  try {
    const player = (await world.betting.players.get(bettor.userId)) as Player;
    return await placeCoupon(world.betting, { sessionHash: bettor.sessionHash, player, idempotencyKey: key }, slip);
  } catch (error) {
    return codeOf(error);
  }
}

/** The code of a refusal; rethrows any other error. */
export function codeOf(error: unknown): string {
  if (error instanceof CallError) return error.code;
  throw error;
}

/** A call of the panel as a member of its staff, in the model's terms; returns the answer, or the code of its refusal. */
export async function panel<K extends PanelKey>(
  db: Kysely<Schema>,
  staff: StaffName,
  key: K,
  payload: PanelPayload<K>,
  idempotencyKey: string | null = null,
): Promise<object | string> {
  const handler = (panelHandlers as Readonly<Record<string, unknown>>)[key] as PanelHandler<K>;
  const sites = new RowCache((host: string) => loadSiteByHost(db, host));
  const siteHosts = new RowCache((id: number) => loadSiteHosts(db, id));
  const hashing = { run: (_key: string, task: () => Promise<unknown>) => task() };
  const house = { db, pool: null, players: null, betting: null, sites, siteHosts, hashing };
  const context = {
    house,
    tenantId: 0,
    lang: "en",
    requestId: "trial",
    log: silentLog,
    ip: "127.0.0.1",
    userAgent: "trial",
    idempotencyKey: idempotencyKey ?? randomUUID(),
    sessionHash: Buffer.alloc(32),
    actor: await actorOf(db, staff),
    call: key,
  } as unknown as PanelContext;
  try {
    return (await handler(context, payload)) as object;
  } catch (error) {
    return codeOf(error);
  }
}

const actors = new WeakMap<Kysely<Schema>, Map<string, Actor>>();

async function actorOf(db: Kysely<Schema>, name: StaffName): Promise<Actor> {
  const known = actors.get(db) ?? new Map<string, Actor>();
  actors.set(db, known);
  const actor = known.get(name);
  if (actor !== undefined) return actor;
  const { rows } = await sql<
    Omit<Actor, "flags" | "factorFresh"> & { flags: Readonly<Record<string, boolean>> | null }
  >`
    select staff_id as "staffId", staff.tenant_id as "tenantId", staff.name, role, staff.dealer_id as "dealerId", 'EUR' as currency, flags
    from staff left join dealer using (dealer_id) where staff.name = ${name}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new RangeError(`no account ${name}`);
  const flags = Object.entries(row.flags ?? {}).flatMap(([action, on]) => (on ? [action] : []));
  const made = { ...row, flags: new Set(flags), factorFresh: true } as Actor;
  known.set(name, made);
  return made;
}

/** A slip with one amount, as an honest browser sends it. */
export function slipOf(
  selections: PlaceCoupon["selections"],
  stake: number,
  live: boolean,
  changes: Partial<PlaceCoupon> = {},
): PlaceCoupon {
  const matches = new Set(selections.map(({ matchId }) => matchId)).size;
  return {
    stake: minor(stake),
    totalStake: minor(stake),
    kind: selections.length === 1 ? "single" : matches < selections.length ? "ways" : "accumulator",
    phase: live ? "live" : "prematch",
    sizes: [],
    oddsChange: "none",
    selections,
    ...changes,
  };
}
