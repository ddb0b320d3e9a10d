import * as z from "zod/mini";
import type { CouponKind, SystemName } from "@livery/betting";
import {
  couponPhases,
  legResults,
  type CouponDetail,
  type CouponForm,
  type CouponPhase,
  type CouponSummary,
  type CouponWorth,
  type FollowedLeg,
  type LegInPlay,
  type OddsChange,
  type RequestedSelection,
  type PlaceCoupon,
  type PlacedCoupon,
} from "../model/coupon.ts";
import {
  amount,
  count,
  currencyCode,
  flag,
  id,
  instant,
  singleLine,
  list,
  name,
  odds,
  share,
  totalOdds,
  whole,
  type Atom,
} from "./atoms.ts";
import { recordWithStatus } from "./coupon-status.ts";
import { oddUniq } from "./odd-uniq.ts";
import { record, type FieldsOf } from "./record.ts";
import { marketTypeId, outcomeId, special } from "./sport.ts";

const kindLetters = { single: "TK", accumulator: "KK", ways: "CK", system: "SK" } as const satisfies Record<
  CouponKind,
  string
>;
const kinds = { TK: "single", KK: "accumulator", CK: "ways", SK: "system" } as const satisfies Record<
  string,
  CouponKind
>;

/** The coupon kinds (D1). */
export const couponKind = z.codec(z.enum(["TK", "KK", "CK", "SK"]), z.custom<CouponKind>(), {
  decode: (letters) => kinds[letters],
  encode: (kind) => kindLetters[kind],
});

const couponPhase = z.codec(z.literal([0, 1, 2]), z.custom<CouponPhase>(), {
  decode: (value) => couponPhases[value],
  encode: (phase) => couponPhases.indexOf(phase) as 0 | 1 | 2,
});

/** false is none, true is any, a string is itself (D13). */
const oddsChange = z.codec(z.union([z.boolean(), z.enum(["none", "higher", "any"])]), z.custom<OddsChange>(), {
  decode: (value) => (typeof value === "string" ? value : value ? "any" : "none"),
  encode: (change) => (change === "higher" ? change : change === "any"),
});

/** More than any kind allows (D9); the server refuses too many for a kind with its own code. */
export const mostTips = 100;

/** The feed's position at a live selection (D50): the topic, its epoch and the offset of the last frame. */
const feedPosition = z.strictObject({
  topic: z.string().check(z.regex(/^(sports|list|match:[1-9]\d{0,9})$/)),
  epoch: whole(1, 4_294_967_295),
  offset: whole(0, 4_294_967_295),
});

const tipWire = z.strictObject({
  matchId: id,
  oddUniq,
  odd: odds,
  bank: z.optional(flag),
  feed: z.optional(feedPosition),
});

const tip = z.codec(tipWire, z.custom<RequestedSelection>(), {
  decode: ({ matchId, oddUniq: outcome, odd, bank, feed }): RequestedSelection => ({
    matchId,
    ...outcome,
    odds: odd,
    banker: bank ?? false,
    ...(feed && { feed }),
  }),
  encode: ({ matchId, odds: odd, banker, feed, ...outcome }) => ({
    matchId,
    oddUniq: outcome,
    odd,
    bank: banker,
    ...(feed && { feed }),
  }),
});

const placeWire = z.strictObject({
  ticketStake: amount,
  totalStake: amount,
  ticketType: couponKind,
  couponType: couponPhase,
  systemTickets: z.optional(list(whole(1, mostTips), mostTips)),
  oddChangeOk: z.optional(oddsChange),
  tips: z.array(tip).check(z.minLength(1), z.maxLength(mostTips)),
});

export const placeCoupon = z.codec(placeWire, z.custom<PlaceCoupon>(), {
  decode: (wire): PlaceCoupon => ({
    stake: wire.ticketStake,
    totalStake: wire.totalStake,
    kind: wire.ticketType,
    phase: wire.couponType,
    sizes: wire.systemTickets ?? [],
    oddsChange: wire.oddChangeOk ?? "none",
    selections: wire.tips,
  }),
  encode: (coupon) => ({
    ticketStake: coupon.stake,
    totalStake: coupon.totalStake,
    ticketType: coupon.kind,
    couponType: coupon.phase,
    systemTickets: [...coupon.sizes],
    oddChangeOk: coupon.oddsChange,
    tips: [...coupon.selections],
  }),
});

/** The number for print and for reading aloud: 12 characters. */
export const couponNumber = z.string().check(z.regex(/^[A-Z0-9]{12}$/));

export const placedCoupon = recordWithStatus<PlacedCoupon>({
  couponId: ["ticketId", id],
  couponNumber: ["couponNumber", couponNumber],
  placedAt: ["couponDate", instant],
  pendingUntil: ["pendingUntil", z.optional(instant)],
  totalStake: ["totalStake", amount],
  maxReturn: ["possibleGain", amount],
  balance: ["userCredit", amount],
  odds: ["odds", list(odds, mostTips)],
});

/** More than any kind allows: the chosen sizes of a system. */
export const sizes = list(whole(1, mostTips), mostTips);

/** The printed name of a system (D2). */
export const systemName: Atom<SystemName> = record<SystemName>({
  sizes: ["systemTickets", sizes],
  of: ["matchCount", count],
  bankers: ["bankCount", count],
});

export const couponFormFields: FieldsOf<CouponForm> = {
  kind: ["ticketType", couponKind],
  lines: ["count", z.optional(count)],
  system: ["system", z.optional(systemName)],
};

export const couponSummaryFields: FieldsOf<Omit<CouponSummary, "status">> = {
  couponId: ["ticketId", id],
  couponNumber: ["couponNumber", couponNumber],
  ...couponFormFields,
  placedAt: ["couponDate", instant],
  currency: ["currency", currencyCode],
  totalStake: ["totalStake", amount],
  maxReturn: ["possibleGain", amount],
  payout: ["gain", z.nullable(amount)],
  soldStake: ["soldStake", amount],
  soldPrice: ["soldAmount", amount],
  legCount: ["tipCount", count],
  cancellableUntil: ["cancellationTime", z.nullable(instant)],
  underReview: ["underReview", flag],
};

export const couponSummary = recordWithStatus<CouponSummary>(couponSummaryFields);

const legInPlay: Atom<LegInPlay> = record<LegInPlay>({
  status: ["matchstatus", name],
  score: ["matchscore", singleLine],
  minute: ["matchtime", singleLine],
  standing: ["standing", z.nullable(z.enum(legResults))],
  locked: ["iss", flag],
});

const couponWorth: Atom<CouponWorth> = record<CouponWorth>({
  current: ["currentGain", amount],
  most: ["possibleGain", amount],
});

const followedLeg: Atom<FollowedLeg> = record<FollowedLeg>({
  matchId: ["matchId", id],
  marketTypeId: ["oddstype", marketTypeId],
  outcomeId: ["outComeId", outcomeId],
  special: ["special", special],
  home: ["homeTeam", name],
  away: ["awayTeam", name],
  startsAt: ["matchDate", instant],
  tournamentName: ["tournamentName", name],
  marketName: ["typename", name],
  outcomeName: ["outCome", name],
  odds: ["odd", odds],
  banker: ["bank", flag],
  result: ["result", z.enum(legResults)],
  share: ["share", z.optional(share)],
  score: ["matchscore", z.nullable(singleLine)],
  inPlay: ["inPlay", z.optional(legInPlay)],
});

export const couponDetail = recordWithStatus<CouponDetail>({
  ...couponSummaryFields,
  lines: ["count", count],
  totalOdds: ["totalRate", z.nullable(totalOdds)],
  bonusPercent: ["bonusPercent", whole(0, 100)],
  bonus: ["bonusPrice", amount],
  capped: ["capped", flag],
  settledAt: ["settleDate", z.nullable(instant)],
  reason: ["reason", z.nullable(singleLine)],
  pendingMs: ["pendingMs", z.optional(count)],
  cancellableMs: ["cancellableMs", z.optional(count)],
  worth: ["worth", z.optional(couponWorth)],
  sellable: ["sellable", flag],
  legs: ["tips", list(followedLeg, mostTips)],
});
