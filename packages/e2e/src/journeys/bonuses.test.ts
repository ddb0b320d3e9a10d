import { randomUUID } from "node:crypto";
import type { Locator } from "playwright";
import { expect, it, onTestFinished } from "vitest";
import { auditDemoLedger } from "../harness/beside.ts";
import { openPage } from "../harness/browser.ts";
import { signedInClient } from "../harness/house-client.ts";
import { Player } from "../harness/player.ts";
import { staffClient, StaffMember } from "../harness/staff.ts";
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

it("an operator writes a bonus with formatted text and a picture, and a player sees both", async () => {
  const client = await staffClient(demo.port, await newStaff(demo, "operator"));
  const title = `Boost ${randomUUID()}`;
  const { sites } = await client.call("panelMe", {});
  const langs = [...new Set(["en", ...sites.map(({ defaultLanguage }) => defaultLanguage)])];
  const made = await client.call("panelBonusCreate", {
    category: "other",
    percent: 10,
    multiplier: null,
    oneUse: false,
    image: null,
    startsAt: null,
    endsAt: null,
    order: 999,
    texts: langs.map((lang) => ({ lang, title, alt: "", html: "", terms: "" })),
  });
  const { bonusId } = made;
  // The demo is shared: others would find it among their bonuses.
  onTestFinished(async () => {
    const { version } = await client.call("panelBonus", { bonusId });
    await client.call("panelBonusOffer", { bonusId, version, active: false });
  });

  const staffTab = await openPage();
  const { page } = staffTab;
  const operator = new StaffMember(page, demo.port);
  await operator.open(`/bonuses/${bonusId}`);
  await operator.signIn(await newStaff(demo, "operator"));
  const label = new RegExp(`^${operator.translate("bonuses.says")}`, "u");
  const text = page.getByRole("textbox", { name: label });
  const tools = page.getByRole("toolbar", { name: new RegExp(operator.translate("bonuses.says"), "u") });
  const press = (mark: string) =>
    tools.getByRole("button", { name: operator.translate(`richText.${mark}`), exact: true }).click();
  await text.click();
  await press("bold");
  await page.keyboard.type("Ten percent");
  await press("bold");
  await page.keyboard.type(" on each deposit");
  await page.keyboard.press("Enter");
  await press("bullets");
  await page.keyboard.type("On Fridays");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Until midnight");
  await page.keyboard.press("Enter");
  await press("bullets");
  await page.keyboard.type("Rules");
  await page.keyboard.press("Shift+Home");
  await press("link");
  await page.getByLabel(operator.translate("richText.address"), { exact: true }).fill("https://rules.example/friday");
  await operator.button("richText.setLink");
  // An undone step comes back as markup, which the page's policy takes from the sanitiser alone.
  await press("italic");
  await text.locator("i").waitFor();
  await page.keyboard.press("Control+z");
  await text.locator("i").waitFor({ state: "detached" });
  await page.getByLabel(operator.translate("bonuses.alt")).fill("A picture of the panel");
  await page.locator("input[type=file]").setInputFiles({
    name: "boost.png",
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 1_200, height: 360 } }),
  });
  await page.getByText(operator.translate("picture.done"), { exact: true }).waitFor();
  // In the field and in the preview.
  for (const at of [0, 1]) await expectPicture(page.locator("main img").nth(at));
  await expectWritten(page.getByRole("complementary"));
  await operator.button("form.save");
  await expect.poll(() => operator.address).toBe("/bonuses");
  await operator.open(`/bonuses/${bonusId}`);
  await expectWritten(text);

  const seat = await openPage();
  const player = new Player(seat.page, demo.origin, "en");
  await player.open("promotions");
  await player.signIn(await newPlayer(demo));
  await player.open("promotions");
  await player.readBonus(title);
  await expectWritten(seat.page.locator("body"));
  await expectPicture(seat.page.getByRole("img", { name: "A picture of the panel" }).last());
  expect([...seat.troubles, ...staffTab.troubles]).toEqual([]);
});

/** The text of the bonus, in its formats. */
async function expectWritten(within: Locator): Promise<void> {
  await within.locator("b, strong").getByText("Ten percent", { exact: true }).first().waitFor();
  await within.locator("ul > li").getByText("Until midnight", { exact: true }).first().waitFor();
  const link = within.locator("a").getByText("Rules", { exact: true }).first();
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe("https://rules.example/friday");
}

/** The browser has loaded and decoded a picture. */
async function expectPicture(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}
