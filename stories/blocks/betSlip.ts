import { minor, thousandths } from "@livery/betting";
import type { MatchSummary } from "@livery/contract";
import { pseudoLanguage } from "@livery/i18n";
import { couponDetail, never, noRail, placed, player, refuse, resultMarket, slipPositions } from "@livery/site/testing";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { locked, longMatch, matches, offer, selectionOf } from "../site/catalogue.ts";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const [first, second, third] = matches as readonly [MatchSummary, MatchSummary, MatchSummary];

/** A slip that lies over the page is opened; one beside it stands there where there is room. */
const open = async ({ site }: Stage): Promise<void> => {
  const beside = slipPositions[site.boot.blocks.betSlip.variant] === "beside" && !matchMedia(noRail).matches;
  if (!beside) site.app.services.slip.isOpen.set(true);
};

const slip: SiteState = { path: "/sports", calls: offer, play: open, shows: (t) => t("slip:oddsChange") };
const one = like(slip, { selections: [selectionOf(first)], shows: () => "Arsenal" });
const many = like(slip, { selections: [selectionOf(first), selectionOf(second, 1), selectionOf(third, 2)] });

/** The player stakes ten, and places the bet. */
const place = async (stage: Stage): Promise<void> => {
  await open(stage);
  const { canvas, t } = stage;
  const stake = await within(canvas).findByRole("textbox", { name: t("slip:stake") });
  await userEvent.type(stake, "10");
  await userEvent.click(await within(canvas).findByRole("button", { name: new RegExp(`^${t("slip:place")}`) }));
};

const staking =
  (amount: string) =>
  async (stage: Stage): Promise<void> => {
    await open(stage);
    await userEvent.type(await within(stage.canvas).findByRole("textbox", { name: stage.t("slip:stake") }), amount);
  };

/** The player makes a system of the two lower sizes, its first match in every line. */
const system = async (stage: Stage): Promise<void> => {
  await open(stage);
  const { canvas, site, t } = stage;
  await userEvent.click(await within(canvas).findByText(t("coupon:kind.system")));
  await userEvent.click(await within(canvas).findByRole("button", { name: /^1\/3,/ }));
  const name = t("slip:system.banker", { match: t("sport:versus", { home: first.home, away: first.away }) });
  await userEvent.click(await within(canvas).findByRole("button", { name }));
  site.app.services.slip.send({ type: "STAKE", stake: minor(1_000) });
};

const pressing =
  (key: "slip:booking.share" | "slip:keypad.label" | "slip:booking.load") =>
  async (stage: Stage): Promise<void> => {
    await open(stage);
    await userEvent.click(await within(stage.canvas).findByRole("button", { name: stage.t(key) }));
  };

export const betSlip = define(
  "blocks",
  "betSlip",
  "What the player is about to bet: the selections with their prices, the stake, what may come back, and everything that stands against it. It is the place where money is spent, so each refusal says what can be done.",
  {
    Empty: like(slip, { shows: (t) => t("slip:emptyTitle") }),
    Loading: like(slip, {
      calls: { getUserData: never },
      starts: false,
      shows: (t) => t("slip:title"),
      note: "Until its code has come it is an empty slip that waits.",
    }),
    One: one,
    Many: many,
    Visitor: like(one, {
      session: "visitor",
      play: staking("10"),
      shows: (t) => t("slip:signInAndPlace"),
    }),
    LongWords: like(many, {
      session: "long",
      lang: pseudoLanguage.code,
      selections: [selectionOf({ ...longMatch, matchId: 9 }), selectionOf(second, 1)],
      calls: { apiOdds: ({ matchId }) => (matchId === 9 ? { ...longMatch, matchId } : second) },
      shows: () => longMatch.home,
    }),
    Phone: like(many, { window: "phone" }),
    System: like(many, {
      play: system,
      shows: (t) => t("slip:stakePerLine"),
      note: "Sizes and bankers are chosen beneath the selections; what stands on a line is exact.",
    }),
    Ways: like(one, {
      selections: [selectionOf(first), selectionOf(first, 1), selectionOf(second, 1)],
      play: async (stage) => {
        await open(stage);
        stage.site.app.services.slip.send({ type: "STAKE", stake: minor(1_000) });
      },
      shows: (t) => t("slip:stakePerLine"),
    }),
    Bonus: like(many, {
      calls: { getUserData: { ...player, bonus: { percent: 5, tipCount: 3, odds: thousandths(1500) } } },
      play: staking("10"),
      shows: (t) => t("slip:return"),
    }),
    TooHigh: like(one, { play: staking("300"), shows: (t) => t("slip:lowerStake", { amount: "€250.00" }) }),
    Keypad: like(one, { play: pressing("slip:keypad.label"), shows: (t) => t("slip:keypad.back") }),
    OddsChanged: like(one, {
      calls: { apiOdds: { ...first, markets: [resultMarket(1_550, 4_200, 5_600)] } },
      shows: (t) => t("slip:accept", { odds: "1.55" }),
    }),
    Locked: like(one, { calls: { apiOdds: locked(first) }, shows: (t) => t("sport:locked") }),
    Closed: like(many, {
      calls: { apiOdds: ({ matchId }) => (matchId === first.matchId ? refuse("not_found")() : second) },
      selections: [selectionOf(first), selectionOf(second, 1)],
      shows: (t) => t("slip:removeUnplayable"),
    }),
    OutOfLimits: like(many, {
      calls: { getUserData: { ...player, minOdds: thousandths(2_000) } },
      selections: [selectionOf(second, 1), selectionOf(third, 2), selectionOf(first)],
      shows: (t) => t("slip:removeUnplayable"),
    }),
    Refused: like(one, {
      calls: { createcoupon: refuse("dealer_limit_exceeded") },
      play: place,
      shows: (t) => t("slip:refused"),
    }),
    Several: like(many, {
      calls: {
        createcoupon: refuse("odds_changed", {
          legs: [
            { index: 0, code: "odds_changed", params: { old: "1.720", new: "1.650" } },
            { index: 1, code: "match_started", params: {} },
            { index: 2, code: "market_locked", params: {} },
          ],
        }),
      },
      play: place,
      shows: (t) => t("slip:accept", { odds: "1.65" }),
      note: "Each selection says what is wrong with it, and what can be done.",
    }),
    Shared: like(many, {
      calls: { bookSlip: { code: "7K2M9PXR4T", expiresAt: "2026-11-21T09:00:00Z" } },
      play: pressing("slip:booking.share"),
      shows: () => "7K2M9-PXR4T",
    }),
    UnknownCode: like(slip, {
      calls: { loadBooking: refuse("not_found") },
      play: async (stage) => {
        await pressing("slip:booking.load")(stage);
        const { canvas, t } = stage;
        await userEvent.type(
          await within(canvas).findByRole("textbox", { name: t("slip:booking.code") }),
          "AAAAA-AAAAA{Enter}",
        );
      },
      shows: (t) => t("slip:booking.unknown"),
    }),
    Offline: like(one, { online: false, shows: () => "Arsenal" }),
    Placing: like(one, {
      calls: { createcoupon: never },
      play: place,
      rests: false,
      shows: (t) => t("feedback:overlay.creating"),
    }),
    Unknown: like(one, {
      calls: { createcoupon: refuse("timeout") },
      play: place,
      shows: (t) => t("slip:checkingTitle"),
    }),
    Pending: like(one, {
      calls: {
        createcoupon: { ...placed, status: "pending", pendingUntil: "2026-11-20T09:00:05Z" },
        getCoupon: couponDetail({ status: "pending", pendingMs: 5_000 }),
      },
      play: place,
      rests: false,
      shows: (t) => t("live:delay.head"),
    }),
    Placed: like(one, {
      calls: { createcoupon: placed, getUserData: { ...player, balance: minor(99_000) } },
      play: async (stage) => {
        await place(stage);
        const { canvas, t } = stage;
        const notice = await within(canvas).findByRole("alertdialog", {}, { timeout: 10_000 });
        await userEvent.click(await within(notice).findByRole("button", { name: t("feedback:close") }));
        await waitFor(() => expect(within(canvas).queryByRole("alertdialog")).toBeNull(), { timeout: 10_000 });
      },
      shows: (t) => t("slip:placed.open"),
    }),
    Cleared: like(many, {
      play: async (stage) => {
        await open(stage);
        await userEvent.click(await within(stage.canvas).findByRole("button", { name: stage.t("slip:clear") }));
      },
      shows: (t) => t("slip:cleared"),
    }),
  },
);
