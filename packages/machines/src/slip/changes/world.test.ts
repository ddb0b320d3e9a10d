import { describe, expect, test } from "vitest";
import { minor, thousandths } from "@livery/betting";
import { slipContext, slipSelection } from "../../testing/slips.ts";
import { user } from "../../testing/users.ts";
import type { SlipContext } from "../slip.context.ts";
import { outcomeRef, type SelectionChange } from "../selection.ts";
import { applyRefusal, reactToEnvironment } from "./environment.ts";

const change = (matchId: number, more: Omit<SelectionChange, "ref">): SelectionChange => ({
  ref: outcomeRef(slipSelection(matchId)),
  ...more,
});
const changed = (context: SlipContext, ...changes: SelectionChange[]) =>
  reactToEnvironment(context, { type: "SELECTION_CHANGED", changes });
const two = (more: Partial<SlipContext> = {}) =>
  slipContext({ selections: [slipSelection(1), slipSelection(2)], ...more });

describe("a new price (D13, D56)", () => {
  test("is offered beside the one the player saw, with its direction", () => {
    const { context } = changed(two(), change(1, { odds: thousandths(1900) }), change(2, { odds: thousandths(2100) }));
    expect(context.selections).toMatchObject([
      { odds: 2000, offered: 1900, movement: -1 },
      { odds: 2000, offered: 2100, movement: 1 },
    ]);
  });
  test("is accepted at once if the player accepts any change, or higher odds", () => {
    const changes = [change(1, { odds: thousandths(1900) }), change(2, { odds: thousandths(2100) })];
    expect(changed(two({ oddsChange: "any" }), ...changes).context.selections).toMatchObject([
      { odds: 1900 },
      { odds: 2100 },
    ]);
    expect(changed(two({ oddsChange: "higher" }), ...changes).context.selections).toMatchObject([
      { odds: 2000, offered: 1900 },
      { odds: 2100 },
    ]);
  });
  test("that returns to the seen price needs no acceptance", () => {
    const away = changed(two(), change(1, { odds: thousandths(1900) })).context;
    expect(changed(away, change(1, { odds: thousandths(2000) })).context.selections[0]).toMatchObject({
      odds: 2000,
      offered: 2000,
      movement: 1,
    });
  });
  test("of a selection that is not in the slip leaves the same object", () => {
    const before = two();
    expect(changed(before, change(3, { odds: thousandths(1500) })).context).toBe(before);
  });
  test("above the maximum odds is offered at the maximum while the match is played (D9), also after a sign-in", () => {
    const live = slipContext({ selections: [slipSelection(1, 2000, { live: true }), slipSelection(2)] });
    const { context } = changed(
      live,
      change(1, { odds: thousandths(25_000) }),
      change(2, { odds: thousandths(25_000) }),
    );
    expect(context.selections).toMatchObject([{ offered: 20_000 }, { offered: 25_000 }]);
    const poorer = reactToEnvironment(context, {
      type: "USER",
      user: user({ userId: 43, maxOdds: thousandths(1900) }),
    });
    expect(poorer.context.selections[0]).toMatchObject({ odds: 1900, offered: 1900 });
  });
  test("may change the limits of its outcome (D7) in the selection", () => {
    const before = two();
    const { combined, single } = slipSelection(1);
    expect(changed(before, change(1, { single: { ...single }, combined: { ...combined } })).context).toBe(before);
    const lower = { ...single, maxStake: minor(300) };
    const { context } = changed(before, change(1, { single: lower }));
    expect(context.selections).toMatchObject([{ single: lower, combined, offered: 2000 }, { single }]);
  });
  test("that equals the old one leaves the same object", () => {
    const before = two();
    expect(changed(before, change(1, { odds: thousandths(2000), locked: false, closed: null })).context).toBe(before);
  });
  test("is the last one of several", () => {
    expect(
      changed(two(), change(1, { odds: thousandths(1500) }), change(1, { odds: thousandths(1700) })).context
        .selections[0],
    ).toMatchObject({ offered: 1700 });
  });
});

test("locks and closed markets are set and removed", () => {
  const locked = changed(two(), change(1, { locked: true }), change(2, { closed: "market_closed" })).context;
  expect(locked.selections).toMatchObject([
    { locked: true, closed: null },
    { locked: false, closed: "market_closed" },
  ]);
  expect(changed(locked, change(1, { locked: false }), change(2, { closed: null })).context.selections).toMatchObject([
    { locked: false },
    { closed: null },
  ]);
});

test("a finished match is removed from the slip, with a notice (§4)", () => {
  const { context, notices } = changed(two(), change(1, { finished: true }));
  expect(context.selections.map(({ matchId }) => matchId)).toEqual([2]);
  expect(notices).toEqual([{ key: "slip.matchFinished", params: { match: "Home 1 – Away 1" } }]);
});

test("an accepted price outside the limits removes a single selection (§4)", () => {
  const single = slipContext({ selections: [slipSelection(1)], oddsChange: "any" });
  expect(changed(single, change(1, { odds: thousandths(1050) }))).toMatchObject({
    context: { selections: [] },
    notices: [{ key: "slip.minLimit" }],
  });
});

describe("a change of player", () => {
  const attempt = {
    key: "k",
    userId: 42,
    pending: true,
    checks: 0,
    request: {
      stake: minor(1),
      totalStake: minor(1),
      kind: "single",
      phase: "prematch",
      sizes: [],
      oddsChange: "none",
      selections: [],
    },
  } as const;

  test("changes limits, bonus and currency, and keeps the selections", () => {
    const { context } = reactToEnvironment(two(), {
      type: "USER",
      user: user({ currency: "TND", minOdds: thousandths(3000) }),
    });
    expect(context).toMatchObject({ currency: "TND", limits: { minOdds: 3000 }, selections: [{}, {}] });
  });
  test("to a visitor leaves the limits of the product and no bonus", () => {
    const { context } = reactToEnvironment(two(), { type: "USER", user: null });
    expect(context).toMatchObject({
      user: null,
      currency: "EUR",
      bonus: { percent: 0 },
      limits: { minOdds: null, combine: { maxStake: 25_000n, maxPay: 1_250_000n }, multiple: { enabled: false } },
    });
  });
  test("removes another player's attempt, but keeps the same player's, even after a sign-out", () => {
    const before = two({ attempt });
    expect(reactToEnvironment(before, { type: "USER", user: user({ userId: 43 }) }).context.attempt).toBeNull();
    expect(reactToEnvironment(before, { type: "USER", user: null }).context.attempt).toBe(attempt);
    expect(reactToEnvironment(before, { type: "USER", user: user() }).context.attempt).toBe(attempt);
  });
});

describe("the result of a bet is shown to its player only (D60)", () => {
  const receipt = { couponNumber: "ABCDEFGH2345", balance: minor(1), maxReturn: minor(2), status: "waiting" } as never;
  const refusal = { code: "insufficient_credit", params: {}, legs: [] } as const;
  const after = (context: SlipContext, next: ReturnType<typeof user> | null) =>
    reactToEnvironment(context, { type: "USER", user: next }).context;

  test("a receipt is removed when its player signs out", () => {
    const before = two({ receipt, refusal });
    expect(after(before, user({ balance: minor(7) }))).toMatchObject({ receipt, refusal });
    expect(after(before, null).receipt).toBeNull();
    expect(after(before, user({ userId: 43 })).receipt).toBeNull();
  });
  test("a refusal stays after a sign-out, which may be its reason, and is removed by a sign-in", () => {
    const out = after(two({ refusal }), null);
    expect(out.refusal).toBe(refusal);
    expect(after(out, user()).refusal).toBeNull();
    expect(after(two({ refusal }), user({ userId: 43 })).refusal).toBeNull();
  });
});

test("a refusal updates the legs: new price, lock, reason for closing", () => {
  const legs = [
    { ref: outcomeRef(slipSelection(1)), code: "odds_changed", params: { old: "2.000", new: "1.850" } },
    { ref: outcomeRef(slipSelection(2)), code: "match_started", params: {} },
    { ref: outcomeRef(slipSelection(3)), code: "market_locked", params: {} },
    { ref: outcomeRef(slipSelection(4)), code: "odds_changed", params: { new: "nonsense" } },
    { ref: outcomeRef(slipSelection(9)), code: "market_closed", params: {} },
  ] as const;
  const selections = [1, 2, 3, 4].map((matchId) => slipSelection(matchId));
  const { selections: after, refusal } = applyRefusal(slipContext({ selections }), {
    code: "odds_changed",
    params: {},
    legs,
  });
  expect(after).toMatchObject([
    { odds: 2000, offered: 1850 },
    { closed: "match_started" },
    { locked: true },
    { odds: 2000, offered: 2000 },
  ]);
  expect(refusal?.legs).toHaveLength(5);
});
