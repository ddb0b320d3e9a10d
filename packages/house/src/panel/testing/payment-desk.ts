import type { ErrorBody } from "@livery/contract";
import type { AuditRow, PanelPayment, PaymentDecided, PaymentRow } from "@livery/contract/panel";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Answer, TestBrowser } from "../../testing/browser.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

export type WirePaymentRow = Omit<PaymentRow, "paymentId"> & { readonly transferId: number };

export const refusal = (answer: Answer): readonly unknown[] => [
  answer.status,
  (answer.body as Partial<ErrorBody>).code,
];
export const approve = (by: PanelBrowser, transferId: number, more: object = {}, headers = {}) =>
  by.panelRaw("panelPaymentApprove", { transferId, ...more }, headers);
export const deny = (by: PanelBrowser, transferId: number, headers = {}) =>
  by.panelRaw("panelPaymentDeny", { transferId, reason: "no such sender" }, headers);
export const confirm = (by: PanelBrowser, requestId: number | null) =>
  by.panelRaw("panelPaymentConfirm", { requestId });
export const decided = (answer: Answer): PaymentDecided => {
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return (answer.body as { results: PaymentDecided }).results;
};
export const paymentOf = (by: PanelBrowser, transferId: number) =>
  by.results<PanelPayment>("panelPayment", { transferId });
/** A payment's history: kind, actor and reason, newest first. */
export const story = async (by: PanelBrowser, transferId: number) =>
  (await paymentOf(by, transferId)).history.map(({ kind, actor, reason }) => [kind, actor, reason]);

/** A panel with its staff, and a player whose payments it decides. An approval from 50.00 on waits for a second person. */
export interface PaymentDesk {
  readonly house: PanelHouse;
  readonly operator: PanelBrowser;
  readonly admin: PanelBrowser;
  readonly north: PanelBrowser;
  readonly alice: TestBrowser;
  /** The tenant's payment methods by title. */
  readonly methods: ReadonlyMap<
    string,
    { readonly payId: number; readonly payCatId: number; readonly transferType: string }
  >;
  readonly change: (statement: string) => Promise<unknown>;
  /** The sum of entries of an owner's account, minor units. */
  readonly balance: (kind: "cash" | "clearing" | "hold", owner: number) => Promise<number>;
  /** A player's cash and hold. */
  readonly money: (name?: string) => Promise<readonly number[]>;
  readonly requestPayment: (title: string, amount: number, player?: TestBrowser, values?: object) => Promise<number>;
  readonly lastAudit: () => Promise<Partial<AuditRow>>;
}

export async function openPaymentDesk(): Promise<PaymentDesk> {
  const house = await startPanelHouse();
  const { db } = house.test;
  const change = (statement: string) => sql.raw(statement).execute(db);
  await change("update tenant set two_persons_from = 5000");
  const { rows } = await sql<{ title: string; payId: number; payCatId: number; transferType: string }>`
    select title, method_id as "payId", category_id as "payCatId", direction as "transferType"
    from payment_method join payment_method_text using (method_id)
    where lang = 'en' and tenant_id = ${house.seeded.tenantId}`.execute(db);
  const methods = new Map(rows.map(({ title, ...method }) => [title, method]));
  const alice = await house.player("alice");
  const balance: PaymentDesk["balance"] = async (kind, owner) => {
    const { rows: sums } = await sql<{ sum: bigint }>`
      select coalesce(sum(amount), 0)::bigint as sum from ledger_entry where kind = ${kind} and owner_id = ${owner}`.execute(
      db,
    );
    return Number(sums[0]?.sum);
  };
  return {
    house,
    operator: await house.staff("operator"),
    admin: await house.staff("admin"),
    north: await house.staff("north"),
    alice,
    methods,
    change,
    balance,
    money: async (name = "alice") => {
      const id = house.seeded.playerIds[name] ?? 0;
      return [await balance("cash", id), await balance("hold", id)];
    },
    requestPayment: async (title, amount, player = alice, values = {}) => {
      const answer = await player.raw("setTransferRequest", { ...methods.get(title), amount, values });
      expect([answer.status, answer.text]).toEqual([200, answer.text]);
      return (answer.body as { results: { id: number } }).results.id;
    },
    lastAudit: async () => {
      const { rows: last } = await sql<AuditRow>`
        select action, actor, target_kind as "targetKind", target_id::integer as "targetId", target_name as "targetName", changes, reason
        from audit_entry order by audit_id desc limit 1`.execute(db);
      return last[0] ?? {};
    },
  };
}
