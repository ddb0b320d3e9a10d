import type { ErrorBody } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Answer, TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { written, writtenSince } from "../testing/written.ts";

let house: TestHouse;
let alice: TestBrowser;
let bashir: TestBrowser;
/** Ids of the scene's bonuses by their seed's name. */
let ids: Readonly<Record<string, number>>;
beforeAll(async () => {
  house = await startTestHouse();
  alice = await house.player("alice");
  bashir = await house.player("bashir");
  const rows = await house.test.db.selectFrom("bonus").select(["seed_name", "bonus_id"]).execute();
  ids = Object.fromEntries(rows.map(({ seed_name, bonus_id }) => [seed_name, bonus_id]));
});
afterAll(() => house.close());
const run = (statement: string) => sql.raw(statement).execute(house.test.db);
beforeEach(async () => {
  await run("delete from bonus_request; update bonus set active = true, starts_at = null, ends_at = null");
  await run("update bonus set one_use = true where seed_name = 'welcome'");
});

interface WireBonus {
  readonly id: number;
  readonly title: string;
  readonly status: number;
  readonly requestedExists: number;
  readonly requestable: number;
  readonly reason: string | null;
}

const bonuses = async (browser: TestBrowser, payload: object = {}): Promise<readonly WireBonus[]> =>
  ((await browser.raw("getBonus", payload)).body as { results: readonly WireBonus[] }).results;
const bonusOf = async (browser: TestBrowser, name: string): Promise<WireBonus | undefined> =>
  (await bonuses(browser)).find(({ id }) => id === ids[name]);
const requestBonus = (browser: TestBrowser, name: string, headers = {}) =>
  browser.raw("bonusRequest", { bonusId: ids[name] }, headers);
const refusal = ({ status, body }: Answer): readonly unknown[] => {
  const { code, path } = body as ErrorBody;
  return [status, code, path];
};
const decide = (status: "cancelled" | "confirmed", ago = "0 days") =>
  run(
    `update bonus_request set status = '${status}', resolved_at = now() - interval '${ago}', resolved_by = 'staff:1', reason = 'as agreed' where status = 'waiting'`,
  );
const requests = async (): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`select count(*) from bonus_request`.execute(house.test.db);
  return Number(rows[0]?.count);
};

describe("the bonuses on offer", () => {
  test("are returned to everyone in their order, in the requested language, the site's or English", async () => {
    const visitor = house.visitor();
    expect(await bonuses(visitor)).toEqual([
      { id: ids["welcome"], title: "Welcome bonus", status: 0, requestedExists: 0, requestable: 1, requestDate: null, resolveDate: null, reason: null },
      { id: ids["monday"], title: "Monday back", status: 0, requestedExists: 0, requestable: 1, requestDate: null, resolveDate: null, reason: null },
    ]); // prettier-ignore
    expect((await bonuses(visitor, { lang: "fa" })).map(({ title }) => title)).toEqual(["جایزهٔ خوش‌آمد", "Monday back"]);
    expect((await bonuses(visitor, { lang: "de" })).map(({ title }) => title)).toEqual([
      "Welcome bonus",
      "Monday back",
      "Nur auf Deutsch",
    ]);
    expect((await visitor.raw("getBonusMeta", {})).body).toMatchObject({
      status: 1,
      data: [
        {
          id: ids["welcome"],
          title: "Welcome bonus",
          content: "<p>The first deposit doubled.</p>",
          terms: "<p>Once a player.</p>",
          category: "welcome",
          percent: 100,
          multiplier: 5,
          oneUse: 1,
          image: null,
          imageAlt: "",
        },
        { id: ids["monday"], terms: "", multiplier: null, oneUse: 0 },
      ],
    });
  });

  test("lose a picture whose address the call does not carry, and no other bonus its place", async () => {
    // Written past the panel, which refuses such an address.
    await run("update bonus set image = 'javascript:alert(1)' where seed_name = 'welcome'");
    await run("update bonus set image = '/monday.webp' where seed_name = 'monday'");
    try {
      const answer = await house.visitor().raw("getBonusMeta", {});
      expect([answer.status, answer.body]).toMatchObject([
        200,
        {
          data: [
            { id: ids["welcome"], image: null },
            { id: ids["monday"], image: "/monday.webp" },
          ],
        },
      ]);
      const warning = house.logged.find((line) => line.includes("a stored picture is left out"));
      expect(JSON.parse(warning ?? "{}")).toMatchObject({ bonusId: ids["welcome"] });
    } finally {
      await run("update bonus set image = null");
    }
  });

  test("leave out bonuses that are withdrawn, have not begun or are over", async () => {
    const titles = async () => (await bonuses(alice)).map(({ title }) => title);
    await run("update bonus set active = false where seed_name = 'welcome'");
    expect(await titles()).toEqual(["Monday back"]);
    await run("update bonus set active = true, starts_at = now() + interval '1 hour' where seed_name = 'welcome'");
    expect(await titles()).toEqual(["Monday back"]);
    expect(refusal(await requestBonus(alice, "welcome"))).toEqual([409, "bonus_withdrawn", "bonusId"]);
    await run("update bonus set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'");
    expect(await titles()).toEqual([]);
  });
});

describe("a bonus request", () => {
  test("waits, is visible to its player only, and cannot be sent again while it waits (§4)", async () => {
    expect((await requestBonus(alice, "welcome")).body).toEqual({ status: 1 });
    expect(await bonusOf(alice, "welcome")).toMatchObject({ status: 0, requestedExists: 1, requestable: 0 });
    expect(await bonusOf(bashir, "welcome")).toMatchObject({ requestedExists: 0, requestable: 1 });
    expect(await bonusOf(house.visitor(), "welcome")).toMatchObject({ requestedExists: 0 });
    expect(refusal(await requestBonus(alice, "welcome"))).toEqual([409, "bonus_requested", "bonusId"]);
    expect((await requestBonus(bashir, "welcome")).status).toBe(200);
    expect(await requests()).toBe(2);
  });

  test("is made once by concurrent calls", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => requestBonus(alice, "monday")));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 409),
    ]);
    expect(await requests()).toBe(1);
  });

  test("is made once per idempotency key, and concurrent repetitions get the same answer (I5)", async () => {
    const key = { "idempotency-key": "asked-for-once" };
    const answers = await Promise.all(Array.from({ length: 4 }, () => requestBonus(alice, "monday", key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await requests()).toBe(1);
    expect(refusal(await requestBonus(alice, "welcome", key))).toEqual([422, "key_reused", undefined]);
  });

  test("frees its key when it is refused (D54)", async () => {
    const key = { "idempotency-key": "given-back-again" };
    await requestBonus(alice, "monday");
    expect(refusal(await requestBonus(alice, "monday", key))).toEqual([409, "bonus_requested", "bonusId"]);
    expect((await requestBonus(alice, "welcome", key)).status).toBe(200);
  });

  test("uses up a one-use bonus when it is confirmed, and no other bonus", async () => {
    await requestBonus(alice, "welcome");
    await requestBonus(alice, "monday");
    await decide("confirmed");
    expect(await bonusOf(alice, "welcome")).toMatchObject({ status: 1, requestedExists: 1, requestable: 0 });
    expect(refusal(await requestBonus(alice, "welcome"))).toEqual([409, "bonus_used", "bonusId"]);
    expect(await bonusOf(alice, "monday")).toMatchObject({ status: 1, requestable: 1 });
    expect((await requestBonus(alice, "monday")).status).toBe(200);
    expect(await bonusOf(alice, "monday")).toMatchObject({ status: 0, requestedExists: 1, requestable: 0 });
  });

  test("stays used up when the bonus later becomes one for several uses", async () => {
    await requestBonus(alice, "welcome");
    await decide("confirmed");
    await run("update bonus set one_use = false where seed_name = 'welcome'");
    expect(await bonusOf(alice, "welcome")).toMatchObject({ status: 1, requestable: 0 });
    expect(refusal(await requestBonus(alice, "welcome"))).toEqual([409, "bonus_used", "bonusId"]);
    expect((await requestBonus(bashir, "welcome")).status).toBe(200);
  });

  test("uses up a bonus that became a one-use bonus after the confirmation", async () => {
    await run("update bonus set one_use = false where seed_name = 'welcome'");
    await requestBonus(alice, "welcome");
    await decide("confirmed");
    expect(await bonusOf(alice, "welcome")).toMatchObject({ requestable: 1 });
    await run("update bonus set one_use = true where seed_name = 'welcome'");
    expect(await bonusOf(alice, "welcome")).toMatchObject({ requestable: 0 });
    expect(refusal(await requestBonus(alice, "welcome"))).toEqual([409, "bonus_used", "bonusId"]);
  });

  test("shows the reason when it was cancelled, and can be sent again", async () => {
    await requestBonus(alice, "welcome");
    await decide("cancelled");
    expect(await bonusOf(alice, "welcome")).toMatchObject({ status: 2, requestable: 1, reason: "as agreed" });
    expect((await requestBonus(alice, "welcome")).status).toBe(200);
  });

  test("stays visible after its bonus is withdrawn, while it waits and for a month after the decision", async () => {
    await requestBonus(alice, "welcome");
    await run("update bonus set active = false where seed_name = 'welcome'");
    expect(await bonusOf(alice, "welcome")).toMatchObject({ requestedExists: 1, requestable: 0 });
    expect(await bonusOf(bashir, "welcome")).toBeUndefined();
    await decide("cancelled");
    expect(await bonusOf(alice, "welcome")).toMatchObject({ status: 2, requestable: 0, reason: "as agreed" });
    expect(refusal(await requestBonus(alice, "welcome"))).toEqual([409, "bonus_withdrawn", "bonusId"]);
    await run("delete from bonus_request; update bonus set active = true");
    await requestBonus(alice, "welcome");
    await run("update bonus set active = false where seed_name = 'welcome'");
    await decide("cancelled", "31 days");
    expect(await bonusOf(alice, "welcome")).toBeUndefined();
  });

  test("is refused for a visitor", async () => {
    const before = await written(house.test.db);
    expect(refusal(await requestBonus(house.visitor(), "welcome"))).toEqual([401, "signed_out", undefined]);
    expect(await writtenSince(before, house.test.db)).toEqual([]);
  });
});

test("a database index allows one waiting request, and one confirmed request of a one-use bonus", async () => {
  const insert = (status: string) =>
    run(`insert into bonus_request (tenant_id, player_id, bonus_id, asked, one_use, status, resolved_at, resolved_by)
      select tenant_id, player_id, bonus_id, asked, one_use, '${status}', ${status === "waiting" ? "null, null" : "now(), 'x'"} from bonus_request limit 1`);
  await requestBonus(alice, "welcome");
  await expect(insert("waiting")).rejects.toMatchObject({ constraint: "bonus_request_open" });
  await decide("confirmed");
  await expect(insert("confirmed")).rejects.toMatchObject({ constraint: "bonus_request_open" });
  await expect(insert("waiting")).rejects.toMatchObject({ constraint: "bonus_request_open" });
  await expect(run("update bonus_request set status = 'cancelled', reason = 'no'")).rejects.toMatchObject({
    code: "LV031",
  });
});
