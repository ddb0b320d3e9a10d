import * as z from "zod/mini";
import type { Thousandths } from "@livery/betting";
import type { BonusRule, KindLimits, SessionCheck, SignedIn, UserDetail, UserInfo } from "../model/user.ts";
import {
  amount,
  count,
  currencyCode,
  day,
  flag,
  id,
  idOrZero,
  languageCode,
  singleLine,
  name,
  odds,
  text,
  whole,
} from "./atoms.ts";
import { record } from "./record.ts";

const kindLimits = record<KindLimits>({
  minTip: ["minTip", whole(0, 100)],
  minStake: ["minStake", amount],
  maxStake: ["maxStake", amount],
  maxPay: ["maxPay", amount],
  enabled: ["status", flag],
});

const bonusRule = record<BonusRule>({
  percent: ["bonusPercent", whole(0, 100)],
  tipCount: ["bonusTipCount", whole(0, 100)],
  odds: ["bonusOdds", odds],
});

const service = record<{ readonly enabled: boolean }>({ enabled: ["status", flag] });
const oddsLimit = record<{ readonly limit: Thousandths | null }>({ limit: ["limit", z.nullable(odds)] });

/** `staketype` 1: the typed amount is per line (D4). */
const stakeType = z.codec(z.literal([0, 1]), z.custom<"line" | "coupon">(), {
  decode: (value) => (value === 1 ? "line" : "coupon"),
  encode: (value) => (value === "line" ? 1 : 0),
});

const wire = z.object({
  userId: id,
  userName: name,
  userCredit: amount,
  currency: currencyCode,
  lang: languageCode,
  operatorId: idOrZero,
  status: flag,
  onlineUser: flag,
  sportUser: service,
  liveUser: service,
  casinoUser: service,
  slotUser: service,
  virtualUser: service,
  bingoUser: service,
  tvgamesUser: service,
  combine: kindLimits,
  multiple: kindLimits,
  system: kindLimits,
  staketype: stakeType,
  minOddsCoupon: oddsLimit,
  maxOddsCoupon: oddsLimit,
  bonusJson: bonusRule,
});

/** The user info of §3. */
export const userInfo = z.codec(wire, z.custom<UserInfo>(), {
  decode: (user): UserInfo => ({
    userId: user.userId,
    userName: user.userName,
    balance: user.userCredit,
    currency: user.currency,
    lang: user.lang,
    operatorId: user.operatorId,
    active: user.status,
    online: user.onlineUser,
    services: {
      sport: user.sportUser.enabled,
      live: user.liveUser.enabled,
      casino: user.casinoUser.enabled,
      slots: user.slotUser.enabled,
      virtual: user.virtualUser.enabled,
      bingo: user.bingoUser.enabled,
      tvGames: user.tvgamesUser.enabled,
    },
    limits: { combine: user.combine, multiple: user.multiple, system: user.system },
    stakeType: user.staketype,
    minOdds: user.minOddsCoupon.limit,
    maxOdds: user.maxOddsCoupon.limit,
    bonus: user.bonusJson,
  }),
  encode: (user) => ({
    userId: user.userId,
    userName: user.userName,
    userCredit: user.balance,
    currency: user.currency,
    lang: user.lang,
    operatorId: user.operatorId,
    status: user.active,
    onlineUser: user.online,
    sportUser: { enabled: user.services.sport },
    liveUser: { enabled: user.services.live },
    casinoUser: { enabled: user.services.casino },
    slotUser: { enabled: user.services.slots },
    virtualUser: { enabled: user.services.virtual },
    bingoUser: { enabled: user.services.bingo },
    tvgamesUser: { enabled: user.services.tvGames },
    ...user.limits,
    staketype: user.stakeType,
    minOddsCoupon: { limit: user.minOdds },
    maxOddsCoupon: { limit: user.maxOdds },
    bonusJson: user.bonus,
  }),
});

export const signedIn = record<SignedIn>({ userId: ["userId", id], lang: ["lang", languageCode] });

export const sessionCheck = record<SessionCheck>({
  userId: ["userId", id],
  balance: ["userCredit", amount],
  currency: ["currency", currencyCode],
  version: ["version", count],
});

export const gender = z.enum(["female", "male", "other"]);

export const userDetail = record<UserDetail>({
  userId: ["userId", id],
  userName: ["userName", name],
  firstName: ["firstName", singleLine],
  lastName: ["lastName", singleLine],
  birthDate: ["birthDate", z.nullable(day)],
  idNumber: ["idNumber", text(40)],
  gender: ["sex", z.nullable(gender)],
  address: ["address", text(500)],
  city: ["city", singleLine],
  postCode: ["postCode", text(20)],
  countryId: ["countryId", z.nullable(id)],
  mobile: ["mobile", text(30)],
  email: ["email", text(254)],
  currency: ["currency", currencyCode],
  autoPrint: ["autoprint", flag],
});
