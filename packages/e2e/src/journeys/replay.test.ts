import { minor, type Minor } from "@livery/betting";
import { CallError, type CouponDetail, type RequestedSelection } from "@livery/contract";
import { type LiveClient, liveClient, settledByHand } from "@livery/house/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goalsOn, openScoreboard } from "../harness/scoreboards.ts";
import { openPage, type WatchedPage } from "../harness/browser.ts";
import { type RunningDemo, startDemo } from "../harness/demo.ts";
import { signedInClient } from "../harness/house-client.ts";
import { LivePages } from "../harness/live-pages.ts";
import { watchHouse } from "../harness/live-state.ts";
import { Player } from "../harness/player.ts";
import { hasPublished, type Noted, type PublishedMatch, worldCupFinal, wyscoutMatch } from "../harness/published.ts";
import { lastRows, watchRows } from "../harness/rows-watch.ts";
import { accountIn } from "../harness/sites.ts";

const english = accountIn("en");
const persian = accountIn("fa");
/** The final takes 70 s. */
const speed = 120;
/** The highest payout of one coupon of the demo's players: late goals make some odds long enough to reach it. */
const maxPayout = 1_250_000n;

let demo: RunningDemo;
let published: readonly PublishedMatch[];

type HouseClient = Awaited<ReturnType<typeof signedInClient>>;

describe.runIf(hasPublished())("the World Cup final of 2022 and both Wyscout matches, replayed,", () => {
  let list: LiveClient;
  let house: LiveClient;
  let matches: readonly { readonly matchId: number; readonly home: string }[];
  let scoreboards: readonly (WatchedPage & { readonly home: string })[];
  let tab: WatchedPage;
  let client: HouseClient;
  let player: Player;
  /** Cents. */
  let before: bigint;
  let placed: Awaited<ReturnType<typeof betOnScreen>>;

  // Pages, boards and a sign-in take as long as they take: the matches are held meanwhile.
  beforeAll(async () => {
    const files = async (root: string): Promise<string[]> => {
      const found = await Promise.all([worldCupFinal(root), wyscoutMatch("2058017"), wyscoutMatch("2499841")]);
      published = found.map(({ match }) => match);
      return found.map(({ file }) => file);
    };
    demo = await startDemo({ files, speed, held: true });
    list = await watchHouse(demo);
    matches = (list.feed.topic("list")?.matches() ?? []).map(({ matchId, home }) => ({ matchId, home }));
    [client, tab] = await Promise.all([signedInClient(demo, persian), openPage()]);
    await watchRows(tab.page);
    scoreboards = await Promise.all(
      matches.map(async (match) => ({ home: match.home, ...(await openScoreboard(demo, match)) })),
    );
    player = new Player(tab.page, demo.origin, "en");
    await player.open("livebets");
    await player.signIn(english);
    before = await player.balance();
  });

  afterAll(async () => {
    await Promise.all([house?.close(), list?.close(), tab?.context.close()]);
    await demo?.stop();
  });

  it("are played to their ends while bets are placed", async () => {
    expect(matches.map(({ home }) => home).toSorted()).toEqual(published.map(({ home }) => home).toSorted());
    demo.kickOff();
    [house, placed] = await Promise.all([
      betUntilOver(client, matches),
      betOnScreen(player, "Argentina – France", "Argentina"),
    ]);
    expect(tab.troubles).toEqual(
      Array.from({ length: placed.refused }, () => expect.stringMatching(/status of 409 .*createcoupon/u)),
    );
  });

  it("end with the published scores wherever they are shown", async () => {
    expect(ends(house, matches)).toEqual(
      published.map(({ home, full, extra, noted }) => ({ home, score: (extra ?? full).join(":"), noted })),
    );
    for (const { context, home, page: scoreboard, troubles } of scoreboards) {
      const { away, goals } = published.find((match) => match.home === home)!;
      expect([home, await goalsOn(scoreboard, [home, away]), troubles]).toEqual([home, [goals.home, goals.away], []]);
      await context.close();
    }
    const rows = await lastRows(tab.page);
    for (const match of published) expectShown(rows[match.home] ?? [], match);
    await player.open("results");
    for (const { full, half, extra, penalties, home, away } of published) {
      const score = [
        full.join(":"),
        `(${half.join(":")})`,
        extra && `${extra.join(":")} ET`,
        penalties && `${penalties.join(":")} P`,
      ];
      const row = tab.page.getByRole("listitem").filter({ hasText: home }).filter({ hasText: away });
      await row.getByText(score.filter(Boolean).join(" "), { exact: true }).waitFor();
    }
  });

  it("settle every coupon as a small independent settler calculates", async () => {
    const ownClient = await signedInClient(demo, english);
    const scores = new Map(
      matches.map(({ matchId, home }) => [
        matchId,
        published.find((match) => match.home === home) ?? { full: [], half: [] },
      ]),
    );
    const [all, onScreen] = await Promise.all([settledCoupons(client), settledCoupons(ownClient)]);
    expect(all.filter(({ status }) => status !== "rejected").length).toBeGreaterThan(10);
    for (const coupon of [...all, ...onScreen]) {
      if (coupon.status === "rejected") continue;
      const { status, payout, totalStake, legs } = coupon;
      // The whole coupon is the message: the summary of a run prints no more than the message of a failure.
      const written = JSON.stringify(coupon, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value));
      expect({ status, payout }, written).toEqual(
        settledByHand({ stake: totalStake, max_pay: maxPayout }, legs.map(legRow), scores),
      );
    }
    const outcomes = all.map(({ status }) => status);
    expect(outcomes).toContain("won");
    expect(outcomes).toContain("lost");
    const shown = onScreen.find(({ couponNumber }) => couponNumber === placed.number);
    await player.open(`coupons/${placed.number}`);
    await tab.page
      .getByRole("main")
      .getByText(player.translate("coupon", `status.${shown?.status}`), { exact: true })
      .first()
      .waitFor();
    const accepted = onScreen.filter(({ status }) => status !== "rejected");
    await player.waitForBalance(
      accepted.reduce((sum, { totalStake, payout }) => sum - totalStake + (payout ?? 0n), before),
    );
    expect(tab.troubles).toHaveLength(placed.refused);
    expect(JSON.parse(await demo.livery("house", "audit", "--json"))).toMatchObject({ clean: true });
  });
});

/** Bets on whatever is open, whichever way prices move, until all matches are over; the feed's client knows how they ended. */
async function betUntilOver(
  client: HouseClient,
  matches: readonly { readonly matchId: number }[],
): Promise<LiveClient> {
  const house = await liveClient(
    demo.port,
    new URL(demo.origin).hostname,
    matches.map(({ matchId }) => `match:${matchId}`),
  );
  const topics = () => matches.map(({ matchId }) => ({ matchId, store: house.feed.topic(`match:${matchId}`) }));
  const isOver = () =>
    topics().every(({ matchId, store }) => /^(ended|after_)/u.test(store?.match(matchId)?.status ?? ""));
  const place = async (selections: readonly RequestedSelection[], stake: Minor): Promise<void> => {
    const kind = selections.length === 1 ? "single" : "accumulator";
    const slip = { stake, totalStake: stake, kind, phase: "live", sizes: [], oddsChange: "any", selections } as const;
    await client.call("createcoupon", slip).catch((error: unknown) => {
      // Between the price and the bet a market may close: the house says so, and the next one is tried.
      if (!(error instanceof CallError) || !refusals.has(error.code)) throw error;
    });
  };
  for (let round = 0; !isOver(); round += 1) {
    const markets = topics().flatMap(({ matchId, store }) => {
      const feed = house.feed.position(`match:${matchId}`);
      return (store?.match(matchId)?.markets ?? []).map(({ outcomes }) =>
        outcomes.flatMap(({ ref }): RequestedSelection[] => {
          const quote = store?.quote(ref);
          return quote?.state === "open" && feed !== null ? [{ ...ref, odds: quote.odds, banker: false, feed }] : [];
        }),
      );
    });
    const open = markets.filter(({ length }) => length > 0);
    // Through all markets, step by step: every outcome of one, so that some win whatever comes; and a double.
    const selections = open[(round * 7) % Math.max(1, open.length)] ?? [];
    const other = open.flat().find(({ matchId }) => matchId !== selections[0]?.matchId);
    const slips = selections.map((selection) => [selection]);
    if (selections[0] !== undefined && other !== undefined) slips.push([selections[0], other]);
    for (const slip of slips) await place(slip, minor(100n + BigInt(round)));
    // The next bets are at other prices.
    await waitForMessages(house, 3);
  }
  return house;
}

/** Waits for that many further messages of the feed; heartbeats count. */
function waitForMessages({ listeners }: LiveClient, messages: number): Promise<void> {
  return new Promise((resolve) => {
    let left = messages;
    const onMessage = (): void => {
      left -= 1;
      if (left > 0) return;
      listeners.delete(onMessage);
      resolve();
    };
    listeners.add(onMessage);
  });
}

const refusals: ReadonlySet<string> = new Set([
  "market_locked",
  "locked_matches",
  "market_closed",
  "match_started",
  "feed_stale",
]);

/** Bets in the browser at the current price, again where the house does not take it: the coupon's number, and how often the house refused. */
async function betOnScreen(
  player: Player,
  match: string,
  outcome: string,
): Promise<{ readonly number: string; readonly refused: number }> {
  const pages = new LivePages(player);
  const price = pages.result(match, outcome).and(pages.openPrices);
  const done = player.page
    .getByRole("alertdialog")
    .filter({ hasText: player.translate("feedback", "overlay.success") });
  const rejected = player.page.getByText(player.translate("live", "delay.rejected"));
  const unplaced = player.slip.getByText(player.translate("slip", "refused"));
  for (let refused = 0; ;) {
    await player.openSlip();
    if ((await player.legs.count()) === 0) await price.click({ timeout: 60_000 });
    await player.slip
      .getByRole("combobox", { name: player.translate("slip", "oddsChange") })
      .selectOption({ label: player.translate("slip", "oddsChangeAny") });
    await player.stake("5");
    await player.placeButton.click();
    // A slip that hears nothing asks again after 15 s and 2 s more, and waits as long for that answer (D60).
    await done.or(rejected).or(unplaced).first().waitFor({ timeout: 60_000 });
    if (await done.isVisible()) return { number: await player.placedNumber(), refused };
    if (await rejected.isVisible()) {
      await player.dismiss();
      continue;
    }
    refused += 1;
    // A drawer has a way to close it as well, above the refusal's.
    await player.slip
      .getByRole("button", { name: player.translate("feedback", "close") })
      .last()
      .click();
  }
}

/** How the feed says that each match ended. */
function ends(house: LiveClient, matches: readonly { readonly matchId: number; readonly home: string }[]) {
  return published.map(({ home, noted }) => {
    const matchId = matches.find((match) => match.home === home)?.matchId ?? 0;
    const match = house.feed.topic(`match:${matchId}`)?.match(matchId);
    return {
      home,
      score: match?.score,
      noted: noted && {
        home: {
          yellow: match?.yellowHome,
          red: (match?.redHome ?? 0) + (match?.yellowRedHome ?? 0),
          corners: match?.cornersHome,
        },
        away: {
          yellow: match?.yellowAway,
          red: (match?.redAway ?? 0) + (match?.yellowRedAway ?? 0),
          corners: match?.cornersAway,
        },
      },
    };
  });
}

/** Of a row's words: `France, 2 yellow cards, 2 corners, 4, Croatia, 1 yellow card, 6 corners, 2, 90+4′`. */
function expectShown(texts: readonly string[], { home, away, full, extra, noted, notedEarlier }: PublishedMatch): void {
  const from = texts.indexOf(away);
  expect(texts[0]).toBe(home);
  const sides = { home: texts.slice(0, from), away: texts.slice(from, -1) };
  for (const [index, side] of (["home", "away"] as const).entries()) {
    const sideTexts = sides[side];
    expect(sideTexts).toContain(String((extra ?? full)[index]));
    if (noted === null || notedEarlier === null) continue;
    const count = (what: RegExp): number => Number(sideTexts.find((text) => what.test(text))?.split(" ")[0] ?? 0);
    const counts: Noted = { yellow: count(/yellow/u), red: count(/red/u), corners: count(/corner/u) };
    for (const what of ["yellow", "red", "corners"] as const) {
      expect(counts[what]).toBeGreaterThanOrEqual(notedEarlier[side][what]);
      expect(counts[what]).toBeLessThanOrEqual(noted[side][what]);
    }
  }
}

/** Every coupon of a player, once none is open any more. */
async function settledCoupons(client: HouseClient): Promise<readonly CouponDetail[]> {
  await expect
    .poll(async () => (await client.call("getCoupons", { status: "waiting", page: 1, pageSize: 1 })).total, {
      timeout: 60_000,
    })
    .toBe(0);
  const found: CouponDetail[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await client.call("getCoupons", { page, pageSize: 50 });
    for (const { couponNumber } of rows) found.push(await client.call("getCoupon", { couponNumber }));
    if (rows.length === 0 || found.length >= total) return found;
  }
}

const legRow = (leg: CouponDetail["legs"][number]) => ({
  match_id: leg.matchId,
  market_type_id: leg.marketTypeId,
  special: leg.special,
  outcome_id: leg.outcomeId,
  odds: leg.odds,
});
