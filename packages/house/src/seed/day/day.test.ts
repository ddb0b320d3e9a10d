import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLeague } from "../../api/testing/test-offer.ts";
import { houseNow } from "../../clock.ts";
import { simulatedSource } from "../../live/feed-sources.ts";
import { ProgrammePublisher } from "../../live/programme/publish-programme.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { sealLedger } from "../../ledger/sealer.ts";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { panelFixture } from "../../testing/panel-fixture.ts";
import { seed, type Seed } from "../seed.ts";
import { alone } from "../../jobs/work-lock.ts";
import type { Day, DayEvent, SeedDay } from "./day.ts";

let test: TestDatabase;
beforeEach(async () => {
  test = await testDatabase();
  await makeLeague(test.db, {
    category: "England",
    flag: null,
    tournament: "Premier League",
    matches: Array.from({ length: 12 }, (_, at) => [`Home ${at}`, `Away ${at}`, 48 + at] as const),
  });
});
afterEach(() => test.drop());

const hourMs = 3_600_000;
const result = { ft: [2, 0], ht: [1, 0] } as const;
const home = (match: number, stake: bigint) => ({
  stake: minor(stake),
  selections: [{ match, marketTypeId: 1, outcomeId: 1 }],
});

/** Alice wins one coupon and leaves one open; her dealer gives her credit. */
const events: readonly DayEvent[] = [
  { at: 8, run: async ({ upcoming, player }) => void (await (await player("alice")).place(home(upcoming(0), 300n))) },
  { at: 20, run: async ({ played, player }) => void (await (await player("alice")).place(home(played(0), 200n))) },
  {
    at: 10,
    run: async ({ player, staff }) => {
      const { userId: playerId } = await player("alice");
      await (await staff("high-street")).call("panelUserSend", { playerId, amount: minor(500n), note: "Counter" });
    },
  },
];
const day: SeedDay = {
  matches: [{ home: "Arsenal", away: "Everton", kickOff: 18, result }],
  events: (players) => (players.has("alice") ? events : []),
};
const people: Seed = {
  ...panelFixture,
  players: panelFixture.players.filter(({ userName }) => userName === "alice"),
  staff: (panelFixture.staff ?? []).filter(({ name }) => name === "high-street"),
};
const all = (query: string) => test.pool.query(query).then(({ rows }) => rows as readonly Record<string, unknown>[]);

describe("a day of business", () => {
  it("is written at its own times, in the order of the ledger, while everybody else keeps the present", async () => {
    let seen = new Date(0);
    const looks: DayEvent = { at: 15, run: async () => void (seen = await houseNow(test.db)) };
    const before = Date.now();
    await seed(test.db, { ...people, day: { ...day, events: () => [...events, looks] } });
    expect(seen.getTime()).toBeGreaterThanOrEqual(before - 1_000);

    const postings = await all("select kind, at from ledger_transaction order by transaction_id");
    const hoursBefore = (at: unknown): number => Math.round((before - Number(at)) / hourMs);
    const hoursAgo = postings.map(({ at }) => hoursBefore(at));
    expect(new Set(hoursAgo)).toEqual(new Set([24, 20, 16, 10, 8]));
    expect(hoursAgo).toEqual(hoursAgo.toSorted((a, b) => b - a));
    const coupons = await all("select status, placed_at, settled_at from coupon order by placed_at");
    expect(coupons.map(({ status }) => status)).toEqual(["won", "open"]);
    expect(hoursBefore(coupons[0]?.["settled_at"])).toBe(16);
    expect(await all("select operation, actor from audit_entry")).toEqual([
      { operation: "panelUserSend", actor: "high-street" },
    ]);
    expect(await all("select ahead = interval '0' as now, development from house_clock")).toEqual([
      { now: true, development: false },
    ]);
    expect(await all("select from session where ended_at is null")).toHaveLength(0);

    await sealLedger(test.db);
    expect(await auditLedger(test.db)).toMatchObject({ clean: true, unsealed: 0 });
  });

  it("is had once by each player, and never before what the tenant's ledger has", async () => {
    await seed(test.db, { ...people, day });
    const counted = () =>
      all(
        "select (select count(*) from ledger_transaction), (select count(*) from coupon) as coupons, (select count(*) from match) as matches",
      );
    const first = await counted();
    expect((await seed(test.db, { ...people, day })).dayRefused).toBeUndefined();
    expect(await counted()).toEqual(first);

    // A player who comes later has the part of a day that is free: none is left for a match to be played in.
    const [alice] = people.players;
    const late: DayEvent = { at: 20, run: async ({ played }) => expect(() => played(0)).toThrow(CallError) };
    const whole: boolean[] = [];
    await seed(test.db, {
      ...people,
      players: [...people.players, { ...alice!, userName: "bashir" }],
      day: { ...day, events: (_, isWhole) => (whole.push(isWhole), [late]) },
    });
    expect(whole).toEqual([false]);
    const [order] = await all(
      "select bool_and(at >= before) as kept from (select at, lag(at) over (order by transaction_id) as before from ledger_transaction) posting",
    );
    expect(order).toEqual({ kept: true });
  });

  it("bets on football where matches of other sports begin sooner", async () => {
    const matches = { football: 0, tennis: 1, basketball: 0, ice_hockey: 0, volleyball: 0, points: 0 };
    const options = simulatedSource({ seed: "day", matches, programme: true }).programme?.();
    if (options === undefined) throw new Error("no programme");
    expect(await new ProgrammePublisher(test.db, options).publish(Date.now())).toBeGreaterThan(12);
    await seed(test.db, { ...people, day });
    const sports = await all(
      "select distinct sport.name from coupon_leg join match using (match_id) join tournament using (tournament_id) join category using (category_id) join sport using (sport_id)",
    );
    expect(sports).toEqual([{ name: "Football" }]);
  });

  it("is not whole for a tenant whose matches another one's day of this date had", async () => {
    await seed(test.db, { ...people, day });
    const whole: boolean[] = [];
    const second = {
      ...people,
      tenant: "second",
      panelHost: "second-panel.localhost",
      sites: people.sites.map((site) => ({
        ...site,
        siteKey: `second-${site.siteKey}`,
        hosts: site.hosts.map((host) => `second-${host}`),
      })),
      day: { ...day, events: (_: unknown, isWhole: boolean) => (whole.push(isWhole), events.slice(0, 1)) },
    };
    expect((await seed(test.db, second)).dayRefused).toBeUndefined();
    expect(whole).toEqual([false]);
    expect(await all("select tenant_id, count(*)::integer as coupons from coupon group by 1 order by 1")).toEqual([
      { tenant_id: expect.any(Number), coupons: 2 },
      { tenant_id: expect.any(Number), coupons: 1 },
    ]);
  });

  it.each([
    ["a stake that the player does not have", async ({ upcoming }: Day) => home(upcoming(0), 999_999_999n)],
    ["a match that is not there", async ({ played }: Day) => home(played(9), 100n)],
    ["a price that is not there", async () => home(0, 100n)],
  ])("is left out whole if a call is refused for %s, and the rest of the seed is there", async (_, slipOf) => {
    const refused: DayEvent = {
      at: 5,
      run: async (own) => void (await (await own.player("alice")).place(await slipOf(own))),
    };
    const seeded = await seed(test.db, { ...people, day: { ...day, events: () => [...events, refused] } });
    expect(seeded.dayRefused).toBeInstanceOf(CallError);
    expect(await all("select from coupon")).toHaveLength(0);
    expect(await all("select user_name from player")).toEqual([{ user_name: "alice" }]);
    expect((await auditLedger(test.db)).clean).toBe(true);
  });

  it("waits for a worker before it holds a row, and no worker settles beside it", async () => {
    const seen: (number | null)[] = [];
    const working: DayEvent = { at: 1, run: async () => void seen.push(await alone(test.db, false, async () => 1)) };
    let seeded: Promise<unknown> = Promise.resolve();
    await alone(test.db, false, async () => {
      seeded = seed(test.db, { ...people, day: { ...day, events: () => [...events, working] } });
      const waits =
        "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())";
      await expect.poll(() => all(waits)).toHaveLength(1);
      // What a worker writes while the seed waits.
      await all("update house_clock set ahead = ahead");
    });
    await seeded;
    expect(seen).toEqual([null]);
    expect(await alone(test.db, false, async () => 1)).toBe(1);
  });
});

it("no commit leaves the clock behind real time", async () => {
  const behind = sql`update house_clock set development = true, ahead = interval '-1 second'`;
  await expect(test.db.transaction().execute((trx) => behind.execute(trx))).rejects.toMatchObject({ code: "LV011" });
});
