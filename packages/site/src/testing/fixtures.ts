import { minor, thousandths } from "@livery/betting";
import type {
  BonusMeta,
  CouponDetail,
  CouponLeg,
  CouponSale,
  CouponSummary,
  Market,
  MatchSummary,
  Movement,
  Outcome,
  PlacedCoupon,
  PlayerBonus,
  SharedSelection,
  UserDetail,
  UserInfo,
} from "@livery/contract";

/** A word of forty letters, as German, Greek and the gauntlet skin have them. */
export const longWord = "Donaudampfschifffahrtsgesellschaftskapitän";

/** The time of the tests: a Friday morning. */
export const testNow = Date.parse("2026-11-20T09:00:00Z");

const free = { minStake: null, maxStake: minor(25_000), maxPay: minor(1_250_000) };

function outcome(outcomeId: number, name: string, odds: number): Outcome {
  return { outcomeId, name, odds: thousandths(odds), locked: false, minTip: 1, single: free, combined: free };
}

export function resultMarket(home: number, draw: number, away: number): Market {
  return {
    marketTypeId: 1,
    name: "market.1",
    special: "",
    locked: false,
    outcomes: [outcome(1, "home", home), outcome(2, "draw", draw), outcome(3, "away", away)],
  };
}

export const goalsMarket: Market = {
  marketTypeId: 18,
  name: "market.18",
  special: "2.5",
  locked: false,
  outcomes: [outcome(12, "over", 1900), outcome(13, "under", 1900)],
};

export function match(matchId: number, changes: Partial<MatchSummary> = {}): MatchSummary {
  return {
    matchId,
    startsAt: `2026-11-2${matchId % 3}T1${matchId % 9}:00:00Z`,
    home: `Arsenal ${matchId}`,
    away: `Everton ${matchId}`,
    sportId: 1,
    sportName: "Football",
    categoryId: 2,
    categoryName: "England",
    countryFlag: "gb-eng",
    tournamentId: 3,
    tournamentName: "Premier League",
    marketCount: 2,
    minTip: 1,
    markets: [resultMarket(2000, 3500, 4000)],
    ...changes,
  };
}

const limits = {
  minTip: 1,
  minStake: minor(100),
  maxStake: minor(25_000),
  maxPay: minor(1_250_000),
  enabled: true,
};

export const player: UserInfo = {
  userId: 7,
  userName: "marina",
  balance: minor(100_000),
  currency: "EUR",
  lang: "en",
  operatorId: 1,
  active: true,
  online: true,
  services: { sport: true, live: true, casino: true, slots: true, virtual: true, bingo: true, tvGames: true },
  limits: { combine: limits, multiple: limits, system: limits },
  stakeType: "coupon",
  minOdds: null,
  maxOdds: null,
  bonus: { percent: 0, tipCount: 0, odds: thousandths(1000) },
};

export const detail: UserDetail = {
  userId: 7,
  userName: "marina",
  firstName: "Marina",
  lastName: "Hafen",
  birthDate: "1990-02-28",
  idNumber: "",
  gender: "female",
  address: "Quay 1",
  city: "Rotterdam",
  postCode: "3011",
  countryId: 1,
  mobile: "",
  email: "marina@example.org",
  currency: "EUR",
  autoPrint: false,
};

export const placed: PlacedCoupon = {
  couponId: 41,
  couponNumber: "K7QX2M9PLR4T",
  status: "open",
  placedAt: "2026-11-20T09:00:00Z",
  totalStake: minor(1000),
  maxReturn: minor(2000),
  balance: minor(99_000),
  odds: [thousandths(2000)],
};

export function couponSummary(changes: Partial<CouponSummary> = {}): CouponSummary {
  return {
    couponId: 41,
    couponNumber: "K7QX2M9PLR4T",
    kind: "single",
    placedAt: "2026-11-20T08:00:00Z",
    currency: "EUR",
    totalStake: minor(1000),
    maxReturn: minor(2000),
    payout: null,
    soldStake: minor(0),
    soldPrice: minor(0),
    status: "open",
    legCount: 1,
    cancellableUntil: null,
    underReview: false,
    ...changes,
  };
}

const leg: CouponLeg = {
  matchId: 1,
  marketTypeId: 1,
  outcomeId: 1,
  special: "",
  home: "Arsenal 1",
  away: "Everton 1",
  startsAt: "2026-11-20T11:00:00Z",
  tournamentName: "Premier League",
  marketName: "market.1",
  outcomeName: "home",
  odds: thousandths(2000),
  banker: false,
  result: "open",
  score: null,
};

export function couponDetail(changes: Partial<CouponDetail> = {}): CouponDetail {
  return {
    ...couponSummary(),
    lines: 1,
    totalOdds: thousandths(2000),
    bonusPercent: 0,
    bonus: minor(0),
    capped: false,
    settledAt: null,
    reason: null,
    sellable: false,
    legs: [leg],
    ...changes,
  };
}

/** An open coupon whose match is in play: it may be sold and cancelled. */
export function openCoupon(changes: Partial<CouponDetail> = {}): CouponDetail {
  return couponDetail({
    sellable: true,
    cancellableUntil: "2026-11-20T08:05:00Z",
    cancellableMs: 240_000,
    worth: { current: minor(0), most: minor(2000) },
    legs: [{ ...leg, inPlay: { status: "2p", score: "1:0", minute: "67", standing: "won", locked: true } }],
    ...changes,
  });
}

export function couponSale(changes: Partial<CouponSale> = {}): CouponSale {
  return {
    quote: "quote-of-a-test",
    percent: 50,
    stake: minor(500),
    remainingStake: minor(500),
    price: minor(412),
    maxReturn: minor(1000),
    expiresAt: "2026-11-20T09:00:05Z",
    validMs: 5_000,
    sold: false,
    balance: null,
    ...changes,
  };
}

export function sharedSelection(changes: Partial<SharedSelection> = {}): SharedSelection {
  const { matchId, marketTypeId, outcomeId, special, home, away, startsAt, tournamentName, marketName, outcomeName } =
    leg;
  const none = { minStake: null, maxStake: null, maxPay: null };
  return {
    matchId,
    marketTypeId,
    outcomeId,
    special,
    home,
    away,
    startsAt,
    sportId: 1,
    tournamentName,
    marketName,
    outcomeName,
    banker: false,
    live: false,
    odds: thousandths(2000),
    locked: false,
    minTip: 1,
    single: none,
    combined: none,
    ...changes,
  };
}

export function movement(movementId: number, changes: Partial<Movement> = {}): Movement {
  return {
    movementId,
    at: "2026-11-20T08:00:00Z",
    kind: "place",
    amount: minor(-1000),
    balanceAfter: minor(99_000),
    couponNumber: "K7QX2M9PLR4T",
    note: null,
    ...changes,
  };
}

/** A bonus without a request. */
export function playerBonus(changes: Partial<PlayerBonus> = {}): PlayerBonus {
  return {
    bonusId: 1,
    title: "Welcome bonus",
    status: "waiting",
    requested: false,
    requestable: true,
    requestedAt: null,
    resolvedAt: null,
    reason: null,
    ...changes,
  };
}

/** The meta data of that bonus. */
export function bonusMeta(changes: Partial<BonusMeta> = {}): BonusMeta {
  return {
    bonusId: 1,
    title: "Welcome bonus",
    html: "<p>The first deposit doubled.</p>",
    terms: "<p>Once per player, at odds of 1.50 or more.</p>",
    image: null,
    alt: "",
    startsAt: null,
    endsAt: null,
    category: "welcome",
    percent: 100,
    multiplier: 5,
    oneUse: true,
    ...changes,
  };
}
