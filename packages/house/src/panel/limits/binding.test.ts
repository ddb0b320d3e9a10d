import { minor } from "@livery/betting";
import type { KindLimits, UserInfo } from "@livery/contract";
import { type DealerKindLimits, type DealerLimits, tightest } from "@livery/contract/panel";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { narrowed } from "../../accounts/dealer-path.ts";
import { readLimits, writeLimits } from "./limit-terms.ts";

const count = fc.integer({ min: 1, max: 5 });
const amount = count.map(minor);
const ofKinds = <Of>(of: fc.Arbitrary<Of>) => fc.record({ combine: of, multiple: of, system: of });
const userLimits = ofKinds(
  fc.record<KindLimits>({ enabled: fc.boolean(), minTip: count, minStake: amount, maxStake: amount, maxPay: amount }),
);
const dealerLimits = ofKinds(
  fc.record<DealerKindLimits>({
    enabled: fc.boolean(),
    minTip: fc.option(count),
    minStake: fc.option(amount),
    maxStake: fc.option(amount),
    maxPay: fc.option(amount),
  }),
);

test("a bet is limited by the tightest of the limits that the panel shows for the user and the dealers above", () => {
  fc.assert(
    fc.property(
      userLimits,
      fc.array(dealerLimits, { maxLength: 4 }),
      (user: UserInfo["limits"], dealers: readonly DealerLimits[]) => {
        expect(narrowed(dealers.map(writeLimits), user)).toEqual(tightest([user, ...dealers]));
      },
    ),
  );
});

test("a dealer's limits are read as they were written", () => {
  fc.assert(
    fc.property(dealerLimits, (limits) => {
      expect(readLimits(writeLimits(limits))).toEqual(limits);
    }),
  );
});
