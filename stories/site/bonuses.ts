import type { BonusMeta, PlayerBonus } from "@livery/contract";
import { bannerPicture, bonusMeta, longWord, playerBonus } from "@livery/site/testing";
import type { StoryCalls } from "./story-calls.ts";

const decided = { requested: true, requestedAt: "2026-11-18T18:30:00Z", resolvedAt: "2026-11-19T09:10:00Z" } as const;

/** A bonus in each state that a request has, the first with a picture. */
const playerBonuses: readonly PlayerBonus[] = [
  playerBonus(),
  playerBonus({
    bonusId: 2,
    title: "10% back on live losses",
    requested: true,
    requestable: false,
    requestedAt: "2026-11-20T08:12:00Z",
  }),
  playerBonus({ bonusId: 3, title: "A longer accumulator pays more", ...decided, status: "confirmed" }),
  playerBonus({
    bonusId: 4,
    title: "A bet on the house",
    ...decided,
    status: "cancelled",
    reason: "It is given after a first deposit.",
  }),
  playerBonus({ bonusId: 5, title: "Birthday", ...decided, status: "confirmed", requestable: false }),
];
const bonusTexts: readonly BonusMeta[] = [
  bonusMeta({
    image: bannerPicture,
    html: "<p>We double your first deposit. Request the bonus here; our team checks the request.</p>",
    terms: "<p>Once per player. The bonus is staked five times over at odds of 1.50 or more before it is paid out.</p>",
    endsAt: "2026-12-31T23:00:00Z",
  }),
  bonusMeta({
    bonusId: 2,
    category: "loss",
    percent: 10,
    multiplier: null,
    oneUse: false,
    html: "<p>A week that went against you? Ask on Monday, and a tenth of what you lost on live bets comes back.</p>",
  }),
  bonusMeta({
    bonusId: 3,
    category: "accumulator",
    percent: 25,
    multiplier: null,
    oneUse: false,
    image: bannerPicture,
  }),
  bonusMeta({ bonusId: 4, category: "freeBet", percent: null, multiplier: 3, oneUse: false, terms: "" }),
  bonusMeta({ bonusId: 5, category: "other", percent: null, multiplier: null }),
];

export const bonusCalls: StoryCalls = { getBonus: playerBonuses, getBonusMeta: bonusTexts };

/** Titles and texts as long as they come. */
export const longBonusCalls: StoryCalls = {
  getBonus: playerBonuses.map((bonus) => ({ ...bonus, title: `${longWord} ${bonus.title} ${longWord}` })),
  getBonusMeta: bonusTexts.map((bonus) => ({
    ...bonus,
    html: `<p>${longWord} ${longWord}</p>${bonus.html.repeat(6)}`,
  })),
};

export const manyBonusCalls: StoryCalls = {
  getBonus: Array.from({ length: 14 }, (_, index) => playerBonus({ bonusId: index + 1, title: `Bonus ${index + 1}` })),
  getBonusMeta: Array.from({ length: 14 }, (_, index) => bonusMeta({ bonusId: index + 1, percent: (index + 1) * 5 })),
};
