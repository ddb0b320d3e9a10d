import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answer, TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { forgetOldHandoffs } from "./codes.ts";
import { codeCookie } from "./cookies.ts";
import {
  arrive,
  create,
  handOver,
  key,
  mobile,
  onHost,
  redeem,
  refused,
  sessionOf,
  slip,
  startHandOffHouse,
  web,
} from "./testing/hand-off-fixture.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await startHandOffHouse();
});
afterAll(() => house.close());
beforeEach(async () => void (await house.test.db.deleteFrom("handoff").execute()));

describe("a hand-off code is refused", () => {
  const worthless = async (browser: TestBrowser): Promise<void> => {
    expect(refused(await redeem(browser))).toEqual([404, "not_found"]);
    expect(sessionOf(browser)).toBeUndefined();
  };

  test("a second time, and its ticket too", async () => {
    const created = await handOver(await house.player("alice"));
    const first = await onHost(house, created);
    const second = new TestBrowser(house.port, mobile, "harbour-test-key");
    expect(refused(await arrive(second, created))).toEqual([404, "not_found"]);
    second.cookies.set(codeCookie, first.cookies.get(codeCookie)!);
    expect((await redeem(first)).status).toBe(200);
    await worthless(second);
  });

  test("for all but one of several concurrent calls, of tickets and of codes", async () => {
    const created = await handOver(await house.player("alice"));
    const browsers = Array.from({ length: 8 }, () => new TestBrowser(house.port, mobile, "harbour-test-key"));
    const once = [200, ...Array.from({ length: 7 }, () => 404)];
    const statuses = async (work: readonly Promise<Answer>[]) =>
      (await Promise.all(work)).map(({ status }) => status).toSorted((one, other) => one - other);
    expect(await statuses(browsers.map((browser) => arrive(browser, created)))).toEqual(once);
    const code = browsers.map(({ cookies }) => cookies.get(codeCookie)).find((each) => each !== undefined)!;
    for (const { cookies } of browsers) cookies.set(codeCookie, code);
    expect(await statuses(browsers.map((browser) => redeem(browser)))).toEqual(once);
  });

  test("after thirty seconds", async () => {
    const there = await house.player("alice");
    const created = await handOver(there);
    const here = await onHost(house, created);
    const left = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - now())::float as seconds from handoff`.execute(house.test.db);
    expect(left.rows[0]!.seconds).toBeGreaterThan(25);
    expect(left.rows[0]!.seconds).toBeLessThanOrEqual(30);
    const late = await handOver(there);
    await sql`update handoff set expires_at = now()`.execute(house.test.db);
    await worthless(here);
    expect(refused(await arrive(here, late))).toEqual([404, "not_found"]);
    // What nobody came for is deleted, and nothing else.
    await create(there);
    await forgetOldHandoffs(house.test.db);
    expect(await house.test.db.selectFrom("handoff").select("to_host").execute()).toHaveLength(1);
  });

  test("on another site, and on the host that created it", async () => {
    const created = await handOver(await house.player("alice"));
    const foreign = new TestBrowser(house.port, "m.meadow.localhost", "meadow-test-key");
    const meadow = { origin: `http://meadow.localhost:${house.port}` };
    expect(refused(await arrive(foreign, created, meadow))).toEqual([404, "not_found"]);
    const own = new TestBrowser(house.port, web, "harbour-test-key");
    const back = { origin: `http://${mobile}:${house.port}` };
    expect(refused(await arrive(own, created, back))).toEqual([404, "not_found"]);
    const here = await onHost(house, created);
    for (const browser of [foreign, own]) {
      browser.cookies.set(codeCookie, here.cookies.get(codeCookie)!);
      await worthless(browser);
    }
    expect((await redeem(here)).status).toBe(200);
  });

  test("that is invented or missing", async () => {
    const created = await handOver(await house.player("alice"));
    const browser = new TestBrowser(house.port, mobile, "harbour-test-key");
    await worthless(browser);
    for (const made of ["x", "A".repeat(43), "A".repeat(44)]) {
      expect(refused(await arrive(browser, { ...created, ticket: made }))).toEqual([404, "not_found"]);
      browser.cookies.set(codeCookie, made);
      await worthless(browser);
    }
    expect((await arrive(browser, { ...created, ticket: "A".repeat(101) })).status).toBe(413);
    expect(await house.test.db.selectFrom("handoff").select("to_host").execute()).toHaveLength(1);
  });

  test("for a session that has ended since, but the slip still arrives", async () => {
    const there = await house.player("alice");
    const here = await onHost(house, await handOver(there));
    await there.call("logout", {});
    expect((await redeem(here)).body).toEqual({ signedIn: false, slip });
    expect(sessionOf(here)).toBeUndefined();
  });
});

describe("a hand-off is refused", () => {
  test("with neither session nor slip", async () => {
    for (const body of [{}, { slip: null }])
      expect(refused(await create(house.visitor(), body))).toEqual([400, "invalid_field", "slip"]);
  });

  test("with a slip that is no object, too deep or larger than 16 KiB", async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 9; level += 1) deep = { deep };
    for (const wrong of ["slip", 1, true, [slip], deep, { text: "x".repeat(16 * 1024) }, { text: "ü".repeat(9_000) }])
      expect(refused(await create(house.visitor(), { slip: wrong }))).toEqual([400, "invalid_field", "slip"]);
    const full = { text: "x".repeat(16 * 1024 - '{"text":""}'.length) };
    expect((await create(house.visitor(), { slip: full })).status).toBe(200);
    expect(refused(await create(house.visitor(), { slip: { text: "x".repeat(70_000) } }))).toMatchObject([
      413,
      "body_too_large",
    ]);
  });

  test("with an unknown field, and with a body that is no object", async () => {
    const browser = house.visitor();
    expect(refused(await create(browser, { slip, userId: 1 }))).toEqual([400, "unknown_field", "userId"]);
    expect(refused(await redeem(browser, { code: "x" }))).toEqual([400, "unknown_field", "code"]);
    for (const body of ["null", "[]", "1", "{"]) {
      expect(refused(await create(browser, body))).toMatchObject([400, "malformed_body"]);
      expect(refused(await redeem(browser, body))).toMatchObject([400, "malformed_body"]);
    }
  });

  test("from another origin, with another site's key, on an unknown host and on a host without a counterpart", async () => {
    const browser = await house.player("alice");
    const evil = { origin: "https://evil.example" };
    for (const path of ["/handoff", "/handoff/redeem"]) {
      const keyed = `${path}?${key(browser)}`;
      expect(refused(await browser.post(keyed, {}, evil))).toMatchObject([403, "origin_refused"]);
      expect(refused(await browser.post(keyed, {}, { "sec-fetch-site": "same-site" }))).toMatchObject([
        403,
        "origin_refused",
      ]);
      expect(refused(await browser.post(`${path}?token=meadow-test-key`, {}))).toMatchObject([
        404,
        "unknown_site",
        "token",
      ]);
      expect((await browser.send(keyed)).status).toBe(404);
    }
    const unknown = new TestBrowser(house.port, "m.nobody.localhost", "harbour-test-key");
    expect(refused(await create(unknown))).toMatchObject([404, "unknown_site"]);
    await house.test.db.deleteFrom("site_host").where("host", "=", "m.meadow.localhost").execute();
    const alone = new TestBrowser(house.port, "meadow.localhost", "meadow-test-key");
    await expect.poll(async () => refused(await create(alone))).toMatchObject([404, "not_found"]);
    expect(await house.test.db.selectFrom("handoff").selectAll().execute()).toEqual([]);
  });
});

test("hand-offs are rate limited per address, in both directions together", async () => {
  const strict = await startTestHouse({ rateLimits: { handoff: { points: 3, seconds: 60 } } });
  const browser = strict.visitor();
  const statuses: number[] = [];
  for (const path of ["/handoff", "/handoff/redeem", "/handoff", "/handoff/redeem"])
    statuses.push((await browser.post(`${path}?${key(browser)}`, {})).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 3)).not.toContain(429);
  const last = await create(browser);
  expect([refused(last), Number(last.headers["retry-after"]) > 0]).toMatchObject([[429, "rate_limited"], true]);
  await strict.close();
});
