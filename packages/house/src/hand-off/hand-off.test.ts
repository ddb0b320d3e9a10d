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

/** Browsers on another host after a hand-off was created: the page has sent its ticket there. */
interface Created {
  readonly from: TestBrowser;
  readonly ticket: string;
}
const handOver = async (from: TestBrowser, body?: unknown): Promise<Created> => {
  const answer = await create(from, body);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return { from, ticket: (answer.body as { ticket: string }).ticket };
};
/** What a page of another host sends to the arriving one. */
const arrive = (at: TestBrowser, { from, ticket }: Created, headers: Readonly<Record<string, string>> = {}) =>
  at.send(`/handoff/arrival?${key(at)}`, {
    method: "POST",
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      "sec-fetch-site": "same-site",
      ...from.ownOrigin(),
      ...headers,
    },
    body: ticket,
  });
/** The same browser on the host that a hand-off leads to. */
async function onHost(created: Created, host = mobile): Promise<TestBrowser> {
  const to = new TestBrowser(house.port, host, created.from.siteKey);
  const answer = await arrive(to, created);
  expect([answer.status, answer.text]).toEqual([200, "{}"]);
  return to;
}
const userName = async (browser: TestBrowser): Promise<unknown> =>
  ((await browser.call("getUserData", {})).body as { results: { userName: string } | null }).results?.userName ?? null;
const sessionOf = (browser: TestBrowser) => browser.cookies.get("__Host-lv_sid");

describe("a hand-off (D49)", () => {
  test("carries session and slip to the mobile host, and back", async () => {
    const there = await house.player("alice");
    const created = await create(there);
    expect([created.status, created.body]).toEqual([
      200,
      { host: mobile, seconds: 30, ticket: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) },
    ]);
    expect([created.headers["set-cookie"], created.headers["cache-control"]]).toEqual([undefined, "no-store"]);
    const here = await onHost({ from: there, ticket: (created.body as { ticket: string }).ticket });
    const answer = await redeem(here);
    expect([answer.status, answer.body]).toEqual([200, { signedIn: true, slip }]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(await userName(here)).toBe("alice");
    expect(here.cookies.get("userId")).toBe(String(house.seeded.playerIds["alice"]));
    expect(sessionOf(here)).not.toBe(sessionOf(there));
    expect([here.cookies.has(codeCookie), here.cookies.has(markCookie)]).toEqual([false, false]);

    const back = await onHost(await handOver(here, { slip: null }), web);
    expect((await redeem(back)).body).toEqual({ signedIn: true, slip: null });
    expect(await userName(back)).toBe("alice");
  });

  test("of a visitor carries the slip and signs in no player", async () => {
    const here = await onHost(await handOver(house.visitor()));
    const answer = await redeem(here);
    expect(answer.body).toEqual({ signedIn: false, slip });
    expect(sessionOf(here)).toBeUndefined();
  });

  test("from another web host of the site leads to the mobile host of the shared domain", async () => {
    const there = new TestBrowser(house.port, "www.harbour.localhost", "harbour-test-key");
    expect((await create(there)).body).toMatchObject({ host: mobile, seconds: 30 });
  });

  test("stores its code in a cookie of the arriving host alone, which no script and no other host can read or set", async () => {
    const created = await handOver(await house.player("alice"));
    const { headers, text } = await arrive(new TestBrowser(house.port, mobile, "harbour-test-key"), created);
    const lines = [headers["set-cookie"] ?? []].flat();
    const code = lines.find((line) => line.startsWith(`${codeCookie}=`))!;
    expect(code).toMatch(/^__Host-lv_handoff=[A-Za-z0-9_-]{43};/);
    for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Strict", "Max-Age=30"])
      expect(code.split("; ")).toContain(attribute);
    const mark = lines.find((line) => line.startsWith(`${markCookie}=`))!;
    expect(mark).toMatch(/^lv_handoff=1;/);
    expect(mark).not.toContain("HttpOnly");
    for (const line of lines) expect(line).not.toMatch(/Domain/i);
    expect([text, code.includes(created.ticket)]).toEqual(["{}", false]);
    // The page that hands over may read that it arrived.
    expect(headers).toMatchObject({
      "access-control-allow-origin": created.from.ownOrigin().origin,
      "access-control-allow-credentials": "true",
      vary: expect.stringContaining("Origin"),
      "cache-control": "no-store",
    });
  });

  test("stores neither ticket, code nor session token in the database or the log", async () => {
    const there = await house.player("alice");
    const created = await handOver(there);
    const stored = async () => {
      const { rows } = await sql<{ row: string }>`select h::text as row from handoff h`.execute(house.test.db);
      expect(rows).toHaveLength(1);
      return rows[0]!.row;
    };
    const before = await stored();
    const here = await onHost(created);
    const secrets = [created.ticket, here.cookies.get(codeCookie)!, sessionOf(there)!];
    for (const row of [before, await stored()])
      for (const secret of secrets) {
        expect(row).not.toContain(secret);
        expect(row).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
      }
    for (const secret of secrets) expect(house.logged.filter((line) => line.includes(secret))).toEqual([]);
  });
});

describe("whoever controls another host of the domain", () => {
  const evilHost = "evil.harbour.localhost";

  test("cannot sign a visitor in as themselves: neither by a cookie of the domain nor by a request from the host", async () => {
    // The attacker's own hand-off, up to the code of their own browser.
    const attacker = await house.player("bashir");
    const taken = await onHost(await handOver(attacker));
    const fresh = await handOver(attacker);
    const victim = new TestBrowser(house.port, mobile, "harbour-test-key");
    // A browser takes these cookies from the host for the domain; it refuses any whose name begins with __Host-.
    for (const name of [codeCookie.replace("__Host-", "__Secure-"), codeCookie.replace("__Host-", "")])
      victim.cookies.set(name, taken.cookies.get(codeCookie)!);
    expect(refused(await redeem(victim))).toEqual([404, "not_found"]);
    // A page of the host sends the attacker's ticket from the victim's browser.
    const evil = { origin: `http://${evilHost}:${house.port}` };
    for (const headers of [evil, { ...evil, "sec-fetch-site": "same-site" }, { origin: "null" }, { origin: "" }])
      expect(refused(await arrive(victim, fresh, headers))).toEqual([403, "origin_refused"]);
    // Nor from the other host at another port, or the arriving one itself.
    for (const origin of ["http://harbour.localhost:81", "http://harbour.localhost", `http://${mobile}:${house.port}`])
      expect(refused(await arrive(victim, fresh, { origin }))).toEqual([403, "origin_refused"]);
    expect(refused(await arrive(victim, fresh, { "sec-fetch-site": "cross-site" }))).toEqual([403, "origin_refused"]);
    expect([await userName(victim), sessionOf(victim), victim.cookies.has(codeCookie)]).toEqual([
      null,
      undefined,
      false,
    ]);
    // The ticket itself is no code, and a code no ticket.
    victim.cookies.set(codeCookie, fresh.ticket);
    expect(refused(await redeem(victim))).toEqual([404, "not_found"]);
    const asTicket = { from: attacker, ticket: taken.cookies.get(codeCookie)! };
    expect(refused(await arrive(new TestBrowser(house.port, mobile, "harbour-test-key"), asTicket))).toEqual([
      404,
      "not_found",
    ]);
  });

  test("receives nothing of a visitor's hand-off that their host is sent", async () => {
    const answers = [await create(await house.player("alice"))];
    const { ticket } = answers[0]!.body as { ticket: string };
    const from = new TestBrowser(house.port, web, "harbour-test-key");
    answers.push(await arrive(new TestBrowser(house.port, mobile, "harbour-test-key"), { from, ticket }));
    for (const { headers } of answers) expect(String(headers["set-cookie"] ?? "")).not.toMatch(/domain=/i);
  });
});

describe("a hand-off code is refused", () => {
  const worthless = async (browser: TestBrowser): Promise<void> => {
    expect(refused(await redeem(browser))).toEqual([404, "not_found"]);
    expect(sessionOf(browser)).toBeUndefined();
  };

  test("a second time, and its ticket too", async () => {
    const created = await handOver(await house.player("alice"));
    const first = await onHost(created);
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
    const here = await onHost(created);
    const left = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - now())::float as seconds from handoff`.execute(house.test.db);
    expect(left.rows[0]!.seconds).toBeGreaterThan(25);
    expect(left.rows[0]!.seconds).toBeLessThanOrEqual(30);
    const late = await handOver(there);
    await sql`update handoff set expires_at = now()`.execute(house.test.db);
    await worthless(here);
    expect(refused(await arrive(here, late))).toEqual([404, "not_found"]);
    // What nobody came for goes with the next one.
    await create(there);
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
    const here = await onHost(created);
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
    const here = await onHost(await handOver(there));
    await there.call("logout", {});
    expect((await redeem(here)).body).toEqual({ signedIn: false, slip });
    expect(sessionOf(here)).toBeUndefined();
  });
});

describe("sessions linked by a hand-off", () => {
  const crossed = async (): Promise<readonly [TestBrowser, TestBrowser]> => {
    const there = await house.player("alice");
    const here = await onHost(await handOver(there));
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
    const third = await onHost(await handOver(second), web);
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
    const here = await onHost(await handOver(there));
    await redeem(here);
    const changed = await here.call("changePassword", { current: fixturePassword, next: "another-horse" });
    expect(changed.status).toBe(200);
    await expect.poll(() => userName(there), soon).toBeNull();
    expect(await userName(here)).toBe("bashir");
  });

  test("replace the session that the other host had", async () => {
    const [there, here] = await crossed();
    const before = sessionOf(here);
    const returning = await onHost(await handOver(there));
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
