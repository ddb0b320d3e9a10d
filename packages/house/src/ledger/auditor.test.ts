import { minor } from "@livery/betting";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import { silentLog } from "../log.ts";
import { startPanelHouse, type PanelHouse } from "../testing/panel-house.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedFixture } from "../testing/fixture.ts";
import { bettingFixture, type BettingFixture, type FixtureBettor, slipOf } from "../betting/testing/betting-fixture.ts";
import { auditLedger } from "./audit.ts";
import { auditNew } from "./auditor.ts";
import { liftHalt, LiftRefusal } from "./halts.ts";
import { post } from "./post.ts";
import { sealLedger } from "./sealer.ts";

const name = "acme";

describe("the auditor", () => {
  let fixture: BettingFixture;
  let alice: FixtureBettor;
  let tenantId: number;
  let coupon: number;
  beforeAll(async () => {
    fixture = await bettingFixture({ matches: 3, hoursAhead: 500 });
    alice = await fixture.bettor("alice");
    ({ tenantId } = (await fixture.betting.players.get(alice.userId))!);
    ({ couponId: coupon } = await alice.place(slipOf([fixture.selection(0)], 1_000), "audited-key"));
  });
  afterAll(() => fixture.close());

  const run = (statement: string) => sql.raw(statement).execute(fixture.test.db);
  /** By one who has the tables to himself: no trigger sees it, no right is missing. */
  const withoutTriggers = async (statement: string): Promise<void> => {
    const tables = ["ledger_entry", "ledger_transaction", "coupon"];
    const client = await fixture.test.pool.connect();
    try {
      await client.query(`begin; grant update, delete on ledger_entry, ledger_transaction to current_user;
        ${tables.map((table) => `alter table ${table} disable trigger user;`).join("")}
        ${statement};
        ${tables.map((table) => `alter table ${table} enable trigger user;`).join("")}
        revoke update, delete on ledger_entry, ledger_transaction from current_user; commit`);
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  };
  const audit = async () => (await sealLedger(fixture.test.db), await auditNew(fixture.test.db, silentLog));
  const breaches = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ breaches: { rule: string; what: string }[] }>`
      select breaches from ledger_halt where lifted_at is null`.execute(fixture.test.db);
    return rows.flatMap((row) => row.breaches.map(({ rule, what }) => `${rule} ${what}`));
  };
  const lift = () => liftHalt(fixture.test.db, { tenantId, name, by: "cli", reason: "mended" });
  const credit = () =>
    post(fixture.test.db, {
      tenantId,
      kind: "bonus",
      currency: "EUR",
      actor: "test",
      moves: [
        { account: `book:${tenantId}`, amount: minor(-5) },
        { account: `cash:${alice.userId}`, amount: minor(5) },
      ],
    });

  test("finds nothing wrong in a clean ledger, checking all of it once and then new entries only", async () => {
    expect(await audit()).toEqual([]);
    await credit();
    expect(await audit()).toEqual([]);
    const { rows } = await sql<{ position: bigint; top: bigint; whole: boolean }>`
      select position, (select max(position) from ledger_seal) as top, whole_at < at as whole from ledger_audited where tenant_id = ${tenantId}`.execute(
      fixture.test.db,
    );
    expect(rows).toEqual([{ position: rows[0]!.top, top: rows[0]!.top, whole: true }]);
    expect(await auditLedger(fixture.test.db)).toMatchObject({ clean: true, unsealed: 0, breaches: [] });
  });

  const last = `(select max(transaction_id) from ledger_transaction where kind = 'bonus')`;
  // What is done to the books, what the auditor says of it, and what mends it.
  const tampered: readonly (readonly [string, string, RegExp, string])[] = [
    [
      "a balance that is not what its entries sum to",
      "update ledger_account set balance = balance + 1 where kind = 'cash' and owner_id = PLAYER",
      /^I3 cash:\d+ EUR: balance \d+, entries \d+$/,
      "update ledger_account set balance = balance - 1 where kind = 'cash' and owner_id = PLAYER",
    ],
    [
      "a gap in an account's sequence",
      "update ledger_account set last_seq = last_seq + 1 where kind = 'cash' and owner_id = PLAYER",
      /^I3 cash/,
      "update ledger_account set last_seq = last_seq - 1 where kind = 'cash' and owner_id = PLAYER",
    ],
    [
      "an entry that was changed",
      `update ledger_entry set amount = amount + 2 where transaction_id = ${last} and kind = 'book'`,
      /^I1 transaction \d+: its entries sum to 2 EUR$/,
      `update ledger_entry set amount = amount - 2 where transaction_id = ${last} and kind = 'book'`,
    ],
    [
      "two entries that were changed so that they still sum to zero: their seal is another",
      `update ledger_entry set amount = -amount where transaction_id = ${last}`,
      /^I2 seal \d+ is not that of transaction \d+$/,
      `update ledger_entry set amount = -amount where transaction_id = ${last}`,
    ],
    [
      "a posting that the rules do not have, whoever wrote it",
      `update ledger_transaction set kind = 'issue' where transaction_id = ${last}`,
      /^I1 transaction \d+: a posting of kind issue moves nothing from book to cash$/,
      `update ledger_transaction set kind = 'bonus' where transaction_id = (select max(transaction_id) from ledger_transaction where kind = 'issue')`,
    ],
    [
      "a note that was changed",
      `update ledger_transaction set actor = 'other' where transaction_id = ${last}`,
      /^I2 seal/,
      `update ledger_transaction set actor = 'test' where transaction_id = ${last}`,
    ],
    [
      "a transaction of another currency than its entries",
      `update ledger_transaction set currency = 'USD' where transaction_id = ${last}`,
      /^I1 transaction/,
      `update ledger_transaction set currency = 'EUR' where transaction_id = ${last}`,
    ],
  ];

  test.each(tampered)(
    "makes a tenant read-only for %s, and can be lifted after the repair",
    async (_, damage, pattern, mend) => {
      const who = (statement: string) => statement.replaceAll("PLAYER", String(alice.userId));
      await credit();
      await sealLedger(fixture.test.db);
      await withoutTriggers(who(damage));
      expect(await audit()).toEqual([name]);
      expect((await breaches()).filter((line) => pattern.test(line)).length).toBeGreaterThan(0);
      expect(await audit()).toEqual([]);
      await expect(credit()).rejects.toMatchObject({ code: "LV004" });
      const balance = await alice.balance();
      await expect(
        alice.place(slipOf([fixture.selection(1)], 500), `while-halted-${pattern}`.slice(0, 40)),
      ).rejects.toMatchObject({
        code: "LV004",
      });
      expect(await alice.balance()).toBe(balance);
      await expect(lift()).rejects.toBeInstanceOf(LiftRefusal);
      await withoutTriggers(who(mend));
      await lift();
      await credit();
      expect(await audit()).toEqual([]);
      await expect(lift()).rejects.toThrow(/not read-only/);
    },
  );

  test("finds a coupon whose open account differs from its stake, or that is settled and still has one (I7)", async () => {
    await withoutTriggers(`update coupon set stake = stake + 1 where coupon_id = ${coupon}`);
    await run(`update ledger_audited set whole_at = null`);
    expect(await audit()).toEqual([name]);
    expect(await breaches()).toEqual([`I7 coupon ${coupon}, open: open 1000`]);
    await withoutTriggers(
      `update coupon set stake = stake - 1, status = 'won', settled_at = now() where coupon_id = ${coupon}`,
    );
    await expect(lift()).rejects.toMatchObject({
      breaches: [{ rule: "I7", what: `coupon ${coupon}, won: open 1000` }],
    });
    await withoutTriggers(`update coupon set status = 'open', settled_at = null where coupon_id = ${coupon}`);
    await lift();
  });

  test("checks the whole ledger once a day: old entries, orphans and unsealed transactions", async () => {
    await withoutTriggers(`insert into ledger_entry (transaction_id, position, tenant_id, kind, owner_id, currency, amount)
      values (999999, 1, ${tenantId}, 'book', ${tenantId}, 'EUR', 5)`);
    expect(await audit()).toEqual([]);
    await run(`update ledger_audited set whole_at = whole_at - interval '25 hours'`);
    expect(await audit()).toEqual([name]);
    expect(await breaches()).toEqual(["I1 entry 1 of transaction 999999, of which there is none"]);
    await withoutTriggers(`delete from ledger_entry where transaction_id = 999999`);
    await lift();
    const id = await credit();
    await withoutTriggers(`delete from ledger_unsealed where transaction_id = ${id}`);
    expect((await auditLedger(fixture.test.db)).breaches).toEqual([
      { tenant: name, rule: "I2", what: `transaction ${id} is neither sealed nor waiting for it` },
    ]);
    await withoutTriggers(`insert into ledger_unsealed values (${id})`);
  });

  test("postpones due settlements without failures, and pays them when the tenant is no longer read-only", async () => {
    await fixture.hold(2, [2, 0]);
    const { couponId } = await alice.place(slipOf([fixture.selection(2)], 700), "due-while-halted");
    await sql`insert into ledger_halt (tenant_id, breaches) values (${tenantId}, '[]')`.execute(fixture.test.db);
    await sql`update match set starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = ${fixture.matchIds[2]}`.execute(
      fixture.test.db,
    );
    const { settled } = await runDueWork(fixture.test.db);
    expect(settled).toBe(0);
    const due = await fixture.test.db.selectFrom("settlement_due").selectAll().execute();
    expect(due).toMatchObject([{ coupon_id: BigInt(couponId), attempts: 0, last_error: null }]);
    await lift();
    expect(await runDueWork(fixture.test.db)).toMatchObject({ settled: 1 });
  });

  test("records its halts and who lifted them in the audit", async () => {
    const { rows } = await sql<{ action: string; actor: string; reason: string; target: string }>`
      select action, actor, reason, target_kind || ' ' || target_name as target from audit_entry order by audit_id`.execute(
      fixture.test.db,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map((row) => `${row.action} ${row.actor} ${row.target}`))).toEqual(
      new Set([`ledger.halt auditor tenant ${name}`, `ledger.lift cli tenant ${name}`]),
    );
    expect(rows.filter((row) => row.action === "ledger.lift").every((row) => row.reason === "mended")).toBe(true);
  });
});

test("a halt of one tenant does not affect another tenant", async () => {
  const database: TestDatabase = await testDatabase();
  const [acme, other] = [
    await seedFixture(database.db),
    await seedFixture(database.db, {
      tenant: "other",
      sites: [],
      dealers: [{ name: "desk", credit: minor(500) }],
      players: [],
    }),
  ];
  await sql`update ledger_account set balance = balance + 1 where kind = 'credit' and owner_id = ${other.dealerIds["desk"]}`.execute(
    database.db,
  );
  expect(await auditNew(database.db, silentLog)).toEqual(["other"]);
  const posting = (tenantId: number, dealer: number) =>
    post(database.db, {
      tenantId,
      kind: "issue",
      currency: "EUR",
      actor: "test",
      moves: [
        { account: `issuance:${tenantId}`, amount: minor(-5) },
        { account: `credit:${dealer}`, amount: minor(5) },
      ],
    });
  await posting(acme.tenantId, acme.dealerIds["north"]!);
  await expect(posting(other.tenantId, other.dealerIds["desk"]!)).rejects.toMatchObject({ code: "LV004" });
  await database.drop();
});

describe("a server with a read-only tenant", () => {
  let house: PanelHouse;
  beforeAll(async () => {
    house = await startPanelHouse();
    await sql`insert into ledger_halt (tenant_id, breaches) values (${house.seeded.tenantId}, '[{"rule": "I3", "what": "a test"}]')`.execute(
      house.test.db,
    );
  });
  afterAll(() => house.close());

  test("reports it in /readyz and to the staff of that tenant only", async () => {
    const ready = await fetch(`${house.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ok", readOnly: [name] }]);
    expect(await (await house.staff("operator")).results("panelMe", {})).toMatchObject({ readOnly: true });
    const globe = await house.staff("globe-admin", "panel.globe.localhost");
    expect(await globe.results("panelMe", {})).toMatchObject({ readOnly: false });
  });

  test("answers calls that move money with read_only and a time to wait, and writes nothing", async () => {
    const street = await house.staff("high-street");
    const state = async () => (await sql`select count(*) from staff_idempotency`.execute(house.test.db)).rows;
    const before = await state();
    const answer = await street.panelRaw(
      "panelUserSend",
      { playerId: house.seeded.playerIds["alice"], amount: 100 },
      { "idempotency-key": "read-only-key" },
    );
    expect([answer.status, answer.body, answer.headers["retry-after"]]).toMatchObject([
      503,
      { code: "read_only" },
      "60",
    ]);
    expect(await state()).toEqual(before);
    // What only reads goes on.
    expect((await street.panel("panelMovements", { filter: {} })).status).toBe(200);
  });
});
