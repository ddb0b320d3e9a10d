import type { Page } from "playwright";
import { expect, it } from "vitest";
import { openPage, openTab } from "../harness/browser.ts";
import { Player } from "../harness/player.ts";
import { newPlayer } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const demo = await sharedDemo();

/** Opens a page and lets it ask for everything that it shows: what it asks for after a sign-out elsewhere is refused. */
async function openWhole(player: Player, path: string): Promise<void> {
  await player.open(path);
  await player.page.waitForLoadState("networkidle");
}

/** Signs out and puts away the word about it: for as long as it stands, nothing beneath can be pressed. */
async function signOut(player: Player, name: string): Promise<void> {
  const { page, translate } = player;
  await page.getByRole("button", { name: translate("frame", "menu.account", { name }) }).click();
  await page.getByRole("menuitem", { name: translate("frame", "menu.signOut") }).click();
  await page
    .getByRole("alertdialog")
    .filter({ hasText: translate("frame", "menu.signedOut") })
    .waitFor();
  await player.dismiss();
}

it("D30 two tabs share one session: sign-in and sign-out in one are seen in the other, and no data of the player remains", async () => {
  const [english, persian] = [await newPlayer(demo), await newPlayer(demo, { lang: "fa", balance: 250_000n })];
  const first = await openPage();
  // One of the two players has chosen another language for his account; here both stay in English.
  await first.context.addInitScript(() => localStorage.setItem("livery.language", "en"));
  const second = await openTab(first.context);
  const [here, there] = [first, second].map(({ page }) => new Player(page, demo.origin, "en")) as [Player, Player];
  await here.open();
  await there.open();

  await here.signIn(english);
  await expect.poll(() => there.page.getByRole("status", { name: "Balance" }).count()).toBe(1);
  expect(await there.balance()).toBe(100_000n);

  await openWhole(there, "userInformation");
  await there.page
    .getByRole("heading", { level: 1, name: there.translate("frame", "route.UserInformation") })
    .waitFor();
  await signOut(here, english.userName);
  await there.page
    .getByRole("banner")
    .getByRole("button", { name: there.translate("frame", "menu.signIn") })
    .waitFor();
  await there.page.waitForURL(`${demo.origin}/en`);
  expect(await there.page.getByText(english.userName).count()).toBe(0);

  // Somebody else: the other tab is his at once, on a page that shows what is the player's alone.
  await here.signIn(english);
  await there.waitForBalance(100_000n);
  await openWhole(there, "coupons");
  await signOut(here, english.userName);
  await here.signIn(persian);
  await there.waitForBalance(250_000n);
  expect([...first.troubles, ...second.troubles]).toEqual([]);
  await first.context.close();
});

/** The prices that a page shows, as it shows them. */
const prices = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main button[aria-pressed]")].map((button) => button.textContent).join("|"),
  );

it("D29 tabs share one live socket; when its tab is closed another tab opens one, and prices continue", async () => {
  const first = await openPage();
  const second = await openTab(first.context);
  const sockets: string[] = [];
  for (const [name, { page }] of Object.entries({ first, second }))
    page.on("websocket", (socket) => void (socket.url().includes("/live/") && sockets.push(name)));
  for (const { page } of [first, second]) {
    await new Player(page, demo.origin, "en").open("livebets");
    await expect.poll(() => prices(page)).toMatch(/\d\.\d\d/u);
  }
  const moves = async (page: Page): Promise<void> => {
    const before = await prices(page);
    await expect.poll(() => prices(page), { timeout: 30_000 }).not.toBe(before);
  };
  await moves(second.page);
  expect(sockets).toEqual(["first"]);

  await first.page.close();
  await expect.poll(() => sockets).toEqual(["first", "second"]);
  await moves(second.page);
  expect([...first.troubles, ...second.troubles]).toEqual([]);
  await first.context.close();
});
