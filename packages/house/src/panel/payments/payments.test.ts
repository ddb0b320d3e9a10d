import type { ErrorBody } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLedger } from "../../ledger/audit.ts";
import type { PanelBrowser } from "../../testing/panel-house.ts";
import {
  approve,
  confirm,
  decided,
  deny,
  openPaymentDesk,
  paymentOf,
  refusal,
  story,
  type PaymentDesk,
  type WirePaymentRow,
} from "../testing/payment-desk.ts";
import { readCsv } from "../testing/read-csv.ts";

let house: PaymentDesk["house"];
let operator: PaymentDesk["operator"];
let admin: PaymentDesk["admin"];
let north: PaymentDesk["north"];
let alice: PaymentDesk["alice"];
let methods: PaymentDesk["methods"];
let balance: PaymentDesk["balance"];
let money: PaymentDesk["money"];
let requestPayment: PaymentDesk["requestPayment"];
let lastAudit: PaymentDesk["lastAudit"];
beforeAll(async () => {
  ({ house, operator, admin, north, alice, methods, balance, money, requestPayment, lastAudit } =
    await openPaymentDesk());
});
afterAll(() => house.close());

const key = (text: string) => ({ "idempotency-key": text });
const playerId = (name: string): number => house.seeded.playerIds[name] ?? 0;

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

  test("has the methods in the reader's language, in a payment and in the file too", async () => {
    const values = { sender: "Alice A.", senderIban: "DE89370400440532013000" };
    const transferId = await requestPayment("Bank transfer", 800, alice, values);
    const [row] = (await list(operator, { status: ["pending"] }, { lang: "de" })).results;
    expect(row).toMatchObject({ transferId, methodTitle: "Überweisung" });
    expect(await operator.results("panelPayment", { transferId, lang: "de" })).toMatchObject({
      methodTitle: "Überweisung",
      categoryTitle: "Bank (deutsch)",
      values: [{ label: "Absender" }, { label: "IBAN des Absenders" }],
      accountLines: [{ label: "Kontoinhaber", value: "Acme Payments" }, { label: "IBAN" }],
    });
    const query = { filter: { status: ["pending"] }, columns: [{ name: "methodTitle", title: "Methode" }] };
    const file = await operator.panelRaw("panelPaymentsExport", { ...query, lang: "de" });
    expect(readCsv(file.text)).toEqual([["Methode"], ["Überweisung"]]);
    decided(await deny(operator, transferId));
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
