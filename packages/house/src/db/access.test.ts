import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seedPanelFixture } from "../testing/panel-fixture.ts";
import { administer } from "../testing/global-setup.ts";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { connectionAs, type DatabaseRole, databaseRoles } from "./access.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { createPool } from "./pool.ts";

let database: TestDatabase;
const pools = new Map<DatabaseRole, pg.Pool>();

beforeAll(async () => {
  database = await testDatabase();
  await seedPanelFixture(database.db);
  for (const role of databaseRoles)
    pools.set(
      role,
      createPool(connectionAs(database.connection, role), { name: "livery test", size: 1, statementTimeoutMs: 5_000 }),
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
        expect((await select.execute(opened.db)).rows).toEqual([{ role: "livery_app", login: user }]);
        expect((await select.execute(opened.worker)).rows).toEqual([{ role: "livery_worker", login: user }]);
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
