import { minor } from "@livery/betting";
import type { PanelPaymentMethod } from "@livery/contract/panel";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fakeHouse, refuse } from "../../testing/fake-house.ts";
import { panelUser, staffOf } from "../../testing/fixtures.ts";
import type { Answers } from "../../testing/answers.ts";
import { openPanel } from "../../testing/open-panel.tsx";
import { paymentMethod, paymentMethods } from "../../testing/payment-fixtures.ts";

const house = (changes: Answers = {}) => fakeHouse(changes, staffOf("operator"));
const open = (served: ReturnType<typeof house>, path = "/methods") => openPanel({ path, house: served });
const payloadsOf = (served: ReturnType<typeof house>, key: string) =>
  served.calls.filter((call) => call.key === key).map(({ payload }) => payload);

describe("The payment methods", () => {
  test("are listed in their categories; moving one down changes the two that it passes", async () => {
    const served = house();
    const { screen } = await open(served);
    await expect.element(screen.getByRole("table", { name: "Bank" })).toBeVisible();
    await screen.getByRole("button", { name: "Move Bank transfer down" }).click();
    await expect
      .poll(() => payloadsOf(served, "panelPaymentMethodChange"))
      .toMatchObject([
        { methodId: 4, version: 3, order: 1, texts: [{ lang: "en", title: "To a bank account" }] },
        { methodId: 3, version: 3, order: 2, texts: [{ title: "Überweisung" }, { title: "Bank transfer" }, {}] },
      ]);
    await screen.getByRole("button", { name: "Move Wallet up" }).first().click();
    await expect
      .poll(() => payloadsOf(served, "panelPaymentCategoryChange"))
      .toMatchObject([
        { categoryId: 2, order: 1, texts: [{ lang: "en", title: "Wallet" }] },
        { categoryId: 1, order: 2, texts: [{ lang: "de" }, { lang: "en" }] },
      ]);
    await expect.element(screen.getByRole("button", { name: "Move Bank up" })).toBeDisabled();
    expect(served.faults).toEqual([]);
  });

  test("one is withdrawn after a notice of its pending requests; another is offered again", async () => {
    const served = house();
    const { screen } = await open(served);
    await screen.getByRole("table", { name: "Bank" }).getByRole("button", { name: "Deactivate" }).first().click();
    const dialog = screen.getByRole("dialog", { name: "Deactivate" });
    await expect.element(dialog.getByText("2 requests are pending and still have to be decided.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("The account moved");
    await dialog.getByRole("button", { name: "Deactivate" }).click();
    await expect
      .poll(() => payloadsOf(served, "panelPaymentMethodOffer"))
      .toEqual([{ methodId: 3, version: 3, active: false, reason: "The account moved" }]);
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: "Bank transfer is now inactive." }))
      .toBeVisible();
  });

  test("a duplicate category title is reported at the field of its language; the second try is another mutation", async () => {
    const served = house({ panelPaymentCategoryCreate: refuse("duplicate_tag", { path: "texts.1.title" }) });
    const { screen } = await open(served);
    await screen.getByRole("button", { name: "New category" }).click();
    const german = screen.getByRole("textbox", { name: "Name (Deutsch)" });
    await german.fill("Bank");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByRole("textbox", { name: "Name (English)" })).toBeInvalid();
    expect(payloadsOf(served, "panelPaymentCategoryCreate")).toEqual([]);
    await screen.getByRole("textbox", { name: "Name (English)" }).fill("Vouchers");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(german).toBeInvalid();
    expect(payloadsOf(served, "panelPaymentCategoryCreate")).toEqual([
      {
        texts: [
          { lang: "en", title: "Vouchers" },
          { lang: "de", title: "Bank" },
        ],
        order: 0,
      },
    ]);
    await german.fill("Gutscheine");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => payloadsOf(served, "panelPaymentCategoryCreate").length).toBe(2);
    const keys = served.calls
      .filter(({ key }) => key === "panelPaymentCategoryCreate")
      .map((call) => call.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  test("are read-only without the permission to change them", async () => {
    const served = fakeHouse({}, staffOf("operator", { may: ["catalogue.edit", "movement.view"] }));
    const { screen, router } = await open(served);
    await expect.element(screen.getByRole("table", { name: "Bank" })).toBeVisible();
    for (const name of ["New method", "New category", "Deactivate", "Move Bank up"])
      await expect.element(screen.getByRole("button", { name })).not.toBeInTheDocument();
    await router.navigate({ to: "/methods/3" } as never);
    await expect.element(screen.getByText("Write the reference on your transfer, and nothing else.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Save", exact: true })).not.toBeInTheDocument();
  });
});

describe("A method", () => {
  test("is created once, with a field whose key comes from its label; the preview follows the input", async () => {
    const served = house();
    const { screen, address } = await open(served, "/methods/new");
    await screen.getByRole("textbox", { name: "Name (English)" }).fill("Card to card");
    await screen.getByRole("textbox", { name: "Minimum amount" }).fill("10");
    await screen.getByRole("textbox", { name: "Maximum amount" }).fill("5");
    await screen.getByRole("button", { name: "Add a field" }).click();
    const row = screen.getByRole("group", { name: "Row 1" });
    await row.getByRole("textbox", { name: "Label (English)" }).fill("Card number");
    await row.getByRole("combobox", { name: "Field type" }).selectOptions("number");
    await row.getByRole("checkbox", { name: "Required" }).click();
    await expect.element(screen.getByRole("complementary").getByText("Card number")).toBeInTheDocument();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByText("Must not be less than the minimum amount.")).toBeVisible();
    await screen.getByRole("textbox", { name: "Maximum amount" }).fill("500");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect
      .poll(() => payloadsOf(served, "panelPaymentMethodCreate"))
      .toEqual([
        {
          direction: "deposit",
          currency: "EUR",
          categoryId: 1,
          logo: null,
          minAmount: minor(1_000),
          maxAmount: minor(50_000),
          processingMinutes: null,
          accountValues: [],
          nextStep: "none",
          address: null,
          fields: [{ name: "cardNumber", type: "number", required: true }],
          order: 0,
          texts: [
            {
              lang: "en",
              title: "Card to card",
              instructions: null,
              accountLabels: [],
              fields: [{ label: "Card number", hint: null }],
            },
          ],
        },
      ]);
    await expect.poll(address).toBe("/methods");
    expect(served.faults).toEqual([]);
  });

  test("has texts in every language of the sites: the missing ones are counted, and the preview shows the chosen one", async () => {
    const served = house();
    const { screen } = await open(served, "/methods/3");
    const texts = screen.getByRole("group", { name: "Language of the texts" });
    const preview = screen.getByRole("complementary");
    await expect
      .element(preview.getByText("Write the reference on your transfer, and nothing else."))
      .toBeInTheDocument();
    await texts.getByText("Deutsch", { exact: true }).click();
    await expect.element(screen.getByRole("textbox", { name: "Name (Deutsch)" })).toHaveValue("Überweisung");
    await expect.element(preview.getByText("Überweisung")).toBeInTheDocument();
    await texts.getByText("\u2068فارسی\u2069 · 6 missing").click();
    // What the language lacks is that of the default language.
    await expect.element(preview.getByText("حوالهٔ بانکی")).toBeInTheDocument();
    await expect.element(preview.getByText("Sent on")).toBeInTheDocument();
    await texts.getByText("Türkçe · 8 missing").click();
    const row = screen
      .getByRole("group", { name: "Fields in addition to the amount" })
      .getByRole("group", { name: "Row 1" });
    await row.getByRole("textbox", { name: "Label (Türkçe)" }).fill("Hesap sahibi");
    await expect.element(texts.getByText("Türkçe · 7 missing")).toBeInTheDocument();
    await texts.getByText("English", { exact: true }).click();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    const name = screen.getByRole("textbox", { name: "Name (Türkçe)" });
    await expect.element(name).toBeInvalid();
    await expect.element(name).toHaveFocus();
    await name.fill("Havale");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect
      .poll(() => payloadsOf(served, "panelPaymentMethodChange"))
      .toMatchObject([
        {
          fields: [{ name: "sender" }, { name: "senderIban" }, { name: "sentOn" }],
          texts: [
            { lang: "en", title: "Bank transfer" },
            { lang: "fa", title: "حوالهٔ بانکی", instructions: null, accountLabels: ["صاحب حساب", null] },
            { lang: "tr", title: "Havale", fields: [{ label: "Hesap sahibi", hint: null }, { label: null }, {}] },
            {
              lang: "de",
              title: "Überweisung",
              fields: [{ label: "Kontoinhaber", hint: "Wie bei Ihrer Bank." }, {}, {}],
            },
          ],
        },
      ]);
    expect(served.faults).toEqual([]);
  });

  test("that leads to another page needs its address, and incomplete rows are named", async () => {
    const served = house();
    const { screen } = await open(served, "/methods/3");
    await screen.getByRole("combobox", { name: "After the request" }).selectOptions("page");
    await screen.getByRole("button", { name: "Add a line" }).click();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByText("Row 3 is incomplete.")).toBeVisible();
    const account = screen.getByRole("group", { name: "Account to pay into" });
    const row = account.getByRole("group", { name: "Row 3" });
    await expect.element(row.getByRole("textbox", { name: "Line label (English)" })).toHaveFocus();
    await userEvent.keyboard("BIC");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(row.getByRole("textbox", { name: "Text to copy" })).toHaveFocus();
    await account.getByRole("button", { name: "Remove row 3" }).click();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByText("Enter an https address or a path on the site.")).toBeVisible();
    expect(payloadsOf(served, "panelPaymentMethodChange")).toEqual([]);
  });

  test("that another person changed is not overwritten: mine, theirs, or field by field", async () => {
    let now: PanelPaymentMethod = paymentMethod(3);
    const served = house({
      panelPaymentMethods: () => [now, ...paymentMethods.slice(1)],
      panelPaymentMethodChange: (change) => {
        const { version, methodId, reason: _, ...terms } = change;
        if (version !== now.version) return refuse("version_conflict")();
        now = paymentMethod(methodId, { ...terms, version: now.version + 1 });
        return now;
      },
    });
    const { screen } = await open(served, "/methods/3");
    await screen.getByRole("textbox", { name: "Name (English)" }).fill("By bank");
    const texts = now.texts.map((text) => ({ ...text, fields: text.fields.slice(0, 1) }));
    now = { ...now, fields: now.fields.slice(0, 1), texts, version: 4 };
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = screen.getByRole("dialog", { name: "Someone else has changed this" });
    await expect.element(dialog.getByText("Fields in addition to the amount", { exact: true }).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Save selected values" }).click();
    await expect
      .poll(() => payloadsOf(served, "panelPaymentMethodChange").at(-1))
      .toMatchObject({
        version: 4,
        texts: [{ lang: "en", title: "By bank" }, { lang: "fa" }, { lang: "de", title: "Überweisung" }],
        fields: [{ name: "sender" }],
      });
    await expect.element(screen.getByRole("listitem").filter({ hasText: "Saved." })).toBeVisible();
  });

  test("that is withdrawn while its form is open is saved without a conflict", async () => {
    let now: PanelPaymentMethod = paymentMethod(3);
    const served = house({
      panelPaymentMethods: () => [now, ...paymentMethods.slice(1)],
      panelPaymentMethodOffer: ({ active }) => (now = { ...now, active, version: now.version + 1 }),
      panelPaymentMethodChange: ({ version }) => (version === now.version ? now : refuse("version_conflict")()),
    });
    const { screen } = await open(served, "/methods/3");
    await screen.getByRole("textbox", { name: "Name (English)" }).fill("By bank");
    await screen.getByRole("button", { name: "Deactivate" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
    await expect.element(screen.getByRole("button", { name: "Activate" })).toBeVisible();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByRole("listitem").filter({ hasText: "Saved." })).toBeVisible();
    expect(payloadsOf(served, "panelPaymentMethodChange")).toMatchObject([
      { version: 4, texts: [{ title: "By bank" }, {}, {}] },
    ]);
  });

  test("keeps the input of a row that is moved", async () => {
    const served = house();
    const { screen } = await open(served, "/methods/3");
    await screen.getByRole("button", { name: "Move row 3 up" }).click();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect
      .poll(() => payloadsOf(served, "panelPaymentMethodChange"))
      .toMatchObject([{ fields: [{ name: "sender" }, { name: "sentOn" }, { name: "senderIban" }] }]);
  });
});

describe("A user's payments", () => {
  test("are listed for this user alone, and blocked with a reason and the version that was shown", async () => {
    const served = house({
      panelUser: () => panelUser(7, { may: ["user.view", "user.services"] }),
      panelUserTransfers: ({ blocked }) => panelUser(7, { paymentsBlocked: blocked, version: 5 }),
    });
    const { screen } = await open(served, "/users/7?tab=payments");
    await expect
      .poll(() => served.calls.findLast(({ key }) => key === "panelPayments")?.payload)
      .toMatchObject({
        filter: { playerId: 7 },
      });
    await screen.getByRole("button", { name: "Block payments" }).click();
    const dialog = screen.getByRole("dialog", { name: "Block payments" });
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Asked by the team");
    await dialog.getByRole("button", { name: "Block payments" }).click();
    await expect
      .poll(() => payloadsOf(served, "panelUserTransfers"))
      .toEqual([{ playerId: 7, version: 4, blocked: true, reason: "Asked by the team" }]);
    expect(served.faults).toEqual([]);
  });

  test("say that they are blocked, and cannot be allowed without the permission", async () => {
    const served = house({ panelUser: () => panelUser(7, { paymentsBlocked: true, may: ["user.view"] }) });
    const { screen } = await open(served, "/users/7?tab=payments");
    await expect.element(screen.getByText("Blocked")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Allow payments" })).not.toBeInTheDocument();
  });
});
