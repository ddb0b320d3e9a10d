import { createHash } from "node:crypto";
import { obfuscateUserId } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { forgetOldSessions } from "../accounts/sessions.ts";
import { fixturePassword } from "../testing/fixture.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { leastWorkOf } from "../testing/work.ts";

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

const alice = (): number => house.seeded.playerIds["alice"]!;

describe("userLogin", () => {
  test("signs a player in with a session cookie that scripts cannot read and a readable flag", async () => {
    const browser = house.visitor();
    const answer = await browser.call("userLogin", { userName: "alice", password: fixturePassword });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 1, results: { userId: alice(), lang: "en" } });
    const [session, flag] = answer.headers["set-cookie"] as string[];
    expect(session).toMatch(
      /^__Host-lv_sid=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(flag).toMatch(new RegExp(`^userId=${alice()}; Max-Age=2592000; Path=/; Secure; SameSite=Lax$`));
    expect(answer.text).not.toContain(browser.cookies.get("__Host-lv_sid"));
  });

  test("stores only a hash of the session token", async () => {
    const browser = await house.player("alice");
    const token = browser.cookies.get("__Host-lv_sid")!;
    const rows = await house.test.db.selectFrom("session").select("session_hash").execute();
    const storedHashes = rows.map((row) => row.session_hash.toString("hex"));
    expect(storedHashes).toContain(createHash("sha256").update(token).digest("hex"));
    expect(storedHashes).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  });

  test("ignores the case of the user name", async () => {
    expect((await house.visitor().call("userLogin", { userName: "ALICE", password: fixturePassword })).status).toBe(
      200,
    );
  });

  test("answers a wrong password and a missing account in the same words, after about the same work", async () => {
    const bodies = new Set<string>();
    const refused = async (userName: string): Promise<void> => {
      const answer = await house.visitor().call("userLogin", { userName, password: "wrong-password" });
      expect(answer.status).toBe(401);
      bodies.add(JSON.stringify({ ...(answer.body as object), requestId: "" }));
    };
    const { alice: known, nobody } = await leastWorkOf({
      alice: () => refused("alice"),
      nobody: () => refused("nobody"),
    });
    expect([...bodies]).toEqual([
      JSON.stringify({
        code: "wrong_credentials",
        message: "Incorrect username or password",
        params: {},
        requestId: "",
      }),
    ]);
    // A missing account that skipped the hash would cost a tenth.
    expect(nobody).toBeGreaterThan(known * 0.5);
  });

  test("accepts only the players of its site", async () => {
    expect(
      (await house.visitor("meadow").call("userLogin", { userName: "alice", password: fixturePassword })).status,
    ).toBe(401);
  });

  test("does not accept a terminal's sign-in for a player's", async () => {
    const answer = await house
      .visitor()
      .call("userLogin", { userName: "alice", password: fixturePassword, passwordKind: "terminal" });
    expect(answer.body).toMatchObject({ code: "wrong_credentials" });
  });

  test("reports that an account is passive only with the right password", async () => {
    await sql`update player set status = 'passive' where user_name = 'bashir'`.execute(house.test.db);
    const right = await house.visitor().call("userLogin", { userName: "bashir", password: fixturePassword });
    const wrong = await house.visitor().call("userLogin", { userName: "bashir", password: "wrong-password" });
    expect([right.status, right.body]).toMatchObject([403, { code: "account_passive" }]);
    expect(wrong.body).toMatchObject({ code: "wrong_credentials" });
    await sql`update player set status = 'active' where user_name = 'bashir'`.execute(house.test.db);
  });
});

describe("getUserData", () => {
  test("is null for a visitor", async () => {
    expect((await house.visitor().call("getUserData", {})).body).toEqual({ status: 1, results: null });
  });

  test("returns a signed-in player's identity, balance, services and limits", async () => {
    const answer = await (await house.player("alice")).call("getUserData", {});
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toMatchObject({
      status: 1,
      results: {
        userId: alice(),
        userName: "alice",
        userCredit: 100_000,
        currency: "EUR",
        operatorId: house.seeded.tenantId,
        sportUser: { status: 1 },
        casinoUser: { status: 0 },
        combine: { minStake: 100, maxStake: 25_000, maxPay: 1_250_000, status: 1 },
        staketype: 0,
      },
    });
  });

  test("is also served under the name userdata", async () => {
    const browser = await house.player("alice");
    expect((await browser.call("userdata", {})).body).toEqual((await browser.call("getUserData", {})).body);
    expect((await house.visitor().call("userdata", {})).body).toEqual({ status: 1, results: null });
  });

  test("returns changed service flags from the next request on (D40)", async () => {
    const browser = await house.player("alice");
    const services = async (): Promise<unknown> =>
      ((await browser.call("getUserData", {})).body as { results: unknown }).results;
    expect(await services()).toMatchObject({ bingoUser: { status: 0 } });
    await sql`update player set services = services || '{"bingo": true}' where user_name = 'alice'`.execute(
      house.test.db,
    );
    await expect.poll(services).toMatchObject({ bingoUser: { status: 1 } });
  });

  test("returns the flags of now to a new session, though no notification of them has come", async () => {
    const services = async (): Promise<unknown> =>
      ((await (await house.player("bashir")).call("getUserData", {})).body as { results: unknown }).results;
    expect(await services()).toMatchObject({ bingoUser: { status: 0 } });
    await sql`alter table player disable trigger player_changed`.execute(house.test.db);
    await sql`update player set services = services || '{"bingo": true}' where user_name = 'bashir'`.execute(
      house.test.db,
    );
    await sql`alter table player enable trigger player_changed`.execute(house.test.db);
    expect(await services()).toMatchObject({ bingoUser: { status: 1 } });
  });

  test("treats a passive account's session as a visitor's, and calls that need a session are refused", async () => {
    const browser = await house.player("bashir");
    await sql`update player set status = 'passive' where user_name = 'bashir'`.execute(house.test.db);
    await expect.poll(async () => (await browser.call("getUserData", {})).body).toEqual({ status: 1, results: null });
    const answer = await browser.call("getUserDetail", {});
    expect([answer.status, answer.body]).toMatchObject([403, { code: "account_passive" }]);
    await sql`update player set status = 'active' where user_name = 'bashir'`.execute(house.test.db);
  });
});

describe("getUserDetail", () => {
  test("returns the caller's own information", async () => {
    await sql`update player set profile = '{"firstName": "Alice", "email": "alice@example.org", "countryId": "55"}' where user_name = 'alice'`.execute(
      house.test.db,
    );
    const answer = await (await house.player("alice")).call("getUserDetail", {});
    expect(answer.body).toMatchObject({
      results: {
        userId: alice(),
        userName: "alice",
        firstName: "Alice",
        lastName: "",
        email: "alice@example.org",
        countryId: 55,
        birthDate: null,
      },
    });
  });

  test("is refused for a visitor", async () => {
    const answer = await house.visitor().call("getUserDetail", {});
    expect([answer.status, answer.body]).toMatchObject([401, { code: "signed_out" }]);
  });
});

describe("seco", () => {
  test("returns balance and version for the session's player, and null for a visitor", async () => {
    const answer = await (await house.player("alice")).call("seco", {});
    expect(answer.body).toMatchObject({ results: { userId: alice(), userCredit: 100_000, currency: "EUR" } });
    expect((await house.visitor().call("seco", {})).body).toEqual({ status: 1, results: null });
  });

  test("compares the obfuscated id with the session's (D41)", async () => {
    const browser = await house.player("alice");
    expect((await browser.raw("seco", { userId: obfuscateUserId(alice()) })).status).toBe(200);
    const other = await browser.raw("seco", { userId: obfuscateUserId(alice() + 1) });
    expect([other.status, other.body]).toMatchObject([409, { code: "identity_conflict", path: "userId" }]);
    const forged = await browser.raw("seco", { userId: `z${obfuscateUserId(alice()).slice(1)}` });
    expect([forged.status, forged.body]).toMatchObject([400, { code: "invalid_field", path: "userId" }]);
  });
});

describe("identity", () => {
  test("is read from the cookie only: a payload that names another is refused (D42)", async () => {
    const browser = await house.player("alice");
    for (const claim of [
      { userId: alice() + 1 },
      { operatorId: house.seeded.tenantId + 1 },
      { site_id: house.seeded.siteIds["meadow"] },
    ]) {
      const answer = await browser.raw("getUserData", claim);
      expect([answer.status, answer.body]).toMatchObject([
        409,
        { code: "identity_conflict", path: Object.keys(claim)[0] },
      ]);
    }
    const agreeing = {
      userId: alice(),
      operatorId: house.seeded.tenantId,
      site_id: house.seeded.siteIds["harbour"],
      serverId: "x",
      lang: "en",
      reqId: 1,
    };
    expect((await browser.raw("getUserData", agreeing)).status).toBe(200);
    expect((await house.visitor().raw("getUserData", { userId: alice() })).body).toEqual({ status: 1, results: null });
  });

  test("a session of one site is invalid on another", async () => {
    const browser = await house.player("alice");
    const stranger = house.visitor("meadow");
    stranger.cookies.set("__Host-lv_sid", browser.cookies.get("__Host-lv_sid")!);
    expect((await stranger.call("getUserData", {})).body).toEqual({ status: 1, results: null });
  });

  test("is not read from the readable cookie, nor from a malformed token", async () => {
    const browser = house.visitor();
    browser.cookies.set("userId", String(alice()));
    browser.cookies.set("__Host-lv_sid", "' or 1=1 --");
    expect((await browser.call("getUserData", {})).body).toEqual({ status: 1, results: null });
  });
});

describe("a session", () => {
  const end = async (column: "idle_until" | "absolute_until"): Promise<unknown> => {
    const browser = await house.player("alice");
    await house.test.db
      .updateTable("session")
      .set({ [column]: sql<Date>`now() - interval '1 second'` })
      .execute();
    const returning = house.visitor();
    returning.cookies.set("__Host-lv_sid", browser.cookies.get("__Host-lv_sid")!);
    return (await returning.call("getUserData", {})).body;
  };

  test("expires after twelve idle hours, and thirty days after its start (D60)", async () => {
    const browser = await house.player("alice");
    const row = await house.test.db
      .selectFrom("session")
      .select(
        sql<string>`max(idle_until - created_at)::text || ' ' || max(absolute_until - created_at)::text`.as("spans"),
      )
      .where("ended_at", "is", null)
      .executeTakeFirstOrThrow();
    expect(row.spans).toMatch(/^12:00:00.* 30 days$/);
    expect((await browser.call("getUserData", {})).body).toMatchObject({ results: { userName: "alice" } });
    expect(await end("idle_until")).toEqual({ status: 1, results: null });
    expect(await end("absolute_until")).toEqual({ status: 1, results: null });
  });

  test("expires on time although the server has it in its cache", async () => {
    const used = async (ms: number): Promise<unknown> => {
      const browser = await house.player("alice");
      expect((await browser.call("getUserData", {})).body).toMatchObject({ results: { userName: "alice" } });
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
      const { body } = await browser.call("getUserData", {});
      vi.useRealTimers();
      return body;
    };
    expect(await used(11 * 3_600_000)).toMatchObject({ results: { userName: "alice" } });
    expect(await used(12 * 3_600_000 + 1_000)).toEqual({ status: 1, results: null });
  });

  test("is extended to twelve hours from each use", async () => {
    const browser = await house.player("alice");
    await sql`update session set idle_until = now() + interval '1 hour'`.execute(house.test.db);
    expect((await browser.call("getUserData", {})).body).toMatchObject({ results: { userName: "alice" } });
    const longest = async () =>
      (
        await sql<{
          left: number;
        }>`select extract(epoch from max(idle_until) - now())::float8 as left from session`.execute(house.test.db)
      ).rows[0]!.left;
    await expect.poll(longest).toBeGreaterThan(11.9 * 3600);
  });

  test("ends with logout for every copy of its cookie", async () => {
    const browser = await house.player("alice");
    const copy = house.visitor();
    copy.cookies.set("__Host-lv_sid", browser.cookies.get("__Host-lv_sid")!);
    const answer = await browser.call("logout", {});
    expect(answer.status).toBe(200);
    expect(browser.cookies.has("__Host-lv_sid")).toBe(false);
    expect(browser.cookies.get("userId")).toBe("0");
    expect((await copy.call("getUserData", {})).body).toEqual({ status: 1, results: null });
  });

  test("is deleted sixty days after its latest possible end", async () => {
    await house.player("alice");
    const ids = async () => (await house.test.db.selectFrom("session").select("session_hash").execute()).length;
    const before = await ids();
    await forgetOldSessions(house.test.db);
    expect(await ids()).toBe(before);
    await sql`update session set absolute_until = now() - interval '61 days' where session_hash = (select session_hash from session limit 1)`.execute(
      house.test.db,
    );
    await forgetOldSessions(house.test.db);
    expect(await ids()).toBe(before - 1);
  });

  test("ends when a sign-in in the same browser replaces it, of the same player or another", async () => {
    for (const next of ["alice", "bashir"]) {
      const browser = await house.player("alice");
      const copy = house.visitor();
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      expect((await copy.call("getUserData", {})).body).toMatchObject({ results: { userName: "alice" } });
      expect((await browser.call("userLogin", { userName: next, password: fixturePassword })).status).toBe(200);
      expect((await copy.call("getUserData", {})).body).toMatchObject({ results: null });
      expect((await browser.call("getUserData", {})).body).toMatchObject({ results: { userName: next } });
    }
  });

  test("is not needed to log out", async () => {
    expect((await house.visitor().call("logout", {})).status).toBe(200);
  });
});
