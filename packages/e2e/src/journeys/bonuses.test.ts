import { expect, it } from "vitest";
import { auditDemoLedger } from "../harness/beside.ts";
import { openPage } from "../harness/browser.ts";
import { signedInClient } from "../harness/house-client.ts";
import { Player } from "../harness/player.ts";
import { StaffMember } from "../harness/staff.ts";
import { newPlayer, newStaff } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const demo = await sharedDemo();

it("a player requests a bonus, reads the reason for its denial, requests it again and has it confirmed", async () => {
  const account = await newPlayer(demo);
  const clerk = await newStaff(demo, "operator");
  const client = await signedInClient(demo, account);
  const bonus = (await client.call("getBonus", {})).find(({ requestable }) => requestable);
  if (bonus === undefined) throw new Error("the demo has no bonus to ask for");
  const { title } = bonus;
  const seat = await openPage();
  const player = new Player(seat.page, demo.origin, "en");
  await player.open("promotions");
  await player.signIn(account);
  const before = await player.balance();

  const staffTab = await openPage();
  const operator = new StaffMember(staffTab.page, demo.port);
  const decide = async (action: "confirm" | "deny", reason?: string): Promise<void> => {
    await operator.open("/bonus-requests?status=waiting");
    if (action === "deny") await operator.signIn(clerk);
    // Other players ask at the same time.
    const row = staffTab.page.getByRole("row").filter({ hasText: account.userName });
    await row.getByRole("link", { name: title, exact: true }).click();
    await operator.button(`bonusRequests.${action}`);
    const dialog = staffTab.page.getByRole("dialog");
    if (reason !== undefined) await dialog.getByLabel(operator.translate("form.reason"), { exact: true }).fill(reason);
    await dialog.getByRole("button", { name: operator.translate(`bonusRequests.${action}`), exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  };

  await player.requestBonus("ask", title);
  await decide("deny", "Pay in once before you ask");

  await player.open("promotions");
  await player.unfoldBonus(title);
  await seat.page.getByText("Pay in once before you ask").first().waitFor();
  await player.requestBonus("again", title);
  await decide("confirm");

  await player.open("promotions");
  await player.unfoldBonus(title);
  await seat.page.getByText(player.translate("bonus", "state.confirmed"), { exact: true }).first().waitFor();
  await player.open("results");
  const news = new RegExp(`${title}.+ is confirmed`, "u");
  await player.openBell(news);
  // The news leads to what the bonus says.
  await seat.page.getByRole("link", { name: news }).first().click();
  const onward = seat.page.getByRole("link", {
    name: player.translate("announce", "notifications.toBonus"),
    exact: true,
  });
  await expect
    .poll(async () => {
      if (await onward.isVisible()) await onward.click();
      return new URL(seat.page.url());
    })
    .toMatchObject({ pathname: "/en/promotions", search: expect.stringMatching(/^\?bonus=\d+$/u) });
  // A confirmation is a word: the balance is what it was.
  await player.open("results");
  expect(await player.balance()).toBe(before);
  expect([...seat.troubles, ...staffTab.troubles]).toEqual([]);
  await auditDemoLedger(demo);
});
