import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestBrowser } from "../testing/browser.ts";
import { type TestHouse } from "../testing/house.ts";
import { fixturePassword } from "../testing/fixture.ts";
import { codeCookie, markCookie } from "./cookies.ts";
import {
  arrive,
  create,
  handOver,
  mobile,
  onHost,
  redeem,
  refused,
  sessionOf,
  slip,
  startHandOffHouse,
  userName,
  web,
} from "./testing/hand-off-fixture.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await startHandOffHouse();
});
afterAll(() => house.close());
beforeEach(async () => void (await house.test.db.deleteFrom("handoff").execute()));

describe("a hand-off (D49)", () => {
  test("carries session and slip to the mobile host, and back", async () => {
    const there = await house.player("alice");
    const created = await create(there);
    expect([created.status, created.body]).toEqual([
      200,
      { host: mobile, seconds: 30, ticket: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) },
    ]);
    expect([created.headers["set-cookie"], created.headers["cache-control"]]).toEqual([undefined, "no-store"]);
    const here = await onHost(house, { from: there, ticket: (created.body as { ticket: string }).ticket });
    const answer = await redeem(here);
    expect([answer.status, answer.body]).toEqual([200, { signedIn: true, slip }]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(await userName(here)).toBe("alice");
    expect(here.cookies.get("userId")).toBe(String(house.seeded.playerIds["alice"]));
    expect(sessionOf(here)).not.toBe(sessionOf(there));
    expect([here.cookies.has(codeCookie), here.cookies.has(markCookie)]).toEqual([false, false]);

    const back = await onHost(house, await handOver(here, { slip: null }), web);
    expect((await redeem(back)).body).toEqual({ signedIn: true, slip: null });
    expect(await userName(back)).toBe("alice");
  });

  test("of a visitor carries the slip and signs in no player", async () => {
    const here = await onHost(house, await handOver(house.visitor()));
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
    const here = await onHost(house, created);
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
    const taken = await onHost(house, await handOver(attacker));
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

describe("sessions linked by a hand-off", () => {
  const crossed = async (): Promise<readonly [TestBrowser, TestBrowser]> => {
    const there = await house.player("alice");
    const here = await onHost(house, await handOver(there));
    await redeem(here);
    return [there, here];
  };

  test("end together, whichever signs out", async () => {
    for (const who of [0, 1] as const) {
      const pair = await crossed();
      await pair[who].call("logout", {});
      for (const browser of pair) await expect.poll(() => userName(browser)).toBeNull();
    }
  });

  test("end together along a chain, and leave the player's other devices signed in", async () => {
    const elsewhere = await house.player("alice");
    const [first, second] = await crossed();
    const third = await onHost(house, await handOver(second), web);
    await redeem(third);
    await second.call("logout", {});
    for (const browser of [first, second, third]) await expect.poll(() => userName(browser)).toBeNull();
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
    const here = await onHost(house, await handOver(there));
    await redeem(here);
    const changed = await here.call("changePassword", { current: fixturePassword, next: "another-horse" });
    expect(changed.status).toBe(200);
    await expect.poll(() => userName(there)).toBeNull();
    expect(await userName(here)).toBe("bashir");
  });

  test("replace the session that the other host had", async () => {
    const [there, here] = await crossed();
    const before = sessionOf(here);
    const returning = await onHost(house, await handOver(there));
    returning.cookies.set("__Host-lv_sid", before!);
    expect((await redeem(returning)).body).toMatchObject({ signedIn: true });
    const old = new TestBrowser(house.port, mobile, "harbour-test-key");
    old.cookies.set("__Host-lv_sid", before!);
    await expect.poll(() => userName(old)).toBeNull();
    expect([await userName(there), await userName(returning)]).toEqual(["alice", "alice"]);
  });
});
