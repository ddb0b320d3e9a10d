import { minor } from "@livery/betting";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedFixture } from "../testing/fixture.ts";
import { auditLedger } from "./audit.ts";
import { LedgerRefusal, type Move, post } from "./post.ts";

let database: TestDatabase;
let tenantId: number;
let cash: [number, number, number];
let credit: number;
let dealers: [number, number, number];

beforeAll(async () => {
  database = await testDatabase({ poolSize: 8 });
  const seeded = await seedFixture(database.db);
  tenantId = seeded.tenantId;
  cash = [seeded.playerIds["alice"]!, seeded.playerIds["bashir"]!, seeded.playerIds["dariush"]!];
  dealers = [seeded.dealerIds["head-office"]!, seeded.dealerIds["north"]!, seeded.dealerIds["high-street"]!];
  credit = seeded.dealerIds["high-street"]!;
});
afterAll(() => database.drop());

const posting = (moves: readonly Move[], kind = "transfer", couponId?: bigint) => ({
  tenantId,
  kind,
  currency: "EUR",
  couponId,
  actor: "test",
  moves,
});
const balances = async (): Promise<Map<string, bigint>> => {
  const rows = await database.db.selectFrom("ledger_account").select(["kind", "owner_id", "balance"]).execute();
  return new Map(rows.map((row) => [`${row.kind}:${row.owner_id}`, row.balance]));
};

/** What the audit says, but of the coupons 77 and 78: of these there is nothing but what is posted here. */
async function breaches(): Promise<readonly string[]> {
  const found = (await auditLedger(database.db)).breaches.filter(({ what }) => !/^coupon 7[78],/.test(what));
  return found.map(({ tenant, rule, what }) => `${tenant} ${rule} ${what}`);
}

describe("ledger_post", () => {
  test("refuses moves that do not sum to zero (I1)", async () => {
    const moves = [
      { account: `cash:${cash[0]}`, amount: minor(-5) },
      { account: `cash:${cash[1]}`, amount: minor(4) },
    ] as const;
    await expect(post(database.db, posting(moves))).rejects.toMatchObject({ reason: "unbalanced" });
  });

  test("refuses a transaction that moves nothing", async () => {
    await expect(post(database.db, posting([{ account: `cash:${cash[0]}`, amount: minor(0) }]))).rejects.toMatchObject({
      reason: "unbalanced",
    });
  });

  test("never takes a player's cash below zero (I4)", async () => {
    const before = await balances();
    const moves = [
      { account: `cash:${cash[0]}`, amount: minor(-10_000_000) },
      { account: `credit:${credit}`, amount: minor(10_000_000) },
    ] as const;
    await expect(post(database.db, posting(moves, "take_back"))).rejects.toMatchObject({ reason: "balance" });
    expect(await balances()).toEqual(before);
  });

  test("lets a dealer's credit fall to its credit line and no further (I4)", async () => {
    await sql`update ledger_account set credit_line = 700 where kind = 'credit' and owner_id = ${credit}`.execute(
      database.db,
    );
    const held = (await balances()).get(`credit:${credit}`)!;
    const draw = (amount: bigint) =>
      post(
        database.db,
        posting([
          { account: `credit:${credit}`, amount: minor(-amount) },
          { account: `credit:${dealers[0]}`, amount: minor(amount) },
        ]),
      );
    await draw(held + 700n);
    await expect(draw(1n)).rejects.toMatchObject({ reason: "balance" });
    await draw(-held - 700n);
  });

  test("refuses accounts of another tenant and accounts that do not exist", async () => {
    const to = { account: `cash:${cash[0]}`, amount: minor(1) } as const;
    const wrong = [
      ["win", to, `book:${tenantId + 1}`],
      ["issue", { account: `credit:${credit}`, amount: minor(1) }, `issuance:${tenantId + 1}`],
      ["take_back", { account: `credit:${credit}`, amount: minor(1) }, "cash:999999"],
      ["credit", to, "credit:999999"],
    ] as const;
    for (const [kind, move, account] of wrong)
      await expect(post(database.db, posting([move, { account, amount: minor(-1) }], kind))).rejects.toMatchObject({
        reason: "unknown_account",
      });
    await expect(
      post(database.db, {
        ...posting([to, { account: `credit:${credit}`, amount: minor(-1) }], "credit"),
        tenantId: tenantId + 1,
      }),
    ).rejects.toMatchObject({
      reason: "unknown_account",
    });
  });

  test("gives every entry of an account the next number and the balance after it (I3)", async () => {
    const moves = [
      { account: `open:77`, amount: minor(-300) },
      { account: `cash:${cash[2]}`, amount: minor(100) },
      { account: `cash:${cash[2]}`, amount: minor(200) },
    ] as const;
    const id = await post(database.db, posting(moves, "win", 77n));
    const rows = await database.db
      .selectFrom("ledger_entry")
      .select(["seq", "amount", "balance_after"])
      .where("transaction_id", "=", id)
      .orderBy("position")
      .execute();
    expect(rows).toEqual([
      { seq: null, amount: -300n, balance_after: null },
      { seq: 2n, amount: 100n, balance_after: 100_100n },
      { seq: 3n, amount: 200n, balance_after: 100_300n },
    ]);
  });
});

describe("the ledger", () => {
  test("refuses UPDATE, DELETE and TRUNCATE (I2)", async () => {
    for (const statement of [
      "update ledger_entry set amount = 1",
      "delete from ledger_entry",
      "delete from ledger_transaction",
      "truncate ledger_entry",
      "update ledger_transaction set note = ''",
    ])
      await expect(database.pool.query(statement)).rejects.toThrow(/append-only|permission denied/);
  });

  test("refuses an entry that unbalances its transaction, also one that is added later (I1)", async () => {
    const id = await post(
      database.db,
      posting(
        [
          { account: `open:78`, amount: minor(1) },
          { account: `book:${tenantId}`, amount: minor(-1) },
        ],
        "resettle",
        78n,
      ),
    );
    const insert = (transaction: bigint, amounts: readonly number[], currency = "EUR") =>
      database.pool.query(
        `insert into ledger_entry (transaction_id, position, tenant_id, kind, owner_id, currency, amount)
         select $1, 8 + n, $2, 'book', 1, $4, amount from unnest($3::bigint[]) with ordinality as e(amount, n)`,
        [transaction, tenantId, amounts, currency],
      );
    await expect(insert(id, [5])).rejects.toMatchObject({ code: "LV001" });
    await expect(insert(999_999n, [5, -5])).rejects.toMatchObject({ code: "LV001" });
    await expect(insert(id, [5, -5], "USD")).rejects.toMatchObject({ code: "LV001" });
  });

  test("refuses a transaction without entries (I1)", async () => {
    const header =
      "insert into ledger_transaction (tenant_id, kind, currency, actor) values ($1, 'win', 'EUR', 'test')";
    await expect(database.pool.query(header, [tenantId])).rejects.toMatchObject({ code: "LV001" });
  });
});

test("concurrent transfers end with the balances that a simple calculation gives, and the audit is clean", async () => {
  const accounts = (): readonly `credit:${number}`[] => dealers.map((id) => `credit:${id}` as const);
  await sql`update ledger_account set credit_line = 0`.execute(database.db);
  for (const to of [0, 1])
    await post(
      database.db,
      posting([
        { account: accounts()[2]!, amount: minor(-100_000) },
        { account: accounts()[to]!, amount: minor(100_000) },
      ]),
    );
  const transfer = fc.record({
    from: fc.nat(2),
    to: fc.nat(2),
    // Some are larger than any balance: those must change nothing.
    amount: fc.oneof(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 250_000, max: 900_000_000 })),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 5, maxLength: 25 }), async (transfers) => {
      const before = await balances();
      const outcomes = await Promise.all(
        transfers.map(async ({ from, to, amount }) => {
          const moves = [
            { account: accounts()[from]!, amount: minor(-amount) },
            { account: accounts()[to]!, amount: minor(amount) },
          ];
          try {
            return await post(database.db, posting(moves));
          } catch (error) {
            // Nothing goes from an account to itself (I13).
            const reasons = from === to ? ["balance", "kind"] : ["balance"];
            if (error instanceof LedgerRefusal && reasons.includes(error.reason)) return null;
            throw error;
          }
        }),
      );
      // The oracle: what was accepted, added up by hand from where it began.
      const expected = new Map(before);
      for (const [index, { from, to, amount }] of transfers.entries()) {
        if (outcomes[index] === null) continue;
        expected.set(accounts()[from]!, expected.get(accounts()[from]!)! - BigInt(amount));
        expected.set(accounts()[to]!, expected.get(accounts()[to]!)! + BigInt(amount));
      }
      const after = await balances();
      expect(after).toEqual(expected);
      for (const account of accounts()) expect(after.get(account)).toBeGreaterThanOrEqual(0n);
      // What even the worst order of all the others could have paid for must not have been refused.
      for (const [index, { from, to, amount }] of transfers.entries()) {
        const others = transfers.filter((other, otherIndex) => otherIndex !== index && other.from === from);
        const worst = before.get(accounts()[from]!)! - others.reduce((sum, other) => sum + BigInt(other.amount), 0n);
        expect(from !== to && BigInt(amount) <= worst && outcomes[index] === null).toBe(false);
      }
    }),
    { numRuns: 25 },
  );
  expect(await breaches()).toEqual([]);
  expect((await auditLedger(database.db)).currencies).toEqual([{ currency: "EUR", sum: 0n }]);
});

test("the audit names an account whose balance is not the sum of its entries", async () => {
  await sql`update ledger_account set balance = balance + 1 where kind = 'cash' and owner_id = ${cash[0]}`.execute(
    database.db,
  );
  expect(await breaches()).toEqual([expect.stringMatching(`^acme I3 cash:${cash[0]} EUR: balance`)]);
  await sql`update ledger_account set balance = balance - 1 where kind = 'cash' and owner_id = ${cash[0]}`.execute(
    database.db,
  );
  expect(await breaches()).toEqual([]);
});
