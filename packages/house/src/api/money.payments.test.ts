import type { ErrorBody } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import type { TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { written, writtenSince } from "../testing/written.ts";
import { key, Payer, refusal, sender, paymentsOf, type WirePayment } from "./testing/payer.ts";

let house: TestHouse;
let alice: TestBrowser;
let payer: Payer;
beforeAll(async () => {
  house = await startTestHouse();
  alice = await house.player("alice");
  payer = await Payer.of(house, alice);
});
afterAll(() => house.close());
beforeEach(() => payer.cancelAll());

const change = (statement: string) => sql.raw(statement).execute(house.test.db);
async function balance(kind: "cash" | "hold", name = "alice"): Promise<number> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from ledger_account where kind = ${kind} and owner_id = ${house.seeded.playerIds[name]}`.execute(
    house.test.db,
  );
  return Number(rows[0]?.balance ?? 0);
}

describe("payment methods", () => {
  const titles = async (payload: object): Promise<readonly string[]> =>
    ((await alice.raw("getPaymentBanks", payload)).body as { results: readonly { title: string }[] }).results.map(
      ({ title }) => title,
    );

  test("lose a logo whose address the call does not carry, and no other method its place", async () => {
    const { payId } = payer.ids["Wallet"]!;
    // Written past the panel, which refuses such an address.
    await change(`update payment_method set logo = 'data:text/html,x' where method_id = ${payId}`);
    try {
      const answer = await alice.raw("getPaymentBanks", {});
      const { results } = answer.body as { results: readonly { title: string; logo: string | null }[] };
      expect([answer.status, results.find(({ title }) => title === "Wallet")?.logo]).toEqual([200, null]);
      expect(results).toHaveLength(5);
      const warning = house.logged.find((line) => line.includes("a stored picture is left out"));
      expect(JSON.parse(warning ?? "{}")).toMatchObject({ payId });
    } finally {
      await change(`update payment_method set logo = null where method_id = ${payId}`);
    }
  });

  test("are ordered by category and position, and have every field that the page needs", async () => {
    expect(await titles({})).toEqual(["Bank transfer", "To a bank account", "Wallet", "To a wallet", "Card"]);
    const answer = await alice.raw("getPaymentBanks", { payId: payer.ids["Bank transfer"]?.payId });
    expect((answer.body as { results: unknown[] }).results).toEqual([
      {
        ...payer.ids["Bank transfer"],
        payCatTitle: "Bank",
        title: "Bank transfer",
        logo: null,
        currency: "EUR",
        minAmount: 100,
        maxAmount: 50_000,
        minutes: 1_440,
        message: "Write the reference as the purpose.",
        account: [
          { label: "Account holder", value: "Acme Payments" },
          { label: "IBAN", value: "DE89370400440532013000" },
        ],
        next: "none",
        values: [
          { name: "sender", label: "Sender", type: "text", required: 1, hint: null },
          { name: "senderIban", label: "Sender's IBAN", type: "iban", required: 1, hint: null },
          { name: "sentOn", label: "Sent on", type: "date", required: 0, hint: "The day of the transfer." },
          { name: "branch", label: "Branch", type: "number", required: 0, hint: null },
        ],
      },
    ]);
  });

  test("have the texts of the caller's language; each that it lacks is the site's, English or what there is", async () => {
    const { payId } = payer.ids["Bank transfer"] ?? {};
    const shown = async (lang: string, player = alice) =>
      ((await player.raw("getPaymentBanks", { payId, lang })).body as { results: readonly unknown[] }).results[0];
    expect(await shown("de")).toMatchObject({
      payCatTitle: "Bank (deutsch)",
      title: "Überweisung",
      message: "Geben Sie die Referenz als Verwendungszweck an.",
      account: [{ label: "Kontoinhaber", value: "Acme Payments" }, { label: "IBAN" }],
      values: [
        { name: "sender", label: "Absender", type: "text", required: 1, hint: null },
        { label: "IBAN des Absenders" },
        { label: "Gesendet am", hint: "The day of the transfer." },
        { label: "Branch" },
      ],
    });
    const persian = { payCatTitle: "Bank", title: "حوالهٔ بانکی", account: [{ label: "Account holder" }, {}] };
    expect(await shown("fa")).toMatchObject(persian);
    expect(await shown("tr")).toMatchObject({ payCatTitle: "Bank", title: "Bank transfer" });
    expect(await shown("tr", await house.player("dariush", "meadow"))).toMatchObject(persian);
    const ofMethod = `where method_id = ${payId}`;
    await change(`update payment_method_text set lang = 'az' ${ofMethod} and lang = 'en'`);
    expect(await shown("tr")).toMatchObject({ title: "Bank transfer", values: [{ label: "Sender" }, {}, {}, {}] });
    await change(`update payment_method_text set lang = 'en' ${ofMethod} and lang = 'az'`);
  });

  test("can be filtered by category", async () => {
    expect(await titles({ payCatId: payer.ids["Wallet"]?.payCatId })).toEqual(["Wallet", "To a wallet"]);
    expect(refusal(await alice.raw("getPaymentBanks", { payCatId: 999_999 }))).toEqual([
      404,
      "not_found",
      "payCatId",
      {},
    ]);
  });

  test("are only the active ones in the player's currency", async () => {
    const { payId, payCatId } = payer.ids["Card"] ?? {};
    await change(`update payment_method set active = false where method_id = ${payId}`);
    expect(await titles({})).not.toContain("Card");
    expect(await titles({ payCatId })).toEqual([]);
    expect(refusal(await alice.raw("getPaymentBanks", { payId }))).toEqual([404, "not_found", "payId", {}]);
    await change(`update payment_method set active = true, currency = 'USD' where method_id = ${payId}`);
    expect(await titles({})).not.toContain("Card");
    expect(refusal(await payer.request({ ...payer.ids["Card"], amount: 1_000, values: {} }))).toEqual([
      404,
      "not_found",
      "payId",
      {},
    ]);
    await change(`update payment_method set currency = 'EUR' where method_id = ${payId}`);
    expect(await titles({})).toContain("Card");
  });

  test("are for online users: other users deal with their dealer (§6)", async () => {
    await change("update player set online = false where user_name = 'dariush'");
    const dariush = await house.player("dariush", "meadow");
    for (const call of ["getPaymentBanks", "setTransferRequest"] as const)
      expect(refusal(await dariush.raw(call, call === "getPaymentBanks" ? {} : payer.deposit())).slice(0, 2)).toEqual([
        403,
        "not_allowed",
      ]);
    expect(await paymentsOf(dariush)).toEqual([]);
  });
});

describe("a deposit request", () => {
  test("is pending, moves no money, and returns its reference and the account to pay to", async () => {
    const before = await balance("cash");
    const { id, reference, ...answer } = await payer.requestAccepted(
      payer.deposit({ values: { ...sender, sentOn: " 2026-11-20 ", branch: "" } }),
    );
    expect(answer).toEqual({
      state: "pending",
      userCredit: before,
      account: [
        { label: "Account holder", value: "Acme Payments" },
        { label: "IBAN", value: "DE89370400440532013000" },
      ],
      next: "none",
      url: null,
    });
    expect(await balance("cash")).toBe(before);
    expect((await paymentsOf(alice))[0]).toEqual({
      ...payer.ids["Bank transfer"],
      id,
      reference,
      title: "Bank transfer",
      amount: 2_000,
      currency: "EUR",
      status: "pending",
      date: expect.any(String),
      resolveDate: null,
      note: null,
      // As it is kept: without blanks, and without what was left empty.
      values: { sender: "Alice", senderIban: "DE89370400440532013000", sentOn: "2026-11-20" },
      account: answer["account" as keyof typeof answer],
      next: "none",
      url: null,
    });
  });

  test("keeps its method's texts of every language: each reader has those of the request, whatever was changed since", async () => {
    const { payId } = payer.ids["Bank transfer"] ?? {};
    const { id } = await payer.requestAccepted(payer.deposit({ lang: "de" }));
    const rename = (from: string, to: string) =>
      change(`update payment_method_text set title = '${to}' where method_id = ${payId} and title = '${from}'`);
    await rename("Überweisung", "Umbenannt");
    const shown = async (lang: string) => (await paymentsOf(alice, { lang })).find((payment) => payment.id === id);
    expect(await shown("de")).toMatchObject({ title: "Überweisung", account: [{ label: "Kontoinhaber" }, {}] });
    expect(await shown("fa")).toMatchObject({ title: "حوالهٔ بانکی", account: [{ label: "Account holder" }, {}] });
    expect(await shown("tr")).toMatchObject({ title: "Bank transfer" });
    await rename("Umbenannt", "Überweisung");
    // A request of an earlier version has one language.
    await change("alter table transfer_request disable trigger transfer_request_moved");
    await change(`update transfer_request set method = method - 'texts' where transfer_id = ${id}`);
    await change("alter table transfer_request enable trigger transfer_request_moved");
    expect(await shown("en")).toMatchObject({ title: "Überweisung", account: [{ label: "Kontoinhaber" }, {}] });
  });

  test("returns the method's link with its reference while it is pending", async () => {
    const { id, reference, ...answer } = await payer.requestAccepted({
      ...payer.ids["Card"],
      amount: 1_000,
      values: {},
      lang: "de",
    });
    const url = `https://pay.example/de/start?reference=${reference}`;
    expect(answer).toMatchObject({ next: "popup", url });
    expect((await paymentsOf(alice))[0]).toMatchObject({ id, url });
    await payer.cancel(id);
    expect((await paymentsOf(alice))[0]).toMatchObject({ id, url: null, status: "cancelled" });
  });
});

describe("a withdrawal request", () => {
  test("moves its amount from cash to hold at once, and a cancellation moves it back (I14)", async () => {
    const [cash, hold] = [await balance("cash"), await balance("hold")];
    const { id, userCredit } = await payer.requestAccepted(payer.withdrawal({ amount: 1_500 }));
    expect([userCredit, await balance("cash"), await balance("hold")]).toEqual([
      cash - 1_500,
      cash - 1_500,
      hold + 1_500,
    ]);
    expect((await payer.cancel(id)).body).toEqual({ status: 1 });
    expect([await balance("cash"), await balance("hold")]).toEqual([cash, hold]);
    expect(refusal(await payer.cancel(id)).slice(0, 2)).toEqual([409, "not_waiting"]);
    expect((await alice.raw("getTransactions", { types: ["hold", "release"], limit: 2 })).body).toMatchObject({
      results: [
        { type: "release", amount: 1_500, balance: cash },
        { type: "hold", amount: -1_500, balance: cash - 1_500 },
      ],
    });
  });

  test("is refused above the cash balance, to the cent", async () => {
    const cash = await balance("cash");
    expect(refusal(await payer.request(payer.withdrawal({ amount: cash + 1 })))).toEqual([
      422,
      "insufficient_credit",
      "amount",
      { balance: cash, amount: cash + 1 },
    ]);
    expect((await payer.requestAccepted(payer.withdrawal({ amount: cash }))).userCredit).toBe(0);
  });

  test("is refused while the player has a debt (I9); a deposit request is not", async () => {
    await change(
      `insert into ledger_account (tenant_id, kind, owner_id, currency) values (${house.seeded.tenantId}, 'receivable', ${house.seeded.playerIds["alice"]}, 'EUR')`,
    );
    const owe = (amount: number) =>
      change(
        `update ledger_account set balance = ${-amount} where kind = 'receivable' and owner_id = ${house.seeded.playerIds["alice"]}`,
      );
    await owe(70);
    expect(refusal(await payer.request(payer.withdrawal()))).toEqual([422, "debt_open", undefined, { owed: 70 }]);
    await payer.requestAccepted(payer.deposit());
    await owe(0);
    await payer.requestAccepted(payer.withdrawal());
  });
});

describe("per direction", () => {
  test("one request can be pending, and both directions can be pending at once (§8: You already have a transaction.)", async () => {
    const first = await payer.requestAccepted(payer.deposit());
    const second = await payer.request({ ...payer.ids["Wallet"], amount: 100, values: {} });
    expect(refusal(second)).toEqual([409, "already_in_progress", undefined, { transfer: first.id }]);
    expect((second.body as ErrorBody).message).toBe("You already have a transaction.");
    await payer.requestAccepted(payer.withdrawal());
    expect(refusal(await payer.request(payer.withdrawal()))[1]).toBe("already_in_progress");
    await payer.cancel(first.id);
    await payer.requestAccepted(payer.deposit());
  });

  test("of many concurrent requests one is accepted and held once", async () => {
    const cash = await balance("cash");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => payer.request(payer.withdrawal({ amount: 700 }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => refusal(answer)[1]))).toEqual(
      new Set(["already_in_progress"]),
    );
    expect([await balance("cash"), await balance("hold")]).toEqual([cash - 700, 700]);
  });
});

describe("an idempotency key (I5)", () => {
  test("has one effect and the same answer for every repetition, concurrent or after any later change", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => payer.request(payer.withdrawal({ amount: 300 }), key("lost-answer-1"))),
    );
    const { id } = (answers[0]!.body as { results: { id: number } }).results;
    const distinctAnswers = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    expect([...distinctAnswers]).toHaveLength(1);
    expect(await balance("hold")).toBe(300);
    await payer.cancel(id, key("cancel-lost-1"));
    // What was answered counts whatever the request would come to now.
    await change("update player set transfers_blocked = true where user_name = 'alice'");
    await change(`update payment_method set active = false where method_id = ${payer.ids["To a wallet"]?.payId}`);
    const repeated = await payer.request(payer.withdrawal({ amount: 300 }), key("lost-answer-1"));
    expect([...distinctAnswers]).toEqual([`${repeated.status} ${repeated.text}`]);
    await change(`update payment_method set active = true where method_id = ${payer.ids["To a wallet"]?.payId}`);
    await change("update player set transfers_blocked = false where user_name = 'alice'");
    expect((await payer.cancel(id, key("cancel-lost-1"))).body).toEqual({ status: 1 });
    expect(await balance("hold")).toBe(0);
    expect((await paymentsOf(alice)).filter(({ status }) => status === "pending")).toEqual([]);
  });

  test("is refused with another body, where the order of the fields does not count", async () => {
    const first = await payer.request(payer.deposit(), key("other-body-1"));
    const { values, ...rest } = payer.deposit();
    const turned = { ...rest, values: Object.fromEntries(Object.entries(values).toReversed()) };
    expect((await payer.request(turned, key("other-body-1"))).text).toBe(first.text);
    const before = await written(house.test.db);
    for (const body of [
      payer.deposit({ amount: 2_001 }),
      payer.deposit({ values: { ...sender, sender: "Bob" } }),
      payer.deposit({ values: { ...sender, branch: "1" } }),
      { ...payer.withdrawal() },
    ])
      expect(refusal(await payer.request(body, key("other-body-1"))).slice(0, 2)).toEqual([422, "key_reused"]);
    expect(refusal(await payer.request(payer.deposit(), key("short"))).slice(0, 2)).toEqual([400, "invalid_key"]);
    expect(await writtenSince(before, house.test.db)).toEqual([]);
  });

  test("can be used again after a refusal (D54), and belongs to one player", async () => {
    expect((await payer.request(payer.deposit({ amount: 1 }), key("first-refused"))).status).toBe(422);
    await payer.requestAccepted(payer.deposit(), key("first-refused"));
    const bashir = await house.player("bashir");
    const { id } = (
      (await payer.request(payer.deposit(), key("first-refused"), bashir)).body as { results: { id: number } }
    ).results;
    expect(refusal(await payer.cancel(id)).slice(0, 3)).toEqual([404, "not_found", "transactionId"]);
    expect((await payer.cancel(id, {}, bashir)).status).toBe(200);
  });

  test("of a cancellation belongs to one request", async () => {
    const [one, other] = [
      await payer.requestAccepted(payer.deposit()),
      await payer.requestAccepted(payer.withdrawal()),
    ];
    expect((await payer.cancel(one.id, key("cancel-which-1"))).status).toBe(200);
    expect((await payer.cancel(one.id, key("cancel-which-1"))).status).toBe(200);
    expect(refusal(await payer.cancel(other.id, key("cancel-which-1"))).slice(0, 2)).toEqual([422, "key_reused"]);
  });
});

describe("the payment history", () => {
  test("is newest first, filtered by page, direction and day, and holds the caller's own payments only", async () => {
    const [paysIn, paysOut] = [
      await payer.requestAccepted(payer.deposit()),
      await payer.requestAccepted(payer.withdrawal()),
    ];
    const read = async (payload: object) =>
      (await alice.raw("getTransfers", payload)).body as {
        total: number;
        page: number;
        limit: number;
        results: WirePayment[];
      };
    const all = await read({});
    expect(all.results.slice(0, 2).map(({ id }) => id)).toEqual([paysOut.id, paysIn.id]);
    expect(all).toMatchObject({ page: 1, limit: 50 });
    const second = await read({ page: 2, limit: 1 });
    expect([second.results.map(({ id }) => id), second.total]).toEqual([[paysIn.id], all.total]);
    const directions = new Set(
      (await read({ transferType: "withdraw" })).results.map(({ transferType }) => transferType),
    );
    expect([...directions]).toEqual(["withdraw"]);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    expect((await read({ startDate: yesterday, addDate: 0 })).total).toBe(0);
    expect((await read({ startDate: yesterday, addDate: 2 })).total).toBe(all.total);
    const bashir = await house.player("bashir");
    expect((await paymentsOf(bashir)).filter(({ id }) => id === paysIn.id)).toEqual([]);
  });
});

test("a read-only tenant refuses withdrawal requests and accepts deposit requests", async () => {
  await change(`insert into ledger_halt (tenant_id, breaches) values (${house.seeded.tenantId}, '[]')`);
  expect(refusal(await payer.request(payer.withdrawal())).slice(0, 2)).toEqual([503, "read_only"]);
  await payer.requestAccepted(payer.deposit());
  await change("update ledger_halt set lifted_at = now(), lifted_by = 'test', lift_reason = 'the books hold'");
});

test("a request after the session has ended is refused", async () => {
  const gone = await house.player("bashir");
  await change(
    `update session set ended_at = now(), ended_reason = 'operator' where player_id = ${house.seeded.playerIds["bashir"]}`,
  );
  expect(refusal(await payer.request(payer.deposit(), {}, gone)).slice(0, 2)).toEqual([401, "signed_out"]);
});

test("the ledger is clean afterwards", async () => {
  expect(await auditLedger(house.test.db)).toMatchObject({ clean: true });
});
