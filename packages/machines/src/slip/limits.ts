import { minor, productLimits, thousandths, type BonusRule, type CouponLimits, type KindLimits } from "@livery/betting";
import type { UserInfo } from "@livery/contract";

/** A user's limits in the form of the betting rules. `minorDigits` are the decimals of the user's currency (D38). */
export function limitsOfUser(user: UserInfo, minorDigits: number): CouponLimits {
  return {
    ...productLimits,
    ...user.limits,
    minOdds: user.minOdds,
    maxOdds: user.maxOdds,
    baseAmount: majorUnits(1n, minorDigits),
  };
}

/**
 * The limits of a visitor until they sign in: the product's defaults (§9, first figures, D31), systems included, and no two
 * selections of one match, as it is not known yet whether they may be combined.
 */
export function limitsOfVisitor(minorDigits: number): CouponLimits {
  const kind: KindLimits = {
    minTip: 1,
    minStake: majorUnits(1n, minorDigits),
    maxStake: majorUnits(250n, minorDigits),
    maxPay: majorUnits(12_500n, minorDigits),
    enabled: true,
  };
  return {
    ...productLimits,
    combine: kind,
    multiple: { ...kind, enabled: false },
    system: kind,
    minOdds: null,
    maxOdds: null,
    baseAmount: majorUnits(1n, minorDigits),
  };
}

/** A visitor gets no bonus. */
export const noBonus: BonusRule = { percent: 0, tipCount: 0, odds: thousandths(1000) };

const majorUnits = (amount: bigint, minorDigits: number) => minor(amount * 10n ** BigInt(minorDigits));
