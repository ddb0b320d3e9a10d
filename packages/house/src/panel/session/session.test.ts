import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { panelHost, staffCode, staffPassword } from "../../testing/panel-fixture.ts";
import { leastWorkOf } from "../../testing/work.ts";

let house: PanelHouse;
beforeAll(async () => void (house = await startPanelHouse()));
afterAll(() => house.close());
beforeEach(() => house.test.db.updateTable("staff").set({ totp_step: 0n }).execute());

const change = (statement: string) => sql.raw(statement).execute(house.test.db);
const signInAs = (name: string, changed: object = {}, browser = house.stranger()) =>
  browser.panelRaw("panelSignIn", { name, password: staffPassword, code: staffCode(name), ...changed });

describe("sign-in", () => {
  test("with name, password and code opens a session in a cookie of the panel's host only", async () => {
    const browser = house.stranger();
    const answer = await signInAs("NORTH", { code: staffCode("north") }, browser);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: 1, results: { name: "north", role: "dealer", dealerName: "north", currency: "EUR", credit: 990_000 } },
    ]);
    const [line] = [answer.headers["set-cookie"]].flat();
    expect(line).toMatch(
      /^__Host-lv_staff=[A-Za-z0-9_-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(await browser.results("panelMe", {})).toMatchObject({
      name: "north",
      factorUntil: expect.any(String),
      timeZone: "Europe/Istanbul",
      tenantName: "Harbour",
    });
  });

  test("answers a wrong name, password or code in the same words", async () => {
    const answers = [
      await signInAs("nobody", { code: "123456" }),
      await signInAs("north", { password: "another-password" }),
      await signInAs("north", { code: "000000" }),
      await signInAs("north", { code: staffCode("north", 5) }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toMatchObject([401, { code: "wrong_credentials", params: {} }]);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("takes about as long for a name that does not exist", async () => {
    const refused = async (name: string): Promise<void> => {
      expect((await signInAs(name, { password: "another-password" })).status).toBe(401);
    };
    const { north, nobody } = await leastWorkOf({ north: () => refused("north"), nobody: () => refused("nobody") });
    // A missing account that skipped the hash would cost a tenth.
    expect(nobody).toBeGreaterThan(north * 0.5);
  });

  test("accepts the code of a neighbouring time step, and no code twice", async () => {
    // In the middle of a step, and to stay there: codes do not grow old while the machine is busy.
    vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await signInAs("north", { code: staffCode("north", -1) })).status).toBe(200);
    const code = staffCode("north");
    expect((await signInAs("north", { code })).status).toBe(200);
    expect((await signInAs("north", { code })).status).toBe(401);
    // Of an earlier step than one that was used.
    expect((await signInAs("north", { code: staffCode("north", -1) })).status).toBe(401);
  });

  test("accepts a code once from concurrent calls", async () => {
    const code = staffCode("north");
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInAs("north", { code })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  test("does not use up a code with a wrong password", async () => {
    const code = staffCode("north");
    expect((await signInAs("north", { code, password: "another-password" })).status).toBe(401);
    expect((await signInAs("north", { code })).status).toBe(200);
  });

  test("is refused for a passive account, and for the staff of a passive dealer and of dealers below it", async () => {
    const passive = async (statement: string, back: string): Promise<void> => {
      await change(statement);
      const right = await signInAs("high-street");
      const wrong = await signInAs("high-street", { password: "another-password" });
      await change(back);
      expect([right.status, right.body]).toMatchObject([403, { code: "account_passive" }]);
      expect([wrong.status, wrong.body]).toMatchObject([401, { code: "wrong_credentials" }]);
      await change("update staff set totp_step = 0");
    };
    await passive(
      "update staff set status = 'passive' where name = 'high-street'",
      "update staff set status = 'active' where name = 'high-street'",
    );
    for (const dealer of ["high-street", "head-office"])
      await passive(
        `update dealer set status = 'passive' where name = '${dealer}'`,
        `update dealer set status = 'active' where name = '${dealer}'`,
      );
    expect((await signInAs("high-street")).status).toBe(200);
  });

  test("opens no session at another tenant's panel", async () => {
    expect((await signInAs("north", {}, house.stranger("panel.globe.localhost"))).status).toBe(401);
    const browser = await house.staff("north");
    const elsewhere = house.stranger("panel.globe.localhost");
    elsewhere.cookies.set("__Host-lv_staff", browser.cookies.get("__Host-lv_staff")!);
    expect(await elsewhere.refusal("panelMe", {})).toEqual([401, "signed_out"]);
  });
});

describe("a panel's host", () => {
  test("answers the panel's calls and no call of a site, and no other host does", async () => {
    for (const host of ["harbour.localhost", "nobody.localhost"]) {
      const answer = await signInAs("north", {}, house.stranger(host));
      expect([answer.status, answer.body]).toMatchObject([404, { code: "unknown_site" }]);
    }
    const site = await house.stranger().post("/ekol/getUserData?token=harbour-test-key", {});
    expect([site.status, site.body]).toMatchObject([404, { code: "unknown_site" }]);
  });

  test("accepts calls from its own pages only, as JSON", async () => {
    const browser = await house.staff("north");
    const own = `http://${panelHost}:${house.port}`;
    for (const headers of [{ origin: "http://harbour.localhost" }, { origin: own, "sec-fetch-site": "cross-site" }])
      expect((await browser.panelRaw("panelMe", {}, headers)).status).toBe(403);
    expect((await browser.panelRaw("panelMe", {}, { "content-type": "text/plain" })).status).toBe(400);
    expect((await browser.panelRaw("panelMe", { pad: "x".repeat(70_000) })).status).toBe(413);
  });

  test("does not take the identity from a payload (D42)", async () => {
    const browser = await house.staff("north");
    for (const wire of [{ operatorId: house.globex.tenantId }, { userId: 4711 }])
      expect(await browser.refusal("panelMe", wire)).toEqual([409, "identity_conflict"]);
    expect((await browser.panelRaw("panelMe", { operatorId: house.seeded.tenantId })).status).toBe(200);
  });

  test("answers a browser without a session before it reads the payload", async () => {
    expect(await house.stranger().refusal("panelMe", { nonsense: 1 })).toEqual([401, "signed_out"]);
  });
});

describe("a session", () => {
  test("ends after 30 idle minutes, and is extended by use", async () => {
    const browser = await house.staff("south");
    const staff = "(select staff_id from staff where name = 'south')";
    await change(
      `update staff_session set idle_until = now() + interval '5 minutes' where staff_id = ${staff} and ended_at is null`,
    );
    expect((await browser.panelRaw("panelMe", {})).status).toBe(200);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ left: number }>`
          select extract(epoch from max(idle_until) - now())::integer as left from staff_session join staff using (staff_id) where name = 'south'`.execute(
          house.test.db,
        );
        return rows[0]?.left;
      })
      .toBeGreaterThan(29 * 60);
    await change(`update staff_session set idle_until = now() - interval '1 second' where staff_id = ${staff}`);
    expect(await browser.refusal("panelMe", {})).toEqual([401, "signed_out"]);
  });

  test("ends after 12 hours in any case", async () => {
    const browser = await house.staff("south");
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from max(absolute_until) - now())::double precision / 3600 as hours from staff_session`.execute(
      house.test.db,
    );
    expect(rows[0]?.hours).toBeCloseTo(12, 1);
    await change(
      "update staff_session set absolute_until = now() - interval '1 second' where staff_id = (select staff_id from staff where name = 'south')",
    );
    expect(await browser.refusal("panelMe", {})).toEqual([401, "signed_out"]);
  });

  test("ends in every tab at once on sign-out", async () => {
    const browser = await house.staff("south");
    const tab = house.stranger();
    tab.cookies.set("__Host-lv_staff", browser.cookies.get("__Host-lv_staff")!);
    expect((await tab.panelRaw("panelMe", {})).status).toBe(200);
    const answer = await browser.panelRaw("panelSignOut", {});
    expect([answer.status, answer.body, browser.cookies.has("__Host-lv_staff")]).toEqual([200, { status: 1 }, false]);
    expect(await tab.refusal("panelMe", {})).toEqual([401, "signed_out"]);
  });

  test("is refused from the next request on when its account or dealer becomes passive (D40)", async () => {
    const browser = await house.staff("south");
    await change("update dealer set status = 'passive' where name = 'head-office'");
    expect(await browser.refusal("panelMe", {})).toEqual([401, "signed_out"]);
    await change("update dealer set status = 'active' where name = 'head-office'");
    expect((await browser.panelRaw("panelMe", {})).status).toBe(200);
  });

  test("shows its permissions, with its dealer's flags applied from the next request on", async () => {
    const browser = await house.staff("south");
    const may = async () => (await browser.results<{ may: string[] }>("panelMe", {})).may;
    expect(await may()).toContain("user.create");
    await change("update dealer set flags = flags - 'user.create' where name = 'south'");
    expect(await may()).not.toContain("user.create");
    expect(await may()).toContain("user.view");
    await change(`update dealer set flags = flags || '{"user.create": true}' where name = 'south'`);
  });
});

describe("the second factor", () => {
  const stale = () => change("update staff_session set factor_at = now() - interval '301 seconds'");

  test("is fresh for five minutes, and again after a new code", async () => {
    const browser = await house.staff("admin");
    await stale();
    expect(await browser.results("panelMe", {})).toMatchObject({ factorUntil: null });
    // The code of the sign-in does not count a second time.
    expect(await browser.refusal("panelConfirm", { code: staffCode("admin", -1) })).toEqual([
      422,
      "second_factor_wrong",
    ]);
    const confirmed = await browser.results<{ factorUntil: string }>("panelConfirm", { code: staffCode("admin", 1) });
    expect(Date.parse(confirmed.factorUntil) - Date.now()).toBeGreaterThan(4 * 60_000);
  });

  test("is checked for few of many parallel codes: each counts before it is checked", async () => {
    const strict = await startPanelHouse({ rateLimits: { loginPair: { points: 3, seconds: 60 } } });
    try {
      const browser = await strict.staff("admin");
      const codes = Array.from({ length: 40 }, (_, at) => (at === 30 ? staffCode("admin", 1) : "000000"));
      const answers = await Promise.all(codes.map((code) => browser.panelRaw("panelConfirm", { code })));
      expect(answers.map(({ status }) => status).filter((status) => status !== 429)).toEqual([422, 422, 422]);
    } finally {
      await strict.close();
    }
  });

  test("cannot be guessed: attempts are counted per account", async () => {
    const strict = await startPanelHouse({ rateLimits: { loginPair: { points: 3, seconds: 60 } } });
    try {
      const [one, other] = [await strict.staff("admin"), await strict.staff("admin")];
      const answers = [];
      for (const browser of [one, other, one, other])
        answers.push(await browser.refusal("panelConfirm", { code: "000000" }));
      expect(answers.at(-1)).toEqual([429, "rate_limited"]);
    } finally {
      await strict.close();
    }
  });
});

describe("a password change", () => {
  test("ends the account's other sessions, and is audited without the password", async () => {
    const [browser, other] = [await house.staff("far-street"), await house.staff("far-street")];
    const answer = await browser.panelRaw("panelChangePassword", { current: staffPassword, next: "quiet-anchor-77" });
    expect(answer.status).toBe(200);
    expect(await other.refusal("panelMe", {})).toEqual([401, "signed_out"]);
    expect((await browser.panelRaw("panelMe", {})).status).toBe(200);
    await change("update staff set totp_step = 0");
    expect((await signInAs("far-street", { password: staffPassword })).status).toBe(401);
    expect((await signInAs("far-street", { password: "quiet-anchor-77" })).status).toBe(200);
    const entries = await house.test.db.selectFrom("audit_entry").select(["action", "changes", "actor"]).execute();
    expect(entries).toEqual([
      { action: "account.own", actor: "far-street", changes: [{ field: "password", before: null, after: null }] },
    ]);
  });

  test("is refused with a wrong current password, and for a weak new one", async () => {
    const browser = await house.staff("high-street");
    const wrong = await browser.panelRaw("panelChangePassword", {
      current: "not-mine-at-all",
      next: "quiet-anchor-77",
    });
    expect([wrong.status, wrong.body]).toMatchObject([422, { code: "password_wrong", path: "current" }]);
    for (const next of ["short-7", "password2026", "High-Street-1", "aaaaaaaaaaaa"]) {
      const weak = await browser.panelRaw("panelChangePassword", { current: staffPassword, next });
      expect([next, weak.status, weak.body]).toMatchObject([next, 422, { code: "password_too_weak", path: "next" }]);
    }
  });

  test("checks few of many parallel current passwords: each counts before it is checked", async () => {
    const strict = await startPanelHouse({ rateLimits: { loginPair: { points: 3, seconds: 60 } } });
    try {
      const browser = await strict.staff("admin");
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          browser.panelRaw("panelChangePassword", {
            current: at === 30 ? staffPassword : "not-mine-at-all",
            next: "quiet-anchor-77",
          }),
        ),
      );
      expect(answers.map(({ status }) => status).filter((status) => status !== 429)).toEqual([422, 422, 422]);
      expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: "rate_limited" });
    } finally {
      await strict.close();
    }
  });
});

test("a sign-in ends the session that it replaces in the browser", async () => {
  const browser = await house.staff("north");
  const copy = house.stranger();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  expect((await copy.panelRaw("panelMe", {})).status).toBe(200);
  await change("update staff set totp_step = 0");
  expect((await signInAs("north", {}, browser)).status).toBe(200);
  expect(await copy.refusal("panelMe", {})).toEqual([401, "signed_out"]);
  expect((await browser.panelRaw("panelMe", {})).status).toBe(200);
});

test("sign-in attempts on an account are limited per network", async () => {
  const strict = await startPanelHouse({ rateLimits: { loginPair: { points: 3, seconds: 60 } } });
  try {
    for (let tries = 0; tries < 3; tries += 1)
      expect(
        await strict.stranger().refusal("panelSignIn", { name: "north", password: "wrong", code: "000000" }),
      ).toEqual([401, "wrong_credentials"]);
    expect(
      await strict.stranger().refusal("panelSignIn", { name: "NORTH", password: "wrong", code: "000000" }),
    ).toEqual([429, "rate_limited"]);
  } finally {
    await strict.close();
  }
});
