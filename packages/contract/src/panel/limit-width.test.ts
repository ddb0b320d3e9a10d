import { minor } from "@livery/betting";
import { array, assert, boolean, constantFrom, nat, option, property, record, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import type { DealerKindLimits, DealerLimits } from "./limit-model.ts";
import { isTighter, type LimitField, limitFields, limitKinds, tightest } from "./limit-width.ts";

/** What limits are asked about: small numbers, so that bounds are met often. */
const most = 4;
const amount = nat(most).map(minor);
const kindLimits = record<DealerKindLimits>({
  enabled: boolean(),
  minTip: option(nat(most)),
  minStake: option(amount),
  maxStake: option(amount),
  maxPay: option(amount),
});
const limits = record<DealerLimits>({ combine: kindLimits, multiple: kindLimits, system: kindLimits });

interface CheckedCoupon {
  readonly tips: number;
  readonly stake: bigint;
  readonly pay: bigint;
}
/** Every coupon there is, one beyond the widest bound too. */
const values = Array.from({ length: most + 2 }, (_, at) => at);
const coupons: readonly CheckedCoupon[] = values.flatMap((tips) =>
  values.flatMap((stake) => values.map((pay) => ({ tips, stake: BigInt(stake), pay: BigInt(pay) }))),
);

const allows: Readonly<Record<LimitField, (limits: DealerKindLimits, coupon: CheckedCoupon) => boolean>> = {
  enabled: ({ enabled }) => enabled,
  minTip: ({ minTip }, { tips }) => minTip === null || tips >= minTip,
  minStake: ({ minStake }, { stake }) => minStake === null || stake >= minStake,
  maxStake: ({ maxStake }, { stake }) => maxStake === null || stake <= maxStake,
  maxPay: ({ maxPay }, { pay }) => maxPay === null || pay <= maxPay,
};
const passes = (kindLimit: DealerKindLimits, coupon: CheckedCoupon) =>
  limitFields.every((field) => allows[field](kindLimit, coupon));

describe("of two limits", () => {
  test("the tighter limit allows a subset of the wider one", () => {
    assert(
      property(tuple(kindLimits, kindLimits), constantFrom(...limitFields), ([one, other], field) => {
        const [byOne, byOther] = [one, other].map((kindLimit) =>
          coupons.filter((coupon) => allows[field](kindLimit, coupon)),
        );
        expect(isTighter(field, one, other)).toBe(byOne!.length < byOther!.length);
        if (isTighter(field, one, other)) expect(byOne!.every((coupon) => byOther!.includes(coupon))).toBe(true);
      }),
    );
  });
});

describe("the tightest of several limits", () => {
  test("allows only what each of them allows", () => {
    assert(
      property(
        array(limits, { maxLength: 4 }),
        constantFrom(...limitKinds),
        constantFrom(...coupons),
        (all, kind, coupon) => {
          expect(passes(tightest(all)[kind], coupon)).toBe(all.every((kindLimit) => passes(kindLimit[kind], coupon)));
        },
      ),
    );
  });

  test("is absent if all of the limits are", () => {
    expect(tightest([]).system).toEqual({ enabled: true, minTip: null, minStake: null, maxStake: null, maxPay: null });
  });
});
