import { minor } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { post } from "../ledger/post.ts";
import type { TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";

interface Answered {
  readonly results: readonly {
    readonly id: number;
    readonly date: string;
    readonly type: string;
    readonly amount: number;
    readonly balance: number;
    readonly note: string | null;
  }[];
  readonly total: number;
}

let house: TestHouse;
let alice: TestBrowser;
beforeAll(async () => {
  house = await startTestHouse();
  alice = await house.player("alice");
  for (const amount of [-300, -200, 700]) await credit("alice", amount, `moved ${amount}`);
});
afterAll(() => house.close());

/** From the player's dealer, or back where the amount is below zero. */
async function credit(userName: string, amount: number, note?: string): Promise<void> {
  const { dealerIds, playerIds, tenantId } = house.seeded;
  const moves = [
    { account: `cash:${playerIds[userName]!}`, amount: minor(amount) },
    { account: `credit:${dealerIds["high-street"]!}`, amount: minor(-amount) },
  ] as const;
  const kind = amount < 0 ? "take_back" : "credit";
  await post(house.test.db, { tenantId, kind, currency: "EUR", actor: "test", note, moves });
}

const read = async (payload: Record<string, unknown>): Promise<Answered> =>
  (await alice.raw("getTransactions", payload)).body as Answered;

test("return what moved the balance and why, newest first, with the balance after each", async () => {
  const { results, total } = await read({});
  expect(total).toBe(4);
  expect(results.map(({ id, type, amount, balance, note }) => [id, type, amount, balance, note])).toEqual([
    [4, "credit", 700, 100_200, "moved 700"],
    [3, "take_back", -200, 99_500, "moved -200"],
    [2, "take_back", -300, 99_700, "moved -300"],
    [1, "credit", 100_000, 100_000, null],
  ]);
});

test("are returned in pages", async () => {
  const { results, total } = await read({ page: 2, limit: 3 });
  expect([results.map((row) => row.id), total]).toEqual([[1], 4]);
  expect((await read({ page: 9, limit: 3 })).results).toEqual([]);
});

test("can be filtered by day", async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect((await read({ startDate: yesterday, addDate: 2 })).total).toBe(4);
  expect((await read({ startDate: yesterday, addDate: 0 })).total).toBe(0);
  expect((await read({ startDate: new Date(Date.now() + 60_000).toISOString() })).total).toBe(0);
});

test("can be filtered by kind, together with day and page", async () => {
  const placed = await read({ types: ["take_back"], limit: 1 });
  expect([placed.results.map(({ id, type }) => [id, type]), placed.total]).toEqual([[[3, "take_back"]], 2]);
  expect((await read({ types: ["take_back"], limit: 1, page: 2 })).results.map((row) => row.id)).toEqual([2]);
  expect((await read({ types: ["win", "credit"] })).results.map((row) => row.id)).toEqual([4, 1]);
  expect((await read({ types: ["deposit"] })).total).toBe(0);
  expect((await read({ types: [] })).total).toBe(4);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect((await read({ types: ["take_back"], startDate: yesterday, addDate: 2 })).total).toBe(2);
  const answer = await alice.raw("getTransactions", { types: ["lose"] });
  expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_field", path: "types.0" }]);
});

test("can be filtered by every kind that the posting rules allow on a player's cash, and by no other", async () => {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from posting_rule where 'cash' in (gives, takes) order by kind`.execute(house.test.db);
  for (const { kind } of rows)
    expect([kind, (await alice.raw("getTransactions", { types: [kind] })).status]).toEqual([kind, 200]);
  const all = await sql<{ kind: string }>`select distinct kind from posting_rule`.execute(house.test.db);
  const others = all.rows.filter(({ kind }) => !rows.some((row) => row.kind === kind));
  expect(others.length).toBeGreaterThan(3);
  for (const { kind } of others)
    expect([kind, (await alice.raw("getTransactions", { types: [kind] })).status]).toEqual([kind, 400]);
});

test("are the caller's own", async () => {
  const bashir = await house.player("bashir");
  expect((await bashir.call("getTransactions", {})).body).toMatchObject({
    total: 1,
    results: [{ type: "credit", amount: 100_000 }],
  });
});

test("have dates of the server's clock", async () => {
  await sql`select house_advance(house_now() + interval '10 days')`.execute(house.test.db);
  await credit("bashir", 1);
  const bashir = await house.player("bashir");
  const { results } = (await bashir.call("getTransactions", {})).body as Answered;
  expect(Date.parse(results[0]!.date) - Date.now()).toBeGreaterThan(9 * 86_400_000);
});

test("are refused for a visitor and for an invalid page", async () => {
  expect((await house.visitor().call("getTransactions", {})).status).toBe(401);
  expect((await alice.raw("getTransactions", { page: 0 })).body).toMatchObject({ code: "invalid_field", path: "page" });
});
