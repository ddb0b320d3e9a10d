import type { ErrorBody } from "@livery/contract";
import type { AuditRow, PanelPayment, PaymentDecided, PaymentRow } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLedger } from "../../ledger/audit.ts";
import type { Answer, TestBrowser } from "../../testing/browser.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { staffPassword, staffSecret } from "../../testing/panel-fixture.ts";
import { testKeys } from "../../testing/test-keys.ts";
import { readKeys } from "../../secrets/keyring.ts";
import { createStaff } from "../staff/accounts.ts";
import { readCsv } from "../testing/read-csv.ts";

let house: PanelHouse;
let operator: PanelBrowser;
let admin: PanelBrowser;
let north: PanelBrowser;
let alice: TestBrowser;
const methods = new Map<string, { readonly payId: number; readonly payCatId: number; readonly transferType: string }>();
beforeAll(async () => {
  house = await startPanelHouse();
  operator = await house.staff("operator");
  admin = await house.staff("admin");
  north = await house.staff("north");
  alice = await house.player("alice");
  const { rows } = await sql<{ title: string; payId: number; payCatId: number; transferType: string }>`
    select title, method_id as "payId", category_id as "payCatId", direction as "transferType" from payment_method
    where tenant_id = ${house.seeded.tenantId}`.execute(house.test.db);
  for (const { title, ...method } of rows) methods.set(title, method);
  // From 50.00 on an approval waits for a second person.
  await change("update tenant set two_persons_from = 5000");
});
afterAll(() => house.close());

const browsers = new Map<string, Promise<PanelBrowser>>();
/** Another account, signed in: `north-2` is a second one of north. */
function colleague(name: string): Promise<PanelBrowser> {
  const open = async (): Promise<PanelBrowser> => {
    const [first = "", second] = name.split("-2");
    if (second !== undefined) {
      const role = first === "operator" ? "operator" : "dealer";
      const dealerId = house.seeded.dealerIds[first] ?? null;
      const account = {
        tenantId: house.seeded.tenantId,
        name,
        password: staffPassword,
        role,
        dealerId,
        lang: "en",
      } as const;
      await createStaff(house.test.db, { ...account, secret: staffSecret(name) }, readKeys(testKeys));
    }
    return house.staff(name);
  };
  const opened = browsers.get(name) ?? open();
  browsers.set(name, opened);
  return opened;
}

const change = (statement: string) => sql.raw(statement).execute(house.test.db);
const key = (text: string) => ({ "idempotency-key": text });
const playerId = (name: string): number => house.seeded.playerIds[name] ?? 0;
async function balance(kind: "cash" | "clearing" | "hold", owner: number): Promise<number> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entry where kind = ${kind} and owner_id = ${owner}`.execute(
    house.test.db,
  );
  return Number(rows[0]?.sum);
}
const money = async (name = "alice") => [await balance("cash", playerId(name)), await balance("hold", playerId(name))];
async function requestPayment(title: string, amount: number, player = alice, values: object = {}): Promise<number> {
  const answer = await player.raw("setTransferRequest", { ...methods.get(title), amount, values });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return (answer.body as { results: { id: number } }).results.id;
}
const refusal = (answer: Answer): readonly unknown[] => [answer.status, (answer.body as Partial<ErrorBody>).code];
const approve = (by: PanelBrowser, transferId: number, more: object = {}, headers = {}) =>
  by.panelRaw("panelPaymentApprove", { transferId, ...more }, headers);
const confirm = (by: PanelBrowser, requestId: number | null) => by.panelRaw("panelPaymentConfirm", { requestId });
/** Status, code and the reason why an account is no second person. */
const refusedFor = (answer: Answer) => [...refusal(answer), (answer.body as Partial<ErrorBody>).params?.["reason"]];
const deny = (by: PanelBrowser, transferId: number, headers = {}) =>
  by.panelRaw("panelPaymentDeny", { transferId, reason: "no such sender" }, headers);
const decided = (answer: Answer): PaymentDecided => {
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return (answer.body as { results: PaymentDecided }).results;
};
const paymentOf = (by: PanelBrowser, transferId: number) => by.results<PanelPayment>("panelPayment", { transferId });
type WirePaymentRow = Omit<PaymentRow, "paymentId"> & { readonly transferId: number };
const story = async (by: PanelBrowser, transferId: number) =>
  (await paymentOf(by, transferId)).history.map(({ kind, actor, reason }) => [kind, actor, reason]);
async function lastAudit(): Promise<Partial<AuditRow>> {
  const { rows } = await sql<AuditRow>`
    select action, actor, target_kind as "targetKind", target_id::integer as "targetId", target_name as "targetName", changes, reason
    from audit_entry order by audit_id desc limit 1`.execute(house.test.db);
  return rows[0] ?? {};
}

describe("a deposit request", () => {
  test("moves its amount from the method's clearing account to the user's cash on approval, and is audited", async () => {
    const [cash] = await money();
    const { payId = 0 } = methods.get("Wallet") ?? {};
    const cleared = await balance("clearing", payId);
    const transferId = await requestPayment("Wallet", 1_200);
    expect(await paymentOf(operator, transferId)).toMatchObject({
      status: "pending",
      secondPerson: false,
      may: ["payment.approve"],
      balance: cash,
    });
    expect(decided(await approve(operator, transferId, { reason: "found on the statement" }))).toEqual({
      transferId,
      status: "approved",
      state: "done",
      requestId: null,
    });
    expect([await money(), await balance("clearing", payId)]).toEqual([[cash! + 1_200, 0], cleared - 1_200]);
    expect(await paymentOf(operator, transferId)).toMatchObject({
      status: "approved",
      resolvedBy: "operator",
      reason: "found on the statement",
      may: [],
      balance: cash! + 1_200,
    });
    expect(await lastAudit()).toEqual({
      action: "payment.approve",
      actor: "operator",
      targetKind: "transfer",
      targetId: transferId,
      targetName: expect.stringMatching(/^alice · [0-9A-Z]{10}$/),
      changes: [
        { field: "status", before: "pending", after: "approved" },
        { field: "amount", before: null, after: 1_200 },
      ],
      reason: "found on the statement",
    });
  });

  test("moves no money when it is denied, and shows the player the reason", async () => {
    const before = await money();
    const transferId = await requestPayment("Wallet", 1_200);
    expect(refusal(await operator.panelRaw("panelPaymentDeny", { transferId }))).toEqual([400, "invalid_field"]);
    expect(decided(await deny(operator, transferId))).toMatchObject({ status: "denied", state: "done" });
    expect(await money()).toEqual(before);
    const own = (await alice.raw("getTransfers", { limit: 1 })).body as { results: unknown[] };
    expect(own.results).toMatchObject([{ id: transferId, status: "denied", note: "no such sender" }]);
  });
});

describe("a withdrawal request", () => {
  test("pays out the hold on approval, and returns it to cash when it is denied", async () => {
    const [cash = 0] = await money();
    const { payId = 0 } = methods.get("To a wallet") ?? {};
    const cleared = await balance("clearing", payId);
    const paid = await requestPayment("To a wallet", 800);
    expect(await paymentOf(operator, paid)).toMatchObject({ balance: cash - 800, held: 800 });
    decided(await approve(operator, paid));
    expect([await money(), await balance("clearing", payId)]).toEqual([[cash - 800, 0], cleared + 800]);
    const denied = await requestPayment("To a wallet", 900);
    expect(await money()).toEqual([cash - 1_700, 900]);
    decided(await deny(operator, denied));
    expect(await money()).toEqual([cash - 800, 0]);
  });

  test("cannot be approved while its user has a debt, and pays the debt when it is denied (I9)", async () => {
    const [cash = 0] = await money();
    const transferId = await requestPayment("To a wallet", cash);
    // What a corrected result took back and he had not: a coupon of nobody's.
    await sql`select ledger_post(${house.seeded.tenantId}, 'resettle', 'EUR', null, 'system', null, jsonb_build_array(
      jsonb_build_object('account', 'receivable:' || ${playerId("alice")}::text, 'amount', -300),
      jsonb_build_object('account', 'book:' || ${house.seeded.tenantId}::text, 'amount', 300)))`.execute(house.test.db);
    const refused = await confirm(operator, decided(await approve(north, transferId)).requestId);
    expect([refusal(refused), (refused.body as ErrorBody).params]).toEqual([[422, "debt_open"], { owed: 300 }]);
    expect(await paymentOf(operator, transferId)).toMatchObject({ owed: 300, held: cash });
    decided(await deny(operator, transferId));
    expect(await money()).toEqual([cash - 300, 0]);
  });
});

describe("the second person (D95)", () => {
  test("must be another person for an approval from the tenant's threshold on, once", async () => {
    const [cash = 0] = await money();
    const transferId = await requestPayment("Wallet", 5_000);
    expect(await paymentOf(operator, transferId)).toMatchObject({ secondPerson: true, approval: null });
    const waiting = decided(await approve(operator, transferId, { reason: "seen" }));
    expect(waiting).toMatchObject({ status: "pending", state: "waiting", requestId: expect.any(Number) });
    const { requestId } = waiting;
    expect(await money()).toEqual([cash, 0]);
    expect((await paymentOf(admin, transferId)).approval).toMatchObject({
      requestId,
      askedBy: "operator",
      own: false,
      reason: "seen",
    });
    expect((await paymentOf(operator, transferId)).approval).toMatchObject({ own: true });
    expect(refusal(await approve(admin, transferId))).toEqual([409, "already_in_progress"]);
    expect(refusal(await operator.panelRaw("panelPaymentConfirm", { requestId }))).toEqual([
      403,
      "second_person_needed",
    ]);
    expect(decided(await admin.panelRaw("panelPaymentConfirm", { requestId }))).toEqual({
      transferId,
      status: "approved",
      state: "done",
      requestId,
    });
    expect(await money()).toEqual([cash + 5_000, 0]);
    expect(refusal(await admin.panelRaw("panelPaymentConfirm", { requestId }))).toEqual([409, "request_over"]);
    expect(refusal(await admin.panelRaw("panelResultConfirm", { requestId }))).toEqual([404, "not_found"]);
    expect(await lastAudit()).toMatchObject({ actor: "admin", reason: "seen", targetId: transferId });
    expect(await story(operator, transferId)).toEqual([
      ["approved", "admin", "seen"],
      ["approvalAsked", "operator", "seen"],
      ["asked", "alice", null],
    ]);
  });

  test("is not needed below the threshold or for a denial, and their refusal leaves the request pending", async () => {
    const below = await requestPayment("Wallet", 4_999);
    expect(decided(await approve(operator, below))).toMatchObject({ state: "done" });
    const transferId = await requestPayment("Wallet", 5_001);
    const { requestId } = decided(await approve(operator, transferId));
    expect(decided(await admin.panelRaw("panelPaymentRefuse", { requestId }))).toEqual({
      transferId,
      status: "pending",
      state: "refused",
      requestId,
    });
    expect((await paymentOf(admin, transferId)).approval).toBeNull();
    expect(await story(admin, transferId)).toEqual([
      ["approvalRefused", "admin", null],
      ["approvalAsked", "operator", null],
      ["asked", "alice", null],
    ]);
    const repeated = decided(await approve(operator, transferId));
    expect(decided(await deny(admin, transferId))).toMatchObject({ status: "denied", state: "done" });
    expect(refusal(await admin.panelRaw("panelPaymentConfirm", { requestId: repeated.requestId }))).toEqual([
      409,
      "not_waiting",
    ]);
  });

  test("has a day to confirm an approval, which can then be requested again", async () => {
    const transferId = await requestPayment("Wallet", 6_000);
    const { requestId } = decided(await approve(operator, transferId));
    await change(`update second_person_request set expires_at = clock_timestamp() where request_id = ${requestId}`);
    expect((await paymentOf(admin, transferId)).approval).toBeNull();
    expect(refusal(await admin.panelRaw("panelPaymentConfirm", { requestId }))).toEqual([409, "request_over"]);
    expect((await story(admin, transferId))[0]).toEqual(["approvalOver", null, null]);
    expect(decided(await approve(admin, transferId)).requestId).toBeGreaterThan(requestId ?? 0);
    decided(await deny(admin, transferId));
  });

  test("and the first person both need a fresh second factor", async () => {
    const transferId = await requestPayment("Wallet", 100);
    await change("update staff_session set factor_at = now() - interval '10 minutes'");
    for (const answer of [await approve(operator, transferId), await deny(operator, transferId)])
      expect(refusal(answer)).toEqual([403, "second_factor_needed"]);
    await change("update staff_session set factor_at = now()");
    decided(await approve(operator, transferId));
  });

  test("is needed for a dealer too: another account of that dealer or of one above, or staff, and nobody else", async () => {
    const [cash = 0] = await money();
    const transferId = await requestPayment("Wallet", 7_000);
    expect(await paymentOf(north, transferId)).toMatchObject({ secondPerson: true, may: ["payment.approve"] });
    const { requestId } = decided(await approve(north, transferId));
    expect(await money()).toEqual([cash, 0]);
    const confirmers = { north: "own", "north-2": null, "head-office": null, operator: null, admin: null };
    for (const [name, refused] of Object.entries(confirmers)) {
      const { approval } = await paymentOf(await colleague(name), transferId);
      expect([name, approval]).toMatchObject([name, { confirmers: "dealer", refusal: refused }]);
    }
    expect(refusedFor(await confirm(north, requestId))).toEqual([403, "second_person_needed", "own"]);
    expect(decided(await confirm(await colleague("north-2"), requestId))).toMatchObject({ status: "approved" });
    expect(await money()).toEqual([cash + 7_000, 0]);
  });

  test("for a dealer is no account of a dealer below, whose users they share", async () => {
    const transferId = await requestPayment("Wallet", 7_000);
    const { requestId } = decided(await approve(await colleague("head-office"), transferId));
    expect((await paymentOf(north, transferId)).approval).toMatchObject({ refusal: "otherDealer" });
    expect(refusedFor(await confirm(north, requestId))).toEqual([403, "second_person_needed", "otherDealer"]);
    expect(decided(await confirm(operator, requestId))).toMatchObject({ status: "approved" });
  });

  test("for staff is other staff, never a dealer", async () => {
    const [cash = 0] = await money();
    const transferId = await requestPayment("Wallet", 7_000);
    const { requestId } = decided(await approve(operator, transferId));
    for (const dealer of [north, await colleague("head-office")]) {
      const { approval } = await paymentOf(dealer, transferId);
      expect(approval).toMatchObject({ own: false, confirmers: "staff", refusal: "staffOnly" });
      expect(refusedFor(await confirm(dealer, requestId))).toEqual([403, "second_person_needed", "staffOnly"]);
    }
    expect(await money()).toEqual([cash, 0]);
    expect(decided(await confirm(admin, requestId))).toMatchObject({ status: "approved" });
  });

  const soon = "now() - interval '23 hours'";
  const dayAgo = "now() - interval '24 hours'";
  test.each([
    ["whom the first gave access", "operator-2", "operator", soon, "gaveAccess"],
    ["who gave the first access", "operator", "operator-2", soon, "gaveAccess"],
    ["who has access from the same person", "both", "admin", soon, "gaveAccess"],
    ["whom the first gave access a day ago", "operator-2", "operator", dayAgo, null],
  ])("%s within a day is refused as such", async (_, whose, by, at, refused) => {
    const second = await colleague("operator-2");
    await change("update staff set access_given_by = null");
    const names = whose === "both" ? "'operator', 'operator-2'" : `'${whose}'`;
    await change(`update staff set access_given_at = ${at}, access_given_by = (select staff_id from staff s where s.name = '${by}')
      where name in (${names})`);
    const transferId = await requestPayment("Wallet", 7_000);
    const { requestId } = decided(await approve(operator, transferId));
    expect((await paymentOf(second, transferId)).approval).toMatchObject({ refusal: refused });
    const answer = await confirm(second, requestId);
    await change("update staff set access_given_by = null");
    if (refused === null) decided(answer);
    else {
      expect(refusedFor(answer)).toEqual([403, "second_person_needed", refused]);
      decided(await confirm(admin, requestId));
    }
  });

  test("is what a list can be filtered by", async () => {
    const transferId = await requestPayment("Wallet", 7_000);
    const other = await requestPayment("To a wallet", 600);
    const listed = async (awaitsSecondPerson: boolean) =>
      (
        await operator.results<readonly WirePaymentRow[]>("panelPayments", {
          filter: { awaitsSecondPerson, status: ["pending"] },
          page: 1,
          pageSize: 100,
        })
      ).map((row) => [row.transferId, row.awaitsSecondPerson]);
    const { requestId } = decided(await approve(operator, transferId));
    expect(await listed(true)).toEqual([[transferId, true]]);
    expect(await listed(false)).toContainEqual([other, false]);
    await change(`update second_person_request set expires_at = clock_timestamp() where request_id = ${requestId}`);
    expect(await listed(true)).toEqual([]);
    for (const id of [transferId, other]) decided(await deny(admin, id));
  });
});

describe("of concurrent decisions about a request exactly one takes effect (I14)", () => {
  test.each(["Wallet", "To a wallet"])("%s", async (title) => {
    for (let round = 0; round < 6; round += 1) {
      const [cash = 0] = await money();
      const transferId = await requestPayment(title, 400);
      const answers = await Promise.all([
        approve(operator, transferId),
        alice.raw("cancelTransaction", { transactionId: transferId }),
        deny(admin, transferId),
        approve(north, transferId),
        alice.raw("cancelTransaction", { transactionId: transferId }),
        approve(admin, transferId),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.filter(({ status }) => status !== 200).map((each) => refusal(each)[1]))).toEqual(
        new Set(["not_waiting"]),
      );
      const { status } = await paymentOf(operator, transferId);
      const by = status === "approved" ? (title === "Wallet" ? 400 : -400) : 0;
      expect([status, await money()]).toEqual([status, [cash + by, 0]]);
    }
  });

  test("an idempotency key has one effect and the same bytes for every repetition (I5)", async () => {
    const [cash = 0] = await money();
    const transferId = await requestPayment("Wallet", 250);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => approve(operator, transferId, {}, key("approve-once"))),
    );
    answers.push(await approve(operator, transferId, {}, key("approve-once")));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await money()).toEqual([cash + 250, 0]);
    expect(refusal(await approve(operator, transferId, { reason: "other" }, key("approve-once")))).toEqual([
      422,
      "key_reused",
    ]);
  });
});

describe("the list of payments", () => {
  const list = async (by: PanelBrowser, filter: object, more: object = {}) =>
    (await by.panelRaw("panelPayments", { filter, ...more })).body as {
      total: number;
      results: readonly WirePaymentRow[];
    };

  test("can be filtered by status, direction, method, user, day and reference, and sorted", async () => {
    const pending = await requestPayment("Wallet", 333);
    const { reference } = await paymentOf(operator, pending);
    const only = async (filter: object) => (await list(operator, filter)).results.map(({ transferId }) => transferId);
    expect(await only({ status: ["pending"] })).toEqual([pending]);
    expect(await only({ search: reference.slice(0, 8).toLowerCase() })).toEqual([pending]);
    const all = await list(operator, { playerId: playerId("alice") }, { pageSize: 200 });
    const count = async (filter: object) => (await list(operator, filter)).total;
    expect((await count({ direction: "deposit" })) + (await count({ direction: "withdraw" }))).toBe(all.total);
    expect(await count({ methodId: methods.get("Wallet")?.payId })).toBe(
      all.results.filter(({ methodTitle }) => methodTitle === "Wallet").length,
    );
    expect(await count({ search: "ali" })).toBe(all.total);
    expect(await count({ search: "bob" })).toBe(0);
    expect(await count({ to: "2020-01-01" })).toBe(0);
    expect(await count({ dealerId: house.seeded.dealerIds["south"] })).toBe(0);
    const within = async (filter: object) =>
      (await list(operator, filter, { pageSize: 200 })).results.map((row) => Number(row.amount));
    const from = await within({ amountFrom: 333, amountTo: 1_200 });
    expect(from).toEqual((await within({})).filter((amount) => amount >= 333 && amount <= 1_200));
    expect(new Set(from)).toContain(333);
    expect(new Set(from)).toContain(1_200);
    const amounts = (await list(operator, {}, { sort: { by: "amount", descending: true } })).results.map(({ amount }) =>
      Number(amount),
    );
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    await alice.raw("cancelTransaction", { transactionId: pending });
    expect(await paymentOf(operator, pending)).toMatchObject({ status: "cancelled", resolvedBy: "alice" });
  });

  test("hides from a partner what the user filled in and the reason, and shows it to a dealer above", async () => {
    const lena = await house.player("lena");
    const values = { sender: "Lena L.", senderIban: "DE89370400440532013000" };
    const transferId = await requestPayment("Bank transfer", 700, lena, values);
    const lighthouse = await house.staff("lighthouse");
    expect(await paymentOf(lighthouse, transferId)).toMatchObject({
      may: [],
      values: [
        { label: "Sender", value: "…" },
        { name: "senderIban", value: "…" },
      ],
    });
    expect((await paymentOf(north, transferId)).values.map(({ value }) => value)).toEqual(Object.values(values));
    decided(await deny(north, transferId));
    expect((await list(lighthouse, {})).results).toMatchObject([{ transferId, reason: "…" }]);
    // Who is above him is not named either: his dealer is.
    expect(await story(lighthouse, transferId)).toMatchObject([
      ["denied", expect.any(String), "…"],
      ["asked", "lena", null],
    ]);
  });

  test("has the same rows as a file", async () => {
    const answer = await operator.panelRaw("panelPaymentsExport", {
      filter: { status: ["approved"], direction: "deposit" },
    });
    const [head, ...lines] = readCsv(answer.text);
    expect(head?.slice(0, 4)).toEqual(["transferId", "reference", "userName", "dealerName"]);
    expect(lines).toHaveLength((await list(operator, { status: ["approved"], direction: "deposit" })).total);
    expect(lines.at(-1)?.[8]).toBe("12.00");
  });
});

test("a user's payments are blocked and unblocked, from the current version only", async () => {
  const shown = async () =>
    operator.results<{ version: number; transfersBlocked: boolean }>("panelUser", { playerId: playerId("alice") });
  const set = async (blocked: boolean) =>
    operator.panelRaw("panelUserTransfers", {
      playerId: playerId("alice"),
      version: (await shown()).version,
      blocked,
      reason: "asked by the team",
    });
  const { version } = await shown();
  expect((await set(true)).body).toMatchObject({ results: { transfersBlocked: true } });
  expect(await lastAudit()).toMatchObject({
    action: "user.services",
    changes: [{ field: "transfersBlocked", before: false, after: true }],
    reason: "asked by the team",
  });
  expect(
    refusal(await operator.panelRaw("panelUserTransfers", { playerId: playerId("alice"), version, blocked: false })),
  ).toEqual([409, "version_conflict"]);
  expect(refusal(await alice.raw("setTransferRequest", { ...methods.get("Wallet"), amount: 100, values: {} }))).toEqual(
    [422, "transfers_blocked"],
  );
  await set(false);
  const transferId = await requestPayment("Wallet", 100);
  await set(true);
  // What is pending stays to be decided, and to be taken back.
  expect((await alice.raw("cancelTransaction", { transactionId: transferId })).status).toBe(200);
  await set(false);
});

test("the ledger is clean afterwards", async () => {
  expect(await auditLedger(house.test.db)).toMatchObject({ clean: true });
});
