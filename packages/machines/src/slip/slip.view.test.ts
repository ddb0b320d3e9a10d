import { describe, expect, test } from "vitest";
import { minor, thousandths } from "@livery/betting";
import { slipContext, slipSelection } from "../testing/slips.ts";
import { kindLimits, user } from "../testing/users.ts";
import type { SlipContext } from "./slip.context.ts";
import { outcomeRef } from "./selection.ts";
import { localRefusal, slipView } from "./slip.view.ts";

const view = (more: Partial<SlipContext> = {}, input: Parameters<typeof slipContext>[1] = {}) =>
  slipView(slipContext(more, input));
const two = [slipSelection(1), slipSelection(2, 1500)];

test("an empty slip has no kind, no price and cannot be placed", () => {
  expect(view({ stake: minor(1000) })).toMatchObject({
    legs: [],
    kind: null,
    price: null,
    stakeRange: null,
    canPlace: false,
    problems: [],
  });
});

test("selections and a stake within the limits can be placed", () => {
  const { kind, price, canPlace, stakeRange } = view({ selections: two, stake: minor(1000) });
  expect({ kind, canPlace }).toEqual({ kind: "accumulator", canPlace: true });
  expect(price).toMatchObject({ lines: 1, totalStake: 1000n, totalOddsThousandths: 3000, maxReturn: 3000n });
  expect(stakeRange).toEqual({ min: 100n, max: 25_000n });
});

test("without a stake there is a price, no placement and no problem", () => {
  expect(view({ selections: two })).toMatchObject({
    price: { totalOddsThousandths: 3000, maxReturn: 0n },
    problems: [],
    canPlace: false,
  });
});

describe("a slip cannot be placed with", () => {
  const problems = (more: Partial<SlipContext>, input: Parameters<typeof slipContext>[1] = {}) => {
    const { problems, canPlace } = view({ selections: two, stake: minor(1000), ...more }, input);
    expect(canPlace).toBe(false);
    return problems;
  };
  test("a stake outside the limits", () => {
    expect(problems({ stake: minor(99) })).toMatchObject([{ code: "stake_too_low", params: { min: 100 } }]);
    expect(problems({ stake: minor(25_001) })).toMatchObject([{ code: "stake_too_high", params: { max: 25_000 } }]);
  });
  test("a stake above the balance", () => {
    expect(problems({}, { user: user({ balance: minor(999) }) })).toEqual([
      { code: "insufficient_credit", params: { balance: 999, stake: 1000 } },
    ]);
  });
  test("no network", () => {
    expect(problems({ online: false })).toEqual([{ code: "offline", params: {} }]);
  });
  test("a passive account", () => {
    expect(problems({}, { user: user({ active: false }) })).toEqual([{ code: "account_passive", params: {} }]);
  });
  test("too few matches for a selection's minTip (D8)", () => {
    expect(problems({ selections: [slipSelection(1, 2000, { minTip: 3 }), slipSelection(2)] })).toMatchObject([
      { code: "too_few_selections", params: { min: 3, count: 2 } },
    ]);
  });
});

describe("a leg's state is", () => {
  const leg = (more: Parameters<typeof slipSelection>[2], odds = 2000) => {
    const found = view({ selections: [slipSelection(1, odds, more), slipSelection(2)], stake: minor(1000) });
    expect(found.canPlace).toBe(false);
    return found.legs.slice(0, 1).flatMap(({ state, problems }) => [state, ...problems.map(({ code }) => code)]);
  };
  test("changed, until the price is accepted", () => {
    expect(leg({ offered: thousandths(1900) })).toEqual(["changed", "odds_changed"]);
  });
  test("locked", () => {
    expect(leg({ locked: true, offered: thousandths(1900) })).toEqual(["locked", "market_locked"]);
  });
  test("closed, with its reason", () => {
    expect(leg({ closed: "match_started", locked: true })).toEqual(["closed", "match_started"]);
  });
  test("inactive outside the odds limits (§4)", () => {
    expect(leg({}, 1050)).toEqual(["inactive", "odds_too_low"]);
    expect(leg({}, 20_500)).toEqual(["inactive", "odds_too_high"]);
  });
});

test("a server's refusal of a leg is shown, and does not prevent another attempt", () => {
  const refusal = {
    code: "feed_stale",
    params: {},
    legs: [{ ref: outcomeRef(slipSelection(1)), code: "feed_stale", params: { match: "A – B" } }],
  } as const;
  const { legs, canPlace } = view({ selections: two, stake: minor(1000), refusal });
  expect(legs.map(({ refused }) => refused?.code)).toEqual(["feed_stale", undefined]);
  expect(canPlace).toBe(true);
});

test("a visitor sees prices and may press the button, which then asks to sign in", () => {
  expect(view({ selections: two, stake: minor(1000) }, { user: null })).toMatchObject({
    signInFirst: true,
    canPlace: true,
    price: { maxReturn: 3000n },
    bonus: null,
  });
});

describe("bonus progress (D11)", () => {
  const legs = (count: number) => Array.from({ length: count }, (_, index) => slipSelection(index + 1, 1500));
  const bonus = (count: number) => view({ selections: legs(count), stake: minor(1000) }).bonus;

  test("has the missing legs, the earned percent and the percent with one more leg", () => {
    expect(bonus(1)).toEqual({ percent: 0, qualifying: 1, missing: 2, nextPercent: 0 });
    expect(bonus(2)).toEqual({ percent: 0, qualifying: 2, missing: 1, nextPercent: 6 });
    expect(bonus(3)).toEqual({ percent: 6, qualifying: 3, missing: 0, nextPercent: 8 });
    expect(bonus(13)).toEqual({ percent: 25, qualifying: 13, missing: 0, nextPercent: 25 });
  });
  test("is for one line of different matches: no system, no ways", () => {
    const system = view({ selections: legs(3), sizes: [2], stake: minor(1000) });
    expect(system).toMatchObject({ bonus: null, price: { bonusPercent: 0 } });
  });
  test("is null for players without a bonus", () => {
    expect(
      view(
        { selections: legs(3), stake: minor(1000) },
        { user: user({ bonus: { percent: 0, tipCount: 0, odds: thousandths(1000) } }) },
      ).bonus,
    ).toBeNull();
  });
});

describe("a stake that is too high", () => {
  const lowered = (more: Partial<SlipContext>, balance = 100_000) =>
    view({ selections: two, ...more }, { user: user({ balance: minor(balance) }) }).lowered;
  test("has a lower one within limits, balance and the server's refusal", () => {
    expect(lowered({ stake: minor(30_000) })).toBe(25_000n);
    expect(lowered({ stake: minor(1000) }, 700)).toBe(700n);
    const refusal = { code: "dealer_limit_exceeded", params: { max: 400 }, legs: [] } as const;
    expect(lowered({ stake: minor(1000), refusal })).toBe(400n);
  });
  test("has no lower one if it is allowed, or if too little is left", () => {
    expect(lowered({ stake: minor(1000) })).toBeNull();
    expect(lowered({ stake: minor(1000) }, 99)).toBeNull();
    expect(lowered({ stake: null })).toBeNull();
  });
});

test("the maximum payout caps the return, and the slip shows it (D7)", () => {
  const input = { user: user({ limits: { ...user().limits, combine: { ...kindLimits, maxPay: minor(2500) } } }) };
  expect(view({ selections: two, stake: minor(1000) }, input)).toMatchObject({
    price: { maxReturn: 2500n, capped: true },
    canPlace: true,
  });
});

test("quick amounts outside the limits are marked", () => {
  const input = {
    user: user({
      limits: { ...user().limits, combine: { ...kindLimits, minStake: minor(1000), maxStake: minor(2000) } },
    }),
  };
  expect(view({ selections: two }, input).quickStakes.map(({ allowed }) => allowed)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(view({}, input).quickStakes.every(({ allowed }) => allowed)).toBe(true);
});

test("the same context returns the same view object, so that it can be a selector", () => {
  const context = slipContext({ selections: two });
  expect(slipView(context)).toBe(slipView(context));
  expect(slipView({ ...context })).not.toBe(slipView(context));
});

describe("pressing the button of an invalid slip", () => {
  test("reports the first problem", () => {
    expect(localRefusal(slipContext({ selections: two, stake: minor(5) }))).toMatchObject({
      code: "stake_too_low",
      params: { min: 100 },
    });
    expect(
      localRefusal(
        slipContext({ selections: [slipSelection(1), slipSelection(2, 2000, { locked: true })], stake: minor(500) }),
      ),
    ).toEqual({
      code: "market_locked",
      params: {},
      legs: [{ ref: outcomeRef(slipSelection(2)), code: "market_locked", params: {} }],
    });
  });
  test("asks for a stake if there is none, and for selections if there are none", () => {
    expect(localRefusal(slipContext({ selections: two }))).toMatchObject({
      code: "stake_too_low",
      params: { min: 100 },
    });
    expect(localRefusal(slipContext({ stake: minor(500) }))).toMatchObject({
      code: "too_few_selections",
      params: { min: 1 },
    });
  });
});
