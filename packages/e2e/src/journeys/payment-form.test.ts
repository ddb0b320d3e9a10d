import { beforeAll, expect, it } from "vitest";
import { auditDemoLedger } from "../harness/beside.ts";
import { openPage, type WatchedPage } from "../harness/browser.ts";
import { PaymentForm } from "../harness/payment-form.ts";
import { signedInClient } from "../harness/house-client.ts";
import { Player } from "../harness/player.ts";
import { StaffMember } from "../harness/staff.ts";
import { newPlayer, newStaff } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";
import type { Account } from "../harness/sites.ts";

const demo = await sharedDemo();
let staffTab: WatchedPage;
let operator: StaffMember;

beforeAll(async () => {
  staffTab = await openPage();
  operator = new StaffMember(staffTab.page, demo.port);
});

/** Opens a player's request that waits, from the list. */
async function openWaiting({ userName }: Account, direction: "deposit" | "withdraw"): Promise<void> {
  await operator.open(`/payments?status=pending&direction=${direction}`);
  await staffTab.page
    .getByRole("row")
    .filter({ hasText: userName })
    .getByRole("link", { name: /^[A-Z0-9]{8,}$/u })
    .click();
  await staffTab.page.getByRole("button", { name: operator.translate("payments.deny") }).waitFor();
}

it("a player requests a deposit from the header and is credited; a denied withdrawal gives back its hold", async () => {
  const account = await newPlayer(demo);
  const seat = await openPage();
  const player = new Player(seat.page, demo.origin, "en");
  const paymentForm = new PaymentForm(seat.page);
  const orders: string[] = [];
  seat.page.on("request", (request) => {
    if (/setTransferRequest/i.test(request.url())) orders.push(request.headers()["idempotency-key"] ?? "");
  });
  await player.open("results");
  await player.signIn(account);
  const before = await player.balance();

  await player.payThrough("Deposit");
  await paymentForm.fillIn({
    direction: "deposit",
    method: "Card",
    amount: "25.00",
    values: { "Name on the card": "Ada Lovelace" },
  });
  await paymentForm.root.getByText("Ada Lovelace").waitFor();
  await paymentForm.confirm("deposit").click();
  await paymentForm.receipt.waitFor();
  expect(new Set(orders).size).toBe(1);

  await operator.open("/payments");
  await operator.signIn(await newStaff(demo, "operator"));
  await staffTab.page.getByRole("heading", { level: 1, name: operator.translate("payments.title") }).waitFor();
  await openWaiting(account, "deposit");
  await operator.button("payments.approve");
  const approving = staffTab.page.getByRole("dialog");
  await approving
    .getByRole("button", { name: operator.translate("payments.approveAmount", { amount: "€25.00" }) })
    .click();
  await approving.waitFor({ state: "detached" });

  // The receipt is open still: it looks by itself, and the header with it.
  await paymentForm.root.getByText(player.translate("payment", "done.approved")).waitFor();
  await player.closePaymentForm();
  await player.waitForBalance(before + 2_500n);
  await player.reload();
  await player.openBell(/Your deposit of .+ is approved/u);

  await player.open("results");
  await player.payThrough("Withdraw");
  await paymentForm.fillIn({
    direction: "withdraw",
    method: "To an e-wallet",
    amount: "15.00",
    values: { "Wallet address": "wallet-of-ada" },
  });
  await paymentForm.confirm("withdraw").click();
  await paymentForm.receipt.waitFor();
  await player.closePaymentForm();
  // Held as it was asked for.
  await player.waitForBalance(before + 1_000n);

  await openWaiting(account, "withdraw");
  await operator.button("payments.deny");
  const denying = staffTab.page.getByRole("dialog");
  await denying.getByLabel(operator.translate("form.reason"), { exact: true }).fill("This wallet is not yours");
  await denying.getByRole("button", { name: operator.translate("payments.deny"), exact: true }).click();
  await denying.waitFor({ state: "detached" });

  await player.reload();
  await player.waitForBalance(before + 2_500n);
  await player.openBell(/Your withdrawal of .+ was not accepted/u);
  await player.open("transferRequest");
  await paymentForm.root.getByText("This wallet is not yours").first().waitFor();

  // On a German page no text of the methods is English, in the form as in the history.
  await new Player(seat.page, demo.origin, "de").open("transferRequest");
  const germanForm = new PaymentForm(seat.page, "de");
  await germanForm.root.getByText("Auf eine E-Wallet").first().waitFor();
  await germanForm.fillIn({
    direction: "deposit",
    method: "Gutschein",
    amount: "10,00",
    values: { Gutscheincode: "123456" },
  });
  expect(await germanForm.root.innerText()).not.toMatch(/\b(?:transfer|to an?|card|back to|voucher|sender|digits)\b/i);
  expect(new Set(orders).size).toBe(2);
  expect([...seat.troubles, ...staffTab.troubles]).toEqual([]);
  await auditDemoLedger(demo);
});

it("a lost answer and a page that is left meanwhile make one request: it is repeated with its key", async () => {
  const account = await newPlayer(demo);
  const client = await signedInClient(demo, account);
  const waiting = async () => {
    const { rows } = await client.call("getTransfers", { page: 1, pageSize: 20 });
    return rows.filter(({ direction, status }) => direction === "deposit" && status === "pending");
  };
  expect(await waiting()).toEqual([]);
  const { context, page, troubles } = await openPage();
  const player = new Player(page, demo.origin, "en");
  const paymentForm = new PaymentForm(page);
  const keys: string[] = [];
  let isCut = true;
  const network = await context.newCDPSession(page);
  network.on("Fetch.requestPaused", ({ request, requestId }) => {
    keys.push(request.headers["idempotency-key"] ?? "");
    // The house has answered, and nobody hears of that.
    const ending = isCut
      ? network.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" })
      : network.send("Fetch.continueRequest", { requestId });
    // A page that is left takes its call with it.
    ending.catch(() => undefined);
  });
  await network.send("Fetch.enable", { patterns: [{ urlPattern: "*setTransferRequest*", requestStage: "Response" }] });
  await player.open("results");
  await player.signIn(account);
  await player.open("transferRequest");
  await paymentForm.fillIn({
    direction: "deposit",
    method: "Card",
    amount: "35.00",
    values: { "Name on the card": "Ada Lovelace" },
  });
  await paymentForm.confirm("deposit").click();
  await expect.poll(() => keys.length).toBeGreaterThan(1);
  expect(await waiting()).toHaveLength(1);

  const before = keys.length;
  await player.reload();
  await expect.poll(() => keys.length).toBeGreaterThan(before);
  isCut = false;
  await paymentForm.receipt.waitFor();
  const [request, ...others] = await waiting();
  expect(others).toEqual([]);
  await paymentForm.root
    .getByText(request?.reference ?? "none")
    .first()
    .waitFor();
  expect(new Set(keys)).toEqual(new Set([keys[0]]));
  // Settled: the page that is opened next has nothing to ask for.
  const sentCount = keys.length;
  await player.reload();
  await paymentForm.root.getByText(player.translate("payment", "waiting.title")).first().waitFor();
  expect(keys).toHaveLength(sentCount);
  // What was cut off is all that the browser complains of.
  expect(troubles.filter((trouble) => !/setTransferRequest/iu.test(trouble))).toEqual([]);
});
