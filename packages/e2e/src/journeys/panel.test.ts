import { readFile } from "node:fs/promises";
import type { Client } from "@livery/contract";
import type { panelCalls, PanelResult } from "@livery/contract/panel";
import { beforeAll, expect, it } from "vitest";
import { openPage, type WatchedPage } from "../harness/browser.ts";
import { auditDemoLedger, importMatches, type KnownMatch } from "../harness/beside.ts";
import { Player } from "../harness/player.ts";
import { type StaffAccount, staffClient, StaffMember } from "../harness/staff.ts";
import { newDealers, newStaff } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const demo = await sharedDemo();
/** The dealers of this journey: one at the top, and one below it. */
let dealers: Awaited<ReturnType<typeof newDealers>>;
let owner: StaffAccount;
let admin: Client<typeof panelCalls>;
let dealer: StaffMember;
let staffTab: WatchedPage;

beforeAll(async () => {
  dealers = await newDealers(demo);
  owner = await newStaff(demo, "dealer", dealers.top);
  admin = await staffClient(demo.port, await newStaff(demo, "admin"));
  staffTab = await openPage();
  dealer = new StaffMember(staffTab.page, demo.port);
});

const match: KnownMatch = { home: "Lanternwick Rovers", away: "Saltmarsh Athletic", score: [2, 0] };
const skipper = { userName: "skipper", password: "anchor-and-rope" };

async function userNamed(name: string): Promise<PanelResult<"panelUsers">["rows"][number]> {
  const { rows } = await admin.call("panelUsers", { filter: { search: name } });
  const user = rows.find(({ userName }) => userName === name);
  if (user === undefined) throw new Error(`there is no user ${name}`);
  return user;
}

it("a dealer signs in with a code, creates a user and gives credit; the user bets, the dealer cancels, and all amounts agree", async () => {
  const { page } = dealer;
  await importMatches(demo, "Lanternwick League 2026/27", [match]);

  await dealer.open("/users");
  await dealer.signIn(owner, "000000");
  await page.getByRole("alert").waitFor();
  await dealer.signIn(owner);
  await page.getByRole("heading", { level: 1, name: dealer.translate("users.title") }).waitFor();

  await page
    .getByRole("link", { name: dealer.translate("create.title") })
    .first()
    .click();
  await page.getByLabel(dealer.translate("users.userName"), { exact: true }).fill(skipper.userName);
  await page.getByLabel(dealer.translate("signIn.password"), { exact: true }).fill(skipper.password);
  await page
    .getByRole("form")
    .getByRole("button", { name: dealer.translate("create.submit") })
    .click();
  await page.getByRole("heading", { level: 1, name: skipper.userName }).waitFor();

  const before = await dealerCredit();
  await dealer.button("credit.send");
  const sending = page.getByRole("dialog", { name: dealer.translate("credit.send") });
  await sending.getByLabel(dealer.translate("credit.amount"), { exact: true }).fill("100");
  await sending.getByRole("button", { name: dealer.translate("credit.sendAmount", { amount: "€100.00" }) }).click();
  await dealer.toast(dealer.translate("credit.sent", { amount: "€100.00", name: skipper.userName })).waitFor();
  expect(await dealerCredit()).toBe(before - 10_000n);

  const seat = await openPage();
  const player = new Player(seat.page, demo.origin, "en");
  await player.open();
  await player.signIn(skipper);
  await player.waitForBalance(10_000n);
  await player.selection(`${match.home} – ${match.away}`, match.home);
  await player.stake("12.50");
  const number = await player.place();
  await player.dismiss();
  await player.waitForBalance(8_750n);

  // What the bet can cost takes up the dealer's exposure, on its match.
  await dealer.open(`/dealers/${(await ownDealer()).dealerId}?tab=exposure`);
  await page.getByRole("row", { name: new RegExp(`^${match.home} – ${match.away}`, "u") }).waitFor();

  await dealer.go("coupons");
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("timer").waitFor();
  await dealer.button("cancel.title");
  const cancelling = page.getByRole("dialog", { name: dealer.translate("cancel.title") });
  await cancelling.getByLabel(dealer.translate("form.reason"), { exact: true }).fill("Wrong match at the counter");
  await cancelling.getByRole("button", { name: dealer.translate("cancel.submit"), exact: true }).click();
  await dealer.toast(dealer.translate("cancel.done", { number, name: skipper.userName, balance: "€100.00" })).waitFor();
  await expect
    .poll(() => page.getByRole("button", { name: dealer.translate("cancel.title"), exact: true }).count())
    .toBe(0);

  await player.open("coupons");
  await player.waitForBalance(10_000n);
  expect((await userNamed(skipper.userName)).balance).toBe(10_000n);
  expect(await dealerCredit()).toBe(before - 10_000n);
  await auditDemoLedger(demo);
  // A wrong code is the one thing that was refused.
  expect([...staffTab.troubles, ...seat.troubles]).toEqual([expect.stringContaining("401")]);
  await seat.context.close();
});

async function ownDealer(): Promise<PanelResult<"panelDealers">[number]> {
  const found = (await admin.call("panelDealers", {})).find(({ name }) => name === dealers.top);
  if (found === undefined) throw new Error(`there is no dealer ${dealers.top}`);
  return found;
}

const dealerCredit = async (): Promise<bigint> => (await ownDealer()).credit;

it("a list sorts, filters, pages, is saved and exported; a record reports errors and overwrites no change of others", async () => {
  const { page } = dealer;
  const before = staffTab.troubles.length;
  const head = (key: string) => page.getByRole("columnheader", { name: dealer.translate(key) });
  const { dealerId } = await ownDealer();
  for (let index = 10; index < 40; index += 1)
    await admin.call("panelUserCreate", {
      dealerId,
      siteId: (await userNamed(skipper.userName)).siteId,
      userName: `deckhand${index}`,
      password: "anchor-and-rope",
      lang: "en",
      online: false,
    });

  // Sort, filter and page stand in the address; a reload and the browser's back bring them again.
  await dealer.go("users");
  await page.getByRole("button", { name: dealer.translate("users.balance"), exact: true }).click();
  await expect.poll(() => dealer.address).toBe("/users?sort=-balance");
  await expect.poll(() => head("users.balance").getAttribute("aria-sort")).toBe("descending");
  await page.getByRole("searchbox").fill("deckhand");
  await expect.poll(() => dealer.address).toBe("/users?search=deckhand&sort=-balance");
  await page.getByLabel(dealer.translate("list.size")).selectOption("25");
  await expect.poll(() => dealer.address).toBe("/users?search=deckhand&sort=-balance&size=25");
  await page.getByText("1–25 of 30 rows").waitFor();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByText("26–30 of 30 rows").waitFor();
  await expect.poll(() => dealer.address).toBe("/users?search=deckhand&sort=-balance&size=25&page=2");
  await page.reload();
  await page.getByText("26–30 of 30 rows").waitFor();
  await page.goBack();
  await page.getByText("1–25 of 30 rows").waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("deckhand");

  // A view is kept on the house, and found again from a plain list.
  await dealer.button("views.title");
  await page.getByLabel(dealer.translate("views.name"), { exact: true }).fill("Deck");
  await dealer.button("views.save");
  const views = page.getByRole("group", { name: dealer.translate("views.title") });
  await views.getByRole("button", { name: "Deck", exact: true }).waitFor();
  await dealer.open("/users");
  await dealer.button("views.title");
  await views.getByRole("button", { name: "Deck", exact: true }).click();
  await expect.poll(() => dealer.address).toBe("/users?search=deckhand&sort=-balance&size=25");

  // The file holds the whole list, not the page.
  const [download] = await Promise.all([page.waitForEvent("download"), dealer.button("list.export")]);
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/u);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n").filter((line) => line !== "");
  expect(lines[0]?.startsWith("\uFEFF")).toBe(true);
  expect(lines).toHaveLength(31);
  expect(lines.slice(1).every((line) => line.includes("deckhand"))).toBe(true);

  // What the house refuses is said at the field.
  await dealer.open("/users/new");
  const name = page.getByLabel(dealer.translate("users.userName"), { exact: true });
  await name.fill(skipper.userName);
  await page.getByLabel(dealer.translate("signIn.password"), { exact: true }).fill(skipper.password);
  await page
    .getByRole("form")
    .getByRole("button", { name: dealer.translate("create.submit") })
    .click();
  await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");

  // Somebody else changes the record while it is edited: nobody's change is lost unseen.
  const { playerId } = await userNamed(skipper.userName);
  const user = await admin.call("panelUser", { playerId });
  await dealer.open(`/users/${playerId}?tab=services`);
  await dealer.button("form.change");
  await page.getByRole("checkbox", { name: dealer.translate("field.casino") }).check();
  await admin.call("panelUserServices", {
    playerId,
    version: user.version,
    active: true,
    online: true,
    services: user.services,
  });
  await dealer.button("form.save");
  const conflict = page.getByRole("dialog", { name: dealer.translate("conflict.title") });
  await conflict.getByText(dealer.translate("field.online")).first().waitFor();
  await conflict.getByRole("button", { name: dealer.translate("conflict.save") }).click();
  await dealer.toast(dealer.translate("form.saved")).waitFor();
  await conflict.waitFor({ state: "detached" });
  expect(await admin.call("panelUser", { playerId })).toMatchObject({ online: true, services: { casino: true } });

  // Limits only rise; a rise is in the history, with before and after.
  await page.getByRole("tab", { name: dealer.translate("user.limits") }).click();
  await dealer.button("form.change");
  const combine = page.getByRole("group", { name: dealer.translate("field.combine") });
  const most = combine.getByLabel(dealer.translate("field.maxStake"), { exact: true });
  await most.fill("1");
  await dealer.button("form.save");
  await page.getByRole("alert").waitFor();
  await dealer.button("form.cancel");
  await page.getByRole("tab", { name: dealer.translate("user.history") }).click();
  await page
    .getByRole("row")
    .filter({ hasText: dealer.translate("field.casino") })
    .first()
    .waitFor();
  // The name that is taken, the record that was changed, the limit that would fall: nothing else was refused.
  expect(staffTab.troubles.slice(before)).toEqual(["409", "409", "422"].map((code) => expect.stringContaining(code)));
});

it("a sub-dealer sees only their own branch, and is offered only permitted actions", async () => {
  const { playerId } = await userNamed(skipper.userName);
  const counter = await openPage();
  const { page } = counter;
  const sub = new StaffMember(page, demo.port);
  await sub.open("/");
  await sub.signIn(await newStaff(demo, "sub-dealer", dealers.below));
  await page.getByRole("tree").waitFor();
  await expect.poll(() => page.getByRole("treeitem").allInnerTexts()).toEqual([expect.stringContaining(dealers.below)]);
  await expect
    .poll(() =>
      page
        .getByRole("navigation", { name: sub.translate("shell.menu") })
        .getByRole("link")
        .allInnerTexts(),
    )
    .toEqual(
      ["dealers", "users", "coupons", "movements", "payments", "bonusRequests"].map((part) =>
        sub.translate(`${part}.title`),
      ),
    );

  await sub.go("users");
  await page.getByText(sub.translate("users.emptyTitle")).waitFor();
  await sub.go("coupons");
  await page.getByText(sub.translate("coupons.emptyTitle")).waitFor();
  expect(counter.troubles).toEqual([]);

  await sub.open(`/users/${playerId}`);
  await page.getByRole("heading", { level: 1, name: sub.translate("missing.title") }).waitFor();
  await sub.open("/audit");
  await page.getByRole("heading", { level: 1, name: sub.translate("forbidden.title") }).waitFor();
  expect(counter.troubles).toEqual([expect.stringContaining("404")]);
  await counter.context.close();
});
