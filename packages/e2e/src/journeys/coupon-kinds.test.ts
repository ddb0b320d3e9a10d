import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeBeside, importMatches, type KnownMatch, nameOf as named, playNow } from "../harness/beside.ts";
import { openPage } from "../harness/browser.ts";
import { payout, Player, shown, thousandths } from "../harness/player.ts";
import { newPlayer } from "../harness/people.ts";
import { sharedDemo } from "../harness/shared-demo.ts";

const demo = await sharedDemo();
let context: BrowserContext;
let page: Page;
let player: Player;
let troubles: readonly string[];

const league: readonly KnownMatch[] = [
  { home: "Anchorage Rovers", away: "Saltmarsh Athletic", score: [2, 0] },
  { home: "Bellbuoy United", away: "Windlass Town", score: [1, 0] },
  { home: "Capstan Albion", away: "Kelp Bay", score: [0, 2] },
  { home: "Driftwood City", away: "Mizzen Vale", score: [3, 1] },
  { home: "Estuary Wanderers", away: "Pilot Point", score: [1, 1] },
  { home: "Foghorn Harriers", away: "Quayside", score: [2, 1] },
];
const [banker, won, lost, alsoWon, drawn, moved] = league as readonly [
  KnownMatch,
  KnownMatch,
  KnownMatch,
  KnownMatch,
  KnownMatch,
  KnownMatch,
];

beforeAll(async () => {
  await importMatches(demo, "Lantern League 2026/27", league);
  // Whether a player stakes on each line is agreed with the dealer (D4).
  const account = await newPlayer(demo, { stakeType: "line" });
  ({ context, page, troubles } = await openPage());
  player = new Player(page, demo.origin, "en");
  await player.open();
  await player.signIn(account);
});

afterAll(async () => {
  await context?.close();
});

/** A figure of the slip by its name. */
const figure = (name: string) =>
  player.slip
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${shown(name)}`, "u") }) })
    .locator("dd");
const stakeOnEachLine = (amount: string) =>
  player.slip.getByRole("textbox", { name: player.translate("slip", "stakePerLine") }).fill(amount);

describe("a player whose stake is per line", () => {
  const placed: { number: string; paid: bigint }[] = [];
  let balance: bigint;

  it("places a system of two out of three with a banker", async () => {
    balance = await player.balance();
    const odds: bigint[] = [];
    for (const match of [banker, won, lost, alsoWon]) odds.push(await player.selection(named(match), match.home));
    await player.openSlip();
    await player.slip.getByRole("radio", { name: player.translate("coupon", "kind.system") }).check({ force: true });
    const bank = player.translate("slip", "system.banker", { match: named(banker) });
    const size = (of: string) => player.slip.getByRole("button", { name: new RegExp(`^${shown(of)}`, "u") });
    await size("2/4").click();
    await size("3/4").click();
    await player.slip.getByRole("button", { name: new RegExp(shown(bank), "u") }).click();
    await expect.poll(() => size("2/3 + 1 banker").getAttribute("aria-pressed")).toBe("true");
    await stakeOnEachLine("2.00");
    await expect.poll(() => figure(player.translate("coupon", "linesLabel")).innerText()).toBe("3");
    const number = await player.place();
    await player.dismiss();
    balance -= 600n;
    await player.waitForBalance(balance);
    const [onBanker = 0n, onWon = 0n, , onAlsoWon = 0n] = odds;
    placed.push({ number, paid: payout(200n, [onBanker, onWon, onAlsoWon]) });
  });

  it("places a ways coupon: two results of a match", async () => {
    await player.selection(named(drawn), drawn.home);
    const draw = player.price(named(drawn), player.translate("sport", "outcome.draw"));
    const onDraw = thousandths(await draw.innerText());
    await draw.click();
    const onWon = await player.selection(named(won), won.home);
    await player.openSlip();
    await player.slip.getByText(new RegExp(`^${shown(player.translate("coupon", "kind.ways"))} · 3`, "u")).waitFor();
    await stakeOnEachLine("3.00");
    const number = await player.place();
    await player.dismiss();
    balance -= 600n;
    await player.waitForBalance(balance);
    placed.push({ number, paid: payout(300n, [onDraw, onWon]) });
  });

  it("is shown changed odds, accepts them and is paid at them", async () => {
    const seen = await player.selection(named(moved), moved.home);
    await player.stake("5.00");
    const rows = await changeBeside(
      demo,
      `update outcome set odds = odds + 250 from market join match using (match_id) join team on team_id = home_team_id
        where market.market_id = outcome.market_id and outcome.outcome_id = 1 and market.market_type_id = 1 and name = $1`,
      [moved.home],
    );
    expect(rows).toBe(1);
    await player.placeButton.click();
    const now = seen + 250n;
    await player.slip.getByRole("button", { name: player.translate("slip", "accept", { odds: decimal(now) }) }).click();
    const number = await player.place();
    await player.dismiss();
    balance -= 500n;
    await player.waitForBalance(balance);
    placed.push({ number, paid: payout(500n, [now]) });
  });

  it("is paid to the cent, and each coupon is listed as won", async () => {
    await playNow(demo, league);
    await player.open("coupons");
    await player.waitForBalance(placed.reduce((sum, { paid }) => sum + paid, balance));
    for (const { number } of placed)
      await page
        .getByRole("link", {
          name: new RegExp(`${shown(number)}.*${shown(player.translate("coupon", "status.won"))}`, "u"),
        })
        .waitFor();
    expect(troubles).toEqual([expect.stringMatching(/status of 409 .*createcoupon/u)]);
  });
});

const decimal = (odds: bigint): string => `${odds / 1000n}.${String((odds % 1000n) / 10n).padStart(2, "0")}`;
