import { createHash } from "node:crypto";
import { minor } from "@livery/betting";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentLog } from "../log.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedFixture } from "../testing/fixture.ts";
import { post } from "./post.ts";
import { sealLedger, startSealer } from "./sealer.ts";

let database: TestDatabase;
let tenantId: number;
let player: number;
let dealer: number;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 4 });
  const seeded = await seedFixture(database.db);
  tenantId = seeded.tenantId;
  player = seeded.playerIds["alice"]!;
  dealer = seeded.dealerIds["high-street"]!;
});
afterAll(() => database.drop());

const posting = (note: string) => ({
  tenantId,
  kind: "credit",
  currency: "EUR",
  actor: "test",
  note,
  moves: [
    { account: `credit:${dealer}`, amount: minor(-1) },
    { account: `cash:${player}`, amount: minor(1) },
  ] as const,
});
const credit = (note: string) => post(database.db, posting(note));
async function client(): Promise<pg.Client> {
  const connection = new pg.Client(database.connection);
  await connection.connect();
  return connection;
}
const ledgerPost = (connection: pg.Client, note: string) => {
  const { moves, kind } = posting(note);
  const movesJson = JSON.stringify(moves.map(({ account, amount }) => ({ account, amount: String(amount) })));
  return connection.query<{ id: string }>("select ledger_post($1, $2, 'EUR', null, 'test', $3, $4) as id", [
    tenantId,
    kind,
    note,
    movesJson,
  ]);
};

interface Row {
  readonly transaction_id: bigint;
  readonly kind: string;
  readonly currency: string;
  readonly at: string;
  readonly coupon_id: bigint | null;
  readonly actor: string;
  readonly note: string | null;
  readonly position: bigint;
  readonly hash: Buffer;
}
/** The chain, worked out from the rows by hand; throws where a seal is not what it must be. */
async function checkedChain(): Promise<bigint[]> {
  const { rows } = await sql<Row>`
    select t.transaction_id, kind, currency, (extract(epoch from at) * 1000000)::int8::text as at, coupon_id, actor, note, s.position, s.hash
    from ledger_seal s join ledger_transaction t using (transaction_id) where s.tenant_id = ${tenantId} order by s.position`.execute(
    database.db,
  );
  const spaced = (value: readonly unknown[]) => `[${value.map((each) => JSON.stringify(each)).join(", ")}]`;
  const text = (value: bigint | null) => (value === null ? null : String(value));
  let before: Buffer = Buffer.alloc(32);
  for (const [at, row] of rows.entries()) {
    const entries = await database.db
      .selectFrom("ledger_entry")
      .selectAll()
      .where("transaction_id", "=", row.transaction_id)
      .orderBy("position")
      .execute();
    const lines = [
      spaced(["T", text(row.transaction_id), row.kind, row.currency, row.at, text(row.coupon_id), row.actor, row.note]),
      ...entries.map((entry) =>
        spaced([
          "E",
          text(entry.transaction_id),
          entry.position,
          `${entry.kind}:${entry.owner_id}`,
          entry.currency,
          text(entry.amount),
          text(entry.seq),
          text(entry.balance_after),
        ]),
      ),
    ];
    const hash = createHash("sha256").update(before).update(lines.join("\n")).digest();
    if (row.position !== BigInt(at + 1) || !hash.equals(row.hash)) throw new Error(`seal ${row.position} is wrong`);
    before = hash;
  }
  return rows.map((row) => row.transaction_id);
}
async function unsealed(): Promise<bigint[]> {
  const { rows } = await sql<{ transaction_id: bigint }>`
    select transaction_id from ledger_transaction where transaction_id not in (select transaction_id from ledger_seal) order by 1`.execute(
    database.db,
  );
  return rows.map((row) => row.transaction_id);
}

describe("the sealer", () => {
  test("chains every committed transaction once, in order", async () => {
    for (const note of ["one", 'with "quotes", tab\t and a line\nbreak', "فارسی \\ 💶"]) await credit(note);
    expect(await sealLedger(database.db)).toBeGreaterThan(3);
    expect(await sealLedger(database.db)).toBe(0);
    const chain = await checkedChain();
    expect(chain).toEqual(chain.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(await unsealed()).toEqual([]);
  });

  test("does not skip a transaction that commits after later ones were sealed", async () => {
    const [slow, undone] = [await client(), await client()];
    await slow.query("begin");
    const lateId = BigInt((await ledgerPost(slow, "slow")).rows[0]!.id);
    await slow.query("savepoint s");
    await slow.query("release savepoint s");
    // The slow one holds the accounts: the quick one moves others.
    const { rows } = await sql<{ id: bigint }>`
      select ledger_post(${tenantId}, 'lose', 'EUR', 5, 'test', null, ${JSON.stringify([
        { account: "open:5", amount: -1 },
        { account: `book:${tenantId}`, amount: 1 },
      ])}::jsonb) as id`.execute(database.db);
    const quick = rows[0]!.id;
    expect(quick).toBeGreaterThan(lateId);
    expect(await sealLedger(database.db)).toBe(1);
    expect((await checkedChain()).at(-1)).toBe(quick);
    expect(await unsealed()).toEqual([]);
    await slow.query("commit");
    expect(await unsealed()).toEqual([lateId]);
    expect(await sealLedger(database.db)).toBe(1);
    expect((await checkedChain()).slice(-2)).toEqual([quick, lateId]);
    // One that is rolled back leaves nothing behind.
    await undone.query("begin");
    await ledgerPost(undone, "undone");
    await undone.query("rollback");
    expect(await sealLedger(database.db)).toBe(0);
    await Promise.all([slow.end(), undone.end()]);
  });

  test("runs once at a time: a second one leaves the work to the first and continues after it ends", async () => {
    await credit("for two");
    const first = await client();
    await first.query("begin");
    expect((await first.query<{ count: number }>("select seal_ledger(10) as count")).rows[0]!.count).toBe(1);
    expect(await sealLedger(database.db)).toBe(0);
    // The first is killed: what it had begun is the next one's.
    await first.end();
    await expect.poll(() => sealLedger(database.db)).toBe(1);
    await checkedChain();
    await Promise.all(
      Array.from({ length: 4 }, async (_, at) => {
        for (let each = 0; each < 15; each += 1) {
          await credit(`${at} ${each}`);
          await sealLedger(database.db);
        }
      }),
    );
    await expect.poll(async () => (await sealLedger(database.db), await unsealed())).toEqual([]);
    await checkedChain();
  });

  test("works in batches, however many transactions there are", async () => {
    const lines = JSON.stringify([
      { account: "open:5", amount: -1 },
      { account: `book:${tenantId}`, amount: 1 },
    ]);
    // A statement has its time, which all of them at once would take on a busy machine.
    for (let part = 0; part < 5; part++)
      await sql`select ledger_post(${tenantId}, 'lose', 'EUR', 5, 'test', null, ${lines}::jsonb)
        from generate_series(1, 469)`.execute(database.db);
    const { rows } = await sql<{ count: number }>`select seal_ledger(100) as count`.execute(database.db);
    expect(rows[0]!.count).toBe(100);
    expect(await sealLedger(database.db)).toBe(2245);
    expect(await unsealed()).toEqual([]);
  });

  test("continues by itself after a restart", async () => {
    await credit("before");
    const first = startSealer({ db: database.db, log: silentLog, everyMs: 20 });
    await expect.poll(unsealed).toEqual([]);
    await first.stop();
    await credit("between");
    const second = startSealer({ db: database.db, log: silentLog, everyMs: 20 });
    await expect.poll(unsealed).toEqual([]);
    await second.stop();
    await checkedChain();
  });
});

test("a seal can be neither changed nor deleted (I2)", async () => {
  for (const statement of [
    "update ledger_seal set hash = sha256('')",
    "delete from ledger_seal",
    "truncate ledger_seal",
    "update ledger_seal set position = position + 1",
  ])
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only|permission denied/);
});
