import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readCredentials } from "../panel/staff/credentials.ts";
import { seedPanelFixture } from "../testing/panel-fixture.ts";
import { administer } from "../testing/global-setup.ts";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { connectionAs, type DatabaseRole, databaseRoles } from "./access.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { createPool } from "./pool.ts";
import type { Schema } from "./schema.ts";
import { prepareTenant, tenantDatabase, type TenantPool } from "./tenant.ts";

let database: TestDatabase;
const pools = new Map<DatabaseRole, pg.Pool>();

/** What the fixture has of one tenant only: a session, and a coupon with a leg, of each tenant's first player. */
const filled = `
  insert into session (session_hash, tenant_id, site_id, player_id, idle_until, absolute_until, address, user_agent)
    select sha256(user_name::bytea), tenant_id, site_id, player_id, now(), now(), '127.0.0.1', 'test' from player;
  with placed as (
    insert into coupon (tenant_id, site_id, player_id, number, kind, phase, currency, amount, stake_type, stake, lines,
        leg_count, sizes, odds_change, max_return, bonus_percent, bonus, capped, placed_at)
      select tenant_id, site_id, player_id, lpad(player_id::text, 12, '0'), 'single', 'prematch', currency, 100, 'coupon', 100, 1,
        1, '{}', 'none', 200, 0, 0, false, now() from player
      returning coupon_id
  )
  insert into coupon_leg (coupon_id, position, match_id, market_id, market_type_id, special, outcome_id, odds, feed_odds, banker)
    select coupon_id, 0, 1, 1, 1, '', 1, 2000, 2000, false from placed`;

beforeAll(async () => {
  database = await testDatabase();
  await seedPanelFixture(database.db);
  await sql.raw(filled).execute(database.db);
  for (const role of databaseRoles)
    pools.set(
      role,
      createPool(connectionAs(database.connection, role), {
        name: "livery test",
        size: 1,
        statementTimeoutMs: 5_000,
        onConnect: prepareTenant,
      }),
    );
});
afterAll(async () => {
  await Promise.all([...pools.values()].map((pool) => pool.end()));
  await database.drop();
});

/** PostgreSQL's code of the error of a statement, or "done". */
async function outcome(role: DatabaseRole, statement: string): Promise<string> {
  const client = await (pools.get(role) as pg.Pool).connect();
  try {
    await client.query("begin");
    await client.query(statement);
    return "done";
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const refused = "42501";

describe.each(databaseRoles)("%s", (role) => {
  test.each([
    "alter table ledger_entry disable trigger all",
    "alter table audit_entry disable trigger user",
    "drop trigger audit_entry_append_only on audit_entry",
    "drop table audit_entry",
    "update ledger_account set balance = balance + 100000",
    "update ledger_account set credit_line = 1 where kind = 'credit'",
    "insert into ledger_account (tenant_id, kind, owner_id, currency, balance) values (1, 'cards', 1, 'EUR', 5)",
    "insert into ledger_entry select * from ledger_entry limit 1",
    "insert into ledger_unsealed values (1)",
    "delete from ledger_unsealed",
    "delete from ledger_seal",
    "select from ledger_account for update",
    "truncate ledger_entry",
    "truncate coupon cascade",
    "update audit_entry set actor = 'x'",
    "delete from audit_entry",
    "delete from audit_search",
    "delete from match_fact",
    "update coupon_settlement set payout = 1",
    "delete from coupon_sale",
    "update posting_rule set gives = 'cash'",
    "insert into coupon_transition values ('lost', 'won')",
    "delete from kysely_migration",
    "create table mine (id integer)",
    "create or replace function pause(p_point text) returns void language sql as $$ select $$",
    "alter function place_coupon(jsonb) security invoker",
    "create role other",
    "set session_replication_role = replica",
    "alter role livery_app superuser",
  ])("may not: %s", async (statement) => {
    expect(await outcome(role, statement)).toBe(refused);
  });

  test("owns nothing and cannot bypass row-level security", async () => {
    const { rows } = await database.pool.query(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty,
         exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid) as owns
       from pg_roles r where rolname = $1`,
      [role],
    );
    expect(rows).toEqual([{ mighty: false, owns: false }]);
  });
});

test.each([
  "select seal_ledger(1)",
  "select settle_coupons('[]')",
  "select house_advance(now())",
  "update house_clock set development = true",
  "update audit_search set folded = 'x'",
  "update audit_folded set audit_id = 1",
  "select live_next_epoch('me')",
])("what only a job does is refused to a call: %s", async (statement) => {
  expect(await outcome("livery_app", statement)).toBe(refused);
  expect(await outcome("livery_worker", statement)).not.toBe(refused);
});

describe("a DATABASE_URL beside a LIVERY_OWNER_URL", () => {
  const { connection } = inject("houseDatabase");
  const user = `livery_login_${process.pid}`;
  const asAdministrator = (statement: string): Promise<void> =>
    administer({ ...connection, user: "postgres" }, (client) => client.query(statement));

  test.skipIf(connection.connectionString !== undefined)(
    "may belong to a user with no right but the two roles",
    async () => {
      const root = await mkdtemp(join(tmpdir(), "livery-owner-"));
      const databaseUrl = database.url.replace(/\/\/[^@]*@/u, `//${user}@`);
      const open = (): Promise<OpenDatabase> =>
        openDatabase({ root, databaseUrl, ownerUrl: database.url, purpose: "house" });
      await asAdministrator(`create role ${user} login noinherit`);
      try {
        await expect(open()).rejects.toMatchObject({
          code: "database_roles",
          next: expect.stringContaining(`grant livery_app, livery_worker to "${user}"`),
        });
        await asAdministrator(`grant livery_app, livery_worker to ${user}`);
        const opened = await open();
        const select = sql<{ role: string; login: string }>`select current_user as role, session_user as login`;
        expect((await select.execute(opened.forTenant(1).db)).rows).toEqual([{ role: "livery_app", login: user }]);
        expect((await select.execute(opened.db)).rows).toEqual([{ role: "livery_worker", login: user }]);
        await opened.close();
      } finally {
        await asAdministrator(`drop role ${user}`);
        await rm(root, { recursive: true, force: true });
      }
    },
  );
});

test("every function with the rights of the owner has a fixed search path, and strangers may run none", async () => {
  const { rows } = await database.pool.query(`
    select proname from pg_proc where pronamespace = 'public'::regnamespace
      and (prosecdef and proconfig is distinct from array['search_path=public, pg_temp']
        or has_function_privilege('public', oid, 'execute'))`);
  expect(rows).toEqual([]);
});

/** Tables whose rows belong to no tenant. A new table has tenant_id, a parent in access.sql, or a line here. */
const houseWide: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["sport", "category", "tournament", "team", "match", "market", "outcome", "calendar_season", "match_fact"].map(
      (name) => [name, "fixtures and prices are the same for every tenant"],
    ),
  ),
  ...Object.fromEntries(
    ["market_type", "market_type_outcome", "language", "country", "currency"].map((name) => [name, "reference"]),
  ),
  ...Object.fromEntries(
    ["live_run", "live_match", "live_lease", "live_log"].map((name) => [name, "one feed serves every tenant"]),
  ),
  ...Object.fromEntries(
    ["posting_rule", "coupon_transition"].map((name) => [name, "rules of the ledger and of coupons"]),
  ),
  ...Object.fromEntries(
    ["kysely_migration", "kysely_migration_lock", "schema_functions"].map((name) => [name, "version of the schema"]),
  ),
  audit_folded: "how far a job of all tenants has come",
  house_clock: "one clock for the house",
  storage_probe: "random bytes that try the disk",
};

describe("row-level security", () => {
  test("is forced on every table, except those that a list explains", async () => {
    const { rows } = await database.pool.query<{ name: string; policies: string[] | null }>(`
      select relname as name, case when relrowsecurity and relforcerowsecurity
        then (select array_agg(polname || ':' || polcmd::text || ':' || polpermissive::text order by polname) from pg_policy where polrelid = c.oid)
        end as policies
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
    const guarded = JSON.stringify(["all_tenants:*:true", "own_tenant:*:true"]);
    const open = rows.filter(({ policies }) => JSON.stringify(policies) !== guarded);
    expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(houseWide).toSorted());
  });

  test("a view reads with the rights of its reader", async () => {
    const { rows } = await database.pool.query(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and coalesce('security_invoker=true' = any (reloptions), false) is false`);
    expect(rows).toEqual([]);
  });

  const rowsOf = async (work: (count: string) => Promise<number>): Promise<Readonly<Record<string, number>>> => {
    const { rows } = await database.pool.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1",
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) counts[name] = await work(name);
    return counts;
  };
  const total = (table: string): Promise<number> => counted(database.pool, table);
  const counted = async (pool: TenantPool, table: string): Promise<number> => {
    const { rows } = await pool.query({ text: `select count(*)::integer as count from ${table}` });
    return (rows[0] as { count: number }).count;
  };

  test("a call sees the rows of its tenant only, and none without a tenant", async () => {
    const calls = pools.get("livery_app") as pg.Pool;
    const { rows } = await database.pool.query<{ id: number }>("select tenant_id as id from tenant order by 1");
    const platformStaff = await counted(database.pool, "staff where tenant_id is null");
    expect(platformStaff).toBeGreaterThan(0);
    const [all, none, ...ofTenants] = await Promise.all([
      rowsOf(total),
      rowsOf((table) => counted(calls, table)),
      ...rows.map(({ id }) => rowsOf((table) => counted(tenantDatabase(calls, id).pool, table))),
    ]);
    expect(Object.values(none).filter((count) => count > 0)).toEqual([]);
    expect(ofTenants).toHaveLength(2);
    for (const [table, count] of Object.entries(all)) {
      const seen = ofTenants.map((counts) => counts[table] ?? 0);
      // The platform's staff are seen by no tenant (D91).
      const unseen = table === "staff" ? platformStaff : 0;
      expect([table, seen.reduce((sum, each) => sum + each, 0)]).toEqual([table, count - unseen]);
    }
    const filledByBoth = Object.keys(all).filter((table) => ofTenants.every((counts) => (counts[table] ?? 0) > 0));
    expect(filledByBoth).toEqual(
      expect.arrayContaining([
        "tenant",
        "site",
        "player",
        "staff",
        "ledger_account",
        "ledger_entry",
        "dealer",
        "session",
        "coupon",
        "coupon_leg",
      ]),
    );
    expect(await rowsOf((table) => counted(pools.get("livery_worker") as pg.Pool, table))).toEqual(all);
  });

  test("a call can neither write a row of another tenant, nor have its functions do so", async () => {
    const calls = pools.get("livery_app") as pg.Pool;
    const { db } = tenantDatabase(calls, 1);
    const codeOf = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => "done",
        (error: { code: string }) => error.code,
      );
    expect(
      await codeOf(sql`insert into site (tenant_id, name, site_key) values (2, 'mine', 'mine-test-key')`.execute(db)),
    ).toBe(refused);
    expect(await codeOf(sql`update player set tenant_id = 2`.execute(db))).toBe(refused);
    // Nor may it make, change or become a member of the platform's staff.
    const { numAffectedRows } =
      await sql`update staff set totp_step = 9, status = 'passive' where tenant_id is null`.execute(db);
    expect(numAffectedRows).toBe(0n);
    expect(await codeOf(sql`update staff set tenant_id = null, role = 'platform', dealer_id = null`.execute(db))).toBe(
      refused,
    );
    // Nor may it read with what they sign in; that of its own staff it has of a function alone.
    expect(await codeOf(sql`select password_hash from staff`.execute(db))).toBe(refused);
    expect(await codeOf(sql`select totp_sealed from staff`.execute(db))).toBe(refused);
    const { rows: ids } = await database.pool.query<{ tenant: number | null; id: number }>(
      "select distinct on (tenant_id) tenant_id as tenant, staff_id as id from staff order by tenant_id",
    );
    const shared = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: calls }) });
    for (const { tenant, id } of ids) {
      expect(await codeOf(readCredentials(db, id))).toBe(tenant === 1 ? "done" : "LV006");
      expect(await codeOf(readCredentials(shared, id))).toBe("LV006");
    }
    // A function tells who signs in at its own panel, and names the platform's staff alone.
    const signingIn = (tenant: number) => sql`select * from staff_signing_in(${tenant}, 'platform')`.execute(db);
    expect((await signingIn(1)).rows).toEqual([
      { staff_id: expect.any(Number), tenant_id: null, dealer_id: null, status: "active" },
    ]);
    expect(await codeOf(signingIn(2))).toBe("LV006");
    expect(await codeOf(sql`select * from staff_signed_in(2, '')`.execute(db))).toBe("LV006");
    for (const { tenant, id } of ids) {
      const { rows } = await sql`select platform_staff_name(${id}) is not null as named`.execute(db);
      expect(rows).toEqual([{ named: tenant === null }]);
    }
    const post = (tenant: number) =>
      sql`select ledger_post(${tenant}, 'issue', 'EUR', null, 'test', null, '[{"account": "issuance:1", "amount": 0}]'::jsonb)`.execute(
        db,
      );
    expect(await codeOf(post(2))).toBe("LV006");
    expect(await codeOf(post(1))).toBe("LV001");
  });

  test("a function with one parameter has the tenant of its call", async () => {
    const resolveAs = (tenant: number): Promise<readonly unknown[]> =>
      tenantDatabase(pools.get("livery_app") as pg.Pool, tenant)
        .pool.query({ name: "resolve", text: "select resolve_payment($1::jsonb) as reply", values: ['{"tenant": 1}'] })
        .then(({ rows }) => rows);
    expect(await resolveAs(1)).toEqual([{ reply: { refused: { code: "not_found" } } }]);
    await expect(resolveAs(2)).rejects.toMatchObject({ code: "LV006" });
  });

  test("the tenant is set for one statement or one transaction, whichever tenant the connection had before", async () => {
    const calls = pools.get("livery_app") as pg.Pool;
    const tenantNow = sql<{ tenant: string | null }>`select current_setting('livery.tenant', true) as tenant`;
    const inTransaction = (tenant: number) =>
      tenantDatabase(calls, tenant)
        .db.transaction()
        .setIsolationLevel("repeatable read")
        .execute(async (trx) => [(await tenantNow.execute(trx)).rows, (await tenantNow.execute(trx)).rows].flat());
    expect((await tenantNow.execute(tenantDatabase(calls, 2).db)).rows).toEqual([{ tenant: "2" }]);
    expect((await calls.query("select nullif(current_setting('livery.tenant', true), '') as tenant")).rows).toEqual([
      { tenant: null },
    ]);
    expect(await inTransaction(1)).toEqual([{ tenant: "1" }, { tenant: "1" }]);
    await expect(sql`select 1 / 0`.execute(tenantDatabase(calls, 1).db)).rejects.toMatchObject({ code: "22012" });
    expect((await calls.query("select nullif(current_setting('livery.tenant', true), '') as tenant")).rows).toEqual([
      { tenant: null },
    ]);
  });
});
