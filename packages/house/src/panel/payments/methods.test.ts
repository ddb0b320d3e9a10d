import type { ErrorBody } from "@livery/contract";
import type { AuditRow, PanelPaymentMethod, PaymentCategory } from "@livery/contract/panel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer, TestBrowser } from "../../testing/browser.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { written, writtenSince } from "../../testing/written.ts";

let house: PanelHouse;
let operator: PanelBrowser;
let alice: TestBrowser;
beforeAll(async () => {
  house = await startPanelHouse();
  operator = await house.staff("operator");
  alice = await house.player("alice");
});
afterAll(() => house.close());

const methods = (filter: object = {}) => operator.results<readonly PanelPaymentMethod[]>("panelPaymentMethods", filter);
const categories = () => operator.results<readonly PaymentCategory[]>("panelPaymentCategories", {});
const named = async (title: string): Promise<PanelPaymentMethod> =>
  (await methods()).find((method) => method.title === title) as PanelPaymentMethod;
const refusal = (answer: Answer): readonly unknown[] => {
  const { code, path } = answer.body as ErrorBody;
  return [answer.status, code, path];
};
const audited = async (count: number): Promise<readonly Partial<AuditRow>[]> =>
  (
    await sql<AuditRow>`
      select action, target_kind as "targetKind", target_name as "targetName", changes, reason from audit_entry order by audit_id desc limit ${count}`.execute(
      house.test.db,
    )
  ).rows;

const terms = {
  logo: "https://pictures.example/prepaid.svg",
  minAmount: 500,
  maxAmount: 10_000,
  processingMinutes: 30,
  accountValues: ["77 88"],
  nextStep: "page",
  address: "https://pay.example/{reference}",
  fields: [{ name: "code", type: "number", required: true }],
  order: 9,
  texts: [
    {
      lang: "de",
      title: "Guthabenkarte",
      instructions: null,
      accountLabels: ["Konto"],
      fields: [{ label: null, hint: "Auf der Rückseite." }],
    },
    {
      lang: "en",
      title: "Prepaid card",
      instructions: "Keep the receipt.",
      accountLabels: ["Account"],
      fields: [{ label: "Code", hint: null }],
    },
  ],
};
/** What a change says of a method that is there. */
const termsOf = ({ methodId, version, categoryId, logo, minAmount, maxAmount, processingMinutes, accountValues, nextStep, address, fields, order, texts }: PanelPaymentMethod) => ({
  methodId, version, categoryId, logo, minAmount, maxAmount, processingMinutes, accountValues, nextStep, address, fields, order, texts,
}); // prettier-ignore
const change = (payload: object) => operator.panelRaw("panelPaymentMethodChange", payload);

describe("a payment method", () => {
  test("is created once per idempotency key, and players can see it from then on", async () => {
    const { categoryId } = await named("Card");
    const wire = { direction: "deposit", currency: "EUR", categoryId, ...terms };
    const answers = await Promise.all(
      [1, 2, 3].map(() => operator.panelRaw("panelPaymentMethodCreate", wire, { "idempotency-key": "make-it-once" })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const made = (answers[0]!.body as { results: PanelPaymentMethod }).results;
    expect(made).toEqual({
      methodId: made.methodId,
      categoryId,
      categoryTitle: "Card",
      title: "Prepaid card",
      direction: "deposit",
      currency: "EUR",
      ...terms,
      active: true,
      pending: 0,
      version: 1,
    });
    expect((await methods()).filter(({ title }) => title === "Prepaid card")).toHaveLength(1);
    const offered = (await alice.raw("getPaymentBanks", { payId: made.methodId })).body as { results: unknown[] };
    expect(offered.results).toMatchObject([{ title: "Prepaid card", next: "page", values: [{ name: "code" }] }]);
    const german = await alice.raw("getPaymentBanks", { payId: made.methodId, lang: "de" });
    expect((german.body as { results: unknown[] }).results).toMatchObject([
      {
        title: "Guthabenkarte",
        payCatTitle: "Card",
        message: "Keep the receipt.",
        account: [{ label: "Konto", value: "77 88" }],
        values: [{ label: "Code", hint: "Auf der Rückseite." }],
      },
    ]);
    expect(await audited(1)).toMatchObject([
      { action: "offer.edit", targetKind: "payment_method", targetName: "Prepaid card" },
    ]);
  });

  test("cannot be changed from an outdated version, so that no change is overwritten", async () => {
    const shown = await named("Wallet");
    const changes = await Promise.all(
      [1, 2, 3, 4].map((minAmount) => change({ ...termsOf(shown), minAmount: 100 + minAmount, reason: "a new range" })),
    );
    expect(changes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    const now = await named("Wallet");
    expect(now.version).toBe(shown.version + 1);
    expect(refusal(await change(termsOf(shown)))).toEqual([409, "version_conflict", "version"]);
    expect(await audited(1)).toMatchObject([
      { changes: [{ field: "minAmount", before: 1, after: now.minAmount }], reason: "a new range" },
    ]);
  });

  test("is changed in its texts alone; the audit names the language, and a removed text's fields", async () => {
    const shown = await named("Prepaid card");
    const [german, english] = shown.texts;
    const renamed = { ...termsOf(shown), texts: [english, { ...german, title: "Prepaidkarte" }] };
    expect((await change(renamed)).body).toMatchObject({
      results: { version: shown.version + 1, title: "Prepaid card" },
    });
    expect(await audited(1)).toMatchObject([
      { changes: [{ field: "title.de", before: "Guthabenkarte", after: "Prepaidkarte" }] },
    ]);
    const now = await named("Prepaid card");
    expect((await change({ ...termsOf(now), texts: [english] })).status).toBe(200);
    expect((await audited(1))[0]?.changes).toEqual([
      { field: "title.de", before: "Prepaidkarte", after: null },
      { field: "accountLabels.de", before: ["Konto"], after: null },
      { field: "fieldLabels.de", before: [null], after: null },
      { field: "fieldHints.de", before: ["Auf der Rückseite."], after: null },
    ]);
  });

  test("writes nothing when nothing changes", async () => {
    const shown = await named("Bank transfer");
    const before = await written(house.test.db);
    expect((await change(termsOf(shown))).body).toMatchObject({ results: { version: shown.version } });
    const offer = { methodId: shown.methodId, version: shown.version, active: true };
    expect((await operator.panelRaw("panelPaymentMethodOffer", offer)).status).toBe(200);
    expect(await writtenSince(before, house.test.db)).toEqual([]);
  });

  test("can be withdrawn and offered again, and its pending requests stay pending", async () => {
    const shown = await named("Bank transfer");
    const { methodId } = shown;
    const request = {
      payId: methodId,
      payCatId: shown.categoryId,
      transferType: "deposit",
      amount: 500,
      values: { sender: "A", senderIban: "DE89370400440532013000" },
    };
    const { id } = ((await alice.raw("setTransferRequest", request)).body as { results: { id: number } }).results;
    const offer = async (active: boolean) =>
      operator.panelRaw("panelPaymentMethodOffer", {
        methodId,
        version: (await named("Bank transfer")).version,
        active,
        reason: "the account moved",
      });
    expect((await offer(false)).body).toMatchObject({ results: { active: false, pending: 1 } });
    expect(await audited(1)).toMatchObject([
      { changes: [{ field: "active", before: true, after: false }], reason: "the account moved" },
    ]);
    const bashir = await house.player("bashir");
    expect(refusal(await bashir.raw("setTransferRequest", request))).toEqual([409, "method_withdrawn", "payId"]);
    expect((await operator.panelRaw("panelPaymentApprove", { transferId: id })).status).toBe(200);
    expect((await methods({ active: false })).map(({ title }) => title)).toEqual(["Bank transfer"]);
    await offer(true);
    expect((await bashir.raw("setTransferRequest", request)).status).toBe(200);
    expect(
      refusal(await operator.panelRaw("panelPaymentMethodOffer", { methodId, version: shown.version, active: false })),
    ).toEqual([409, "version_conflict", "version"]);
  });

  test("can be changed for new requests, and earlier requests keep their fields", async () => {
    const shown = await named("To a bank account");
    const request = { payId: shown.methodId, payCatId: shown.categoryId, transferType: "withdraw", amount: 500 };
    const values = { iban: "DE89370400440532013000" };
    const { id } = ((await alice.raw("setTransferRequest", { ...request, values })).body as { results: { id: number } })
      .results;
    const texts = shown.texts.map((text) => ({ ...text, title: "To your bank", fields: [] }));
    expect((await change({ ...termsOf(shown), texts, fields: [] })).status).toBe(200);
    const bashir = await house.player("bashir");
    expect(refusal(await bashir.raw("setTransferRequest", { ...request, values }))).toEqual([
      400,
      "unknown_field",
      "values.iban",
    ]);
    expect(await operator.results("panelPayment", { transferId: id })).toMatchObject({
      methodTitle: "To a bank account",
      values: [{ name: "iban", label: "IBAN", type: "iban", value: "DE89370400440532013000" }],
    });
  });

  test("can be filtered by direction, currency and category", async () => {
    expect(new Set((await methods({ direction: "withdraw" })).map(({ direction }) => direction))).toEqual(
      new Set(["withdraw"]),
    );
    expect(await methods({ currency: "USD" })).toEqual([]);
    const { categoryId } = await named("Wallet");
    expect((await methods({ categoryId })).map(({ title }) => title)).toEqual(["Wallet", "To a wallet"]);
  });
});

test("inconsistent terms are refused with their field, and nothing is written", async () => {
  const shown = await named("Wallet");
  const { categoryId } = shown;
  const [field] = terms.fields;
  const [, text] = terms.texts;
  /** With texts that have as many labels as there are account lines and fields. */
  const withFields = (fields: readonly object[]) => ({
    accountValues: [],
    fields,
    texts: [{ ...text, accountLabels: [], fields: fields.map(() => ({ label: "Code", hint: null })) }],
  });
  const withText = (...texts: readonly object[]) => ({ accountValues: ["77 88"], fields: [field], texts });
  const wrong: readonly (readonly [object, readonly unknown[]])[] = [
    [{ minAmount: 10, maxAmount: 9 }, [400, "invalid_field", "maxAmount"]],
    [{ minAmount: 0 }, [400, "invalid_field", "minAmount"]],
    [withFields([field!, { ...field, type: "text" }]), [400, "invalid_field", "fields.1.name"]],
    [withFields([{ ...field, name: "not a name" }]), [400, "invalid_field", "fields.0.name"]],
    [withFields([{ ...field, type: "card" }]), [400, "invalid_field", "fields.0.type"]],
    [{ texts: [] }, [400, "invalid_field", "texts"]],
    [withText({ ...text, lang: "xx" }), [400, "invalid_field", "texts.0.lang"]],
    [withText(text!, { ...text, title: "Again" }), [400, "invalid_field", "texts.1.lang"]],
    [withText({ ...text, title: " " }), [400, "invalid_field", "texts.0.title"]],
    [withText({ ...text, accountLabels: [] }), [400, "invalid_field", "texts.0.accountLabels"]],
    [withText({ ...text, fields: [] }), [400, "invalid_field", "texts.0.fields"]],
    [withText({ ...text, accountLabels: [null] }), [400, "invalid_field", "accountValues.0"]],
    [withText({ ...text, fields: [{ label: null, hint: "Where?" }] }), [400, "invalid_field", "fields.0"]],
    [withText({ ...text, accountLabels: [" "] }), [400, "invalid_field", "texts.0.accountLabels.0"]],
    [
      withText({ ...text, fields: [{ label: "\u00a0", hint: null }] }),
      [400, "invalid_field", "texts.0.fields.0.label"],
    ],
    [withText({ ...text, fields: [{ label: "Code", hint: " " }] }), [400, "invalid_field", "texts.0.fields.0.hint"]],
    [withText({ ...text, instructions: "\n" }), [400, "invalid_field", "texts.0.instructions"]],
    [{ ...withText(text!), accountValues: [" "] }, [400, "invalid_field", "accountValues.0"]],
    [{ nextStep: "popup", address: null }, [400, "invalid_field", "address"]],
    [{ nextStep: "none", address: "/page" }, [400, "invalid_field", "address"]],
    [{ nextStep: "page", address: "http://pay.example" }, [400, "invalid_field", "address"]],
    [{ nextStep: "page", address: "javascript:alert(1)" }, [400, "invalid_field", "address"]],
    [{ nextStep: "page", address: "//pay.example" }, [400, "invalid_field", "address"]],
    [{ logo: "data:image/png;base64,AA" }, [400, "invalid_field", "logo"]],
    [{ categoryId: 999_999 }, [404, "not_found", "categoryId"]],
  ];
  const before = await written(house.test.db);
  for (const [more, expected] of wrong) {
    expect([more, refusal(await change({ ...termsOf(shown), ...more }))]).toEqual([more, expected]);
    const wire = { direction: "deposit", currency: "EUR", ...terms, categoryId, ...more };
    expect([more, refusal(await operator.panelRaw("panelPaymentMethodCreate", wire))]).toEqual([more, expected]);
  }
  const ofNoCurrency = { direction: "deposit", currency: "XXX", ...terms, categoryId };
  expect(refusal(await operator.panelRaw("panelPaymentMethodCreate", ofNoCurrency))).toEqual([
    400,
    "invalid_field",
    "currency",
  ]);
  expect(await writtenSince(before, house.test.db)).toEqual([]);
});

test("another tenant's methods and categories are not found", async () => {
  const { rows } = await sql<{ methodId: number; categoryId: number; version: number }>`
    select method_id as "methodId", category_id as "categoryId", version::integer from payment_method
    where tenant_id = ${house.globex.tenantId} limit 1`.execute(house.test.db);
  const foreign = rows[0] as { methodId: number; categoryId: number; version: number };
  const shown = await named("Wallet");
  const before = await written(house.test.db);
  expect(refusal(await change({ ...termsOf(shown), methodId: foreign.methodId }))).toEqual([
    404,
    "not_found",
    "methodId",
  ]);
  expect(refusal(await change({ ...termsOf(shown), categoryId: foreign.categoryId }))).toEqual([
    404,
    "not_found",
    "categoryId",
  ]);
  expect(
    refusal(await operator.panelRaw("panelPaymentMethodOffer", { ...foreign, categoryId: undefined, active: false })),
  ).toEqual([404, "not_found", "methodId"]);
  const category = { categoryId: foreign.categoryId, version: 1, texts: [{ lang: "en", title: "Mine" }], order: 1 };
  expect(refusal(await operator.panelRaw("panelPaymentCategoryChange", category))).toEqual([
    404,
    "not_found",
    "categoryId",
  ]);
  expect(await methods({ categoryId: foreign.categoryId })).toEqual([]);
  expect(await writtenSince(before, house.test.db)).toEqual([]);
});

describe("a payment category", () => {
  test("is created, changed from its current version only, and has a unique title", async () => {
    const texts = (en: string, de = "Gutscheine") => [
      { lang: "de", title: de },
      { lang: "en", title: en },
    ];
    const made = await operator.results<PaymentCategory>("panelPaymentCategoryCreate", {
      texts: texts("Vouchers").toReversed(),
      order: 9,
    });
    expect(made).toEqual({
      categoryId: made.categoryId,
      title: "Vouchers",
      texts: texts("Vouchers"),
      order: 9,
      methods: 0,
      version: 1,
    });
    expect(
      refusal(await operator.panelRaw("panelPaymentCategoryCreate", { texts: texts("Others"), order: 1 })),
    ).toEqual([409, "duplicate_tag", "texts.0.title"]);
    expect(
      (await operator.results<readonly PaymentCategory[]>("panelPaymentCategories", { lang: "de" })).at(-1),
    ).toMatchObject({
      title: "Gutscheine",
    });
    const payload = { categoryId: made.categoryId, version: 1, texts: texts("Codes"), order: 0 };
    const answers = await Promise.all(
      [1, 2, 3].map((order) => operator.panelRaw("panelPaymentCategoryChange", { ...payload, order: -order })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect((await categories())[0]).toMatchObject({ title: "Codes", version: 2 });
    expect(
      refusal(
        await operator.panelRaw("panelPaymentCategoryChange", { ...payload, version: 2, texts: texts("Wallet") }),
      ),
    ).toEqual([409, "duplicate_tag", "texts.1.title"]);
    expect(await audited(2)).toMatchObject([
      {
        targetKind: "payment_category",
        targetName: "Codes",
        changes: [{ field: "order" }, { field: "title.en", before: "Vouchers", after: "Codes" }],
      },
      {
        targetName: "Vouchers",
        changes: [
          { field: "order", after: 9 },
          { field: "title.de", before: null, after: "Gutscheine" },
          { field: "title.en", before: null, after: "Vouchers" },
        ],
      },
    ]);
    expect((await categories()).find(({ title }) => title === "Bank")).toMatchObject({ methods: 2, order: 1 });
  });
});

test("addresses that the list does not carry are left out, and a change writes what is shown", async () => {
  const { methodId } = await named("Card");
  await sql`update payment_method set logo = 'data:text/html,x', next_step = 'page', address = 'javascript:alert(1)'
    where method_id = ${methodId}`.execute(house.test.db);
  const shown = await named("Card");
  expect([shown.logo, shown.address]).toEqual([null, null]);
  for (const what of ["a stored picture", "the stored page of a next step"])
    expect(house.logged.some((line) => line.includes(`${what} is left out`))).toBe(true);

  const { categoryId, direction } = shown;
  const request = { payId: methodId, payCatId: categoryId, transferType: direction, amount: 1_000, values: {} };
  const none = { results: expect.objectContaining({ next: "page", url: null }) };
  expect((await alice.raw("setTransferRequest", request)).body).toMatchObject(none);
  expect((await alice.raw("getTransfers", { limit: 1 })).body).toMatchObject({
    results: [{ next: "page", url: null }],
  });

  // Switched off and on, which writes neither of the two.
  let { version } = shown;
  for (const active of [false, true]) {
    const offered = await operator.results<PanelPaymentMethod>("panelPaymentMethodOffer", {
      methodId,
      version,
      active,
    });
    expect(offered).toMatchObject({ active, logo: null, address: null });
    ({ version } = offered);
  }

  expect((await change({ ...termsOf(shown), version, nextStep: "none" })).status).toBe(200);
  const { rows } = await sql`select logo, address from payment_method where method_id = ${methodId}`.execute(
    house.test.db,
  );
  expect(rows).toEqual([{ logo: null, address: null }]);
});
