import { type CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foldingVersion } from "@livery/i18n/folding";
import type { Schema } from "../../db/schema.ts";
import type { Seeded } from "../../seed/seed.ts";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { examinedRows } from "../../testing/examined-rows.ts";
import { seedPanelFixture } from "../../testing/panel-fixture.ts";
import { listPage } from "../lists/answer-list.ts";
import type { Actor } from "../panel-context.ts";
import { auditList } from "./audit.list.ts";

const entries = 20_000;
const users = 2_000;
const pageSize = 50;

let database: TestDatabase;
let seeded: Seeded;
beforeAll(async () => {
  database = await testDatabase();
  seeded = (await seedPanelFixture(database.db)).acme;
  await sql`
    insert into player (tenant_id, site_id, dealer_id, user_name, password_hash, lang, currency, limits, bonus)
    select tenant_id, site_id, ${seeded.dealerIds["high-street"]}, 'user' || n, '', lang, currency, limits, bonus
    from player, generate_series(1, ${users}) n where user_name = 'alice' and tenant_id = ${seeded.tenantId}`.execute(
    database.db,
  );
  await sql`
    insert into coupon (tenant_id, site_id, player_id, number, kind, phase, status, currency, amount, stake_type, stake, lines, leg_count, sizes, odds_change,
      max_return, bonus_percent, bonus, capped, payout, placed_at, settled_at)
    select tenant_id, site_id, player_id, upper(substr(md5(player_id::text), 1, 12)), 'single', 'prematch', 'lost', 'EUR',
      100, 'coupon', 100, 1, 1, '{}', 'none', 200, 0, 0, false, 0, now(), now()
    from player where user_name like 'user%'`.execute(database.db);
  // By the operator, in turn about a user and about a coupon; every tenth is about a match, which is nobody's.
  await sql`
    insert into audit_entry (tenant_id, at, actor, role, action, operation, target_kind, target_id, target_name, changes)
    select ${seeded.tenantId}, now() - n * interval '1 minute', 'operator', 'operator', 'user.services', 'panelUserServices',
      case when n % 10 = 0 then 'match' when n % 2 = 0 then 'user' else 'coupon' end,
      case when n % 2 = 0 then players[1 + n % ${users}] else coupons[1 + (n + 1) % ${users}] end, 'somebody', '[]'
    from generate_series(1, ${entries}) n,
      (select array_agg(player_id::bigint) as players, array_agg(coupon_id) as coupons
       from coupon join player using (player_id) where user_name like 'user%') made`.execute(database.db);
  await sql`
    insert into audit_search select tenant_id, audit_id, 'somebody' || audit_id % 1000, ${foldingVersion} from audit_entry`.execute(
    database.db,
  );
  await sql`vacuum analyze`.execute(database.db);
});
afterAll(() => database.drop());

/** The rows that a page of the history examines: as a call of the tenant, under row-level security. */
async function examinedByPage(filter: object, page: number): Promise<{ total: number; count: number; keys: number }> {
  const sent: CompiledQuery[] = [];
  const watched = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: (event) => void (event.level === "query" && sent.push(event.query)),
  });
  const operator: Actor = {
    staffId: 1,
    tenantId: seeded.tenantId,
    name: "operator",
    role: "operator",
    dealerId: null,
    currency: "EUR",
    flags: new Set(),
    factorFresh: true,
  };
  const list = await auditList(watched, operator, "Europe/Istanbul", filter);
  const { total, rows } = await listPage(watched, list, { page, pageSize });
  expect(rows).toHaveLength(Math.min(pageSize, total));
  const examined = async (kind: RegExp): Promise<number> => {
    const client = await database.pool.connect();
    try {
      await client.query("begin; set local role livery_app");
      await client.query("select set_config('livery.tenant', $1, true)", [String(seeded.tenantId)]);
      return await examinedRows(client, sent.find((query) => kind.test(query.sql)) as CompiledQuery);
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  return { total, count: await examined(/count\(\*\) as total/), keys: await examined(/ order by e\.at/) };
}

test("a page of a dealer's history examines rows by its own entries, not by the users below the dealer", async () => {
  for (const [filter, total] of [
    [{}, entries],
    [{ dealerId: seeded.dealerIds["north"] }, entries * 0.9],
  ] as const)
    for (const page of [1, total / pageSize]) {
      const examined = await examinedByPage(filter, page);
      expect(examined.total).toBe(total);
      expect(examined.keys, `page ${page}`).toBeLessThan(15 * pageSize);
      // Each entry once, with what it looks up; no set of users for each of them.
      expect(examined.count).toBeLessThan(10 * entries);
    }
});

test("a search counts by reading each entry and its names once, and reads no more of them than fill a page", async () => {
  for (const [search, total] of [
    ["SOMEBODY", entries],
    ["somebody7", (entries / 1000) * 111],
  ] as const) {
    const examined = await examinedByPage({ search }, 1);
    expect(examined.total).toBe(total);
    // What is found passes up to three nodes of the plan above those that read.
    expect(examined.count, search).toBeLessThan(2.2 * entries + 3.2 * total);
    expect(examined.keys, search).toBeLessThan(6 * pageSize * (entries / total));
  }
});

test("the history of one user examines rows by what belongs to that user", async () => {
  const { rows } = await sql<{ playerId: number }>`
    select player_id as "playerId" from audit_entry join player on player_id = target_id where target_kind = 'user' and target_id > ${seeded.playerIds["alice"]}
    order by audit_id desc limit 1`.execute(database.db);
  const { total, keys, count } = await examinedByPage({ playerId: rows[0]?.playerId }, 1);
  // As a user, and by the coupon.
  expect(total).toBe((2 * entries) / users);
  expect(keys + count).toBeLessThan(20 * total);
});
