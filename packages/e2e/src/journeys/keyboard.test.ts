import type { Page } from "playwright";
import { expect, it } from "vitest";
import { openPage } from "../harness/browser.ts";
import { importMatches, playNow } from "../harness/beside.ts";
import { payout, Player } from "../harness/player.ts";
import { newPlayer } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const demo = await sharedDemo();

/** What is on its way has come by then, however slow the machine is. */
const patienceMs = 60_000;

/** Presses Tab, round and round, until the focus is on what is meant, as somebody without a pointer does. */
async function tabTo(page: Page, meant: { role?: string; name: string }): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      const name = element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "";
      return { tag: element?.tagName ?? "", name: name.replaceAll(/\s+/gu, " ") };
    });
    if (focused.name.includes(meant.name) && (meant.role === undefined || focused.tag === meant.role)) return;
  }
  throw new Error(`${meant.name} was not reached by Tab within ${patienceMs / 1_000} s`);
}

it("a player signs in, places an accumulator and reads its result by keyboard alone", async () => {
  const [first, second] = [
    { home: "Tidewater City", away: "Bollard United", score: [2, 0] as const },
    { home: "Breakwater Orient", away: "Mooring Park", score: [1, 0] as const },
  ];
  await importMatches(demo, "Tidewater League 2026/27", [first, second]);
  const { page, context, troubles } = await openPage();
  const player = new Player(page, demo.origin, "en");
  const account = await newPlayer(demo);
  await player.open("sports");

  await tabTo(page, { role: "BUTTON", name: player.translate("frame", "menu.signIn") });
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo(page, { role: "INPUT", name: player.translate("account", "signIn.userName") });
  await page.keyboard.type(account.userName);
  await tabTo(page, { role: "INPUT", name: player.translate("account", "signIn.password") });
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await player.waitForBalance(100_000n);

  const odds: bigint[] = [];
  for (const { home, away } of [first, second]) {
    const search = player.translate("sport", "search.label");
    const opens = page.getByRole("banner").getByRole("button", { name: search });
    if (await opens.isVisible()) {
      await tabTo(page, { role: "BUTTON", name: search });
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: search }).waitFor();
    }
    await tabTo(page, { role: "INPUT", name: search });
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(home);
    await page
      .getByRole("main")
      .or(page.getByRole("dialog", { name: search }))
      .getByRole("link", { name: `${home} – ${away}` })
      .waitFor();
    await tabTo(page, { role: "A", name: `${home} – ${away}` });
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: `${home} – ${away}` }).waitFor();
    await tabTo(page, { role: "BUTTON", name: `${home} – ${away}` });
    const price = await page.evaluate(() => document.activeElement?.textContent ?? "");
    odds.push(BigInt((/(\d+\.\d\d)$/u.exec(price)?.[1] ?? "").replace(".", "")) * 10n);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-pressed"))).toBe("true");
    if (odds.length < 2) {
      await tabTo(page, { role: "A", name: player.translate("frame", "route.SportBets") });
      await page.keyboard.press("Enter");
    }
  }

  if (!(await player.slip.isVisible())) {
    await tabTo(page, { role: "BUTTON", name: player.translate("slip", "title") });
    await page.keyboard.press("Enter");
  }
  await tabTo(page, { role: "INPUT", name: player.translate("slip", "stake") });
  await page.keyboard.type("20");
  await tabTo(page, { role: "BUTTON", name: player.translate("slip", "place") });
  await page.keyboard.press("Enter");
  const number = await player.placedNumber();
  await player.waitForBalance(98_000n);
  await page.keyboard.press("Escape");

  expect(troubles).toEqual([]);
  await playNow(demo, [first, second]);
  await tabTo(page, { role: "A", name: player.translate("frame", "menu.coupons") });
  await page.keyboard.press("Enter");
  await player.waitForBalance(98_000n + payout(2000n, odds));
  await tabTo(page, { role: "A", name: number });
  await page.keyboard.press("Enter");
  await player.score("2:0").waitFor();
  // A match's page asks for its prices again after some seconds: a match that is over has none.
  expect(troubles.filter((trouble) => !/\b404\b.*\/api\/odds/u.test(trouble))).toEqual([]);
  await context.close();
});
