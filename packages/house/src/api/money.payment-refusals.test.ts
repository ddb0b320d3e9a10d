import type { ErrorBody } from "@livery/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import type { TestBrowser } from "../testing/browser.ts";
import { startTestHouse, type TestHouse } from "../testing/house.ts";
import { written, writtenSince } from "../testing/written.ts";
import { key, Payer, refusal, sender } from "./testing/payer.ts";

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

describe("a payment request is refused, and nothing is written, for", () => {
  const wrong: readonly (readonly [what: string, body: () => object, expected: readonly unknown[]])[] = [
    ["a method of nobody", () => payer.deposit({ payId: 999_999 }), [404, "not_found", "payId", {}]],
    [
      "a method of another category",
      () => payer.deposit({ payCatId: payer.ids["Wallet"]?.payCatId }),
      [404, "not_found", "payCatId", {}],
    ],
    [
      "the other direction",
      () => payer.deposit({ transferType: "withdraw" }),
      [400, "invalid_field", "transferType", { expected: "deposit", received: "withdraw" }],
    ],
    [
      "less than its range",
      () => payer.deposit({ amount: 99 }),
      [422, "amount_too_low", "amount", { min: 100, max: 50_000 }],
    ],
    [
      "more than its range",
      () => payer.deposit({ amount: 50_001 }),
      [422, "amount_too_high", "amount", { min: 100, max: 50_000 }],
    ],
    [
      "a required field that is missing",
      () => payer.deposit({ values: { sender: "Alice" } }),
      [400, "invalid_field", "values.senderIban", { expected: "an IBAN" }],
    ],
    [
      "a required field that is blank",
      () => payer.deposit({ values: { ...sender, sender: "  " } }),
      [400, "invalid_field", "values.sender", { expected: "1 to 300 characters" }],
    ],
    [
      "an IBAN with a wrong digit",
      () => payer.deposit({ values: { ...sender, senderIban: "DE88370400440532013000" } }),
      [400, "invalid_field", "values.senderIban", { expected: "an IBAN" }],
    ],
    [
      "a day that there is not",
      () => payer.deposit({ values: { ...sender, sentOn: "2026-02-30" } }),
      [400, "invalid_field", "values.sentOn", { expected: "a day, YYYY-MM-DD" }],
    ],
    [
      "a number with letters",
      () => payer.deposit({ values: { ...sender, branch: "12a" } }),
      [400, "invalid_field", "values.branch", { expected: "digits only, at most 40" }],
    ],
    [
      "a field that the method has not",
      () => payer.deposit({ values: { ...sender, constructor: "x" } }),
      [400, "unknown_field", "values.constructor", {}],
    ],
  ];
  test.each(wrong)("%s", async (_, body, expected) => {
    const before = await written(house.test.db);
    expect(refusal(await payer.request(body(), key("wrong-as-it-is")))).toEqual(expected);
    expect(await writtenSince(before, house.test.db)).toEqual([]);
  });

  test.each([100, 50_000])("but not %i, an end of the range", async (amount) => {
    expect((await payer.request(payer.deposit({ amount }))).status).toBe(200);
  });

  test("a method that was withdrawn while its form was open", async () => {
    const { payId } = payer.ids["Bank transfer"] ?? {};
    await change(`update payment_method set active = false where method_id = ${payId}`);
    expect(refusal(await payer.request(payer.deposit()))).toEqual([
      409,
      "method_withdrawn",
      "payId",
      { method: "Bank transfer" },
    ]);
    await change(`update payment_method set active = true where method_id = ${payId}`);
    await payer.requestAccepted(payer.deposit());
  });

  test("a blocked player, in both directions (§8)", async () => {
    await change("update player set transfers_blocked = true where user_name = 'alice'");
    for (const body of [payer.deposit(), payer.withdrawal()]) {
      const answer = await payer.request(body);
      expect(refusal(answer).slice(0, 2)).toEqual([422, "transfers_blocked"]);
      expect((answer.body as ErrorBody).message).toContain("please contact us via live support");
    }
    await change("update player set transfers_blocked = false where user_name = 'alice'");
  });

  test("an amount that is zero, negative or not whole", async () => {
    for (const amount of [0, -1, 1.5, "100", 2 ** 53])
      expect(refusal(await payer.request(payer.deposit({ amount }))).slice(0, 3)).toEqual([
        400,
        "invalid_field",
        "amount",
      ]);
  });
});

test("the ledger is clean afterwards", async () => {
  expect(await auditLedger(house.test.db)).toMatchObject({ clean: true });
});
