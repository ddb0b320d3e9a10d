import { minor, thousandths } from "@livery/betting";
import { type Call, calls, decodeResult, flaggedActions, type PlacedCoupon, type ResultOut } from "@livery/contract";
import type { StaffRole } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { makeLeague } from "../../api/testing/test-offer.ts";
import { type SeedPlayer, seed } from "../../seed/seed.ts";
import { type Answer, TestBrowser } from "../../testing/browser.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { otherTenant, panelFixture } from "../../testing/panel-fixture.ts";
import { fixturePassword } from "../../testing/fixture.ts";

/** One user of every dealer, by the dealer's name. `back-street` is below high-street, `lantern` below lighthouse. */
export const userOf: Readonly<Record<string, string>> = {
  "head-office": "heady",
  north: "northy",
  "high-street": "alice",
  "back-street": "becky",
  lighthouse: "lena",
  lantern: "lars",
  south: "southy",
  "far-street": "farid",
  "globe-office": "gloria",
};

/** The actors with their dealers; null acts for the tenant, or for the platform. */
export const actors: readonly { readonly name: string; readonly role: StaffRole; readonly dealer: string | null }[] = [
  { name: "high-street", role: "sub-dealer", dealer: "high-street" },
  { name: "north", role: "dealer", dealer: "north" },
  { name: "lighthouse", role: "partner", dealer: "lighthouse" },
  { name: "operator", role: "operator", dealer: null },
  { name: "admin", role: "admin", dealer: null },
  { name: "platform", role: "platform", dealer: null },
];

/** The dealers above each, nearest first. */
export const parents: Readonly<Record<string, readonly string[]>> = {
  "head-office": [],
  north: ["head-office"],
  south: ["head-office"],
  "high-street": ["north", "head-office"],
  lighthouse: ["north", "head-office"],
  "back-street": ["high-street", "north", "head-office"],
  lantern: ["lighthouse", "north", "head-office"],
  "far-street": ["south", "head-office"],
  "globe-office": [],
};

export interface StagedMethod {
  readonly methodId: number;
  readonly categoryId: number;
  readonly version: number;
  readonly categoryVersion: number;
}

/**
 * The dealer tree of the panel's test fixture with a level below sub-dealer and partner, a league to bet on, and all actors
 * signed in.
 */
export interface Stage {
  readonly house: PanelHouse;
  readonly staff: Readonly<Record<string, PanelBrowser>>;
  readonly dealerId: (dealer: string) => number;
  /** The user of a dealer. */
  readonly playerId: (dealer: string) => number;
  /** A new open coupon of a dealer's user: it can be cancelled, however long the other attempts took. */
  readonly openCoupon: (dealer: string) => Promise<number>;
  /** A pending deposit of a dealer's user; created if there is none. */
  readonly pendingPayment: (dealer: string) => Promise<number>;
  /** A payment method of a dealer's tenant. */
  readonly methodOf: (dealer: string) => Promise<StagedMethod>;
  /** A repeatable bonus of a dealer's tenant. */
  readonly bonusOf: (dealer: string) => Promise<{ readonly bonusId: number; readonly version: number }>;
  /** A waiting request of a dealer's user for that bonus; created if there is none. */
  readonly bonusRequest: (dealer: string) => Promise<number>;
  /** A saved view of an account of another dealer. */
  readonly viewOf: (dealer: string) => number;
  /** The browser of a dealer's user on their site. */
  readonly site: (dealer: string) => Promise<TestBrowser>;
  /** Places one home win, at the price that the site shows. */
  readonly place: (browser: TestBrowser) => Promise<Answer>;
  /** A match on which only the dealer's user has a coupon: an upcoming one, or one that is over without a result. */
  readonly matchOf: (dealer: string, when: "coming" | "over") => Promise<number>;
  readonly setFlags: (dealer: string | null, on: boolean) => Promise<void>;
  readonly setFactor: (fresh: boolean) => Promise<void>;
}

const player = (userName: string, dealer: string): SeedPlayer => ({
  userName,
  dealer,
  site: "harbour",
  password: fixturePassword,
  lang: "en",
  balance: minor(50_000),
});

export async function setStage(): Promise<Stage> {
  const house = await startPanelHouse({ log: { level: "silent" } });
  const { db } = house.test;
  const more = await seed(db, {
    ...panelFixture,
    dealers: [
      ...panelFixture.dealers,
      { name: "back-street", parent: "high-street", credit: minor(100_000) },
      { name: "lantern", parent: "lighthouse", credit: minor(100_000) },
    ],
    players: [
      ...panelFixture.players,
      player("heady", "head-office"),
      player("becky", "back-street"),
      player("lars", "lantern"),
    ],
  });
  await sql`update dealer set limits = '{}'`.execute(db);
  const dealerIds: Readonly<Record<string, number>> = { ...more.dealerIds, ...house.globex.dealerIds };
  const playerIds: Readonly<Record<string, number>> = { ...more.playerIds, ...house.globex.playerIds };
  const league = await makeLeague(db, {
    category: "England",
    flag: "gb-eng",
    tournament: "Premier League",
    matches: [
      ["Arsenal", "Everton", 48],
      ...Object.keys(parents).flatMap((dealer) => [
        [`${dealer} Rovers`, `${dealer} United`, 60] as const,
        [`${dealer} Athletic`, `${dealer} City`, 72] as const,
      ]),
    ],
  });
  const staff: Record<string, PanelBrowser> = {};
  for (const { name } of actors) staff[name] = await house.staff(name);
  const browsers = new Map<string, TestBrowser>();
  const site = async (dealer: string): Promise<TestBrowser> => {
    const known = browsers.get(dealer);
    if (known) return known;
    const brand = (dealer === "globe-office" ? otherTenant : panelFixture).sites[0]!;
    const browser = new TestBrowser(house.port, brand.hosts[0]!, brand.siteKey);
    const answer = await browser.call("userLogin", { userName: userOf[dealer] ?? "", password: fixturePassword });
    if (answer.status !== 200) throw new Error(`the user of ${dealer} could not sign in: ${answer.text}`);
    browsers.set(dealer, browser);
    return browser;
  };
  const openCoupon = async (dealer: string): Promise<number> => {
    const { rows } = await sql<{ id: bigint }>`
      update coupon set placed_at = house_now() where coupon_id = (
        select coupon_id from coupon where player_id = ${playerIds[userOf[dealer] ?? ""]} and status = 'open' limit 1)
      returning coupon_id as id`.execute(db);
    if (rows[0]) return Number(rows[0].id);
    const answer = await place(await site(dealer), league.matchIds[0] ?? 0);
    if (answer.status !== 200) throw new Error(`no coupon was placed: ${answer.text}`);
    return (decodeResult(calls.createcoupon as Call, answer.body) as PlacedCoupon).couponId;
  };
  const methodOf: Stage["methodOf"] = async (dealer) => {
    const { rows } = await sql<StagedMethod>`
      select m.method_id as "methodId", m.category_id as "categoryId", m.version::integer as version, c.version::integer as "categoryVersion"
      from payment_method m join payment_category c using (category_id) join dealer d on d.tenant_id = m.tenant_id
      where d.dealer_id = ${dealerIds[dealer]} and m.direction = 'deposit' and m.max_amount >= 100000 order by m.method_id limit 1`.execute(
      db,
    );
    return rows[0] as StagedMethod;
  };
  const pendingPayment = async (dealer: string): Promise<number> => {
    const { rows } = await sql<{ id: bigint }>`
      select transfer_id as id from transfer_request
      where player_id = ${playerIds[userOf[dealer] ?? ""]} and direction = 'deposit' and status = 'pending'`.execute(
      db,
    );
    if (rows[0]) return Number(rows[0].id);
    const { methodId: payId, categoryId: payCatId } = await methodOf(dealer);
    const request = { payId, payCatId, amount: 100, transferType: "deposit", values: {} };
    const answer = await (await site(dealer)).raw("setTransferRequest", request);
    if (answer.status !== 200) throw new Error(`nothing was asked to be paid in: ${answer.text}`);
    return (answer.body as { results: { id: number } }).results.id;
  };
  const bonusOf: Stage["bonusOf"] = async (dealer) => {
    const { rows } = await sql<{ bonusId: number; version: number }>`
      select bonus_id as "bonusId", b.version::integer as version from bonus b join dealer d on d.tenant_id = b.tenant_id
      where d.dealer_id = ${dealerIds[dealer]} and b.seed_name = 'monday'`.execute(db);
    return rows[0] as { bonusId: number; version: number };
  };
  const bonusRequest = async (dealer: string): Promise<number> => {
    const { rows } = await sql<{ id: bigint }>`
      with made as (
        insert into bonus_request (tenant_id, player_id, bonus_id, asked, one_use)
        select tenant_id, player_id, ${(await bonusOf(dealer)).bonusId}, '{"title": "Monday back", "category": "loss", "percent": 10, "multiplier": null}', false
        from player where player_id = ${playerIds[userOf[dealer] ?? ""]} on conflict do nothing returning request_id)
      select request_id as id from made union all
      select request_id from bonus_request where player_id = ${playerIds[userOf[dealer] ?? ""]} and status = 'waiting'`.execute(
      db,
    );
    return Number(rows[0]?.id);
  };
  const matches = new Map<string, Promise<number>>();
  const matchOf: Stage["matchOf"] = (dealer, when) => {
    const known = matches.get(`${dealer} ${when}`) ?? makeMatch(dealer, when);
    matches.set(`${dealer} ${when}`, known);
    return known;
  };
  const makeMatch: Stage["matchOf"] = async (dealer, when) => {
    const matchId = league.matchIds[1 + 2 * Object.keys(parents).indexOf(dealer) + (when === "over" ? 1 : 0)] ?? 0;
    const answer = await place(await site(dealer), matchId);
    if (answer.status !== 200) throw new Error(`no coupon was placed: ${answer.text}`);
    if (when === "over")
      await sql`update match set status = 'ended', starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = ${matchId}`.execute(
        db,
      );
    return matchId;
  };
  const views = await saveViews(db);
  return {
    house,
    staff,
    viewOf: (dealer) => views.get(dealer) ?? 0,
    site,
    place: (browser) => place(browser, league.matchIds[0] ?? 0),
    openCoupon,
    pendingPayment,
    methodOf,
    bonusOf,
    bonusRequest,
    matchOf,
    dealerId: (dealer) => dealerIds[dealer] ?? 0,
    playerId: (dealer) => playerIds[userOf[dealer] ?? ""] ?? 0,
    setFlags: async (dealer, on) => {
      const flags = Object.fromEntries(flaggedActions.map((action) => [action, on]));
      await sql`update dealer set flags = ${JSON.stringify(flags)}::jsonb where name = ${dealer ?? ""}`.execute(db);
    },
    setFactor: async (fresh) => {
      await sql`update staff_session set factor_at = now() - ${fresh ? 0 : 600} * interval '1 second'`.execute(db);
    },
  };
}

async function place(browser: TestBrowser, matchId: number): Promise<Answer> {
  const offered = await browser.call("apiOdds", { matchId });
  const { markets } = decodeResult(calls.apiOdds as Call, offered.body) as ResultOut<"apiOdds">;
  const odds = markets[0]?.outcomes[0]?.odds ?? thousandths(1000);
  return browser.call("createcoupon", {
    stake: minor(100),
    totalStake: minor(100),
    kind: "single",
    phase: "prematch",
    sizes: [],
    oddsChange: "none",
    selections: [{ matchId, marketTypeId: 1, outcomeId: 1, special: "", odds, banker: false }],
  });
}

/** A saved view for every account that acts for a dealer; ids by the dealer's name. */
async function saveViews(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ dealer: string; id: number }>`
    with saved as (
      insert into saved_view (tenant_id, staff_id, list, name, query) select tenant_id, staff_id, 'users', 'Theirs', '' from staff
      where dealer_id is not null returning view_id, staff_id)
    select dealer.name as dealer, view_id as id from saved join staff using (staff_id) join dealer on dealer.dealer_id = staff.dealer_id`.execute(
    db,
  );
  return new Map(rows.map(({ dealer, id }) => [dealer, id]));
}
