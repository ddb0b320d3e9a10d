import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { CallError } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { TestBrowser } from "../testing/browser.ts";
import { fixture, fixturePassword } from "../testing/fixture.ts";
import { toCallError } from "../http/errors.ts";

let house: TestHouse;
beforeAll(async () => void (house = await startTestHouse()));
afterAll(() => house.close());

const login = "/ekol/userLogin?token=harbour-test-key";
const json = { "content-type": "application/json" };

describe("a call", () => {
  test("belongs to the site of its host", async () => {
    const nobody = new TestBrowser(house.port, "nobody.localhost", "harbour-test-key");
    expect([(await nobody.call("getUserData", {})).status, (await nobody.call("getUserData", {})).body]).toMatchObject([
      404,
      { code: "unknown_site" },
    ]);
    const second = new TestBrowser(house.port, "www.HARBOUR.localhost", "harbour-test-key");
    expect((await second.call("getUserData", {})).status).toBe(200);
  });

  test("needs the site's public key, and is answered as an unknown site without it or with another site's (D43)", async () => {
    const browser = house.visitor();
    for (const query of ["", "?token=", "?token=meadow-test-key", "?token=a&token=harbour-test-key"]) {
      const answer = await browser.post(`/ekol/getUserData${query}`, {});
      expect([answer.status, answer.body]).toMatchObject([404, { code: "unknown_site", path: "token" }]);
    }
  });

  test("that changes state must come from the site's own origin", async () => {
    const browser = house.visitor();
    const own = `http://harbour.localhost:${house.port}`;
    const refused: Record<string, string>[] = [
      {},
      { origin: "null" },
      { origin: `http://meadow.localhost:${house.port}` },
      { origin: "http://harbour.localhost" },
      { origin: `${own}.evil.example` },
      { origin: `http://evil.example/?${own}` },
      { origin: own, "sec-fetch-site": "cross-site" },
      { origin: own, "sec-fetch-site": "same-site" },
    ];
    for (const headers of refused) {
      const answer = await browser.send(login, { method: "POST", headers: { ...json, ...headers }, body: "{}" });
      expect([headers, answer.status, answer.body]).toMatchObject([headers, 403, { code: "origin_refused" }]);
    }
    expect(
      (await browser.post("/ekol/getUserData?token=harbour-test-key", {}, { "sec-fetch-site": "same-origin" })).status,
    ).toBe(200);
  });

  test("must be a JSON object of at most 64 KiB", async () => {
    const browser = house.visitor();
    const refused: [body: string, type: string][] = [
      ["", "application/json"],
      ["{", "application/json"],
      ["[]", "application/json"],
      ["null", "application/json"],
      ['"text"', "application/json"],
      ['{"__proto__": {"userName": "alice"}}', "application/json"],
      ['{"constructor": {"prototype": {}}}', "application/json"],
      ["userName=alice", "application/x-www-form-urlencoded"],
      ["{}", "text/plain"],
      ["{}", "application/xml"],
    ];
    for (const [body, type] of refused) {
      const answer = await browser.post(login, body, { "content-type": type });
      expect([body, answer.status]).toEqual([body, 400]);
      expect((answer.body as { code: string }).code).toMatch(/^(malformed_body|unknown_field|invalid_field)$/);
    }
    const answer = await browser.post(login, { userName: "a".repeat(70_000), password: "x" });
    expect([answer.status, answer.body]).toMatchObject([413, { code: "body_too_large" }]);
  });

  test("with an unknown field is refused, and an invalid field is named (D61)", async () => {
    const browser = house.visitor();
    const unknown = await browser.raw("userLogin", { userName: "alice", password: fixturePassword, admin: true });
    expect([unknown.status, unknown.body]).toMatchObject([400, { code: "unknown_field", path: "admin" }]);
    const wrong = await browser.raw("userLogin", { userName: "al", password: fixturePassword });
    expect([wrong.status, wrong.body]).toMatchObject([400, { code: "invalid_field", path: "userName" }]);
    expect((wrong.body as { requestId: string }).requestId).toMatch(/^\S{8,}$/);
  });

  test("without a handler answers 501", async () => {
    const answer = await house.visitor().raw("getTopWinners", { limit: 3 });
    expect([answer.status, answer.body]).toMatchObject([501, { code: "not_served", params: { key: "getTopWinners" } }]);
  });

  test("that does not exist, or with another method, is not found", async () => {
    const browser = house.visitor();
    for (const answer of [
      await browser.post("/ekol/nothing", {}),
      await browser.send("/ekol/userLogin"),
      await browser.send("/ekol/userLogin", { method: "OPTIONS" }),
      await browser.send("/elsewhere"),
    ])
      expect([answer.status, answer.body]).toMatchObject([404, { code: "not_found" }]);
  });

  test("is answered with the security headers, and is not cached", async () => {
    const answer = await house.visitor().call("getUserData", {});
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    });
    expect(answer.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    expect(answer.headers["permissions-policy"]).toContain("camera=()");
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

test("a request with two hosts is refused: a proxy may read another one than the server", async () => {
  const { port } = house;
  const socket = connect(port, "127.0.0.1");
  socket.end("GET /livez HTTP/1.1\r\nHost: harbour.localhost\r\nHost: meadow.localhost\r\nConnection: close\r\n\r\n");
  const text = await readText(socket);
  expect(text).toMatch(/^HTTP\/1\.1 400 /u);
  expect(text).toContain('"path":"Host"');
});

test("a client that leaves in the middle of its body is no error of the server", async () => {
  const before = house.logged.length;
  const socket = connect(house.port, "127.0.0.1");
  socket.on("error", () => undefined);
  const { hosts, siteKey } = fixture.sites[0]!;
  socket.write(
    `POST /ekol/getUserData?token=${siteKey} HTTP/1.1\r\nHost: ${hosts[0]!}\r\nOrigin: http://${hosts[0]!}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`,
    () => socket.destroy(),
  );
  await expect.poll(() => house.logged.slice(before).some((line) => line.includes("did not arrive whole"))).toBe(true);
  expect(house.logged.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
});

describe("a failure in the server", () => {
  test("is answered without its cause, which is logged", async () => {
    const browser = await house.player("alice");
    await sql`alter table language rename to language_away`.execute(house.test.db);
    const answer = await browser.call("getLanguages", {});
    await sql`alter table language_away rename to language`.execute(house.test.db);
    expect([answer.status, answer.body]).toMatchObject([500, { code: "technical", params: {} }]);
    expect(answer.text).not.toContain("language");
    const { requestId } = answer.body as { requestId: string };
    expect(
      house.logged.some((line) => line.includes(requestId) && line.includes('relation \\"language\\" does not exist')),
    ).toBe(true);
  });

  test("is told to the load balancer while the disk is full, and heals by itself", async () => {
    const database = house.test.db;
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`.execute(database);
    for (const table of ["storage_probe", "session"])
      await sql
        .raw(`create trigger full_disk before insert on ${table} execute function full_disk()`)
        .execute(database);
    expect((await house.visitor().send("/readyz")).status).toBe(200);
    const answer = await house.visitor().call("userLogin", { userName: "alice", password: fixturePassword });
    expect([answer.status, answer.body]).toMatchObject([503, { code: "busy" }]);
    for (let tries = 0; tries < 2; tries += 1) {
      const readiness = await house.visitor().send("/readyz");
      expect([readiness.status, readiness.body]).toEqual([503, { status: "disk_full" }]);
    }
    for (const table of ["storage_probe", "session"])
      await sql.raw(`drop trigger full_disk on ${table}`).execute(database);
    expect((await house.visitor().send("/readyz")).body).toEqual({ status: "ok" });
    expect((await house.visitor().call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(
      200,
    );
    expect((await sql`select from storage_probe`.execute(database)).rows).toEqual([]);
  });

  test("that is temporary is `busy`: a time-out, a database that restarts", () => {
    for (const code of ["57014", "55P03", "57P01", "ECONNREFUSED"])
      expect(toCallError(Object.assign(new Error("x"), { code })).code).toBe("busy");
    expect(toCallError(new Error("x")).code).toBe("technical");
    expect(toCallError(new CallError("not_found")).code).toBe("not_found");
  });

  test("is limited in time: a statement ends after five seconds, a wait for a lock after two (D60)", async () => {
    const { rows } = await house.database.pool.query(
      "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
    );
    expect(rows).toEqual([
      { name: "idle_in_transaction_session_timeout", setting: "10000" },
      { name: "lock_timeout", setting: "2000" },
      { name: "statement_timeout", setting: "5000" },
    ]);
  });
});

describe("/livez and /readyz", () => {
  test("report that the server is alive and ready", async () => {
    for (const path of ["/livez", "/readyz"])
      expect([(await house.visitor().send(path)).status, (await house.visitor().send(path)).body]).toEqual([
        200,
        { status: "ok" },
      ]);
  });

  test("a server whose database lacks a migration is alive but not ready", async () => {
    const last = await sql<{
      name: string;
      timestamp: string;
    }>`delete from kysely_migration where name = (select max(name) from kysely_migration) returning name, timestamp`.execute(
      house.test.db,
    );
    const [ready, liveness] = [await house.visitor().send("/readyz"), await house.visitor().send("/livez")];
    const { name, timestamp } = last.rows[0]!;
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(house.test.db);
    expect([ready.status, ready.body]).toEqual([503, { status: "migrating", pending: 1 }]);
    expect(liveness.status).toBe(200);
  });
});

describe("/csp-report", () => {
  test("accepts the reports of browsers in both forms, and keeps them for the operator", async () => {
    const browser = house.visitor();
    const legacy = {
      "csp-report": {
        "document-uri": "http://harbour.localhost/en/?secret=1",
        "effective-directive": "script-src-elem",
        "blocked-uri": "inline",
        "script-sample": "alert(1)",
      },
    };
    const modern = [
      {
        type: "csp-violation",
        body: {
          documentURL: "http://harbour.localhost/fa/",
          effectiveDirective: "img-src",
          blockedURL: "http://evil.example/x.png",
        },
      },
      { type: "deprecation", body: {} },
    ];
    expect(
      (
        await browser.send("/csp-report", {
          method: "POST",
          headers: { "content-type": "application/csp-report" },
          body: JSON.stringify(legacy),
        })
      ).status,
    ).toBe(204);
    expect(
      (
        await browser.send("/csp-report", {
          method: "POST",
          headers: { "content-type": "application/reports+json" },
          body: JSON.stringify(modern),
        })
      ).status,
    ).toBe(204);
    expect(house.cspReports).toEqual({
      count: 2,
      last: [
        {
          directive: "script-src-elem",
          blocked: "inline",
          document: "http://harbour.localhost/en/",
          sample: "alert(1)",
        },
        {
          directive: "img-src",
          blocked: "http://evil.example/x.png",
          document: "http://harbour.localhost/fa/",
          sample: "",
        },
      ],
    });
    expect(house.logged.some((line) => line.includes("content security policy violated"))).toBe(true);
  });

  test("refuses a body that is no report", async () => {
    const browser = house.visitor();
    for (const [body, type] of [
      ["{}", "application/csp-report"],
      ["nonsense", "application/reports+json"],
      ["{}", "text/html"],
    ] as const)
      expect(
        (await browser.send("/csp-report", { method: "POST", headers: { "content-type": type }, body })).status,
      ).toBe(400);
  });
});

test("the log holds no password, cookie, token or key that these calls sent", async () => {
  const browser = await house.player("alice");
  const session = browser.cookies.get("__Host-lv_sid")!;
  await browser.raw("userLogin", { userName: "alice", password: "hunter2-wrong" });
  await browser.raw("userLogin", { userName: "alice", password: "hunter2-wrong", extra: "hunter2-extra" });
  await browser.raw("resetPassword", {
    passCode: "secretsecretsecretcode",
    password: "hunter2-new",
    repassword: "hunter2-new",
  });
  // A refused row: PostgreSQL's own message of it holds the whole row.
  await sql`alter table session add constraint broken check (address <> '127.0.0.1') not valid`.execute(house.test.db);
  const failed = await house.visitor().call("userLogin", { userName: "alice", password: fixturePassword });
  await sql`alter table session drop constraint broken`.execute(house.test.db);
  expect(failed.status).toBe(500);
  const text = house.logged.join("\n");
  expect(text).toContain('"call":"userLogin"');
  expect(text).toContain("broken");
  for (const secret of [
    session,
    fixturePassword,
    "hunter2",
    "harbour-test-key",
    "secretsecretsecretcode",
    "$argon2id",
    "Failing row",
  ])
    expect(text).not.toContain(secret);
});
