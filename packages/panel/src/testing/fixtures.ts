import { minor, thousandths } from "@livery/betting";
import { permission, actions, type Action, type KindLimits } from "@livery/contract";
import type {
  AuditRow,
  LimitOwner,
  MovementRow,
  PanelCoupon,
  PanelCouponRow,
  PanelMatchResult,
  PanelUser,
  ResultImpact,
  ResultRequest,
  ResultRow,
  Staff,
  StaffRole,
  UserRow,
} from "@livery/contract/panel";

/** The time of the tests: a Friday morning. */
export const testNow = Date.parse("2026-11-20T09:00:00Z");
export const at = (minutes: number): string => new Date(testNow + minutes * 60_000).toISOString();

/** A word of forty letters, as German has them. */
export const longWord = "Donaudampfschifffahrtsgesellschaftskapitän";

/** The permissions of a role with every flag of its dealer on. */
export function mayOf(role: StaffRole): readonly Action[] {
  return actions.filter((action) => permission(role, action) !== null);
}

export function staffOf(role: StaffRole = "dealer", changes: Partial<Staff> = {}): Staff {
  const tenant = role === "operator" || role === "admin" || role === "platform";
  return {
    staffId: 3,
    name: role === "dealer" ? "quay" : role,
    role,
    dealerId: tenant ? null : 20,
    dealerName: tenant ? null : "Quay Street",
    tenantName: "Harbour",
    currency: "EUR",
    lang: "en",
    credit: tenant ? null : minor(1_250_000),
    creditLine: tenant ? null : minor(0),
    may: mayOf(role),
    sites: [
      {
        siteId: 1,
        name: "harbour",
        host: "harbour.localhost",
        languages: ["en", "fa", "tr", "de"],
        defaultLanguage: "en",
      },
      { siteId: 2, name: "arcade", host: "arcade.localhost", languages: ["en", "de"], defaultLanguage: "en" },
    ],
    timeZone: "Europe/London",
    readOnly: false,
    factorUntil: at(5),
    version: 1,
    ...changes,
  };
}

export function userRow(playerId: number, changes: Partial<UserRow> = {}): UserRow {
  return {
    playerId,
    userName: `player${String(playerId).padStart(3, "0")}`,
    siteId: 1,
    siteName: "harbour",
    dealerId: 20,
    dealerName: "Quay Street",
    active: playerId % 7 !== 0,
    online: playerId % 2 === 0,
    currency: "EUR",
    balance: minor(playerId * 1_250),
    openCoupons: playerId % 4,
    createdAt: "2026-03-01T10:00:00Z",
    lastSeenAt: playerId % 5 === 0 ? null : at(-playerId * 90),
    ...changes,
  };
}

const ownLimit: LimitOwner = { by: "user", dealerId: null, name: null };
const ownLimits = { minTip: ownLimit, minStake: ownLimit, maxStake: ownLimit, maxPay: ownLimit, enabled: ownLimit };
const kindLimits: KindLimits = {
  minTip: 1,
  minStake: minor(100),
  maxStake: minor(25_000),
  maxPay: minor(1_250_000),
  enabled: true,
};

export function panelUser(playerId = 7, changes: Partial<PanelUser> = {}): PanelUser {
  return {
    ...userRow(playerId, { userName: "marina", active: true, balance: minor(100_000) }),
    lang: "en",
    path: [{ dealerId: 20, name: "Quay Street" }],
    services: { sport: true, live: true, casino: false, slots: false, virtual: false, bingo: false, tvGames: false },
    limits: { combine: kindLimits, multiple: kindLimits, system: kindLimits },
    binding: {
      limits: { combine: { ...kindLimits, maxStake: minor(20_000) }, multiple: kindLimits, system: kindLimits },
      owners: {
        combine: { ...ownLimits, maxStake: { by: "dealer", dealerId: 20, name: "Quay Street" } },
        multiple: ownLimits,
        system: ownLimits,
      },
      room: { amount: minor(376_550), owner: { by: "dealer", dealerId: 20, name: "Quay Street" } },
      saleStoppedBy: null,
    },
    stakeType: "coupon",
    minOdds: null,
    maxOdds: thousandths(50_000),
    bonus: { percent: 5, tipCount: 3, odds: thousandths(1500) },
    firstName: "Marina",
    lastName: "Hafen",
    email: "marina@example.org",
    mobile: "",
    paymentsBlocked: false,
    version: 4,
    may: ["user.view", "user.services", "limit.raise", "credit.user"],
    ...changes,
  };
}

export function couponRow(couponId: number, changes: Partial<PanelCouponRow> = {}): PanelCouponRow {
  const statuses = ["open", "won", "lost", "cancelled", "open"] as const;
  const status = statuses[couponId % statuses.length] ?? "open";
  return {
    couponId,
    couponNumber: `K7QX2M9P${String(couponId).padStart(4, "0")}`,
    playerId: 7,
    userName: "marina",
    dealerId: 20,
    dealerName: "Quay Street",
    siteName: "harbour",
    kind: couponId % 3 === 0 ? "single" : "accumulator",
    phase: "prematch",
    status,
    placedAt: at(-couponId * 7),
    settledAt: status === "open" ? null : at(-couponId),
    currency: "EUR",
    totalStake: minor(500 + couponId * 50),
    maxReturn: minor(2_000 + couponId * 210),
    payout: status === "won" ? minor(2_000 + couponId * 210) : status === "lost" ? minor(0) : null,
    legCount: couponId % 3 === 0 ? 1 : 3,
    cancellableUntil: status === "open" ? at(4) : null,
    ...changes,
  };
}

export function panelCoupon(couponId = 41, changes: Partial<PanelCoupon> = {}): PanelCoupon {
  return {
    ...couponRow(couponId, { status: "open", payout: null, settledAt: null, cancellableUntil: at(4) }),
    lines: 1,
    totalOdds: thousandths(6_240),
    bonusPercent: 0,
    bonus: minor(0),
    capped: false,
    reason: null,
    legs: [1, 2, 3].map((matchId) => ({
      matchId,
      marketTypeId: 1,
      outcomeId: 1,
      special: "",
      home: `Arsenal ${matchId}`,
      away: `Everton ${matchId}`,
      startsAt: at(60 * matchId),
      tournamentName: "Premier League",
      marketName: "market.1",
      outcomeName: "home",
      odds: thousandths(1_840),
      banker: false,
      result: "open",
      score: null,
    })),
    postings: [{ transactionId: 901, at: at(-6), kind: "place", actor: "marina", cash: minor(-2_550) }],
    may: ["coupon.view", "coupon.cancel"],
    ...changes,
  };
}

export function movementRow(sequence: number, changes: Partial<MovementRow> = {}): MovementRow {
  const sent = sequence % 3 !== 0;
  return {
    transactionId: 1_000 + sequence,
    sequence,
    at: at(-sequence * 45),
    kind: sent ? "credit" : "take_back",
    account: "quay-street",
    amount: minor(sent ? -sequence * 500 : sequence * 250),
    balanceAfter: minor(1_250_000 + sequence * 500),
    currency: "EUR",
    counterparty: `player${String(sequence).padStart(3, "0")}`,
    couponNumber: null,
    actor: "quay",
    note: sequence % 4 === 0 ? "Friday" : null,
    ...changes,
  };
}

export function auditRow(auditId: number, changes: Partial<AuditRow> = {}): AuditRow {
  return {
    auditId,
    at: at(-auditId * 30),
    actor: "quay",
    role: "dealer",
    action: auditId % 2 === 0 ? "limit.raise" : "user.services",
    operation: auditId % 2 === 0 ? "panelUserLimits" : "panelUserServices",
    targetKind: "user",
    targetId: 7,
    targetName: "marina",
    changes:
      auditId % 2 === 0
        ? [{ field: "combine.maxStake", before: "25000", after: "50000" }]
        : [{ field: "casino", before: "false", after: "true" }],
    currency: auditId % 2 === 0 ? "EUR" : null,
    reason: auditId % 2 === 0 ? "Asked for it at the counter" : null,
    ...changes,
  };
}

export function resultRow(matchId: number, changes: Partial<ResultRow> = {}): ResultRow {
  const states = ["awaiting", "settled", "provisional", "review", "void", "playing"] as const;
  const state = states[matchId % states.length] ?? "awaiting";
  return {
    matchId,
    startsAt: at(-matchId * 95),
    home: `Arsenal ${matchId}`,
    away: `Everton ${matchId}`,
    sportName: "Football",
    categoryName: "England",
    tournamentName: "Premier League",
    status: state === "playing" ? "live" : state === "void" ? "cancelled" : "ended",
    state,
    score: state === "settled" || state === "provisional" ? "2:1 (1:0)" : null,
    waiting: state === "settled" ? 0 : matchId * 3,
    ...changes,
  };
}

export const impact: ResultImpact = {
  currency: "EUR",
  waiting: 12,
  totalStake: minor(14_500),
  maxReturn: minor(61_230),
  settled: 0,
  paid: minor(0),
};

export const paidImpact: ResultImpact = { ...impact, settled: 318, paid: minor(4_812_350) };

export function resultRequest(changes: Partial<ResultRequest> = {}): ResultRequest {
  return {
    requestId: 5,
    kind: "roll_back",
    marketId: null,
    score: null,
    askedBy: "operator",
    own: false,
    confirmers: "staff",
    refusal: changes.own === true ? "own" : null,
    reason: "The referee abandoned it",
    askedAt: at(-20),
    expiresAt: at(1_420),
    impact: [paidImpact],
    ...changes,
  };
}

/** A finished match without a result. */
export function matchResult(matchId = 31, changes: Partial<PanelMatchResult> = {}): PanelMatchResult {
  const outcomes = (result: "won" | "lost" | null) => [
    { outcomeId: 1, name: "home", result },
    { outcomeId: 2, name: "draw", result: result && ("lost" as const) },
    { outcomeId: 3, name: "away", result: result && ("lost" as const) },
  ];
  const settled = changes.fullTime ? ("won" as const) : null;
  return {
    ...resultRow(matchId, { state: "awaiting", status: "ended", score: null, home: "Arsenal", away: "Everton" }),
    version: 1,
    certainty: "confirmed",
    fullTime: null,
    halfTime: null,
    extraTime: null,
    penalties: null,
    periods: [],
    retired: null,
    form: { kind: "football", setsToWin: null, halfTimeNeeded: false, winnerNeeded: false },
    markets: [
      {
        marketId: 301,
        marketTypeId: 1,
        marketName: "market.1",
        special: "",
        ruled: false,
        outcomes: outcomes(settled),
      },
      {
        marketId: 302,
        marketTypeId: 18,
        marketName: "market.18",
        special: "2.5",
        ruled: true,
        outcomes: [
          { outcomeId: 12, name: "over", result: "void" },
          { outcomeId: 13, name: "under", result: "void" },
        ],
      },
    ],
    impact: [impact],
    shared: false,
    history: [
      {
        version: 1,
        at: at(-40),
        kind: "market",
        marketId: 302,
        before: null,
        after: JSON.stringify({ 12: "void", 13: "void" }),
        actor: "operator",
        reason: "Priced wrong all evening",
      },
    ],
    request: null,
    may: ["result.enter", "result.rollBack"],
    ...changes,
  };
}

/** A tennis match over three sets. */
export function tennisMatch(): PanelMatchResult {
  return matchResult(31, {
    sportName: "Tennis",
    tournamentName: "Riverside Open, women",
    home: "Cordova L.",
    away: "Belmont R.",
    form: { kind: "tennis", setsToWin: 2, halfTimeNeeded: false, winnerNeeded: true },
  });
}

/** A basketball match. */
export function basketballMatch(): PanelMatchResult {
  return matchResult(31, {
    sportName: "Basketball",
    form: { kind: "basketball", setsToWin: null, halfTimeNeeded: false, winnerNeeded: true },
  });
}

/** A match with a manual result: two outcomes share the first place of its three-way market. */
export function deadHeatMatch(): PanelMatchResult {
  const match = matchResult(31, { version: 2 });
  const [market] = match.markets;
  const heat = { result: "dead_heat", share: "1/2" } as const;
  const outcomes = market!.outcomes.map((outcome, at) => ({
    ...outcome,
    ...(at < 2 ? heat : { result: "lost" as const }),
  }));
  const [event] = match.history;
  const after = JSON.stringify({ 1: "dead_heat 1/2", 2: "dead_heat 1/2", 3: "lost" });
  return {
    ...match,
    markets: [{ ...market!, outcomes, ruled: true }],
    history: [{ ...event!, version: 2, marketId: market!.marketId, after }, ...match.history],
  };
}

/** The same match after its result was entered. */
export function settledMatch(changes: Partial<PanelMatchResult> = {}): PanelMatchResult {
  const stood = { status: "ended", certainty: "confirmed", voided: false, result: null };
  return matchResult(31, {
    version: 2,
    state: "settled",
    score: "2:1 (1:0)",
    fullTime: { home: 2, away: 1 },
    halfTime: { home: 1, away: 0 },
    impact: [{ ...paidImpact, waiting: 0, totalStake: minor(0), maxReturn: minor(0) }],
    history: [
      {
        version: 2,
        at: at(-20),
        kind: "result",
        marketId: null,
        before: JSON.stringify(stood),
        after: JSON.stringify({ ...stood, result: { ft: [2, 1] } }),
        actor: "system",
        reason: null,
      },
      ...matchResult().history,
    ],
    ...changes,
  });
}
