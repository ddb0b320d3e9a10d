import { nightly } from "@livery/feed/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "../db/open.ts";
import { startHouse } from "../house.ts";
import { auditLedger } from "../ledger/audit.ts";
import { removeDatabase } from "../testing/database.ts";
import { administer, within } from "../testing/global-setup.ts";
import { panelHost, staffCode, staffPassword } from "../testing/panel-fixture.ts";
import { PanelBrowser } from "../testing/panel-house.ts";
import { newProject, removeProject } from "../testing/server.ts";
import { testKeys } from "../testing/test-keys.ts";
import { moveDatabase } from "./move.ts";
import { houseFolder, type HouseFolder } from "./testing/house-folder.ts";

let source: HouseFolder;
let elsewhere: string;
const never = new AbortController().signal;
const made: string[] = [];
beforeAll(async () => {
  source = await houseFolder();
  elsewhere = await newProject();
});
afterEach(() =>
  administer(inject("houseDatabase").connection, async (client) => {
    for (const name of made.splice(0)) await removeDatabase(client, name);
  }),
);
afterAll(async () => {
  await source.close();
  await removeProject(elsewhere);
});

/** A new, empty database of the run's server. */
async function target(): Promise<{
  readonly url: string;
  readonly query: (text: string) => Promise<readonly unknown[]>;
}> {
  const { connection } = inject("houseDatabase");
  const name = `moved_${process.pid}_${Date.now().toString(36)}`;
  made.push(name);
  await administer(connection, (client) => client.query(`create database ${name}`));
  const own = within(connection, name);
  const { host = "", port, user } = own;
  const url = own.connectionString ?? `postgresql://${user}@${encodeURIComponent(host)}:${port}/${name}`;
  const query = async (text: string): Promise<readonly unknown[]> => {
    let rows: readonly unknown[] = [];
    await administer(own, async (client) => void ({ rows } = await client.query(text)));
    return rows;
  };
  return { url, query };
}

/** Everything of a schema that a copy could lose: keys, triggers, policies, rights, and where the sequences are. */
const shape = `
  select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as what from pg_constraint where connamespace = 'public'::regnamespace and convalidated
  union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
  union all select format('%s %s %s %s', relname, relrowsecurity, relforcerowsecurity, relacl) from pg_class where relnamespace = 'public'::regnamespace
  union all select format('%s %s %s', tablename, policyname, roles) from pg_policies
  union all select format('%s %s', sequencename, last_value) from pg_sequences
  order by 1`;

const contentOf = async (query: (text: string) => Promise<readonly unknown[]>, tables: readonly string[]) => {
  const content: Record<string, unknown> = {};
  for (const table of tables)
    [content[table]] = await query(
      `select count(*)::text, md5(string_agg(t::text, chr(10) order by t::text)) from "${table}" t`,
    );
  return content;
};

test("a house with bets, settled coupons and sealed secrets moves to another server: row by row, with keys, policies and sequences", async () => {
  const { url, query } = await target();
  const ofSource = async (text: string) => (await source.test.pool.query(text)).rows as readonly unknown[];
  const moved = await moveDatabase({ root: source.root, target: url, signal: never });
  const tables = Object.keys(moved.tables);
  expect(moved.tables).toMatchObject({ coupon: 3, staff: 11 });
  expect(await contentOf(query, tables)).toEqual(await contentOf(ofSource, tables));
  expect(await query(shape)).toEqual(await ofSource(shape));
  const house = await startHouse({
    root: elsewhere,
    databaseUrl: url,
    port: 0,
    keys: testKeys,
    development: true,
    log: { level: "silent" },
  });
  expect(await auditLedger(house.database.db)).toMatchObject({ clean: true, transactions: expect.any(Number) });
  const browser = new PanelBrowser(house.port, panelHost);
  const credentials = { name: "admin", password: staffPassword, code: staffCode("admin") };
  expect((await browser.panel("panelSignIn", credentials)).status).toBe(200);
  const { rows } = await sql<{ next: bigint; most: bigint }>`
    select nextval(pg_get_serial_sequence('audit_entry', 'audit_id')) as next, (select max(audit_id) from audit_entry) as most`.execute(
    house.database.db,
  );
  expect(rows[0]!.next > rows[0]!.most).toBe(true);
  await house.close();
  await expect(moveDatabase({ root: source.root, target: url, signal: never })).rejects.toMatchObject({
    code: "target_not_empty",
    message: expect.stringContaining("acme"),
  });
});

test.runIf(nightly)("a move that is cancelled leaves an unused target, to which it can be repeated", async () => {
  const { url, query } = await target();
  const controller = new AbortController();
  const reason = new Error("cancelled");
  const onTable = (name: string): void => {
    if (name === "ledger_entry") controller.abort(reason);
  };
  const cancelled = moveDatabase({ root: source.root, target: url, signal: controller.signal, onTable });
  await expect(cancelled).rejects.toBe(reason);
  expect(await query("select (select count(*) from tenant) + (select count(*) from coupon) as count")).toEqual([
    { count: "0" },
  ]);
  expect((await moveDatabase({ root: source.root, target: url, signal: never })).tables["coupon"]).toBe(3);
});

test("a move is refused while a house runs, to a database with other tables, and to none", async () => {
  const { url, query } = await target();
  const running = await openDatabase({ root: source.root, purpose: "house" });
  const move = (to: string) => moveDatabase({ root: source.root, target: to, signal: never });
  await expect(move(url)).rejects.toMatchObject({ code: "house_already_running", pid: process.pid });
  await running.close();
  const other = await target();
  const there = await openDatabase({ root: elsewhere, databaseUrl: other.url, purpose: "house" });
  await expect(move(other.url)).rejects.toMatchObject({ code: "house_already_running", pid: process.pid });
  await there.close();
  await query("create table theirs (id integer)");
  await expect(move(url)).rejects.toMatchObject({
    code: "target_not_empty",
    message: expect.stringContaining("theirs"),
  });
  expect(await query("select relname from pg_class where relnamespace = 'public'::regnamespace")).toEqual([
    { relname: "theirs" },
  ]);
  await expect(move("postgresql://nobody@127.0.0.1:1/none")).rejects.toMatchObject({ code: "database_unreachable" });
  const nowhere = moveDatabase({ root: elsewhere, target: url, signal: never });
  await expect(nowhere).rejects.toMatchObject({ code: "database_absent" });
});
