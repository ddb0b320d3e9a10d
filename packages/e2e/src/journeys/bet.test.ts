import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type KnownMatch, nameOf as named, writeLeague } from "../harness/beside.ts";
import { openPage } from "../harness/browser.ts";
import { type RunningDemo, startDemo } from "../harness/demo.ts";
import { payout, Player, shown } from "../harness/player.ts";
import { accountIn } from "../harness/sites.ts";

let demo: RunningDemo;

beforeAll(async () => {
  demo = await startDemo();
});

afterAll(() => demo?.stop());

/** The two languages play on matches and days of their own: moving the clock ends whatever lies before it. */
const seasons = [
  { lang: "en", account: accountIn("en"), daysAhead: 1, town: "Lanternwick" },
  { lang: "fa", account: accountIn("fa"), daysAhead: 2, town: "Quaybridge" },
];

function matchesOf(town: string): { won: KnownMatch; drawn: KnownMatch; lost: KnownMatch } {
  return {
    won: { home: `${town} Rovers`, away: "Saltmarsh Athletic", score: [3, 1] },
    drawn: { home: `${town} Albion`, away: "Windlass Town", score: [1, 1] },
    lost: { home: `${town} Wanderers`, away: "Kelp Bay", score: [0, 2] },
  };
}

describe.each(seasons)("a bet from sign-in to settlement in $lang", ({ lang, account, daysAhead, town }) => {
  it("a player wins an accumulator and loses a single, and the balance is right to the cent", async () => {
    const { won, drawn, lost } = matchesOf(town);
    const { endsAt, file } = await writeLeague(demo, `${town} League 2026/27`, [won, drawn, lost], daysAhead);
    await demo.livery("house", "import", "openfootball", file);
    const { page, context, troubles } = await openPage();
    const player = new Player(page, demo.origin, lang);
    const draw = player.translate("sport", "outcome.draw");

    await player.open();
    await player.signIn(account);
    const start = await player.balance();

    const odds = [await player.selection(named(won), won.home), await player.selection(named(drawn), draw)];
    await player.stake("12.50");
    const winning = await player.place();
    await player.dismiss();
    await player.waitForBalance(start - 1250n);

    await player.selection(named(lost), lost.home);
    await player.stake("7.35");
    const losing = await player.place();
    await player.dismiss();
    await player.waitForBalance(start - 1250n - 735n);

    await demo.livery("house", "play", "--until", endsAt);
    const paid = payout(1250n, odds);
    await player.open("coupons");
    await player.waitForBalance(start - 1250n - 735n + paid);
    const coupon = (number: string, status: string) =>
      page.getByRole("link", {
        name: new RegExp(`${shown(number)}.*${shown(player.translate("coupon", `status.${status}`))}`, "u"),
      });
    await coupon(winning, "won").waitFor();
    await coupon(losing, "lost").waitFor();

    await coupon(winning, "won").click();
    await player.score("3:1").waitFor();
    await player.score("1:1").waitFor();

    await player.open("transactions");
    const rows = page.getByRole("table").getByRole("row");
    const row = (kind: string, number: string) =>
      rows.filter({ hasText: player.translate("account", `transactions.kind.${kind}`) }).filter({ hasText: number });
    await expect.poll(() => row("win", winning).count()).toBe(1);
    expect(await row("place", winning).count()).toBe(1);
    expect(await row("place", losing).count()).toBe(1);
    expect(await row("win", losing).count()).toBe(0);

    expect(await page.locator("html").getAttribute("dir")).toBe(lang === "fa" ? "rtl" : "ltr");
    expect(troubles).toEqual([]);
    await context.close();
  });
});

it("the ledger balances after both bets", async () => {
  expect(JSON.parse(await demo.livery("house", "audit", "--json"))).toMatchObject({
    clean: true,
    breaches: [],
  });
});
