import { minor } from "@livery/betting";
import { CallError, type PaymentDirection } from "@livery/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readNotifications } from "../announcements/notifications.ts";
import { tokenHash } from "../accounts/secret-token.ts";
import { openSession } from "../accounts/sessions.ts";
import { auditLedger } from "../ledger/audit.ts";
import { findBreaches } from "../ledger/checks.ts";
import { creditPlayer } from "../ledger/transfers.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedFixture } from "../testing/fixture.ts";
import { requestPayment } from "./request-payment.ts";
import { resolvePayment } from "./resolve.ts";

let database: TestDatabase;
let tenantId: number;
let userId: number;
let siteId: number;
let dealerId: number;
let hash: Buffer;
/** The wallet each way: any amount from 0.01 to 10,000.00. */
let methods: Record<PaymentDirection, { readonly payId: number; readonly categoryId: number }>;
beforeAll(async () => {
  database = await testDatabase();
  const seeded = await seedFixture(database.db);
  ({ tenantId } = seeded);
  userId = seeded.playerIds["alice"] ?? 0;
  dealerId = seeded.dealerIds["high-street"] ?? 0;
  siteId = seeded.siteIds["harbour"] ?? 0;
  hash = tokenHash(
    await openSession(database.db, { tenantId, siteId, userId, address: "127.0.0.1", userAgent: "test" }),
  );
  const rows = await database.db
    .selectFrom("payment_method")
    .innerJoin("payment_method_text as text", "text.method_id", "payment_method.method_id")
    .select(["direction", "payment_method.method_id as payId", "category_id as categoryId"])
    .where("title", "in", ["Wallet", "To a wallet"])
    .execute();
  methods = Object.fromEntries(rows.map(({ direction, ...method }) => [direction, method])) as typeof methods;
});
afterAll(() => database.drop());

const most = 1_000_000;
const run = (statement: string) => sql.raw(statement).execute(database.db);
const request = (direction: PaymentDirection, amount: number) =>
  requestPayment(
    database.db,
    { tenantId, userId, currency: "EUR", sessionHash: hash, idempotencyKey: null, langs: ["en"] },
    { ...methods[direction], direction, amount: minor(amount), values: {} },
  );
async function codeOf<Done>(work: Promise<Done>): Promise<Done | string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
}
/** Notifications about requests, by what became of them. */
async function notificationCounts(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(notification_id)::integer as count from notification join transfer_request using (transfer_id) group by status`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
async function money(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ account: string; sum: bigint }>`
    select kind as account, sum(amount)::bigint as sum from ledger_entry
    where kind in ('cash', 'hold', 'receivable') and owner_id = ${userId} or kind = 'clearing' group by kind`.execute(
    database.db,
  );
  const of = (account: string): number => Number(rows.find((row) => row.account === account)?.sum ?? 0n);
  return { cash: of("cash"), hold: of("hold"), owed: 0 - of("receivable"), cleared: of("clearing") };
}

/** What a player has and waits for, by rules written down here alone. */
class Oracle {
  cash: number;
  hold = 0;
  owed = 0;
  cleared: number;
  blocked = false;
  readonly withdrawn = { deposit: false, withdraw: false };
  readonly pending: Record<PaymentDirection, { readonly id: number; readonly amount: number } | null> = {
    deposit: null,
    withdraw: null,
  };

  constructor({ cash = 0, cleared = 0 }: Readonly<Record<string, number>>) {
    this.cash = cash;
    this.cleared = cleared;
  }

  refusalOf(direction: PaymentDirection, amount: number): string | null {
    if (this.blocked) return "transfers_blocked";
    if (this.withdrawn[direction]) return "method_withdrawn";
    if (amount > most) return "amount_too_high";
    if (this.pending[direction] !== null) return "already_in_progress";
    if (direction === "deposit") return null;
    if (this.owed > 0) return "debt_open";
    return amount > this.cash ? "insufficient_credit" : null;
  }

  gain(amount: number): void {
    const repaid = Math.min(this.owed, this.cash + amount);
    this.cash += amount - repaid;
    this.owed -= repaid;
  }
}

type Step = { readonly do: string; readonly direction: PaymentDirection; readonly amount: number };
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(
    "ask",
    "ask",
    "ask",
    "approve",
    "approve",
    "deny",
    "take back",
    "credit",
    "owe",
    "block",
    "offer",
    "all",
  ),
  direction: fc.constantFrom<PaymentDirection>("deposit", "withdraw"),
  amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(1, most, most + 1)),
});

const resolution = { approve: "approved", deny: "denied", "take back": "cancelled" } as const;

/** One step in the house and in the oracle; what each says of it. */
async function runStep(
  oracle: Oracle,
  { do: action, direction, amount }: Step,
): Promise<readonly [told: string, expected: string]> {
  if (action === "ask" || action === "all") {
    const requestedAmount = action === "all" && direction === "withdraw" && oracle.cash > 0 ? oracle.cash : amount;
    const expected = oracle.refusalOf(direction, requestedAmount) ?? "asked";
    const actual = await codeOf(request(direction, requestedAmount));
    if (expected === "asked" && typeof actual === "object") {
      oracle.pending[direction] = { id: actual.paymentId, amount: requestedAmount };
      if (direction === "withdraw") {
        oracle.cash -= requestedAmount;
        oracle.hold += requestedAmount;
      }
      return [`asked ${actual.balance}`, `asked ${oracle.cash}`];
    }
    return [typeof actual === "string" ? actual : "asked", expected];
  }
  if (action in resolution) {
    const pending = oracle.pending[direction];
    if (pending === null) return ["nothing", "nothing"];
    const waits = action === "approve" && direction === "withdraw" && oracle.owed > 0;
    const actual = await codeOf(
      resolvePayment(database.db, {
        paymentId: pending.id,
        tenantId,
        status: resolution[action as keyof typeof resolution],
        actor: "staff:1",
        reason: "tried",
      }),
    );
    if (waits) return [typeof actual === "string" ? actual : "resolved", "debt_open"];
    oracle.pending[direction] = null;
    if (direction === "withdraw") oracle.hold -= pending.amount;
    if (action === "approve") oracle.cleared += direction === "deposit" ? -pending.amount : pending.amount;
    if ((direction === "deposit") === (action === "approve")) oracle.gain(pending.amount);
    return [typeof actual === "string" ? actual : `resolved ${actual.balance}`, `resolved ${oracle.cash}`];
  }
  if (action === "credit") {
    await creditPlayer(database.db, dealerId, userId, {
      tenantId,
      currency: "EUR",
      amount: minor(amount),
      actor: "test",
    });
    oracle.gain(amount);
  } else if (action === "owe") {
    await run(`select ledger_post(${tenantId}, 'resettle', 'EUR', null, 'test', null,
      array['receivable', 'book'], array[${userId}, ${tenantId}]::bigint[], array[-${amount % 500 + 1}, ${amount % 500 + 1}]::bigint[])`); // prettier-ignore
    oracle.owed += (amount % 500) + 1;
  } else if (action === "block") {
    oracle.blocked = !oracle.blocked;
    await run(`update player set transfers_blocked = ${oracle.blocked} where player_id = ${userId}`);
  } else {
    oracle.withdrawn[direction] = !oracle.withdrawn[direction];
    await run(
      `update payment_method set active = ${!oracle.withdrawn[direction]} where method_id = ${methods[direction].payId}`,
    );
  }
  return ["done", "done"];
}

/** Everything as it is offered, nothing pending and nothing owed, for the next history. */
async function cleared(): Promise<void> {
  await run(`update player set transfers_blocked = false where player_id = ${userId}`);
  await run("update payment_method set active = true where not active");
  const { rows } = await sql<{
    id: bigint;
  }>`select transfer_id as id from transfer_request where status = 'pending'`.execute(database.db);
  for (const { id } of rows)
    await resolvePayment(database.db, { paymentId: id, tenantId, status: "denied", actor: "system", reason: "over" });
  const { cash = 0, owed = 0 } = await money();
  const amount = minor(owed + Math.max(0, 2_000 - cash) + 1);
  await creditPlayer(database.db, dealerId, userId, { tenantId, currency: "EUR", amount, actor: "test" });
}

beforeEach(cleared);

test("after any requests and decisions in any order, cash, hold, debt and clearing match a simple calculation (I4, I9, I14)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await cleared();
      const oracle = new Oracle(await money());
      for (const each of steps) {
        const [actual, expected] = await runStep(oracle, each);
        expect([each, actual]).toEqual([each, expected]);
        const { cash, hold, owed, cleared: out } = oracle;
        expect([each, await money()]).toEqual([each, { cash, hold, owed, cleared: out }]);
      }
    }),
    { numRuns: 150 },
  );
  expect(await auditLedger(database.db)).toMatchObject({ clean: true });
}, 120_000);

describe("the auditor (I14)", () => {
  /** By one who has the table to himself, in a transaction that leaves nothing. */
  const found = async (...statements: readonly string[]): Promise<readonly string[]> => {
    const undo = new Error("undone");
    let breaches: readonly string[] = [];
    await database.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => {
        await sql.raw("alter table transfer_request disable trigger user").execute(trx);
        for (const statement of statements) await sql.raw(statement).execute(trx);
        const reported = await findBreaches(trx, { tenantId, sealed: null });
        breaches = reported.filter(({ rule }) => rule === "I14").map(({ what }) => what.replace(/\d+/, "n"));
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return breaches;
  };
  const message = (kind: string) =>
    `transaction n: a posting of kind ${kind} that no request to pay in or out has come to`;

  test("finds a deposit, hold or release without a request, and a request that differs from what was moved", async () => {
    const { paymentId } = await request("withdraw", 500);
    expect(await found()).toEqual([]);
    const post = (kind: string, gives: string, takes: string) =>
      `select ledger_post(${tenantId}, '${kind}', 'EUR', null, 'test', null, array['${gives}', '${takes}'], array[${userId}, ${userId}]::bigint[], array[-5, 5]::bigint[])`;
    expect(await found(post("deposit", "clearing", "cash"))).toEqual([message("deposit")]);
    expect(await found(post("hold", "cash", "hold"))).toEqual([message("hold")]);
    expect(await found(post("release", "hold", "cash"))).toEqual([message("release")]);
    const whereRequest = `where transfer_id = ${paymentId}`;
    expect(await found(`update transfer_request set amount = amount + 1 ${whereRequest}`)).toEqual([message("hold")]);
    expect(await found(`update transfer_request set player_id = player_id + 1 ${whereRequest}`)).toEqual([
      message("hold"),
    ]);
    const done = { paymentId, tenantId, status: "approved", actor: "staff:1", reason: null } as const;
    await resolvePayment(database.db, done);
    expect(await found()).toEqual([]);
    expect(await found(`update transfer_request set status = 'cancelled' ${whereRequest}`)).toEqual([
      message("withdraw"),
    ]);
    expect(await found(`update transfer_request set method_id = method_id - 1 ${whereRequest}`)).toEqual([
      message("withdraw"),
    ]);
    expect(
      await found(`update transfer_request set held_by = resolved_posting, resolved_posting = held_by ${whereRequest}`),
    ).toEqual([message("hold"), message("withdraw")]);
  });
});

test("a player is notified of every decision exactly once, in its transaction, and of nothing else", async () => {
  const before = await notificationCounts();
  const unreadable = new Error("undone");
  const step = fc.record({
    direction: fc.constantFrom<PaymentDirection>("deposit", "withdraw"),
    amount: fc.integer({ min: 1, max: 900 }),
    // Several at once: one of them decides.
    by: fc.array(fc.constantFrom<keyof typeof resolution>("approve", "deny", "take back"), {
      minLength: 1,
      maxLength: 4,
    }),
    undone: fc.boolean(),
  });
  const expected: Record<string, number> = { ...before };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      for (const { direction, amount, by, undone } of steps) {
        const { paymentId } = await request(direction, amount);
        const resolve = (status: (typeof resolution)[keyof typeof resolution], db = database.db) =>
          resolvePayment(db, { paymentId, tenantId, status, actor: "staff:1", reason: "tried" });
        if (undone)
          await database.db
            .transaction()
            .execute(async (trx) => {
              await resolve("approved", trx);
              throw unreadable;
            })
            .catch((error: unknown) => expect(error).toBe(unreadable));
        const answers = await Promise.all(by.map((action) => codeOf(resolve(resolution[action]))));
        const done = answers.find((answer) => typeof answer === "object");
        if (done === undefined || typeof done === "string") throw new Error("nobody decided");
        if (done.status !== "cancelled") expected[done.status] = (expected[done.status] ?? 0) + 1;
        expect(await notificationCounts()).toEqual(expected);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

test.each([
  ["deposit", "approved", "Your deposit of {amount} is approved: it is in your balance."],
  ["deposit", "denied", "Your deposit of {amount} was not accepted. Your requests say why."],
  ["withdraw", "approved", "Your withdrawal of {amount} is approved: it is on its way to you."],
] as const)(
  "the notification of a %s that is %s names it and its amount, in four languages",
  async (direction, status, title) => {
    const { paymentId } = await request(direction, 1_234);
    await resolvePayment(database.db, { paymentId, tenantId, status, actor: "staff:1", reason: "seen" });
    const reader = { siteId, userId };
    const [newest] = await readNotifications(database.db, reader, ["en"]);
    const decided = { paymentId, amount: 1_234n, currency: "EUR", read: false };
    expect(newest).toMatchObject({ ...decided, title });
    for (const lang of ["de", "tr", "fa"])
      expect((await readNotifications(database.db, reader, [lang]))[0]).toMatchObject({
        ...decided,
        title: expect.stringContaining("{amount}"),
      });
  },
);
