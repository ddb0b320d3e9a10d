import { describe, expect, test } from "vitest";
import { minor, thousandths } from "@livery/betting";
import { slipContext, slipPick } from "../../testing/slips.ts";
import { user } from "../../testing/users.ts";
import type { SlipContext } from "../slip.context.ts";
import { outcomeRef, type PickChange } from "../pick.ts";
import { applyRefusal, reactToEnvironment } from "./environment.ts";

const change = (matchId: number, more: Omit<PickChange, "ref">): PickChange => ({
  ref: outcomeRef(slipPick(matchId)),
  ...more,
});
const changed = (context: SlipContext, ...changes: PickChange[]) =>
  reactToEnvironment(context, { type: "PICK_CHANGED", changes });
const two = (more: Partial<SlipContext> = {}) => slipContext({ picks: [slipPick(1), slipPick(2)], ...more });

describe("a new price (D13, D56)", () => {
  test("is offered beside the one the player saw, with its direction", () => {
    const { context } = changed(two(), change(1, { odds: thousandths(1900) }), change(2, { odds: thousandths(2100) }));
    expect(context.picks).toMatchObject([
      { odds: 2000, offered: 1900, movement: -1 },
      { odds: 2000, offered: 2100, movement: 1 },
    ]);
  });
  test("is accepted at once if the player accepts any change, or higher odds", () => {
    const changes = [change(1, { odds: thousandths(1900) }), change(2, { odds: thousandths(2100) })];
    expect(changed(two({ oddsChange: "any" }), ...changes).context.picks).toMatchObject([
      { odds: 1900 },
      { odds: 2100 },
    ]);
    expect(changed(two({ oddsChange: "higher" }), ...changes).context.picks).toMatchObject([
      { odds: 2000, offered: 1900 },
      { odds: 2100 },
    ]);
  });
  test("that returns to the seen price needs no acceptance", () => {
    const away = changed(two(), change(1, { odds: thousandths(1900) })).context;
    expect(changed(away, change(1, { odds: thousandths(2000) })).context.picks[0]).toMatchObject({
      odds: 2000,
      offered: 2000,
      movement: 1,
    });
  });
  test("of a selection that is not in the slip leaves the same object", () => {
    const before = two();
    expect(changed(before, change(3, { odds: thousandths(1500) })).context).toBe(before);
  });
  test("above the largest odd is offered at that while the match is played (D9), whoever signs in", () => {
    const live = slipContext({ picks: [slipPick(1, 2000, { live: true }), slipPick(2)] });
    const { context } = changed(
      live,
      change(1, { odds: thousandths(25_000) }),
      change(2, { odds: thousandths(25_000) }),
    );
    expect(context.picks).toMatchObject([{ offered: 20_000 }, { offered: 25_000 }]);
    const poorer = reactToEnvironment(context, {
      type: "USER",
      user: user({ userId: 43, maxOdds: thousandths(1900) }),
    });
    expect(poorer.context.picks[0]).toMatchObject({ odds: 1900, offered: 1900 });
  });
  test("may come with other limits of its outcome (D7), which are the pick's from then on", () => {
    const before = two();
    const { combined, single } = slipPick(1);
    expect(changed(before, change(1, { single: { ...single }, combined: { ...combined } })).context).toBe(before);
    const lower = { ...single, maxStake: minor(300) };
    const { context } = changed(before, change(1, { single: lower }));
    expect(context.picks).toMatchObject([{ single: lower, combined, offered: 2000 }, { single }]);
  });
  test("without news leaves the same object", () => {
    const before = two();
    expect(changed(before, change(1, { odds: thousandths(2000), locked: false, closed: null })).context).toBe(before);
  });
  test("is the last one of several", () => {
    expect(
      changed(two(), change(1, { odds: thousandths(1500) }), change(1, { odds: thousandths(1700) })).context.picks[0],
    ).toMatchObject({ offered: 1700 });
  });
});

test("locks and closed markets come and go", () => {
  const locked = changed(two(), change(1, { locked: true }), change(2, { closed: "market_closed" })).context;
  expect(locked.picks).toMatchObject([
    { locked: true, closed: null },
    { locked: false, closed: "market_closed" },
  ]);
  expect(changed(locked, change(1, { locked: false }), change(2, { closed: null })).context.picks).toMatchObject([
    { locked: false },
    { closed: null },
  ]);
});

test("a finished match leaves the slip and says so (§4)", () => {
  const { context, notices } = changed(two(), change(1, { finished: true }));
  expect(context.picks.map(({ matchId }) => matchId)).toEqual([2]);
  expect(notices).toEqual([{ key: "slip.matchFinished", params: { match: "Home 1 – Away 1" } }]);
});

test("a taken price that leaves the limits removes a single pick (§4)", () => {
  const single = slipContext({ picks: [slipPick(1)], oddsChange: "any" });
  expect(changed(single, change(1, { odds: thousandths(1050) }))).toMatchObject({
    context: { picks: [] },
    notices: [{ key: "slip.minLimit" }],
  });
});

describe("another player", () => {
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
      picks: [],
    },
  } as const;

  test("brings limits, bonus and currency; the picks stay", () => {
    const { context } = reactToEnvironment(two(), {
      type: "USER",
      user: user({ currency: "TND", minOdds: thousandths(3000) }),
    });
    expect(context).toMatchObject({ currency: "TND", limits: { minOdds: 3000 }, picks: [{}, {}] });
  });
  test("a sign-out leaves the limits of the product and no bonus", () => {
    const { context } = reactToEnvironment(two(), { type: "USER", user: null });
    expect(context).toMatchObject({
      user: null,
      currency: "EUR",
      bonus: { percent: 0 },
      limits: { minOdds: null, combine: { maxStake: 25_000n, maxPay: 1_250_000n }, multiple: { enabled: false } },
    });
  });
  test("never gets another player's attempt; the same player keeps it, even after a sign-out", () => {
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

test("a refusal updates the legs: new price, lock, reason of closing", () => {
  const legs = [
    { ref: outcomeRef(slipPick(1)), code: "odds_changed", params: { old: "2.000", new: "1.850" } },
    { ref: outcomeRef(slipPick(2)), code: "match_started", params: {} },
    { ref: outcomeRef(slipPick(3)), code: "market_locked", params: {} },
    { ref: outcomeRef(slipPick(4)), code: "odds_changed", params: { new: "nonsense" } },
    { ref: outcomeRef(slipPick(9)), code: "market_closed", params: {} },
  ] as const;
  const picks = [1, 2, 3, 4].map((matchId) => slipPick(matchId));
  const { picks: after, refusal } = applyRefusal(slipContext({ picks }), { code: "odds_changed", params: {}, legs });
  expect(after).toMatchObject([
    { odds: 2000, offered: 1850 },
    { closed: "match_started" },
    { locked: true },
    { odds: 2000, offered: 2000 },
  ]);
  expect(refusal?.legs).toHaveLength(5);
});
