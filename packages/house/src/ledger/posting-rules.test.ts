import { minor } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedFixture } from "../testing/fixture.ts";
import { auditLedger } from "./audit.ts";
import { type AccountKind, type AccountName, LedgerRefusal, post } from "./post.ts";

/** "Accounts and postings" of docs/spec/money.md, written down a second time: kind, from, to. */
const written = `
  issue issuance credit; issue credit issuance; transfer credit credit; credit credit cash; take_back cash credit;
  place cash open; reject open cash; lose open book; win open cash; win open book; win book cash; bonus book cash;
  void open cash; cancel open cash; sell open cash; sell open book; sell book cash;
  resettle cash open; resettle cash book; resettle receivable open; resettle receivable book; resettle book open; resettle open book;
  resettle open cash; resettle book cash; resettle open receivable; resettle book receivable; receivable cash receivable;
  deposit clearing cash; hold cash hold; withdraw hold clearing; release hold cash; card credit cards; redeem cards cash;
  commission book commission; cut cash receivable; cut receivable cash; cut credit dealer_receivable; cut dealer_receivable credit;
  cut receivable clearing; cut clearing receivable; cut dealer_receivable clearing; cut clearing dealer_receivable`
  .split(";")
  .map((rule) => rule.trim());
const accountKinds = [
  "cash",
  "bonus",
  "credit",
  "hold",
  "cards",
  "receivable",
  "dealer_receivable",
  "book",
  "open",
  "issuance",
  "clearing",
  "commission",
] as const satisfies readonly AccountKind[];
const postingKinds = [...new Set(written.map((rule) => rule.split(" ")[0]!)), "unheard_of"];

let database: TestDatabase;
let tenantId: number;
let owners: Record<AccountKind, number>;
let others: { readonly player: number; readonly dealer: number };
beforeAll(async () => {
  database = await testDatabase({ poolSize: 8 });
  const { tenantId: tenant, playerIds, dealerIds } = await seedFixture(database.db);
  tenantId = tenant;
  const [player, dealer] = [playerIds["alice"]!, dealerIds["high-street"]!];
  others = { player: playerIds["bashir"]!, dealer: dealerIds["north"]! };
  owners = {
    cash: player,
    bonus: player,
    hold: player,
    receivable: player,
    credit: dealer,
    commission: dealer,
    dealer_receivable: dealer,
    book: tenant,
    issuance: tenant,
    open: 77,
    clearing: 5,
    cards: 9,
  };
  await move("hold", `cash:${player}`, `hold:${player}`, 9_000);
  await move("card", `credit:${dealer}`, "cards:9", 9_000);
});
afterAll(() => database.drop());

function move(kind: string, from: AccountName, to: AccountName, amount = 1): Promise<bigint> {
  const moves = [
    { account: from, amount: minor(-amount) },
    { account: to, amount: minor(amount) },
  ];
  return post(database.db, { tenantId, kind, currency: "EUR", couponId: 77n, actor: "test", moves });
}
async function outcome(work: Promise<bigint>): Promise<string> {
  try {
    return (await work) > 0n ? "posted" : "";
  } catch (error) {
    if (error instanceof LedgerRefusal) return error.reason;
    throw error;
  }
}

describe("each kind of posting", () => {
  test("moves only the accounts that docs/spec/money.md names", async () => {
    const allowed = new Set(written);
    for (const kind of postingKinds) {
      const pairs = accountKinds.flatMap((from) => accountKinds.map((to) => [from, to] as const));
      const found = await Promise.all(
        pairs.map(async ([from, to]) => {
          // From one account to another of its kind, where there are several.
          const takes: AccountName =
            from === "credit" && to === "credit" ? `credit:${others.dealer}` : `${to}:${owners[to]}`;
          return [`${kind} ${from} ${to}`, await outcome(move(kind, `${from}:${owners[from]}`, takes))] as const;
        }),
      );
      for (const [rule, answer] of found) expect([rule, answer]).toEqual([rule, allowed.has(rule) ? "posted" : "kind"]);
    }
    // Of coupon 77, and of requests to pay in and out, there is nothing but what was posted here.
    const { breaches } = await auditLedger(database.db);
    expect(breaches.map(({ rule, what }) => `${rule} ${what.replace(/^transaction \d+: /, "").slice(0, 27)}`)).toEqual([
      "I7 coupon 77, of which there i",
      ...["hold", "deposit", "hold", "withdraw", "release"].map(
        (kind) => `I14 ${`a posting of kind ${kind} that no`.slice(0, 27)}`,
      ),
    ]);
  });

  test("stays with one owner where the rule says so", async () => {
    const [cash, hold, owed]: AccountName[] = [
      `cash:${others.player}`,
      `hold:${others.player}`,
      `receivable:${others.player}`,
    ];
    await expect(outcome(move("hold", `cash:${owners.cash}`, hold!))).resolves.toBe("kind");
    await expect(outcome(move("release", `hold:${owners.hold}`, cash!))).resolves.toBe("kind");
    await expect(outcome(move("receivable", `cash:${owners.cash}`, owed!))).resolves.toBe("kind");
    await expect(outcome(move("cut", `credit:${owners.credit}`, `dealer_receivable:${others.dealer}`))).resolves.toBe(
      "kind",
    );
    await expect(outcome(move("receivable", cash!, owed!))).resolves.toBe("posted");
  });

  test("is checked over all of its moves, not only the first two", async () => {
    const moves = [
      { account: `open:77`, amount: minor(-5) },
      { account: `cash:${owners.cash}`, amount: minor(4) },
      { account: `credit:${owners.credit}`, amount: minor(1) },
    ] as const;
    const posting = { tenantId, kind: "win", currency: "EUR", couponId: 77n, actor: "test", moves };
    await expect(outcome(post(database.db, posting))).resolves.toBe("kind");
  });
});

describe("accounts", () => {
  test("are not created for owners that do not exist", async () => {
    for (const [kind, account] of [
      ["resettle", "receivable:999999"],
      ["cut", "dealer_receivable:999999"],
    ] as const)
      await expect(outcome(move(kind, account, kind === "cut" ? "clearing:5" : `book:${tenantId}`))).resolves.toBe(
        "unknown_account",
      );
    await expect(outcome(move("commission", `book:${tenantId}`, "commission:999999"))).resolves.toBe("unknown_account");
  });

  test("of an open coupon are moved by that coupon only", async () => {
    await expect(outcome(move("place", `cash:${owners.cash}`, "open:78"))).resolves.toBe("unknown_account");
  });

  test("of a player's debt may go below zero, and no others (I9, I4)", async () => {
    await expect(outcome(move("resettle", `receivable:${owners.receivable}`, `book:${tenantId}`, 5_000))).resolves.toBe(
      "posted",
    );
    const { rows } = await sql<{ balance: bigint }>`
      select balance from ledger_account where kind = 'receivable' and owner_id = ${owners.receivable}`.execute(
      database.db,
    );
    expect(rows[0]!.balance).toBeLessThan(-4_000n);
    for (const [kind, from, to] of [
      ["hold", "cash", "hold"],
      ["release", "hold", "cash"],
      ["redeem", "cards", "cash"],
    ] as const)
      await expect(outcome(move(kind, `${from}:${owners[from]}`, `${to}:${owners[to]}`, 90_000_000))).resolves.toBe(
        "balance",
      );
  });

  test("never transfer to themselves (I13)", async () => {
    const moves = [
      { account: `credit:${owners.credit}`, amount: minor(-5) },
      { account: `credit:${others.dealer}`, amount: minor(2) },
      { account: `credit:${owners.credit}`, amount: minor(3) },
    ] as const;
    await expect(
      outcome(post(database.db, { tenantId, kind: "transfer", currency: "EUR", actor: "test", moves })),
    ).resolves.toBe("kind");
  });
});

test("crossing transfers keep the total unchanged and never deadlock (I13)", async () => {
  const total = async () => {
    const { rows } = await sql<{
      sum: bigint;
    }>`select sum(balance)::int8 as sum from ledger_account where kind = 'credit'`.execute(database.db);
    return rows[0]!.sum;
  };
  const before = await total();
  const [a, b]: AccountName[] = [`credit:${owners.credit}`, `credit:${others.dealer}`];
  const done = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      outcome(at % 2 ? move("transfer", a!, b!, at + 1) : move("transfer", b!, a!, at + 1)),
    ),
  );
  expect(new Set(done).size).toBeLessThanOrEqual(2);
  expect(done.every((answer) => answer === "posted" || answer === "balance")).toBe(true);
  expect(done.filter((answer) => answer === "posted").length).toBeGreaterThan(60);
  expect(await total()).toBe(before);
});
