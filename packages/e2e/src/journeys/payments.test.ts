import { minor } from "@livery/betting";
import { expect, it } from "vitest";
import { auditDemoLedger } from "../harness/beside.ts";
import { openPage } from "../harness/browser.ts";
import { signedInClient } from "../harness/house-client.ts";
import { Player } from "../harness/player.ts";
import { StaffMember } from "../harness/staff.ts";
import { newPlayer, newStaff } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const demo = await sharedDemo();

/** What is typed into a field of each type. */
const filled = {
  text: "Ada Lovelace",
  number: "20261120",
  iban: "DE89370400440532013000",
  date: "2026-11-20",
} as const;

it("a player requests a deposit, an operator approves it by keyboard, and the player's balance and bell show it", async () => {
  const account = await newPlayer(demo);
  const client = await signedInClient(demo, account);
  const before = (await client.call("getUserData", {}))?.balance ?? minor(0);
  const methods = await client.call("getPaymentBanks", {});
  const method = methods.find((each) => each.direction === "deposit");
  if (method === undefined) throw new Error("the demo has no way to pay in");
  const { categoryId, direction, payId } = method;
  const amount = method.minAmount;
  const values = Object.fromEntries(method.fields.map(({ name, type }) => [name, filled[type]]));
  const request = await client.call(
    "setTransferRequest",
    { payId, categoryId, direction, amount, values },
    { idempotencyKey: "a-deposit-to-be-approved" },
  );

  const seat = await openPage();
  const player = new Player(seat.page, demo.origin, "en");
  await player.open();
  await player.signIn(account);
  await player.waitForBalance(before);

  const staffTab = await openPage();
  const operator = new StaffMember(staffTab.page, demo.port);
  const { page } = staffTab;
  await operator.open("/payments?status=pending");
  await operator.signIn(await newStaff(demo, "operator"));
  // The requests of the demo's own day of business wait beside it.
  await page.getByRole("link", { name: "percy", exact: true }).waitFor();
  const link = page.getByRole("link", { name: request.reference });
  await link.focus();
  await page.keyboard.press("Enter");
  const approve = page.getByRole("button", { name: operator.translate("payments.approve"), exact: true });
  await approve.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("term")
    .filter({ hasText: operator.translate("credit.then", { name: account.userName }) })
    .waitFor();
  // From the reason to the confirmation: past Cancel.
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText(operator.translate("payments.statuses.approved"), { exact: true }).first().waitFor();
  expect(staffTab.troubles).toEqual([]);

  await player.open();
  await player.waitForBalance(before + amount);
  await seat.page
    .getByRole("button", { name: new RegExp(`^${player.translate("announce", "notifications.title")}`, "u") })
    .click();
  await seat.page
    .getByRole("group", { name: player.translate("announce", "notifications.title") })
    .getByRole("link", { name: /Your deposit of .+ is approved/u })
    .waitFor();
  expect(seat.troubles).toEqual([]);
  await auditDemoLedger(demo);
});
