import { minor } from "@livery/betting";
import type { PaymentMethod } from "@livery/contract";
import type { PaymentMethodText } from "@livery/contract/panel";
import fc from "fast-check";
import { type Kysely, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenHash } from "../accounts/secret-token.ts";
import { openSession } from "../accounts/sessions.ts";
import type { Schema } from "../db/schema.ts";
import type { Actor } from "../panel/panel-context.ts";
import { readPaymentRows } from "../panel/payments/payments.rows.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { seedFixture } from "../testing/fixture.ts";
import { methodsOfPlayer, storedMethod } from "./methods.ts";
import { ownPayments } from "./player-payments.ts";
import { requestPayment } from "./request-payment.ts";
import { storeMethodTexts } from "./store-texts.ts";

let database: TestDatabase;
let tenantId: number;
let userId: number;
let bank: { readonly payId: number; readonly categoryId: number };
let paymentId: number;
/** A database whose read rows are kept. */
let watched: Kysely<Schema>;
let read: unknown[] = [];
const keepRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    read.push(...result.rows);
    return Promise.resolve(result);
  },
};

beforeAll(async () => {
  database = await testDatabase();
  const seeded = await seedFixture(database.db);
  ({ tenantId } = seeded);
  userId = seeded.playerIds["alice"] ?? 0;
  const siteId = seeded.siteIds["harbour"] ?? 0;
  watched = database.db.withPlugin(keepRows);
  bank = await database.db
    .selectFrom("payment_method")
    .innerJoin("payment_method_text as text", "text.method_id", "payment_method.method_id")
    .select(["payment_method.method_id as payId", "category_id as categoryId"])
    .where("title", "=", "Bank transfer")
    .executeTakeFirstOrThrow();
  const token = await openSession(database.db, { tenantId, siteId, userId, address: "127.0.0.1", userAgent: "test" });
  const requester = { tenantId, userId, currency: "EUR", sessionHash: tokenHash(token), idempotencyKey: null };
  ({ paymentId } = await requestPayment(
    database.db,
    { ...requester, langs: ["en"] },
    {
      ...bank,
      direction: "deposit",
      amount: minor(500),
      values: { sender: "A", senderIban: "DE89370400440532013000" },
    },
  ));
});
afterAll(() => database.drop());

const titles = { en: "Bank transfer", de: "Überweisung", fa: "حوالهٔ بانکی" } as const;
/** The languages of the method's title in the rows that were read. */
const languagesRead = (): readonly string[] =>
  Object.entries(titles).flatMap(([lang, title]) => (JSON.stringify(read, plain).includes(title) ? [lang] : []));
const plain = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);

const staff: Actor = {
  staffId: 1,
  tenantId: 0,
  name: "operator",
  role: "operator",
  dealerId: null,
  currency: "EUR",
  flags: new Set(),
  factorFresh: true,
};

test.each([
  ["de", "de"],
  ["fa", "fa"],
  ["en", "en"],
  // What the player saw, for a reader whose languages the method does not have.
  ["tr", "en"],
] as const)("requests are read with their method in %s, and in no language of other readers", async (lang, shown) => {
  read = [];
  const [own] = (await ownPayments(watched, userId, { page: 1, pageSize: 10 }, [lang])).rows;
  expect(own?.method).toBe(titles[shown]);
  // The method as the player saw it is a part of the request.
  expect(languagesRead()).toEqual([...new Set(["en", shown])]);
  read = [];
  const context = { actor: { ...staff, tenantId }, lang };
  const row = (await readPaymentRows(watched, context, false, [BigInt(paymentId)])).get(BigInt(paymentId));
  expect([row?.methodTitle, languagesRead()]).toEqual([titles[shown], [shown]]);
});

const onlyMethod = async (langs: readonly string[]): Promise<PaymentMethod | undefined> =>
  (await methodsOfPlayer(watched, { tenantId, currency: "EUR", online: true }, { payId: bank.payId }, langs))[0];

test("a method whose text is complete is read in the reader's language alone", async () => {
  const complete = (lang: string, title: string): PaymentMethodText => ({
    lang,
    title,
    instructions: lang,
    accountLabels: [lang, lang],
    fields: [1, 2, 3, 4].map(() => ({ label: lang, hint: lang })),
  });
  const before = await storedMethod(database.db, { tenantId, langs: ["en"] }, bank.payId);
  await storeMethodTexts(
    database.db,
    bank.payId,
    Object.entries(titles).map(([lang, title]) => complete(lang, title)),
  );
  for (const lang of ["de", "fa", "en"] as const) {
    read = [];
    expect([(await onlyMethod([lang, "en"]))?.title, languagesRead()]).toEqual([titles[lang], [lang]]);
  }
  await storeMethodTexts(database.db, bank.payId, before?.texts ?? []);
});

test("what a method lacks in the reader's language is the same as with all of its texts", async () => {
  const part = fc.constantFrom(null, "", "text");
  const langs = ["az", "de", "en", "fa", "tr"];
  const fields = fc.array(fc.record({ label: part, hint: part }), { minLength: 4, maxLength: 4 });
  const text = fc.record({ instructions: part, accountLabels: fc.array(part, { minLength: 2, maxLength: 2 }), fields });
  const named = (lang: string, value: string | null): string | null => value && `${value} in ${lang}`;
  const before = await storedMethod(database.db, { tenantId, langs: ["en"] }, bank.payId);
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(langs, { minLength: 1 }),
      fc.array(text, { minLength: langs.length, maxLength: langs.length }),
      fc.subarray(langs, { minLength: 1, maxLength: 3 }),
      async (of, parts, readers) => {
        const texts = of.map((lang, at): PaymentMethodText => {
          const { instructions, accountLabels, fields: fieldTexts } = parts[at] as NonNullable<(typeof parts)[number]>;
          return {
            lang,
            title: `title in ${lang}`,
            instructions: named(lang, instructions),
            accountLabels: accountLabels.map((label) => named(lang, label)),
            fields: fieldTexts.map(({ label, hint }) => ({ label: named(lang, label), hint: named(lang, hint) })),
          };
        });
        await storeMethodTexts(database.db, bank.payId, texts);
        const whole = await storedMethod(database.db, { tenantId, langs: readers }, bank.payId);
        const { title, instructions, accountLines, fields: shown, categoryTitle } = whole ?? {};
        expect(await onlyMethod(readers)).toMatchObject({
          title,
          instructions,
          accountLines,
          fields: shown,
          categoryTitle,
        });
      },
    ),
    { numRuns: 60 },
  );
  await storeMethodTexts(database.db, bank.payId, before?.texts ?? []);
});
