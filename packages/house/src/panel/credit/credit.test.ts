import type { AuditRow, CreditMoved, PanelKey } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLedger } from "../../ledger/audit.ts";
import { Payer } from "../../api/testing/payer.ts";
import type { Answer } from "../../testing/browser.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

let house: PanelHouse;
let north: PanelBrowser;
let south: PanelBrowser;
let highStreet: PanelBrowser;
beforeAll(async () => {
  house = await startPanelHouse();
  north = await house.staff("north");
  south = await house.staff("south");
  highStreet = await house.staff("high-street");
});
afterAll(() => house.close());

const dealerId = (name: string): number => house.seeded.dealerIds[name] ?? 0;
const playerId = (name: string): number => house.seeded.playerIds[name] ?? 0;
const change = (statement: string) => sql.raw(statement).execute(house.test.db);

async function balance(kind: "cash" | "credit", id: number): Promise<number> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from ledger_account where kind = ${kind} and owner_id = ${id}`.execute(house.test.db);
  return Number(rows[0]?.balance);
}
const cash = (name: string) => balance("cash", playerId(name));
const credit = (name: string) => balance("credit", dealerId(name));
/** Everything that credit lies in. */
async function everything(): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select kind, owner_id, balance from ledger_account order by kind, owner_id`.execute(house.test.db);
  return [
    rows,
    (await sql`select count(*) from ledger_transaction`.execute(house.test.db)).rows,
    (await sql`select count(*) from audit_entry`.execute(house.test.db)).rows,
  ];
}

const moved = (answer: Answer): CreditMoved => {
  expect([answer.status, answer.text]).toMatchObject([200, expect.any(String)]);
  return (answer.body as { results: CreditMoved }).results;
};
const toUser = (amount: number, name = "alice", more: object = {}) => ({ playerId: playerId(name), amount, ...more });
const toDealer = (amount: number, name: string, more: object = {}) => ({ dealerId: dealerId(name), amount, ...more });
const key = (text: string) => ({ "idempotency-key": text });

describe("credit transfers with a user", () => {
  test("move credit from the dealer and back, with note, audit and the new balances in the answer", async () => {
    const [before, own] = [await cash("alice"), await credit("high-street")];
    const sent = moved(
      await highStreet.panelRaw("panelUserSend", toUser(2_500, "alice", { note: "cash at the till" })),
    );
    expect(sent).toMatchObject({ otherBalance: before + 2_500, credit: own - 2_500 });
    const takenBack = moved(await highStreet.panelRaw("panelUserTake", toUser(500)));
    expect(takenBack).toMatchObject({ otherBalance: before + 2_000, credit: own - 2_000 });
    expect([await cash("alice"), await credit("high-street")]).toEqual([before + 2_000, own - 2_000]);

    const { rows } = await sql`
      select kind, actor like 'staff:%' as by_staff, note, currency from ledger_transaction
      where transaction_id in (${sent.transactionId}, ${takenBack.transactionId}) order by transaction_id`.execute(
      house.test.db,
    );
    expect(rows).toEqual([
      { kind: "credit", by_staff: true, note: "cash at the till", currency: "EUR" },
      { kind: "take_back", by_staff: true, note: null, currency: "EUR" },
    ]);
    const entries = await sql<Record<string, unknown>>`
      select action, actor, target_kind, target_id, target_name, changes, reason from audit_entry order by audit_id desc limit 2`.execute(
      house.test.db,
    );
    const target = {
      action: "credit.user",
      actor: "high-street",
      target_kind: "user" satisfies AuditRow["targetKind"],
      target_name: "alice",
    };
    expect(entries.rows).toMatchObject([
      { ...target, reason: null, changes: [{ field: "balance", before: before + 2_500, after: before + 2_000 }] },
      { ...target, reason: "cash at the till", changes: [{ field: "balance", before, after: before + 2_500 }] },
    ]);
  });

  test("are limited by the dealer's credit line and by the user's cash without holds (I4, I14)", async () => {
    await change(
      `update ledger_account set credit_line = 700 where kind = 'credit' and owner_id = ${dealerId("high-street")}`,
    );
    const own = await credit("high-street");
    const state = await everything();
    expect(await highStreet.refusal("panelUserSend", toUser(own + 701))).toEqual([422, "insufficient_credit"]);
    expect(await everything()).toEqual(state);
    expect(moved(await highStreet.panelRaw("panelUserSend", toUser(own + 700)))).toMatchObject({ credit: -700 });
    expect(moved(await highStreet.panelRaw("panelUserTake", toUser(own + 700)))).toMatchObject({ credit: own });

    const had = await cash("alice");
    const payer = await Payer.of(house, await house.player("alice"));
    await payer.requestAccepted(payer.withdrawal({ amount: 300 }));
    expect(await highStreet.refusal("panelUserTake", toUser(had - 299))).toEqual([422, "insufficient_credit"]);
    expect(moved(await highStreet.panelRaw("panelUserTake", toUser(had - 300)))).toMatchObject({ otherBalance: 0 });
    moved(await highStreet.panelRaw("panelUserSend", toUser(had - 300)));
    await payer.cancelAll();
  });

  test("are made by the dealer directly above the user only, and others do not find the user", async () => {
    const state = await everything();
    for (const [browser, name] of [
      [highStreet, "northy"],
      [highStreet, "farid"],
      [north, "alice"],
      [south, "lena"],
    ] as const)
      for (const call of ["panelUserSend", "panelUserTake"] as const)
        expect([name, await browser.refusal(call, toUser(100, name))]).toEqual([name, [404, "user_not_found"]]);
    for (const id of [house.globex.playerIds["gloria"], 999_999_999, Number.MAX_SAFE_INTEGER])
      expect(await highStreet.refusal("panelUserSend", { playerId: id, amount: 100 })).toEqual([404, "user_not_found"]);
    for (const name of ["operator", "admin"])
      expect(await (await house.staff(name)).refusal("panelUserSend", toUser(100))).toEqual([403, "not_allowed"]);
    expect(await everything()).toEqual(state);
  });

  test("are also made by a partner, for the partner's own users", async () => {
    const lighthouse = await house.staff("lighthouse");
    moved(await lighthouse.panelRaw("panelUserSend", toUser(100, "lena")));
    expect(await lighthouse.refusal("panelUserTake", toUser(100, "alice"))).toEqual([404, "user_not_found"]);
  });

  test("are refused when the user's currency differs from the dealer's", async () => {
    await change(`update player set currency = 'USD' where player_id = ${playerId("bashir")}`);
    expect(await highStreet.refusal("panelUserSend", toUser(100, "bashir"))).toEqual([422, "currency_mismatch"]);
    await change(`update player set currency = 'EUR' where player_id = ${playerId("bashir")}`);
  });

  test("need the dealer's flag at that moment", async () => {
    const flag = (on: boolean) =>
      change(
        `update dealer set flags = flags || '{"credit.user": ${on}}' where dealer_id = ${dealerId("high-street")}`,
      );
    await flag(false);
    expect(await highStreet.refusal("panelUserSend", toUser(100))).toEqual([403, "not_allowed"]);
    await flag(true);
    moved(await highStreet.panelRaw("panelUserSend", toUser(100)));
  });
});

describe("credit transfers between dealers", () => {
  test("go to no closed dealer, and come back from it", async () => {
    moved(await north.panelRaw("panelDealerSend", toDealer(50, "high-street")));
    await change("update dealer set status = 'passive' where name = 'high-street'");
    const before = await everything();
    const refused = await north.panelRaw("panelDealerSend", toDealer(50, "high-street"));
    expect([refused.status, refused.body]).toMatchObject([422, { code: "dealer_closed", path: "dealerId" }]);
    expect(await everything()).toEqual(before);
    moved(await north.panelRaw("panelDealerTake", toDealer(50, "high-street")));
    await change("update dealer set status = 'active' where name = 'high-street'");
  });

  test("go up, down and to a sibling, each under its own action", async () => {
    const before = {
      north: await credit("north"),
      office: await credit("head-office"),
      street: await credit("high-street"),
      south: await credit("south"),
    };
    expect(moved(await north.panelRaw("panelDealerSend", toDealer(1_000, "head-office")))).toMatchObject({
      otherBalance: null,
      credit: before.north - 1_000,
    });
    moved(await north.panelRaw("panelDealerSend", toDealer(200, "high-street", { note: "for the weekend" })));
    expect(moved(await north.panelRaw("panelDealerSend", toDealer(30, "south")))).toMatchObject({ otherBalance: null });
    moved(await highStreet.panelRaw("panelDealerSend", toDealer(4, "north")));
    const takenBack = moved(await north.panelRaw("panelDealerTake", toDealer(6, "high-street")));
    expect(takenBack).toMatchObject({ otherBalance: before.street + 190, credit: before.north - 1_220 });
    expect([
      await credit("north"),
      await credit("head-office"),
      await credit("high-street"),
      await credit("south"),
    ]).toEqual([before.north - 1_220, before.office + 1_000, before.street + 190, before.south + 30]);
    const { rows } =
      await sql`select action, target_kind, target_name, changes->0->>'field' as field from audit_entry order by audit_id desc limit 5`.execute(
        house.test.db,
      );
    const entry = (action: string, target_name: string) => ({
      action,
      target_kind: "dealer",
      target_name,
      // What a parent or a sibling has is not shown.
      field: action === "credit.down" ? "credit" : "amount",
    });
    expect(rows).toEqual([
      entry("credit.down", "high-street"),
      entry("credit.up", "north"),
      entry("credit.aside", "south"),
      entry("credit.down", "high-street"),
      entry("credit.up", "head-office"),
    ]);
  });

  test("go nowhere else: not to the dealer itself, past the next dealer, or to another branch or tenant (I13)", async () => {
    const state = await everything();
    const office = await house.staff("head-office");
    const wrong: readonly (readonly [PanelBrowser, PanelKey, string])[] = [
      [north, "panelDealerSend", "north"],
      [north, "panelDealerTake", "north"],
      [office, "panelDealerSend", "high-street"],
      [office, "panelDealerTake", "high-street"],
      [highStreet, "panelDealerSend", "head-office"],
      [highStreet, "panelDealerSend", "lighthouse"],
      [highStreet, "panelDealerSend", "far-street"],
      [north, "panelDealerTake", "head-office"],
      [north, "panelDealerTake", "south"],
      [north, "panelDealerSend", "far-street"],
    ];
    for (const [browser, call, name] of wrong)
      expect([call, name, await browser.refusal(call, toDealer(100, name))]).toEqual([
        call,
        name,
        [404, "dealer_not_found"],
      ]);
    for (const id of [house.globex.dealerIds["globe-office"], 999_999_999, Number.MAX_SAFE_INTEGER])
      expect(await north.refusal("panelDealerSend", { dealerId: id, amount: 100 })).toEqual([404, "dealer_not_found"]);
    expect(await highStreet.refusal("panelDealerTake", toDealer(100, "high-street"))).toEqual([403, "not_allowed"]);
    expect(await everything()).toEqual(state);
  });

  test("go to a sibling only if the dealer's flag allows it", async () => {
    const flag = (on: boolean) =>
      change(`update dealer set flags = flags || '{"credit.aside": ${on}}' where dealer_id = ${dealerId("north")}`);
    await flag(false);
    expect(await north.refusal("panelDealerSend", toDealer(100, "south"))).toEqual([403, "not_allowed"]);
    moved(await north.panelRaw("panelDealerSend", toDealer(100, "head-office")));
    await flag(true);
  });

  test("take no more than the sub-dealer has", async () => {
    const street = await credit("side-street");
    expect(await north.refusal("panelDealerTake", toDealer(street + 1, "side-street"))).toEqual([
      422,
      "insufficient_credit",
    ]);
  });
});

describe("an idempotency key (I5, D54)", () => {
  test("has one effect, and every repetition gets the same bytes, also with concurrent calls", async () => {
    const before = await cash("alice");
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => highStreet.panelRaw("panelUserSend", toUser(70), key("send-seventy"))),
    );
    answers.push(await highStreet.panelRaw("panelUserSend", toUser(70), key("send-seventy")));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    moved(answers[0] as Answer);
    expect(await cash("alice")).toBe(before + 70);
  });

  test("is refused with another body, and a malformed key is refused", async () => {
    const state = await everything();
    for (const body of [toUser(71), toUser(70, "bashir"), toUser(70, "alice", { note: "other" })]) {
      const answer = await highStreet.panelRaw("panelUserSend", body, key("send-seventy"));
      expect([answer.status, answer.body]).toMatchObject([422, { code: "key_reused" }]);
    }
    expect((await highStreet.panelRaw("panelUserSend", toUser(70), key("short"))).body).toMatchObject({
      code: "invalid_key",
    });
    expect(await everything()).toEqual(state);
  });

  test("belongs to one account and one call, and can be used again after a refusal", async () => {
    moved(await north.panelRaw("panelUserSend", toUser(70, "northy"), key("send-seventy")));
    moved(await highStreet.panelRaw("panelUserTake", toUser(70), key("send-seventy")));
    const tooMuch = await highStreet.panelRaw("panelUserTake", toUser(999_999_999), key("first-refused"));
    expect(tooMuch.status).toBe(422);
    moved(await highStreet.panelRaw("panelUserTake", toUser(1), key("first-refused")));
  });

  test("has one effect for concurrent calls of which some have another body", async () => {
    const before = await cash("alice");
    const answers = await Promise.all(
      [10, 11, 10, 11, 10].map((amount) => highStreet.panelRaw("panelUserSend", toUser(amount), key("two-bodies"))),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => (body as { code: string }).code)).toEqual(
      Array.from({ length: 5 - done.length }, () => "key_reused"),
    );
    expect([10, 11]).toContain((await cash("alice")) - before);
  });
});

test("locked accounts are waited for, but not without limit (D60): nothing moves, and the key can be used again", async () => {
  const other = await house.test.pool.connect();
  const before = await cash("alice");
  try {
    await other.query("begin");
    await other.query("select from ledger_account where kind = 'cash' and owner_id = $1 for update", [
      playerId("alice"),
    ]);
    const answer = await highStreet.panelRaw("panelUserSend", toUser(9), key("held-up-for-long"));
    expect([answer.status, answer.body, answer.headers["retry-after"]]).toMatchObject([503, { code: "busy" }, "1"]);
    await other.query("commit");
  } finally {
    other.release();
  }
  expect(await cash("alice")).toBe(before);
  moved(await highStreet.panelRaw("panelUserSend", toUser(9), key("held-up-for-long")));
});

test("an invalid amount or note is refused with its field", async () => {
  for (const [body, path] of [
    [toUser(0), "amount"],
    [toUser(-5), "amount"],
    [toUser(1.5), "amount"],
    [toUser(Number.MAX_SAFE_INTEGER + 2), "amount"],
    [toUser(5, "alice", { note: "x".repeat(301) }), "note"],
    [{ playerId: 0, amount: 5 }, "playerId"],
  ] as const) {
    const answer = await highStreet.panelRaw("panelUserSend", body);
    expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_field", path }]);
  }
});

test("the ledger is clean afterwards", async () => {
  // What is held here by hand is of no request to pay out (I14).
  const { breaches } = await auditLedger(house.test.db);
  expect(breaches.filter(({ rule }) => rule !== "I14")).toEqual([]);
});
