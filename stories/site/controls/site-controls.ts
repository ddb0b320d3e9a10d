import type { Market } from "@livery/contract";
import { couponSummary, goalsMarket, movement, playerBonus, sharedSelection } from "@livery/site/testing";
import type { Shown } from "../../list/shown.ts";
import { matches, results } from "../catalogue.ts";
import { coupons } from "../coupons.ts";
import { answerControl, rowsControl } from "./answers.ts";
import type { Control } from "./control.ts";
import { amountOf, balance, oddsFormat, registration, settingControl, title, wholeOf } from "./frame-controls.ts";
import { liveHome, liveScore } from "./live-controls.ts";
import { resized } from "./resized.ts";
import { selectionCount, stake } from "./slip-controls.ts";

const matchCount = rowsControl<"matches">({
  call: "matches",
  label: "Matches",
  description: "How many matches are on offer.",
  max: 60,
  spare: matches,
  renumber: (index) => ({ matchId: index }),
});

const marketCount = answerControl<"apiOdds", number>({
  call: "apiOdds",
  label: "Markets",
  description: "How many markets the match has.",
  input: { type: "number", min: 1, max: 80 },
  read: ({ markets }) => markets.length,
  write: (match, count) => {
    const markets: readonly Market[] = resized(match.markets, count, [goalsMarket], (index) => ({
      ...goalsMarket,
      special: `${index}.5`,
    }));
    return { ...match, markets };
  },
});

const home = answerControl<"apiOdds", string>({
  call: "apiOdds",
  label: "Home team",
  description: "The name of the match’s first team.",
  input: { type: "text" },
  read: (match) => match.home,
  write: (match, value) => ({ ...match, home: value }),
});

const couponCount = rowsControl<"getCoupons">({
  call: "getCoupons",
  label: "Coupons",
  description: "How many coupons the player has.",
  max: 60,
  spare: coupons.length > 0 ? coupons : [couponSummary()],
  renumber: (index) => ({ couponId: index, couponNumber: `K7QX2M9P${index}` }),
});

const totalStake = answerControl<"getCoupon", number>({
  call: "getCoupon",
  label: "Total stake",
  description: "What the coupon cost, in whole units of the currency.",
  input: { type: "number", min: 1, max: 100_000 },
  read: (coupon) => wholeOf(coupon.totalStake),
  write: (coupon, value) => ({ ...coupon, totalStake: amountOf(value) }),
});

const legCount = answerControl<"getCoupon", number>({
  call: "getCoupon",
  label: "Selections",
  description: "How many matches the coupon has.",
  input: { type: "number", min: 1, max: 30 },
  read: (coupon) => coupon.legs.length,
  write: (coupon, count) => {
    const legs = resized(coupon.legs, count, [], (index) => ({ matchId: index }));
    return { ...coupon, legs, legCount: legs.length };
  },
});

const sharedCount = answerControl<"sharedCoupon", number>({
  call: "sharedCoupon",
  label: "Selections",
  description: "How many selections were shared.",
  input: { type: "number", min: 1, max: 20 },
  read: (shared) => shared.selections.length,
  write: (shared, count) => ({
    ...shared,
    selections: resized(shared.selections, count, [sharedSelection()], (index) => ({ matchId: index })),
  }),
});

const bonusCount = rowsControl<"getBonus">({
  call: "getBonus",
  label: "Bonuses",
  description: "How many bonuses are on offer.",
  max: 20,
  spare: [playerBonus()],
  renumber: (index) => ({ bonusId: index, title: `Bonus ${index}` }),
});

const bonusTitle = answerControl<"getBonus", string>({
  call: "getBonus",
  label: "First title",
  description: "What the operator called the first bonus.",
  input: { type: "text" },
  read: ([first]) => first?.title ?? null,
  write: ([first, ...others], value) => (first === undefined ? [] : [{ ...first, title: value }, ...others]),
});

const movementCount = rowsControl<"getTransactions">({
  call: "getTransactions",
  label: "Movements",
  description: "How many movements the account has.",
  max: 60,
  spare: [movement(1)],
  renumber: (index) => movement(index),
});

const resultCount = rowsControl<"apiResults">({
  call: "apiResults",
  label: "Results",
  description: "How many matches have ended.",
  max: 60,
  spare: results,
  renumber: (index) => ({ matchId: index }),
});

const notificationCount = rowsControl<"getNotification">({
  call: "getNotification",
  label: "Notifications",
  description: "How many notifications the player has.",
  max: 60,
  spare: [
    {
      notificationId: 1,
      title: "Your coupon was paid",
      createdAt: "2026-11-19T18:30:00Z",
      read: false,
      paymentId: null,
      amount: null,
      currency: null,
      bonusId: null,
    },
  ],
  renumber: (index) => ({ notificationId: index }),
});

const notificationTitle = answerControl<"getNotification", string>({
  call: "getNotification",
  label: "First title",
  description: "The text of the newest notification.",
  input: { type: "text" },
  read: ([first]) => first?.title ?? null,
  write: ([first, ...others], value) => (first === undefined ? [] : [{ ...first, title: value }, ...others]),
});

const firstName = answerControl<"getUserDetail", string>({
  call: "getUserDetail",
  label: "First name",
  description: "The player’s first name.",
  input: { type: "text" },
  read: (detail) => detail.firstName,
  write: (detail, value) => ({ ...detail, firstName: value }),
});

const infoTitle = answerControl<"getPage", string>({
  call: "getPage",
  label: "Title",
  description: "The page’s title.",
  input: { type: "text" },
  read: (page) => page.title,
  write: (page, value) => ({ ...page, title: value }),
});

const infoText = answerControl<"getPage", string>({
  call: "getPage",
  label: "Text",
  description: "What the operator has written, as HTML.",
  input: { type: "text" },
  read: (page) => page.html,
  write: (page, value) => ({ ...page, html: value }),
});

const licenceName = settingControl<string>({
  label: "Licence",
  description: "The holder of the licence (`curacao_gaming_name`).",
  input: { type: "text" },
  initial: ({ settings = {} }) => {
    const name = settings["curacao_gaming_name"];
    return typeof name === "string" ? name : "";
  },
  change: (value) => ({ licenceName: value }),
});

type Controls = Readonly<Record<string, Control>>;

/** The controls of each page and block, by the names of their arguments. */
export const siteControls: {
  readonly [Kind in "pages" | "blocks"]: { readonly [Name in keyof Shown[Kind]]: Controls };
} = {
  pages: {
    home: { matches: matchCount, oddsFormat, balance, title },
    sports: { matches: matchCount, oddsFormat, balance },
    match: { markets: marketCount, home, oddsFormat },
    liveBets: { oddsFormat },
    liveMatch: { home: liveHome, score: liveScore, oddsFormat },
    login: { registration },
    register: { title },
    coupons: { coupons: couponCount, balance },
    promotions: { bonuses: bonusCount, title: bonusTitle },
    coupon: { selections: legCount, totalStake },
    transferRequest: { balance },
    sharedCoupon: { selections: sharedCount, oddsFormat },
    ticketCheck: { title },
    transactions: { movements: movementCount, balance },
    results: { results: resultCount },
    notifications: { notifications: notificationCount, title: notificationTitle },
    userInformation: { firstName, balance },
    changePassword: { balance, title },
    info: { title: infoTitle, text: infoText },
  },
  blocks: {
    header: { balance },
    footer: { title, licence: licenceName },
    betSlip: { selections: selectionCount, stake, oddsFormat },
    navigation: { selections: selectionCount },
  },
};
