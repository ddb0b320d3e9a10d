import { sql } from "kysely";
import type { Answer } from "../../testing/browser.ts";
import type { Stage } from "./stage.ts";
import type { Try } from "./try.ts";

let made = 0;

const list = (answer: Answer) => (answer.body as { results: readonly Record<string, unknown>[] }).results;
const payment = async (stage: Stage, dealer: string) => ({ transferId: await stage.pendingPayment(dealer) });

/** An approval that somebody requested for whom staff and the dealers above are second persons (D95). */
async function approvalOf(stage: Stage, dealer: string): Promise<object> {
  const { rows } = await sql<{ id: number }>`
    insert into second_person_request (tenant_id, transfer_id, ruling, asked_by, reason, impact)
    select staff.tenant_id, ${await stage.pendingPayment(dealer)}, '{"kind": "approve", "reason": null}', staff_id, '', '[]' from staff
    where staff.name = ${dealer === "globe-office" ? "globe-admin" : "high-street"} returning request_id as id`.execute(
    stage.house.test.db,
  );
  return { requestId: rows[0]?.id };
}

const filtered = async (stage: Stage, dealer: string) => {
  await stage.pendingPayment(dealer);
  return { filter: { playerId: stage.playerId(dealer) } };
};

/** Terms of a method, different each time. */
const terms = (categoryId: number) => ({
  categoryId,
  logo: null,
  minAmount: 1,
  maxAmount: 1_000_000,
  processingMinutes: null,
  accountValues: [],
  nextStep: "none",
  address: null,
  fields: [],
  order: 1,
  texts: [{ lang: "en", title: `Matrix ${(made += 1)}`, instructions: null, accountLabels: [], fields: [] }],
});

/** Like `tries`, for payments. */
export const paymentTries: readonly Try[] = [
  { action: "movement.view", key: "panelPayments", about: "users", wire: filtered },
  { action: "movement.view", key: "panelPaymentsExport", about: "users", wire: filtered },
  { action: "movement.view", key: "panelPayment", about: "users", wire: payment },
  { action: "payment.approve", key: "panelPaymentApprove", about: "users", wire: payment },
  {
    action: "payment.approve",
    key: "panelPaymentDeny",
    about: "users",
    wire: async (stage, dealer) => ({ ...(await payment(stage, dealer)), reason: "the matrix tries it" }),
  },
  { action: "payment.approve", key: "panelPaymentConfirm", about: "users", wire: approvalOf },
  { action: "payment.approve", key: "panelPaymentRefuse", about: "users", wire: approvalOf },
  {
    action: "catalogue.edit",
    key: "panelPaymentMethods",
    about: "users",
    wire: () => ({}),
    shows: async (stage, dealer, answer) => {
      const { methodId } = await stage.methodOf(dealer);
      return list(answer).some((method) => method["methodId"] === methodId);
    },
  },
  {
    action: "catalogue.edit",
    key: "panelPaymentCategories",
    about: "users",
    wire: () => ({}),
    shows: async (stage, dealer, answer) => {
      const { categoryId } = await stage.methodOf(dealer);
      return list(answer).some((category) => category["categoryId"] === categoryId);
    },
  },
  {
    action: "offer.edit",
    key: "panelPaymentMethodCreate",
    about: "users",
    wire: async (stage, dealer) => ({
      direction: "deposit",
      currency: "EUR",
      ...terms((await stage.methodOf(dealer)).categoryId),
    }),
  },
  {
    action: "offer.edit",
    key: "panelPaymentMethodChange",
    about: "users",
    wire: async (stage, dealer) => {
      const { methodId, version, categoryId } = await stage.methodOf(dealer);
      return { methodId, version, ...terms(categoryId) };
    },
  },
  {
    action: "offer.edit",
    key: "panelPaymentMethodOffer",
    about: "users",
    wire: async (stage, dealer) => {
      const { methodId, version } = await stage.methodOf(dealer);
      return { methodId, version, active: true };
    },
  },
  {
    action: "offer.edit",
    key: "panelPaymentCategoryChange",
    about: "users",
    wire: async (stage, dealer) => {
      const { categoryId, categoryVersion: version } = await stage.methodOf(dealer);
      const title = `Matrix ${(made += 1)} ${dealer}`;
      return { categoryId, version, texts: [{ lang: "en", title }], order: made };
    },
  },
];
