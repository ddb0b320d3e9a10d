import type { BrowserContext, Page } from "playwright";
import { expect, it } from "vitest";
import { importMatches, playNow } from "../harness/beside.ts";
import { desktop, openPage, openTab, workerBrowser } from "../harness/browser.ts";
import { newPlayer } from "../harness/people.ts";
import { payout, Player } from "../harness/player.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const [demo, arcade] = await Promise.all([sharedDemo("harbour"), sharedDemo("arcade")]);

it("a player of the second brand bets from its drawer, in its texts, and is paid by the same server", async () => {
  const match = { home: "Neon Rovers", away: "Pixel Park", score: [2, 1] as const };
  await importMatches(demo, "Neon League 2026/27", [match]);
  const { page, context, troubles } = await openPage();
  const player = new Player(page, arcade.origin, "en", "arcade");
  await player.open();
  await page.getByRole("heading", { level: 1, name: player.translate("sport", "hero.title") }).waitFor();
  await player.signIn(await newPlayer(arcade));
  const start = await player.balance();
  const odd = await player.selection(`${match.home} – ${match.away}`, match.home);
  expect(await player.slip.isVisible()).toBe(false);
  await player.stake("10");
  await player.place();
  await player.dismiss();
  await player.waitForBalance(start - 1000n);

  await playNow(demo, [match]);
  await player.open("coupons");
  await player.waitForBalance(start - 1000n + payout(1000n, [odd]));
  expect(troubles).toEqual([]);
  await context.close();
});

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** What a document looks like before any script of it has run. */
async function groundWithoutScripts(context: BrowserContext, address: string): Promise<string> {
  const still = await (await workerBrowser()).newContext({ viewport: desktop, javaScriptEnabled: false });
  await still.addCookies(await context.cookies());
  const page = await still.newPage();
  await page.goto(address);
  const found = await ground(page);
  await still.close();
  return found;
}

it("a visitor's theme applies at once in every tab and on both hosts, and before the first script of the next page", async () => {
  const { page, context, troubles } = await openPage();
  const player = new Player(page, demo.origin, "en", "harbour");
  const choose = (name: string) =>
    page
      .getByRole("group", {
        name: new RegExp(
          `^(${player.translate("frame", "look.theme")}|${player.translate("frame", "look.mode")})$`,
          "u",
        ),
      })
      .getByText(name, { exact: true })
      .click();
  await player.open("results");
  const ownGround = await ground(page);
  const other = await openTab(context);
  await new Player(other.page, demo.origin, "fa", "harbour").open();

  await choose("Arcade");
  await expect.poll(() => ground(page)).not.toBe(ownGround);
  const night = await ground(page);
  await expect.poll(() => ground(other.page)).toBe(night);
  for (const origin of [demo.origin, demo.mobileOrigin])
    expect(await groundWithoutScripts(context, `${origin}/fa/sports`)).toBe(night);

  await choose(player.translate("frame", "look.light"));
  await expect.poll(() => ground(page)).not.toBe(night);
  const day = await ground(page);
  expect(day).not.toBe(ownGround);
  await page.reload();
  await page.getByRole("banner").waitFor();
  expect(await ground(page)).toBe(day);
  expect(await groundWithoutScripts(context, `${demo.origin}/en/`)).toBe(day);
  const stranger = await openPage();
  expect(await groundWithoutScripts(stranger.context, `${demo.origin}/en/`)).toBe(ownGround);
  expect([...troubles, ...other.troubles]).toEqual([]);
  await context.close();
});
