import type { ErrorBody } from "@livery/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readKeys } from "../../secrets/keyring.ts";
import type { Answer } from "../../testing/browser.ts";
import { staffPassword, staffSecret } from "../../testing/panel-fixture.ts";
import type { PanelBrowser } from "../../testing/panel-house.ts";
import { testKeys } from "../../testing/test-keys.ts";
import { createStaff } from "../staff/accounts.ts";
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

let house: PaymentDesk["house"];
let operator: PaymentDesk["operator"];
let admin: PaymentDesk["admin"];
let north: PaymentDesk["north"];
let change: PaymentDesk["change"];
let money: PaymentDesk["money"];
let requestPayment: PaymentDesk["requestPayment"];
let lastAudit: PaymentDesk["lastAudit"];
beforeAll(async () => {
  ({ house, operator, admin, north, change, money, requestPayment, lastAudit } = await openPaymentDesk());
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

/** Status, code and the reason why an account is no second person. */
const refusedFor = (answer: Answer) => [...refusal(answer), (answer.body as Partial<ErrorBody>).params?.["reason"]];

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
