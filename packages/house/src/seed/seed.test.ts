import { minor } from "@livery/betting";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import { creditPlayer } from "../ledger/transfers.ts";
import { storeSettings } from "../settings/store.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { panelFixture } from "../testing/panel-fixture.ts";
import { fixture, seedFixture } from "../testing/fixture.ts";
import { seed } from "./seed.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.drop());

async function accounts(): Promise<Record<string, bigint>> {
  const rows = await database.db
    .selectFrom("ledger_account")
    .select(["kind", "owner_id", "balance"])
    .orderBy("account_id")
    .execute();
  return Object.fromEntries(rows.map((row) => [`${row.kind}:${row.owner_id}`, row.balance]));
}

test("creates the tenant, its sites, the chain of dealers, and players with money that came down the chain", async () => {
  const { playerIds, dealerIds, siteIds } = await seedFixture(database.db);
  expect(Object.keys(siteIds)).toEqual(["harbour", "meadow"]);
  const chain = await database.db.selectFrom("dealer").select(["name", "depth", "path"]).orderBy("depth").execute();
  const [top, middle, last] = [dealerIds["head-office"]!, dealerIds["north"]!, dealerIds["high-street"]!];
  expect(chain).toEqual([
    { name: "head-office", depth: 1, path: [top] },
    { name: "north", depth: 2, path: [top, middle] },
    { name: "high-street", depth: 3, path: [top, middle, last] },
  ]);
  const balances = await accounts();
  expect(balances[`cash:${playerIds["alice"]!}`]).toBe(100_000n);
  expect([balances[`credit:${top}`], balances[`credit:${last}`]]).toEqual([0n, 100_000_000n - 300_000n]);
  expect((await auditLedger(database.db)).clean).toBe(true);
});

test("creates nothing twice, and keeps balances, passwords and settings that changed since", async () => {
  const { tenantId, playerIds, dealerIds, siteIds } = await seedFixture(database.db);
  await creditPlayer(database.db, dealerIds["high-street"]!, playerIds["alice"]!, {
    tenantId,
    currency: "EUR",
    amount: minor(77),
    actor: "test",
  });
  await storeSettings(database.db, {
    siteId: siteIds["harbour"]!,
    document: { site_title: "By hand" },
    actor: "operator",
  });
  // A method that its operator changed and one that he withdrew are his.
  await database.db.updateTable("payment_method_text").set({ title: "By hand" }).where("title", "=", "Card").execute();
  await database.db.updateTable("payment_method").set({ active: false }).where("max_amount", "=", 1_000_000n).execute();
  const state = async () => ({
    balances: await accounts(),
    players: await database.db.selectFrom("player").selectAll().orderBy("player_id").execute(),
    hosts: await database.db.selectFrom("site_host").selectAll().orderBy("host").execute(),
    settings: await database.db.selectFrom("site_settings").selectAll().orderBy("site_id").orderBy("version").execute(),
    categories: await database.db.selectFrom("payment_category").selectAll().orderBy("category_id").execute(),
    methods: await database.db.selectFrom("payment_method").selectAll().orderBy("method_id").execute(),
    methodTexts: await database.db.selectFrom("payment_method_text").selectAll().orderBy("method_id").execute(),
    transactions: await database.db.selectFrom("ledger_transaction").select("transaction_id").execute(),
    pages: await database.db
      .selectFrom("info_page")
      .selectAll()
      .orderBy("site_id")
      .orderBy("page_id")
      .orderBy("lang")
      .execute(),
  });
  const before = await state();
  expect(await seedFixture(database.db)).toMatchObject({ tenantId, playerIds, dealerIds, siteIds });
  expect(await state()).toEqual(before);
});

test("updates its own settings document, and adds a new host and a new player", async () => {
  const [harbour, meadow] = fixture.sites;
  const sites = [
    harbour!,
    { ...meadow!, hosts: [...meadow!.hosts, "m.meadow.localhost"], settings: { site_title: "Meadow II" } },
  ];
  const players = [...fixture.players, { ...fixture.players[0]!, userName: "esther" }];
  const { siteIds, playerIds } = await seedFixture(database.db, { sites, players });
  const newest = await database.db
    .selectFrom("site_settings")
    .select("document")
    .where("site_id", "=", siteIds["meadow"]!)
    .orderBy("version", "desc")
    .executeTakeFirst();
  expect(newest?.document).toEqual({ site_title: "Meadow II" });
  expect((await accounts())[`cash:${playerIds["esther"]!}`]).toBe(100_000n);
});

test("leaves out a payment category whose title the operator has already, and creates the others", async () => {
  const fresh = await testDatabase();
  const { tenantId } = await seedFixture(fresh.db, { payments: [] });
  const { category_id } = await fresh.db
    .insertInto("payment_category")
    .values({ tenant_id: tenantId, list_order: 7 })
    .returning("category_id")
    .executeTakeFirstOrThrow();
  // The seed's German title, beside another English one.
  const own = { category_id, tenant_id: tenantId, lang: "de", title: "Bank (deutsch)" };
  await fresh.db.insertInto("payment_category_text").values(own).execute();
  for (let start = 0; start < 2; start += 1) {
    await seedFixture(fresh.db);
    expect(
      await fresh.db
        .selectFrom("payment_category")
        .innerJoin("payment_category_text as text", "text.category_id", "payment_category.category_id")
        .leftJoin("payment_method as method", "method.category_id", "payment_category.category_id")
        .select(({ fn }) => ["seed_name", "lang", "text.title", fn.count<bigint>("method_id").as("methods")])
        .groupBy(["seed_name", "lang", "text.title"])
        .orderBy("text.title")
        .execute(),
    ).toEqual([
      { seed_name: null, lang: "de", title: "Bank (deutsch)", methods: 0n },
      { seed_name: "card", lang: "en", title: "Card", methods: 1n },
      { seed_name: "wallet", lang: "en", title: "Wallet", methods: 2n },
    ]);
  }
  expect(await fresh.db.selectFrom("payment_method_text").select("title").execute()).toHaveLength(3);
  await fresh.drop();
});

test("two concurrent seeds create everything once", async () => {
  const fresh = await testDatabase();
  const [one, other] = await Promise.all([seedFixture(fresh.db), seedFixture(fresh.db)]);
  expect(one).toEqual(other);
  expect(await fresh.db.selectFrom("player").select("user_name").execute()).toHaveLength(fixture.players.length);
  await fresh.drop();
});

test("a dealer below the eighth level is refused, and one with another currency than its parent", async () => {
  const dealers = Array.from({ length: 9 }, (_, index) => ({
    name: `level-${index}`,
    ...(index > 0 && { parent: `level-${index - 1}` }),
  }));
  await expect(seedFixture(database.db, { dealers })).rejects.toThrow("dealer_depth_check");
  const lira = [{ name: "head-office" }, { name: "lira", parent: "head-office" }];
  await expect(seedFixture(database.db, { currency: "TRY", dealers: lira })).rejects.toThrow("currency of its parent");
});

test("a seed without a hash function uses the password cost of real accounts", async () => {
  const fresh = await testDatabase();
  const { hash: _, ...unnamed } = panelFixture;
  await seed(fresh.db, {
    ...unnamed,
    players: panelFixture.players.slice(0, 1),
    staff: panelFixture.staff!.slice(0, 1),
  });
  const players = fresh.db.selectFrom("player").select("password_hash");
  const hashes = await players.union(fresh.db.selectFrom("staff").select("password_hash")).execute();
  expect(hashes.map(({ password_hash }) => password_hash.slice(0, 40))).toEqual([
    expect.stringContaining("$m=19456,t=2,p=1$"),
    expect.stringContaining("$m=19456,t=2,p=1$"),
  ]);
  await fresh.drop();
});
