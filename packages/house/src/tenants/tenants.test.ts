import { settingsDefaults } from "@livery/contract/settings";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setStaffActive } from "../panel/staff/status.ts";
import { seedFixture } from "../testing/fixture.ts";
import { quickHash } from "../testing/quick-hash.ts";
import { testKeys } from "../testing/test-keys.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { readKeys } from "../secrets/keyring.ts";
import { setUpTenant, type TenantSetUp } from "../seed/set-up.ts";
import { setDealerOpen } from "./close-dealer.ts";
import { addDealer, changeDealer } from "./dealers.ts";
import { byCommand } from "./record.ts";
import type { SetupRefusal } from "./refusal.ts";
import { contentOfSite, removeSite } from "./remove-site.ts";
import { listSites } from "./site-list.ts";
import { changeSite, createSite, type NewSite } from "./sites.ts";
import { changePanelHosts, listTenants } from "./tenants.ts";

const doer = byCommand("livery test");
const options = { keys: readKeys(testKeys), hash: quickHash };

let database: TestDatabase;
let acme: number;
beforeAll(async () => {
  database = await testDatabase();
  // A tenant with players, money and a site without players.
  acme = (await seedFixture(database.db)).tenantId;
});
afterAll(() => database.drop());

const globex: TenantSetUp = {
  name: "globex",
  panelHosts: ["panel.globex.example"],
  dealer: "root",
  currency: "EUR",
  admins: ["hank", "lisa"],
  lang: "en",
  site: { name: "globex", title: "Globex", hosts: ["globex.example"], languages: ["en"] },
};
const newSite = (changes: Partial<NewSite> = {}): NewSite => ({
  tenantId: acme,
  name: "northwind",
  title: "Northwind",
  hosts: ["northwind.example"],
  languages: ["en"],
  currency: "EUR",
  ...changes,
});

/** Every row that a setup writes, as a text. */
async function state(): Promise<string> {
  const tables = ["tenant", "site", "site_host", "site_settings", "info_page", "dealer", "staff", "audit_entry"];
  const counts = await Promise.all(
    tables.map((table) =>
      sql`select md5(string_agg(t::text, '|' order by t::text)) as rows from ${sql.table(table)} t`.execute(
        database.db,
      ),
    ),
  );
  return JSON.stringify(counts.map(({ rows }) => rows));
}

/** The code of a refusal that has written nothing. */
async function refusal(work: () => Promise<unknown>): Promise<unknown> {
  const before = await state();
  const error = await work().then(
    () => null,
    (thrown: unknown) => thrown as { code?: string; reason?: string },
  );
  expect(await state()).toBe(before);
  return error?.code ?? error?.reason ?? error;
}

describe("a tenant", () => {
  test.each<[string, Partial<TenantSetUp>, string]>([
    ["a name with a space", { name: "glo bex" }, "name_invalid"],
    ["a name that is taken", { name: "acme" }, "name_taken"],
    ["no host of the panel", { panelHosts: [] }, "host_missing"],
    ["an address for a host", { panelHosts: ["https://panel.globex.example"] }, "host_invalid"],
    ["a site's host for the panel", { panelHosts: ["harbour.localhost"] }, "host_taken"],
    ["one host for panel and site", { panelHosts: ["globex.example"] }, "host_taken"],
    ["one admin", { admins: ["hank"] }, "name_invalid"],
    ["one admin twice", { admins: ["hank", "Hank"] }, "name_invalid"],
    ["a name that no admin can have", { admins: ["hank", "lisa b"] }, "staff_refused"],
    ["an unknown currency", { currency: "EURO" }, "currency_unknown"],
    ["a site's unknown language", { site: { ...globex.site!, languages: ["en", "xx"] } }, "language_unknown"],
    ["a site's key that is taken", { site: { ...globex.site!, siteKey: "harbour-test-key" } }, "site_key_taken"],
    ["a house that has one", { only: true }, "house_has_tenant"],
  ])("with %s is refused, and nothing is written", async (_, changes, code) => {
    expect(await refusal(() => setUpTenant(database.db, { ...globex, ...changes }, doer, options))).toBe(code);
  });

  test("is made once by two commands at once, with admins who differ in password and second factor", async () => {
    const made = await Promise.allSettled([1, 2].map(() => setUpTenant(database.db, globex, doer, options)));
    const [one] = made.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(made.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { admins, site } = one!;
    expect(site).toMatchObject({ hosts: ["globex.example"], siteKey: "globex-public-key" });
    expect(new Set(admins.flatMap(({ password, secret }) => [password, secret.toString("hex")])).size).toBe(4);
    expect(admins.every(({ password }) => /^[a-z2-9]{5}(?:-[a-z2-9]{5}){3}$/u.test(password))).toBe(true);
    const { rows } = await sql`
      select action, target_kind as kind, target_name as name, actor, role from audit_entry
      where tenant_id = ${one!.tenantId} order by audit_id`.execute(database.db);
    const entry = { actor: "livery test", role: "system" };
    expect(rows).toEqual([
      { ...entry, action: "tenant.create", kind: "tenant", name: "globex" },
      { ...entry, action: "dealer.create", kind: "dealer", name: "root" },
      { ...entry, action: "staff.create", kind: "staff", name: "hank" },
      { ...entry, action: "staff.create", kind: "staff", name: "lisa" },
      { ...entry, action: "site.create", kind: "site", name: "globex" },
    ]);
    expect(JSON.stringify(rows)).not.toContain(admins[0]!.password);
  });

  test("keeps a host of its panel and an admin", async () => {
    const tenant = (await listTenants(database.db)).find(({ name }) => name === "globex");
    const { tenantId } = tenant!;
    const remove = { add: [], remove: ["panel.globex.example"] };
    expect(await refusal(() => changePanelHosts(database.db, tenant!, remove, doer))).toBe("host_missing");
    const disable = (name: string) => setStaffActive(database.db, { tenantId, name, active: false }, doer);
    const both = await Promise.allSettled([disable("hank"), disable("lisa")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(() => disable("nobody"))).toBe("not_found");
  });
});

describe("a site", () => {
  test.each<[string, Partial<NewSite>, string]>([
    ["a name in capitals", { name: "Northwind" }, "name_invalid"],
    ["a name that is taken", { name: "harbour" }, "name_taken"],
    ["no title", { title: " " }, "title_invalid"],
    ["no host", { hosts: [] }, "host_missing"],
    ["a host of another tenant", { hosts: ["northwind.example", "globex.example"] }, "host_taken"],
    ["a port", { hosts: ["northwind.example:80"] }, "host_invalid"],
    ["a path", { hosts: ["northwind.example/en"] }, "host_invalid"],
    ["an address of numbers", { hosts: ["10.0.0.1"] }, "host_invalid"],
    ["a label of 64 letters", { hosts: [`${"a".repeat(64)}.example`] }, "host_invalid"],
    ["an empty label", { hosts: ["north..example"] }, "host_invalid"],
    ["an unknown currency", { currency: "XXX" }, "currency_unknown"],
    ["a currency that no dealer keeps", { currency: "USD" }, "currency_without_dealer"],
    ["an unknown dealer", { dealer: "nobody" }, "dealer_unknown"],
    ["no language", { languages: [] }, "language_unknown"],
    ["a short key", { siteKey: "short" }, "site_key_invalid"],
  ])("with %s is refused, and nothing is written", async (_, changes, code) => {
    expect(await refusal(() => createSite(database.db, newSite(changes), doer))).toBe(code);
  });

  test("has its mobile host beside its main one, whatever its others are called", async () => {
    await createSite(
      database.db,
      newSite({ name: "eastwind", siteKey: "eastwind-key", hosts: ["eastwind.example"] }),
      doer,
    );
    const which = { tenantId: acme, name: "eastwind" };
    await changeSite(database.db, which, { addHosts: ["bets.example"] }, doer);
    await changeSite(database.db, which, { mobile: true }, doer);
    const { hosts } = (await listSites(database.db, acme)).find(({ name }) => name === "eastwind")!;
    expect(hosts.filter((host) => host.startsWith("m."))).toEqual(["m.eastwind.example"]);
    await removeSite(database.db, which, doer);
  });

  test("has its hosts in the form of browsers, its settings and pages, and is changed as a whole", async () => {
    const hosts = ["Northwind.EXAMPLE.", "wetten-für-alle.example"];
    await createSite(database.db, newSite({ hosts, mobile: true, languages: ["en", "de"] }), doer);
    const which = { tenantId: acme, name: "northwind" };
    const site = async () => (await listSites(database.db, acme)).find(({ name }) => name === "northwind");
    expect(await site()).toMatchObject({
      title: "Northwind",
      hosts: ["northwind.example", "xn--wetten-fr-alle-nsb.example", "m.northwind.example"],
      languages: ["en", "de"],
      currency: "EUR",
      dealer: null,
    });
    const wrong = { title: "Other", addHosts: ["new.example", "meadow.localhost"] };
    expect(await refusal(() => changeSite(database.db, which, wrong, doer))).toBe("host_taken");
    const absent = { removeHosts: ["meadow.localhost"] };
    expect(await refusal(() => changeSite(database.db, which, absent, doer))).toBe("host_unknown");
    expect(await refusal(() => changeSite(database.db, which, { siteKey: "harbour-test-key" }, doer))).toBe(
      "site_key_taken",
    );
    expect(await refusal(() => changeSite(database.db, which, { currency: "USD" }, doer))).toBe(
      "currency_without_dealer",
    );
    expect(await refusal(() => changeSite(database.db, which, {}, doer))).toBe(null);
    // The mobile host goes with its own, and the settings are for a host that the site has.
    await changeSite(
      database.db,
      which,
      { removeHosts: ["northwind.example"], dealer: "north", languages: ["de"] },
      doer,
    );
    expect(await site()).toMatchObject({
      hosts: ["xn--wetten-fr-alle-nsb.example"],
      dealer: "north",
      languages: ["de"],
    });
    const { rows } = await sql<{ document: object }>`
      select document from site_settings join site using (site_id) where name = 'northwind' order by version desc limit 1`.execute(
      database.db,
    );
    expect(rows[0]?.document).toMatchObject({ site_domain: "xn--wetten-fr-alle-nsb.example", site_title: "Northwind" });
  });

  test("is removed with all that is its own, unless it has players", async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where confrelid = 'site'::regclass and contype = 'f'`.execute(database.db);
    const ofPlayers = ["player", "session", "player_identity", "registration"];
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...contentOfSite, ...ofPlayers].toSorted());
    await removeSite(database.db, { tenantId: acme, name: "northwind" }, doer);
    expect((await listSites(database.db, acme)).map(({ name }) => name)).toEqual(["harbour", "meadow"]);
    const used = removeSite(database.db, { tenantId: acme, name: "meadow" }, doer);
    await expect(used).rejects.toThrow("meadow has 1 player, 1 of them with money, and 0 open coupons");
    await expect(used).rejects.toHaveProperty("code", "site_in_use");
    await expect(used).rejects.toHaveProperty("next", expect.stringContaining("--remove-hosts meadow.localhost"));
    expect(await refusal(() => removeSite(database.db, { tenantId: acme, name: "nobody" }, doer))).toBe("site_unknown");
    // Closed instead: no host, and the players stay.
    const closed = await changeSite(
      database.db,
      { tenantId: acme, name: "meadow" },
      { removeHosts: ["meadow.localhost"] },
      doer,
    );
    expect(closed).toMatchObject({ hosts: [], players: 1 });
  });
});

describe("a dealer", () => {
  const add = (dealer: Partial<Parameters<typeof addDealer>[1]>) =>
    addDealer(database.db, { tenantId: acme, name: "new-street", parent: "head-office", ...dealer }, doer);

  test("has a name of its own, a dealer above it, its currency and at most its permissions", async () => {
    expect(await refusal(() => add({ name: "north" }))).toBe("name_taken");
    expect(await refusal(() => add({ name: "" }))).toBe("name_invalid");
    expect(await refusal(() => add({ parent: "nobody" }))).toBe("dealer_unknown");
    expect(await refusal(() => add({ currency: "USD" }))).toBe("dealer_currency");
    expect(await refusal(() => add({ parent: undefined }))).toBe("currency_unknown");
    expect(await refusal(() => add({ may: ["user.create"] }))).toBe("permission_refused");
    for (let depth = 2; depth <= 8; depth += 1)
      await add({ name: `level-${depth}`, parent: depth === 2 ? "head-office" : `level-${depth - 1}` });
    expect(await refusal(() => add({ parent: "level-8" }))).toBe("dealer_too_deep");
  });

  test("has as many below it as its quota says, also of two at once", async () => {
    await add({ name: "quay-street", maxDealers: 1 });
    const made = await Promise.allSettled(["one", "two"].map((name) => add({ name, parent: "quay-street" })));
    expect(made.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const change = (terms: Parameters<typeof changeDealer>[2], name = "quay-street") =>
      changeDealer(database.db, { tenantId: acme, name }, terms, doer);
    expect(await refusal(() => change({ maxDealers: 0 }))).toBe("dealer_quota_reached");
    expect(await refusal(() => change({ may: ["user.create"] }))).toBe("permission_refused");
    await change({ may: ["user.create"] }, "head-office");
    await change({ may: ["user.create"], maxDealers: null });
    expect(await refusal(() => change({ may: [] }, "head-office"))).toBe("permission_refused");
  });

  test("is closed once nothing is open below it, and opened again below an open one", async () => {
    const set = (name: string, isOpen: boolean) => setDealerOpen(database.db, { tenantId: acme, name, isOpen }, doer);
    await expect(set("high-street", false)).rejects.toThrow(
      "high-street cannot be closed, for it has 3 active users, 3 users with money, credit of its own, the new players of harbour, meadow.",
    );
    await add({ name: "upper" });
    await add({ name: "lower", parent: "upper" });
    expect(await refusal(() => set("upper", false))).toBe("dealer_in_use");
    await set("lower", false);
    await set("upper", false);
    expect(await refusal(() => set("lower", true))).toBe("dealer_closed");
    expect(await refusal(() => add({ parent: "upper" }))).toBe("dealer_closed");
    await set("upper", true);
    await changeSite(database.db, { tenantId: acme, name: "harbour" }, { dealer: "upper", currency: "EUR" }, doer);
    expect(await refusal(() => set("upper", false))).toBe("dealer_in_use");
  });

  test("may no less than a dealer that is made below it at the same time", async () => {
    await add({ name: "above", parent: undefined, currency: "EUR", may: ["user.create"] });
    const other = await database.db.startTransaction().execute();
    await addDealer(other, { tenantId: acme, name: "below", parent: "above", may: ["user.create"] }, doer);
    const change = changeDealer(database.db, { tenantId: acme, name: "above" }, { may: [] }, doer);
    const outcome = change.catch(({ code }: SetupRefusal) => code);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(database.db)).rows.length).toBe(1);
    await other.commit().execute();
    expect(await outcome).toBe("permission_refused");
  });

  test("stays open while a site without a dealer of its own sends it the new players of its currency", async () => {
    await add({ name: "dollars", parent: undefined, currency: "USD" });
    const site = newSite({
      name: "plainwind",
      siteKey: "plainwind-key",
      hosts: ["plainwind.example"],
      currency: "USD",
    });
    await createSite(database.db, site, doer);
    const close = () => setDealerOpen(database.db, { tenantId: acme, name: "dollars", isOpen: false }, doer);
    await expect(close()).rejects.toThrow("the new players of plainwind");
    await removeSite(database.db, { tenantId: acme, name: "plainwind" }, doer);
    await close();
  });

  test("stays open for the new players of a site whose currency is the product's default", async () => {
    const currency = settingsDefaults.defaultCurrency;
    await add({ name: "by-default", parent: undefined, currency });
    const site = newSite({ name: "calm", siteKey: "calm-key", hosts: ["calm.example"], currency });
    await createSite(database.db, site, doer);
    await sql`update site_settings set document = document - 'defaultCurrency'
      where site_id = (select site_id from site where name = 'calm')`.execute(database.db);
    const closed = setDealerOpen(database.db, { tenantId: acme, name: "by-default", isOpen: false }, doer);
    await expect(closed).rejects.toThrow("the new players of calm");
  });
});
