import { minor, thousandths } from "@livery/betting";
import type { KindLimits, UserInfo } from "@livery/contract";

export const kindLimits: KindLimits = {
  minTip: 1,
  minStake: minor(100),
  maxStake: minor(25_000),
  maxPay: minor(1_250_000),
  enabled: true,
};

/** A player with 1,000.00 and every service, without ways. */
export function user(more: Partial<UserInfo> = {}): UserInfo {
  return {
    userId: 42,
    userName: "player",
    balance: minor(100_000),
    currency: "EUR",
    lang: "en",
    operatorId: 1,
    active: true,
    online: true,
    services: { sport: true, live: true, casino: true, slots: true, virtual: true, bingo: true, tvGames: true },
    limits: { combine: kindLimits, multiple: { ...kindLimits, enabled: false }, system: kindLimits },
    stakeType: "coupon",
    minOdds: thousandths(1100),
    maxOdds: thousandths(20_000),
    bonus: { percent: 2, tipCount: 3, odds: thousandths(1500) },
    ...more,
  };
}
