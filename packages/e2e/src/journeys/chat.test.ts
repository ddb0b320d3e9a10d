import type { FrameLocator, Locator } from "playwright";
import { afterAll, expect, it } from "vitest";
import { settingsOf, storeSettingsOf } from "../harness/beside.ts";
import { openPage, type WatchedPage } from "../harness/browser.ts";
import { type RunningDemo, startDemo } from "../harness/demo.ts";
import { newPlayer } from "../harness/people.ts";
import { Player } from "../harness/player.ts";
import { sharedDemo } from "../harness/shared-demo.ts";
import { testBrand } from "../harness/sites.ts";

/** The brand whose payments are handed over by message. */
const brand = "gauntlet";

// Its settings are changed: where other journeys are at this brand, they are not at this demo.
const ownDemo: RunningDemo | undefined = brand === testBrand ? await startDemo(undefined, [brand]) : undefined;
const demo = ownDemo ?? (await sharedDemo(brand));
afterAll(() => ownDemo?.stop());

/** As a vendor's snippet is pasted: markup, with a script that tries what it may not, and one that counts on what that has kept. */
const snippet = `<!-- Start of the chat -->
<style>textarea { inline-size: 100%; }</style>
<label>Your message <textarea></textarea></label>
<button type="button">Answer me later</button>
<p id="found"></p>
<script>
  const tried = (name, reach) => {
    try { return name + ": " + reach(); } catch (error) { return name + ": " + error.name; }
  };
  document.querySelector("#found").textContent = [
    "origin: " + self.origin,
    tried("page", () => parent.document.title),
    tried("cookie", () => Object.getOwnPropertyDescriptor(Document.prototype, "cookie").get.call(document)),
    tried("storage", () => indexedDB.open("livery")),
  ].join(", ");
  localStorage.setItem("visitor", "7");
</script>
<script>
  liveryChat.onMessage((text) => { document.querySelector("textarea").value = text; });
  document.querySelector("button").onclick = () => setInterval(() => liveryChat.unread(Number(localStorage.getItem("visitor")) - 4), 100);
</script>`;

/** A script without its tags, with a text in it that would end one. */
const plainScript = `const end = "</script><h1>out</h1>";
document.body.append(Object.assign(document.createElement("button"), { textContent: "Plain " + end.length }));`;

/** Changes settings as an operator does, and waits until the house serves them. */
async function set(seat: WatchedPage, changes: Readonly<Record<string, string>>): Promise<void> {
  await storeSettingsOf(demo, { ...(await settingsOf(demo)), ...changes });
  await seat.page.goto(`${demo.origin}/en/results`);
  const served = (): Promise<object> =>
    seat.page.evaluate(async () => {
      const answer = await fetch(`/settings?domain=${location.hostname}`);
      return ((await answer.json()) as { settings: object }).settings;
    });
  await expect.poll(served).toMatchObject(changes);
}

/** Signs in as the page itself does it: the keys on which this brand has it done are not this journey's. */
async function enter({ page }: WatchedPage): Promise<void> {
  const status = await page.evaluate(
    async (account) => {
      const [, token = ""] = /"siteKey":"([\w-]+)"/u.exec(document.documentElement.outerHTML) ?? [];
      const headers = { "content-type": "application/json" };
      const request = { method: "POST", headers, body: JSON.stringify(account) };
      return (await fetch(`/ekol/userLogin?token=${token}`, request)).status;
    },
    await newPlayer(demo),
  );
  expect(status).toBe(200);
}

const panelOf = ({ page }: WatchedPage, player: Player): Locator =>
  page.getByRole("dialog", { name: player.translate("chat", "title") });
const frameOf = ({ page }: WatchedPage): FrameLocator => page.frameLocator("iframe");

it("the message of the payment page is handed to the chat, whose script has no access to the player's data", async () => {
  const seat = await openPage();
  const player = new Player(seat.page, demo.origin, "en", brand);
  await set(seat, { live_chat_script: snippet });
  await enter(seat);
  await player.open("deposit");
  const main = seat.page.getByRole("main");
  await main.getByText(player.translate("payment", "handoff.message.deposit")).waitFor();
  expect(seat.page.frames()).toHaveLength(1);

  await main.getByRole("button", { name: player.translate("chat", "title") }).click();
  const chat = frameOf(seat);
  await expect
    .poll(() => chat.getByRole("textbox").inputValue())
    .toContain(player.translate("payment", "handoff.message.deposit"));
  expect(await chat.locator("#found").innerText()).toBe(
    "origin: null, page: SecurityError, cookie: SecurityError, storage: SecurityError",
  );

  await chat.getByRole("textbox").fill("Half a sentence");
  // Escape within the chat closes it: the page outside does not hear the key.
  await chat.getByRole("button", { name: "Answer me later" }).click();
  await seat.page.keyboard.press("Escape");
  await panelOf(seat, player).waitFor({ state: "hidden" });
  const handle = seat.page.getByRole("button", { name: player.translate("chat", "unread_other", { count: "3" }) });
  await handle.waitFor();

  // From page to page it is the same one, with what is written in it.
  await seat.page
    .getByRole("banner")
    .getByRole("link", { name: player.translate("frame", "route.Results"), exact: true })
    .click();
  await seat.page.waitForURL(/\/en\/results$/u);
  await handle.click();
  await panelOf(seat, player).waitFor();
  expect(await chat.getByRole("textbox").inputValue()).toBe("Half a sentence");
  expect(seat.troubles).toEqual([]);
  await seat.context.close();
});

it("deposit and withdraw lead to the chat where it is the site's only way to pay", async () => {
  const seat = await openPage();
  const player = new Player(seat.page, demo.origin, "en", brand);
  await set(seat, { live_chat_script: plainScript, payway: "chat", whatsapp_number: "", telegram_name: "" });
  await enter(seat);
  await player.open("results");
  await player.payThrough("Withdraw");
  const main = seat.page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: player.translate("payment", "contacts.withdraw") }).waitFor();
  expect(await main.getByRole("link").count()).toBe(0);
  await main.getByRole("button", { name: player.translate("chat", "title") }).click();
  await frameOf(seat).getByRole("button", { name: "Plain 21" }).waitFor();
  expect(await frameOf(seat).getByRole("heading").count()).toBe(0);
  await panelOf(seat, player)
    .getByRole("button", { name: player.translate("feedback", "close") })
    .click();
  await panelOf(seat, player).waitFor({ state: "hidden" });
  expect(seat.troubles).toEqual([]);
  await seat.context.close();
});
