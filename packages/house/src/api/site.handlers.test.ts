import type { SettingsDocument } from "@livery/contract";
import { SettingsError } from "@livery/contract/settings";
import { readMessages } from "@livery/i18n/read";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storePage } from "../settings/pages.ts";
import { pageIds } from "../settings/pages/page.ts";
import { type NewSettings, storeSettings } from "../settings/store.ts";
import { TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

const harbour = (): number => house.seeded.siteIds["harbour"]!;
const results = (answer: { body: unknown }): unknown => (answer.body as { results: unknown }).results;

describe("settings", () => {
  test("are those of the requested domain, whatever the request's host", async () => {
    const anywhere = new TestBrowser(house.port, "127.0.0.1", "");
    for (const browser of [house.visitor(), anywhere]) {
      const answer = await browser.send("/settings?domain=meadow.localhost");
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        settings: { site_title: "Meadow", site_default_lang: "fa" },
        operatorId: house.seeded.tenantId,
        revision: 1,
        new_site_api: null,
      });
    }
    expect((await anywhere.send("/settings?domain=MEADOW.localhost")).status).toBe(200);
  });

  test("are refused for an unknown or missing domain", async () => {
    const browser = house.visitor();
    expect([
      (await browser.send("/settings?domain=nobody.localhost")).status,
      (await browser.send("/settings?domain=nobody.localhost")).body,
    ]).toMatchObject([404, { code: "unknown_site" }]);
    expect([(await browser.send("/settings")).status, (await browser.send("/settings")).body]).toMatchObject([
      400,
      { code: "invalid_field", path: "domain" },
    ]);
  });

  test("have an ETag, and a request with it is answered without a body", async () => {
    const browser = house.visitor();
    const first = await browser.send("/settings?domain=harbour.localhost");
    const repeated = await browser.send("/settings?domain=harbour.localhost", {
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect([repeated.status, repeated.text]).toEqual([304, ""]);
  });

  test("are served under a higher revision as soon as new ones are stored, and every version is kept", async () => {
    const read = async (): Promise<unknown> => (await house.visitor().send("/settings?domain=harbour.localhost")).body;
    const before = (await read()) as { revision: number };
    const version = await storeSettings(house.test.db, {
      siteId: harbour(),
      document: { site_title: "Harbour & Sons", coupon_amount_group: "1,2,3" },
      actor: "test",
    });
    expect(version).toBe(BigInt(before.revision + 1));
    await expect.poll(read).toMatchObject({
      revision: before.revision + 1,
      settings: { site_title: "Harbour & Sons", coupon_amount_group: "1,2,3" },
    });
    const versions = await house.test.db
      .selectFrom("site_settings")
      .select("version")
      .where("site_id", "=", harbour())
      .orderBy("version")
      .execute();
    expect(versions.map((row) => row.version)).toEqual(
      Array.from({ length: Number(version) }, (_, index) => BigInt(index + 1)),
    );
  });

  test("get no new version when the stored document is the newest one already", async () => {
    const document = { site_title: "Harbour" };
    const first = await storeSettings(house.test.db, { siteId: harbour(), document, actor: "test" });
    expect(await storeSettings(house.test.db, { siteId: harbour(), document, actor: "test" })).toBe(first);
  });

  test("that break the schema are refused with file, field, value and allowed values, and nothing is written", async () => {
    const before = await house.test.db.selectFrom("site_settings").selectAll().execute();
    const bad = storeSettings(house.test.db, {
      siteId: harbour(),
      document: { site_titel: "x", tofixedNumber: 99 },
      actor: "test",
      source: "harbour.json",
    });
    await expect(bad).rejects.toThrow(
      /harbour\.json: site_titel: .*Did you mean "site_title"\?\nharbour\.json: tofixedNumber: 99 is not allowed; allowed: a whole number from 0 to 4/,
    );
    expect(await house.test.db.selectFrom("site_settings").selectAll().execute()).toEqual(before);
  });

  test("that name a server of somebody else are refused, unless the skin lists it for this purpose (security)", async () => {
    const store = (document: SettingsDocument, listed?: NewSettings["listed"]) =>
      storeSettings(house.test.db, { siteId: harbour(), document, actor: "test", ...(listed && { listed }) });
    const versions = house.test.db.selectFrom("site_settings").select((each) => each.fn.countAll().as("all"));
    const before = await versions.executeTakeFirst();
    const listed = { apiHosts: ["api.example"], liveHosts: ["live.example"] };
    await expect(store({ site_api: "evil.example" })).rejects.toThrow(
      'settings: site_api: "evil.example" is not allowed; allowed: a host that the skin lists: harbour.localhost',
    );
    await expect(store({ live_ip: "wss://evil.example:9/live" }, listed)).rejects.toThrow(SettingsError);
    await expect(store({ site_api: "live.example", live_ip: "api.example" }, listed)).rejects.toThrow(SettingsError);
    expect(await versions.executeTakeFirst()).toEqual(before);
    await store({ site_api: "https://API.example/v1", live_ip: "wss://live.example" }, listed);
    await store({ site_api: "http://harbour.localhost:4300", live_ip: "" });
  });

  test("that operators store concurrently each get a version of their own", async () => {
    const store = (title: string) =>
      storeSettings(house.test.db, { siteId: harbour(), document: { site_title: title }, actor: "test" });
    const inOne = (title: string) =>
      house.test.db
        .transaction()
        .execute((trx) => storeSettings(trx, { siteId: harbour(), document: { site_title: title }, actor: "test" }));
    const versions = await Promise.all(["a", "b", "c", "d"].flatMap((title) => [store(title), inOne(`${title}2`)]));
    expect(new Set(versions).size).toBe(8);
  });

  test("that several change from the same version are stored once; the others are refused as changed since", async () => {
    const newest = await storeSettings(house.test.db, {
      siteId: harbour(),
      document: { site_title: "Before them all" },
      actor: "test",
    });
    const outcomes = await Promise.allSettled(
      ["e", "f", "g", "h"].map((title) =>
        storeSettings(house.test.db, {
          siteId: harbour(),
          document: { site_title: title },
          actor: "test",
          basedOn: newest,
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toEqual([
      { status: "fulfilled", value: newest + 1n },
    ]);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "settings_changed" });
  });
});

describe("getLanguages", () => {
  test("returns the site's languages in the order of its settings, with tag and direction (D37)", async () => {
    await storeSettings(house.test.db, {
      siteId: harbour(),
      document: { languages: "fa,iq,en", site_default_lang: "en" },
      actor: "test",
    });
    await expect
      .poll(async () => results(await house.visitor().call("getLanguages", {})))
      .toMatchObject([
        { code: "fa", bcp47: "fa", dir: "rtl", text: "فارسی", numbering: "latn", calendar: "gregory", status: 1 },
        { code: "iq", bcp47: "ckb-IQ", dir: "rtl" },
        { code: "en", bcp47: "en", dir: "ltr" },
      ]);
  });

  test("the database holds all sixteen languages", async () => {
    const rows = await house.test.db.selectFrom("language").select(["code", "bcp47", "dir"]).orderBy("code").execute();
    expect(rows.map((row) => row.code).join(" ")).toBe("aa az cw de el en es fa fr iq it nl pt ru sq tr");
    expect(rows.filter((row) => row.dir === "rtl").map((row) => `${row.code} ${row.bcp47}`)).toEqual([
      "aa ar",
      "fa fa",
      "iq ckb-IQ",
    ]);
    for (const row of rows) expect(Intl.getCanonicalLocales(row.bcp47)).toEqual([row.bcp47]);
  });

  test("refuses an unknown field", async () => {
    expect((await house.visitor().raw("getLanguages", { all: 1 })).body).toMatchObject({
      code: "unknown_field",
      path: "all",
    });
  });
});

describe("getCountries and getCurrencies", () => {
  test("return the world's countries with their phone codes", async () => {
    const rows = results(await house.visitor().call("getCountries", {})) as {
      code: string;
      title: string;
      phoneCode: string;
    }[];
    expect(rows.length).toBeGreaterThan(240);
    expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
    expect(rows.find((row) => row.code === "tr")).toMatchObject({ title: "Türkiye", phoneCode: "+90" });
  });

  test("return every currency with its ISO 4217 minor digits, and those of §9 with a symbol (D38)", async () => {
    const currencies = await house.test.db.selectFrom("currency").select(["code", "digits", "shown_digits"]).execute();
    const digits = Object.fromEntries(currencies.map((row) => [row.code, row.digits]));
    expect(digits).toMatchObject({
      TRY: 2,
      EUR: 2,
      USD: 2,
      TND: 3,
      CHF: 2,
      PEN: 2,
      PLN: 2,
      ILS: 2,
      IQD: 3,
      JPY: 0,
      KWD: 3,
    });
    expect(currencies.find((row) => row.code === "IQD")).toMatchObject({ shown_digits: 0 });
  });

  test("return only the currencies of the site's dealers", async () => {
    expect(results(await house.visitor().call("getCurrencies", {}))).toEqual([
      { id: 978, code: "EUR", symbol: "€", digits: 2 },
    ]);
  });

  test("are refused with another site's key", async () => {
    const foreign = new TestBrowser(house.port, "harbour.localhost", "meadow-test-key");
    for (const key of ["getCountries", "getCurrencies", "getLanguages", "getPage"] as const)
      expect((await foreign.raw(key, { pageid: 7 })).status).toBe(404);
  });
});

describe("getPage", () => {
  test("returns all nine pages of the footer in English, Persian, Turkish and German", async () => {
    const titles = new Set<string>();
    for (const pageId of [5, 6, 7, 8, 9, 10, 11, 12, 13]) {
      for (const lang of ["en", "fa", "tr", "de"]) {
        const page = results(await house.visitor().raw("getPage", { pageid: pageId, lang })) as {
          title: string;
          content: string;
          pageid: number;
        };
        expect(page.pageid).toBe(pageId);
        expect(page.content.length).toBeGreaterThan(100);
        expect(page.content).not.toContain("{brand}");
        expect(/[\u0600-\u06ff]/.test(page.content)).toBe(lang === "fa");
        expect(/[şğıİ]/.test(page.content)).toBe(lang === "tr");
        expect(/\b(?:Sie|Ihr|unserer?)\b/.test(page.content)).toBe(lang === "de");
        const footer = readMessages(lang)["frame"]?.["info"] as Readonly<Record<string, string>>;
        const name = Object.entries(pageIds).find(([, id]) => id === pageId)?.[0] ?? "";
        expect(page.title).toBe(footer[name]);
        titles.add(page.title);
      }
    }
    expect(titles.size).toBe(36);
  });

  test("falls back to the site's language, then to English", async () => {
    const title = async (site: string, lang: string): Promise<unknown> =>
      (results(await house.visitor(site).raw("getPage", { pageid: 7, lang })) as { title: string }).title;
    expect(await title("meadow", "it")).toBe("دربارهٔ ما");
    expect(await title("harbour", "it")).toBe("About us");
  });

  test("names the site by its title of now", async () => {
    const about = async (site: string): Promise<unknown> =>
      (results(await house.visitor(site).raw("getPage", { pageid: 7, lang: "en" })) as { content: string }).content;
    expect(await about("meadow")).toMatch(/^<p>Meadow is a place to bet/);
    await storeSettings(house.test.db, {
      siteId: house.seeded.siteIds["meadow"] ?? 0,
      document: { site_title: "Meadow & <Daughters>", site_default_lang: "fa" },
      actor: "test",
    });
    await expect.poll(() => about("meadow")).toMatch(/^<p>Meadow &amp; &lt;Daughters&gt; is a place to bet/);
  });

  test("answers not found for an unknown page and for another site's page", async () => {
    await storePage(house.test.db, {
      siteId: harbour(),
      tenantId: house.seeded.tenantId,
      pageId: 77,
      lang: "en",
      title: "Own",
      html: "<p>own</p>",
      actor: "test",
    });
    expect((await house.visitor("harbour").call("getPage", { pageId: 77 })).status).toBe(200);
    for (const answer of [
      await house.visitor("meadow").call("getPage", { pageId: 77 }),
      await house.visitor().call("getPage", { pageId: 99_999 }),
    ])
      expect([answer.status, answer.body]).toMatchObject([404, { code: "not_found", path: "pageid" }]);
  });

  test("returns HTML that was sanitised when it was stored: no script, handler, style, form or foreign scheme (D62)", async () => {
    const html = `<h2 onclick="x()" style="color:red" id="login">T</h2><script>x()</script><a href="javascript:x()" target="_blank">a</a><a href="https://example.org" target="_blank">b</a>
      <img src="http://evil.example/x.png" onerror="x()"><img src="/logo.svg" alt="logo"><form action="/x"><input name="password"></form><iframe src="//evil.example"></iframe><svg><script>x()</script></svg>`;
    await storePage(house.test.db, {
      siteId: harbour(),
      tenantId: house.seeded.tenantId,
      pageId: 78,
      lang: "en",
      title: "T",
      html,
      actor: "test",
    });
    const { rows } = await sql<{ html: string }>`select html from info_page where page_id = 78`.execute(house.test.db);
    const storedHtml = rows[0]!.html;
    expect(storedHtml).toContain("<h2>T</h2>");
    expect(storedHtml).toContain('<a href="https://example.org" target="_blank" rel="noopener noreferrer">b</a>');
    expect(storedHtml).toContain('<img src="/logo.svg" alt="logo" />');
    expect(storedHtml).not.toMatch(/script|onclick|onerror|style|javascript|evil|form|input|iframe|svg>|id=/);
  });

  test("keeps an operator's text when the site is seeded again", async () => {
    const { seedFixture } = await import("../testing/fixture.ts");
    await storePage(house.test.db, {
      siteId: harbour(),
      tenantId: house.seeded.tenantId,
      pageId: 7,
      lang: "en",
      title: "Our story",
      html: "<p>ours</p>",
      actor: "test",
    });
    await seedFixture(house.test.db);
    expect(results(await house.visitor().raw("getPage", { pageid: 7, lang: "en" }))).toMatchObject({
      title: "Our story",
    });
  });
});
