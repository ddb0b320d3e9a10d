import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import type { StaffRole } from "@livery/contract/panel";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Schema } from "../../db/schema.ts";
import type { Seeded } from "../../seed/seed.ts";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { seedPanelFixture } from "../../testing/panel-fixture.ts";
import type { Actor } from "../panel-context.ts";
import { listPage } from "../lists/answer-list.ts";
import { couponList } from "./coupons.list.ts";

const many = 30_000;
let database: TestDatabase;
let seeded: Seeded;
/** What was asked of the database, as it was sent. */
const sent: CompiledQuery[] = [];
let watched: Kysely<Schema>;

beforeAll(async () => {
  database = await testDatabase();
  seeded = (await seedPanelFixture(database.db)).acme;
  // In parts: a statement has five seconds here as everywhere.
  for (let first = 1; first <= many; first += 5_000)
    await sql`
    insert into coupon (tenant_id, site_id, player_id, number, kind, phase, status, currency, amount, stake_type, stake, lines, leg_count, sizes, odds_change,
      max_return, bonus_percent, bonus, capped, payout, placed_at, settled_at)
    select ${seeded.tenantId}, ${seeded.siteIds["harbour"]}, players[1 + n % cardinality(players)], upper(substr(md5(n::text), 1, 12)), 'single', 'prematch', 'lost', 'EUR',
      100, 'coupon', 100 + n % 977, 1, 1, '{}', 'none', 200 + n % 9973, 0, 0, false, 0, now() - n * interval '1 minute', now()
    from generate_series(${first}::int, ${first + 4_999}::int) n, (select array_agg(player_id) as players from player where tenant_id = ${seeded.tenantId}) p`.execute(
      database.db,
    );
  await sql`vacuum analyze coupon`.execute(database.db);
  await sql`analyze player`.execute(database.db);
  watched = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: (event) => void (event.level === "query" && sent.push(event.query)),
  });
});
afterAll(() => database.drop());

function actor(role: StaffRole, dealer: string | null): Actor {
  const dealerId = dealer === null ? null : (seeded.dealerIds[dealer] ?? 0);
  return {
    staffId: 1,
    tenantId: seeded.tenantId,
    name: role,
    role,
    dealerId,
    currency: "EUR",
    flags: new Set(),
    factorFresh: true,
  };
}

/** How PostgreSQL answers the question that chooses a page's keys. */
async function planOf(who: Actor, by: "placedAt" | "stake" | "maxReturn", page: number): Promise<string> {
  sent.length = 0;
  const list = await couponList(watched, who, "Europe/Istanbul", {});
  const { total, rows } = await listPage(watched, list, { sort: { by, descending: true }, page, pageSize: 50 });
  expect([total, rows.length]).toEqual([many, 50]);
  const keys = sent.find((query) => / order by /.test(query.sql)) as CompiledQuery;
  const plan = await database.db.executeQuery<{ "QUERY PLAN": string }>(
    CompiledQuery.raw(`explain ${keys.sql}`, [...keys.parameters]),
  );
  return plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const indices = { placedAt: "coupon_placed", stake: "coupon_stake", maxReturn: "coupon_max_return" } as const;

test.each(["placedAt", "stake", "maxReturn"] as const)(
  "a page by %s reads its index only up to the page, for a tenant and for a branch, in both directions",
  async (by) => {
    for (const who of [actor("operator", null), actor("dealer", "head-office")])
      for (const page of [1, many / 50]) {
        const plan = await planOf(who, by, page);
        expect(plan).toContain(`using ${indices[by]} on coupon`);
        expect(plan).not.toMatch(/Sort Key|Seq Scan on coupon/);
      }
  },
);
