import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createCleanupStack } from "../cleanup-stack.ts";
import { removeDatabase } from "../testing/database.ts";
import { administer, within } from "../testing/global-setup.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { sqlScripts } from "./sql-scripts.ts";

/** Versions with roles have this migration: an earlier one had those before it, and one user for everything. */
const roles = "0147-database-roles";

/** The settings of the tenants' sites: one has chosen its default language. */
const defaultLanguages: Readonly<Record<number, string>> = { 1: '{"site_default_lang": "de"}', 2: "{}" };

/** What an earlier version wrote for a tenant: its site and people with their accounts, a coupon and what staff did. */
const rowsOfTenant = (tenant: number): string => `
  insert into tenant (tenant_id, name) values (${tenant}, 'tenant-${tenant}');
  insert into site (site_id, tenant_id, name, site_key) values (${tenant}, ${tenant}, 'main', 'site-key-${tenant}');
  insert into site_host (host, tenant_id, site_id) values ('t${tenant}.localhost', ${tenant}, ${tenant});
  insert into site_settings (site_id, version, tenant_id, document, actor) values (${tenant}, 1, ${tenant}, '{"site_default_lang": "fa"}', 'test'), (${tenant}, 2, ${tenant}, '${defaultLanguages[tenant]}', 'test');
  insert into dealer (dealer_id, tenant_id, depth, path, name, currency) values (${tenant}, ${tenant}, 1, '{}', 'north', 'EUR');
  insert into player (player_id, tenant_id, site_id, dealer_id, user_name, password_hash, lang, currency, limits, bonus)
    values (${tenant}, ${tenant}, ${tenant}, ${tenant}, 'Player${tenant}', 'hash', 'en', 'EUR', '{}', '{}');
  insert into session (session_hash, tenant_id, site_id, player_id, idle_until, absolute_until, address, user_agent)
    values (sha256('${tenant}'), ${tenant}, ${tenant}, ${tenant}, now(), now(), '127.0.0.1', 'test');
  insert into staff (staff_id, tenant_id, role, name, password_hash, totp_secret, lang)
    values (${tenant}, ${tenant}, 'admin', 'admin', 'hash', sha256('${tenant}'), 'en');
  insert into coupon (coupon_id, tenant_id, site_id, player_id, number, kind, phase, currency, amount, stake_type, stake, lines,
      leg_count, sizes, odds_change, max_return, bonus_percent, bonus, capped, placed_at)
    overriding system value
    values (${tenant}, ${tenant}, ${tenant}, ${tenant}, lpad('${tenant}', 12, '0'), 'single', 'prematch', 'EUR', 100, 'coupon', 100, 1,
      1, '{}', 'none', 200, 0, 0, false, now());
  insert into coupon_leg (coupon_id, position, match_id, market_id, market_type_id, special, outcome_id, odds, feed_odds, banker)
    values (${tenant}, 0, 1, 1, 1, '', 1, 2000, 2000, false);
  insert into payment_category (category_id, tenant_id, title) values (${tenant}, ${tenant}, 'Bank');
  insert into payment_method (method_id, tenant_id, category_id, title, direction, currency, min_amount, max_amount, instructions,
      account_lines, fields)
    values (${tenant}, ${tenant}, ${tenant}, 'Transfer', 'deposit', 'EUR', 1, 2, 'Write the reference.',
      '[{"label": "Holder", "value": "Acme"}, {"label": "IBAN", "value": "DE89"}]',
      '[{"name": "sender", "label": "Sender", "type": "text", "required": true, "hint": "As your bank has it."},
        {"name": "sentOn", "label": "Sent on", "type": "date", "required": false, "hint": null}]');
  insert into transfer_request (transfer_id, tenant_id, player_id, method_id, direction, currency, amount, filled, method, reference)
    values (${tenant}, ${tenant}, ${tenant}, ${tenant}, 'deposit', 'EUR', 123456, '{}', '{}', '000000000${tenant}');
  insert into notification (notification_id, tenant_id, site_id, player_id, transfer_id, actor)
    values (${tenant}, ${tenant}, ${tenant}, ${tenant}, ${tenant}, 'system'), (${tenant} + 2, ${tenant}, ${tenant}, ${tenant}, null, 'test');
  insert into notification_text (notification_id, lang, title) values
    (${tenant}, 'en', 'Your deposit of 1234.56\u00A0EUR is approved.'), (${tenant}, 'de', 'Ihre Einzahlung von 1234.56\u00A0EUR ist genehmigt.'),
    (${tenant} + 2, 'en', 'Win 1234.56\u00A0EUR');
  insert into audit_entry (tenant_id, actor, role, action, target_kind, target_id, target_name, changes)
    values (${tenant}, 'staff:${tenant}', 'admin', 'user.limits', 'user', ${tenant}, 'Player${tenant}', '[]');
`;

const { connection } = inject("houseDatabase");
const random = randomBytes(4).toString("hex");
const name = `livery_earlier_${random}`;
const login = `livery_login_${random}`;
const asAdministrator = (statement: string): Promise<void> =>
  administer({ ...connection, user: "postgres" }, (client) => client.query(statement));

let owner: pg.Pool;
let before: Readonly<Record<string, number>>;
let upgraded: OpenDatabase;
/** What is undone at the end, even if the preparation failed. */
const cleanup = createCleanupStack();

/** How many rows each table has. */
async function counts(): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  const texts = tables.map((table) => `select '${table.name}' as name, count(*)::integer as count from ${table.name}`);
  const { rows } = await owner.query<{ name: string; count: number }>(texts.join(" union all "));
  return Object.fromEntries(rows.map((row) => [row.name, row.count]));
}

// Another server's user may not make a user.
const runs = connection.connectionString === undefined;

beforeAll(async () => {
  if (!runs) return;
  const root = await mkdtemp(join(tmpdir(), "livery-upgrade-"));
  cleanup.add(() => rm(root, { recursive: true, force: true }));
  await asAdministrator(`create role ${login} login noinherit; grant livery_app, livery_worker to ${login}`);
  cleanup.add(() => asAdministrator(`drop role ${login}`));
  await administer(connection, (client) => client.query(`create database ${name}`));
  cleanup.add(() => administer(connection, (client) => removeDatabase(client, name)));
  owner = new pg.Pool({ ...within(connection, name), max: 1 });
  cleanup.add(() => owner.end());
  const earlier = sqlScripts("migrations").filter((script) => script.name < roles);
  const migrations = earlier.map((script): [string, Migration] => [
    script.name,
    { up: async (db) => void (await sql.raw(script.text).execute(db)) },
  ]);
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool: owner }) });
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  await owner.query(rowsOfTenant(1) + rowsOfTenant(2));
  before = await counts();
  const url = (user: string): string => {
    const { host = "", port } = connection;
    return `postgresql://${user}@${encodeURIComponent(host)}:${port}/${name}`;
  };
  upgraded = await openDatabase({
    root,
    databaseUrl: url(login),
    ownerUrl: url(String(connection.user)),
    purpose: "house",
  });
  cleanup.add(() => upgraded.close());
});
afterAll(() => cleanup.close());

test.runIf(runs)("an upgrade from a version without roles keeps every row", async () => {
  expect(before).toMatchObject({ tenant: 2, player: 2, staff: 2, coupon: 2, ledger_account: 4, audit_entry: 2 });
  expect(await counts()).toMatchObject({ ...before, kysely_migration: sqlScripts("migrations").length });
});

test.runIf(runs)(
  "a payment method's texts are then those of the default language of its tenant's first site",
  async () => {
    const { rows: categories } = await owner.query(
      "select tenant_id as tenant, lang, title from payment_category_text order by 1",
    );
    expect(categories).toEqual([
      { tenant: 1, lang: "de", title: "Bank" },
      { tenant: 2, lang: "tr", title: "Bank" },
    ]);
    const { rows: methods } = await owner.query(`
    select lang, title, instructions, account_values, account_labels, fields, field_texts, version
    from payment_method join payment_method_text using (method_id) order by method_id`);
    expect(methods.map(({ lang }) => lang)).toEqual(["de", "tr"]);
    expect(methods[0]).toMatchObject({
      title: "Transfer",
      instructions: "Write the reference.",
      account_values: ["Acme", "DE89"],
      account_labels: ["Holder", "IBAN"],
      fields: [
        { name: "sender", type: "text", required: true },
        { name: "sentOn", type: "date", required: false },
      ],
      field_texts: [
        { label: "Sender", hint: "As your bank has it." },
        { label: "Sent on", hint: null },
      ],
    });
  },
);

test.runIf(runs)("notifications of decisions on payments leave the format of the amount to their reader", async () => {
  const { rows } = await owner.query("select title from notification_text where notification_id in (1, 3) order by 1");
  expect(rows.map(({ title }) => title)).toEqual([
    "Ihre Einzahlung von {amount} ist genehmigt.",
    "Win 1234.56\u00A0EUR",
    "Your deposit of {amount} is approved.",
  ]);
});

test.runIf(runs)("each tenant then sees its own rows alone, and writes none of the other's", async () => {
  const guarded = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1",
  );
  const now = await counts();
  for (const tenant of [1, 2]) {
    const { db } = upgraded.forTenant(tenant);
    for (const table of guarded.rows.map((row) => row.name)) {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(
        db,
      );
      expect([tenant, table, rows[0]?.count]).toEqual([tenant, table, (now[table] ?? 0) / 2]);
    }
    expect(await db.selectFrom("player").select("tenant_id").execute()).toEqual([{ tenant_id: tenant }]);
    const moved = db
      .updateTable("player")
      .set({ tenant_id: 3 - tenant })
      .execute();
    await expect(moved).rejects.toMatchObject({ code: "42501" });
  }
  expect(await upgraded.shared.selectFrom("player").select("tenant_id").execute()).toEqual([]);
  expect(await upgraded.db.selectFrom("player").select("tenant_id").execute()).toHaveLength(2);
});

test.runIf(runs)("the migrations ran as the owner: the house's own user owns nothing", async () => {
  const { rows } = await owner.query(`
    select distinct pg_get_userbyid(relowner) as owner from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
    union select pg_get_userbyid(proowner) from pg_proc where pronamespace = 'public'::regnamespace`);
  expect(rows).toEqual([{ owner: connection.user }]);
  const { rows: user } = await sql`select session_user as login`.execute(upgraded.db);
  expect(user).toEqual([{ login }]);
});
