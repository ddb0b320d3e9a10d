import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answer, TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { fixturePassword } from "../testing/fixture.ts";
import { codeCookie, markCookie } from "./cookies.ts";

const web = "harbour.localhost";
const mobile = "m.harbour.localhost";
const plenty = { points: 1_000_000, seconds: 60 };
const slip = { version: 1, selections: [{ matchId: 7, home: "Ürgüp \u0000 \ud800" }], stake: "1000" };

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ rateLimits: { handoff: plenty } });
  await addHost("harbour", mobile);
  await addHost("meadow", "m.meadow.localhost");
});
afterAll(() => house.close());
beforeEach(async () => void (await house.test.db.deleteFrom("handoff").execute()));

async function addHost(site: string, host: string): Promise<void> {
  const row = { host, site_id: house.seeded.siteIds[site]!, tenant_id: house.seeded.tenantId, kind: "mobile" as const };
  await house.test.db.insertInto("site_host").values(row).execute();
}

const key = (browser: TestBrowser): string => `token=${browser.siteKey}`;
const create = (browser: TestBrowser, body: unknown = { slip }) => browser.post(`/handoff?${key(browser)}`, body);
const redeem = (browser: TestBrowser, body: unknown = {}) => browser.post(`/handoff/redeem?${key(browser)}`, body);
/** Status, code and, where one is at fault, the field. */
const refused = ({ status, body }: Answer): unknown[] => {
  const { code, path } = body as { code?: string; path?: string };
  return [status, code, ...(path === undefined ? [] : [path])];
};

/** The same browser on another host: it has what was set for the domain that both share. */
function onHost(from: TestBrowser, host = mobile): TestBrowser {
  const to = new TestBrowser(house.port, host, from.siteKey);
  for (const name of [codeCookie, markCookie]) {
    const value = from.cookies.get(name);
    if (value !== undefined) to.cookies.set(name, value);
  }
  return to;
}
const userName = async (browser: TestBrowser): Promise<unknown> =>
  ((await browser.call("getUserData", {})).body as { results: { userName: string } | null }).results?.userName ?? null;
const sessionOf = (browser: TestBrowser) => browser.cookies.get("__Host-lv_sid");

describe("a hand-off (D49)", () => {
  test("carries session and slip to the mobile host, and back", async () => {
    const there = await house.player("alice");
    const created = await create(there);
    expect([created.status, created.body]).toEqual([200, { host: mobile, seconds: 30 }]);
    const here = onHost(there);
    const answer = await redeem(here);
    expect([answer.status, answer.body]).toEqual([200, { signedIn: true, slip }]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(await userName(here)).toBe("alice");
    expect(here.cookies.get("userId")).toBe(String(house.seeded.playerIds["alice"]));
    expect(sessionOf(here)).not.toBe(sessionOf(there));
    expect([here.cookies.has(codeCookie), here.cookies.has(markCookie)]).toEqual([false, false]);

    expect((await create(here, { slip: null })).body).toEqual({ host: web, seconds: 30 });
    const back = onHost(here, web);
    expect((await redeem(back)).body).toEqual({ signedIn: true, slip: null });
    expect(await userName(back)).toBe("alice");
  });

  test("of a visitor carries the slip and signs in no player", async () => {
    const there = house.visitor();
    await create(there);
    const here = onHost(there);
    const answer = await redeem(here);
    expect(answer.body).toEqual({ signedIn: false, slip });
    expect(sessionOf(here)).toBeUndefined();
  });

  test("from another web host of the site leads to the mobile host of the shared domain", async () => {
    const there = new TestBrowser(house.port, "www.harbour.localhost", "harbour-test-key");
    expect((await create(there)).body).toEqual({ host: mobile, seconds: 30 });
  });

  test("stores its code in a cookie of the shared domain that no script, other path or other site can read", async () => {
    const { headers, text } = await create(await house.player("alice"));
    const lines = [headers["set-cookie"] ?? []].flat();
    const code = lines.find((line) => line.startsWith(`${codeCookie}=`))!;
    expect(code).toMatch(/^__Secure-lv_handoff=[A-Za-z0-9_-]{43};/);
    for (const attribute of [
      "Domain=harbour.localhost",
      "Path=/handoff",
      "HttpOnly",
      "Secure",
      "SameSite=Strict",
      "Max-Age=30",
    ])
      expect(code.split("; ")).toContain(attribute);
    const mark = lines.find((line) => line.startsWith(`${markCookie}=`))!;
    expect(mark).toMatch(/^lv_handoff=1;/);
    expect(mark).not.toContain("HttpOnly");
    expect(text).not.toContain(code.slice(codeCookie.length + 1, codeCookie.length + 44));
  });

  test("stores neither the code nor the session token in the database", async () => {
    const there = await house.player("alice");
    await create(there);
    const { rows } = await sql<{ row: string }>`select h::text as row from handoff h`.execute(house.test.db);
    expect(rows).toHaveLength(1);
    for (const secret of [there.cookies.get(codeCookie)!, sessionOf(there)!]) {
      expect(rows[0]!.row).not.toContain(secret);
      expect(rows[0]!.row).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
    }
    expect(new Set(house.logged.filter((line) => line.includes(there.cookies.get(codeCookie)!)))).toEqual(new Set());
  });
});

describe("a hand-off code is refused", () => {
  const worthless = async (browser: TestBrowser): Promise<void> => {
    expect(refused(await redeem(browser))).toEqual([404, "not_found"]);
    expect(sessionOf(browser)).toBeUndefined();
  };

  test("a second time", async () => {
    const there = await house.player("alice");
    await create(there);
    const [first, second] = [onHost(there), onHost(there)];
    expect((await redeem(first)).status).toBe(200);
    await worthless(second);
  });

  test("for all but one of several concurrent calls", async () => {
    const there = await house.player("alice");
    await create(there);
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(onHost(there))));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 404),
    ]);
  });

  test("after thirty seconds", async () => {
    const there = await house.player("alice");
    await create(there);
    const left = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - now())::float as seconds from handoff`.execute(house.test.db);
    expect(left.rows[0]!.seconds).toBeGreaterThan(25);
    expect(left.rows[0]!.seconds).toBeLessThanOrEqual(30);
    await sql`update handoff set expires_at = now()`.execute(house.test.db);
    await worthless(onHost(there));
    // What nobody came for goes with the next one.
    await create(there);
    expect(await house.test.db.selectFrom("handoff").select("to_host").execute()).toHaveLength(1);
  });

  test("on another site, and on the host that created it", async () => {
    const there = await house.player("alice");
    await create(there);
    const foreign = new TestBrowser(house.port, "m.meadow.localhost", "meadow-test-key");
    foreign.cookies.set(codeCookie, there.cookies.get(codeCookie)!);
    await worthless(foreign);
    await worthless(onHost(there, web));
    expect((await redeem(onHost(there))).status).toBe(200);
  });

  test("that is invented or missing", async () => {
    await create(await house.player("alice"));
    const browser = onHost(house.visitor());
    await worthless(browser);
    for (const made of ["x", "A".repeat(43), "A".repeat(44)]) {
      browser.cookies.set(codeCookie, made);
      await worthless(browser);
    }
    expect(await house.test.db.selectFrom("handoff").select("to_host").execute()).toHaveLength(1);
  });

  test("for a session that has ended since, but the slip still arrives", async () => {
    const there = await house.player("alice");
    await create(there);
    const here = onHost(there);
    await there.call("logout", {});
    expect((await redeem(here)).body).toEqual({ signedIn: false, slip });
    expect(sessionOf(here)).toBeUndefined();
  });
});

describe("sessions linked by a hand-off", () => {
  const crossed = async (): Promise<readonly [TestBrowser, TestBrowser]> => {
    const there = await house.player("alice");
    await create(there);
    const here = onHost(there);
    await redeem(here);
    return [there, here];
  };
  const soon = { timeout: 2_000 };

  test("end together, whichever signs out", async () => {
    for (const who of [0, 1] as const) {
      const pair = await crossed();
      await pair[who].call("logout", {});
      for (const browser of pair) await expect.poll(() => userName(browser), soon).toBeNull();
    }
  });

  test("end together along a chain, and leave the player's other devices signed in", async () => {
    const elsewhere = await house.player("alice");
    const [first, second] = await crossed();
    await create(second);
    const third = onHost(second, web);
    await redeem(third);
    await second.call("logout", {});
    for (const browser of [first, second, third]) await expect.poll(() => userName(browser), soon).toBeNull();
    expect(await userName(elsewhere)).toBe("alice");
  });

  test("have the same final expiry, since a hand-off does not extend a session", async () => {
    await crossed();
    const { rows } = await sql<{ ends: number }>`
      select count(distinct absolute_until)::int as ends from session
      where origin_hash = (select origin_hash from session where origin_hash is not null order by created_at desc limit 1)
        or session_hash = (select origin_hash from session where origin_hash is not null order by created_at desc limit 1)`.execute(
      house.test.db,
    );
    expect(rows).toEqual([{ ends: 1 }]);
  });

  test("end on a password change, except the one that changes it", async () => {
    const there = await house.player("bashir");
    await create(there);
    const here = onHost(there);
    await redeem(here);
    const changed = await here.call("changePassword", { current: fixturePassword, next: "another-horse" });
    expect(changed.status).toBe(200);
    await expect.poll(() => userName(there), soon).toBeNull();
    expect(await userName(here)).toBe("bashir");
  });

  test("replace the session that the other host had", async () => {
    const [there, here] = await crossed();
    const before = sessionOf(here);
    await create(there);
    const returning = onHost(there);
    returning.cookies.set("__Host-lv_sid", before!);
    expect((await redeem(returning)).body).toMatchObject({ signedIn: true });
    const old = new TestBrowser(house.port, mobile, "harbour-test-key");
    old.cookies.set("__Host-lv_sid", before!);
    await expect.poll(() => userName(old), soon).toBeNull();
    expect([await userName(there), await userName(returning)]).toEqual(["alice", "alice"]);
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
    await sql`select pg_notify('livery_site', 'x')`.execute(house.test.db);
    await expect.poll(async () => refused(await create(alone)), { timeout: 2_000 }).toMatchObject([404, "not_found"]);
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
