import { describe, expect, test } from "vitest";
import { minor, thousandths } from "@livery/betting";
import { offer, slipContext, slipSelection } from "../../testing/slips.ts";
import { kindLimits, user } from "../../testing/users.ts";
import type { SlipContext } from "../slip.context.ts";
import type { EditEvent } from "../events.ts";
import { outcomeRef } from "../selection.ts";
import { editSlip } from "./edit.ts";

const edit = (context: SlipContext, ...events: EditEvent[]) =>
  events.reduce((before, event) => editSlip(before.context, event), { context, notices: [] } as ReturnType<
    typeof editSlip
  >);
const matches = (context: SlipContext) => context.selections.map(({ matchId }) => matchId);
const withWays = user({ limits: { combine: kindLimits, multiple: kindLimits, system: kindLimits } });

describe("adding", () => {
  test("a selection has the price that the player saw (D56)", () => {
    const { context } = edit(slipContext(), { type: "ADD", selection: offer(1, 2150) });
    expect(context.selections).toMatchObject([
      { matchId: 1, odds: 2150, offered: 2150, movement: 0, closed: null, banker: false },
    ]);
  });
  test("the same selection is not added twice (D12)", () => {
    const { context, notices } = edit(
      slipContext(),
      { type: "ADD", selection: offer(1, 2000) },
      { type: "ADD", selection: offer(1, 2100) },
    );
    expect(context.selections).toMatchObject([{ odds: 2000 }]);
    expect(notices).toEqual([{ key: "slip.duplicate", params: {} }]);
  });
  test("without ways another selection of the match replaces the earlier ones (D12)", () => {
    const { context, notices } = edit(
      slipContext(),
      { type: "ADD", selection: offer(1) },
      { type: "ADD", selection: offer(2) },
      { type: "ADD", selection: offer(1, 3000, { outcomeId: 2 }) },
    );
    expect(context.selections).toMatchObject([{ matchId: 2 }, { matchId: 1, outcomeId: 2 }]);
    expect(notices).toEqual([{ key: "slip.replaced", params: { match: "Home 1 – Away 1" } }]);
  });
  test("with ways another selection of the match is added beside them", () => {
    const { context } = edit(
      slipContext({}, { user: withWays }),
      { type: "ADD", selection: offer(1) },
      { type: "ADD", selection: offer(1, 3000, { outcomeId: 2 }) },
    );
    expect(context.selections).toHaveLength(2);
  });
  test("the twenty-first selection is refused (§9)", () => {
    const full = slipContext({ selections: Array.from({ length: 20 }, (_, index) => slipSelection(index + 1)) });
    expect(edit(full, { type: "ADD", selection: offer(99) })).toMatchObject({
      context: { selections: full.selections },
      notices: [{ key: "slip.full", params: { max: 20 } }],
    });
  });
  test("a full slip still accepts a selection that replaces another", () => {
    const full = slipContext({ selections: Array.from({ length: 20 }, (_, index) => slipSelection(index + 1)) });
    expect(edit(full, { type: "ADD", selection: offer(20, 3000, { outcomeId: 3 }) }).context.selections).toHaveLength(
      20,
    );
  });
  test("a ways coupon is full with 27 selections or 10 matches", () => {
    const selections = Array.from({ length: 27 }, (_, index) =>
      slipSelection((index % 9) + 1, 2000, { outcomeId: index }),
    );
    const ways = slipContext({ selections }, { user: withWays });
    expect(edit(ways, { type: "ADD", selection: offer(1, 2000, { outcomeId: 99 }) }).notices).toEqual([
      { key: "slip.full", params: { max: 27 } },
    ]);
    const tenMatches = slipContext(
      {
        selections: Array.from({ length: 11 }, (_, index) =>
          slipSelection((index % 10) + 1, 2000, { outcomeId: index }),
        ),
      },
      { user: withWays },
    );
    expect(edit(tenMatches, { type: "ADD", selection: offer(11) }).notices).toEqual([
      { key: "slip.fullMatches", params: { max: 10 } },
    ]);
  });
});

describe("odds outside the limits (§4)", () => {
  test("the only selection is not accepted, with the reason", () => {
    expect(edit(slipContext(), { type: "ADD", selection: offer(1, 1099) })).toMatchObject({
      context: { selections: [] },
      notices: [{ key: "slip.minLimit", params: { limit: "1.100" } }],
    });
    expect(edit(slipContext(), { type: "ADD", selection: offer(1, 20_001) })).toMatchObject({
      context: { selections: [] },
      notices: [{ key: "slip.maxLimit", params: { limit: "20.000" } }],
    });
    expect(edit(slipContext(), { type: "ADD", selection: offer(1, 1100) }).notices).toEqual([]);
  });
  test("beside others a selection stays, deactivated, until it is the only one", () => {
    const two = edit(
      slipContext(),
      { type: "ADD", selection: offer(1) },
      { type: "ADD", selection: offer(2, 1050) },
    ).context;
    expect(matches(two)).toEqual([1, 2]);
    expect(edit(two, { type: "REMOVE", ref: outcomeRef(offer(1)) })).toMatchObject({
      context: { selections: [] },
      notices: [{ key: "slip.minLimit" }],
    });
  });
});

test("a live price above the maximum odds is offered at the maximum (D9)", () => {
  const { context, notices } = edit(slipContext(), { type: "ADD", selection: offer(1, 25_000, { live: true }) });
  expect(context.selections).toMatchObject([{ odds: 20_000, offered: 20_000 }]);
  expect(notices).toEqual([]);
});

describe("removing", () => {
  const three = slipContext({
    selections: [
      slipSelection(1),
      slipSelection(2, 2000, { locked: true }),
      slipSelection(3, 2000, { closed: "match_started" }),
    ],
    stake: minor(500),
  });

  test("one selection, whatever its current price", () => {
    expect(matches(edit(three, { type: "REMOVE", ref: { ...outcomeRef(slipSelection(1)) } }).context)).toEqual([2, 3]);
    expect(
      matches(edit(three, { type: "REMOVE", ref: { ...outcomeRef(slipSelection(1)), special: "x" } }).context),
    ).toEqual([1, 2, 3]);
  });
  test("one by pressing the same price again", () => {
    expect(matches(edit(three, { type: "TOGGLE", selection: offer(1, 2500) }).context)).toEqual([2, 3]);
    expect(matches(edit(three, { type: "TOGGLE", selection: offer(4) }).context)).toEqual([1, 2, 3, 4]);
  });
  test("all that cannot be bet on", () => {
    expect(matches(edit(three, { type: "REMOVE_UNPLAYABLE" }).context)).toEqual([1]);
  });
  test("all outside the odds limits", () => {
    const outside = slipContext({ selections: [slipSelection(1), slipSelection(2), slipSelection(3, 1050)] });
    expect(matches(edit(outside, { type: "REMOVE_UNPLAYABLE" }).context)).toEqual([1, 2]);
  });
  test("all that the server refused, except changed prices", () => {
    const refused = slipContext({
      selections: [slipSelection(1), slipSelection(2), slipSelection(3)],
      refusal: {
        code: "feed_stale",
        params: {},
        legs: [
          { ref: outcomeRef(slipSelection(1)), code: "feed_stale", params: {} },
          { ref: outcomeRef(slipSelection(2)), code: "odds_changed", params: {} },
        ],
      },
    });
    expect(matches(edit(refused, { type: "REMOVE_UNPLAYABLE" }).context)).toEqual([2, 3]);
  });
  test("all, and the stake", () => {
    expect(edit(three, { type: "CLEAR" }).context).toMatchObject({ selections: [], stake: null });
  });
});

describe("stake (§5)", () => {
  const one = slipContext({ selections: [slipSelection(1)] });
  const typed = (stake: number, context = one) =>
    edit(context, { type: "STAKE", stake: minor(stake) }, { type: "STAKE_DONE" }).context.stake;

  test("stays as typed, and is moved into the limits when the field loses the focus", () => {
    expect(edit(one, { type: "STAKE", stake: minor(5) }).context.stake).toBe(5n);
    expect(typed(5)).toBe(100n);
    expect(typed(25_001)).toBe(25_000n);
    expect(typed(700)).toBe(700n);
  });
  test("is set to a quick amount without a change", () => {
    expect(
      edit(one, { type: "STAKE", stake: minor(700) }, { type: "QUICK_STAKE", stake: minor(2000) }).context.stake,
    ).toBe(2000n);
  });
  test("may be emptied", () => {
    expect(
      edit(one, { type: "STAKE", stake: minor(5) }, { type: "STAKE", stake: null }, { type: "STAKE_DONE" }).context
        .stake,
    ).toBeNull();
  });
  test("staked per line has the limits of the total divided by the lines", () => {
    const ways = slipContext(
      {
        selections: [
          slipSelection(1),
          slipSelection(1, 2000, { outcomeId: 2 }),
          slipSelection(1, 2000, { outcomeId: 3 }),
        ],
      },
      {
        user: user({
          ...withWays,
          stakeType: "line",
          limits: { ...withWays.limits, multiple: { ...kindLimits, minStake: minor(1000) } },
        }),
      },
    );
    expect(typed(1, ways)).toBe(334n);
    expect(typed(99_999, ways)).toBe(8333n);
  });
  test("is lowered to what limits, refusal and balance allow, never raised", () => {
    const lowered = (context: Partial<SlipContext>) =>
      edit({ ...one, stake: minor(20_000), ...context }, { type: "LOWER_STAKE" }).context.stake;
    expect(lowered({})).toBe(20_000n);
    expect(lowered({ refusal: { code: "stake_too_high", params: { max: 1500 }, legs: [] } })).toBe(1500n);
    expect(lowered({ refusal: { code: "dealer_limit_exceeded", params: { max: 1400 }, legs: [] } })).toBe(1400n);
    expect(lowered({ refusal: { code: "too_many_lines", params: { max: 10_000 }, legs: [] } })).toBe(20_000n);
    expect(lowered({ user: user({ balance: minor(900) }) })).toBe(900n);
    expect(lowered({ stake: minor(30_000) })).toBe(25_000n);
    expect(lowered({ stake: null })).toBeNull();
  });
});

describe("changed odds (D13)", () => {
  const changed = slipContext({
    selections: [
      slipSelection(1, 2000, { offered: thousandths(1900) }),
      slipSelection(2, 2000, { offered: thousandths(2100) }),
    ],
  });
  const odds = (context: SlipContext) => context.selections.map((selection) => selection.odds);

  test("are accepted one by one or all at once", () => {
    expect(odds(edit(changed, { type: "ACCEPT_ODDS", ref: outcomeRef(slipSelection(2)) }).context)).toEqual([
      2000, 2100,
    ]);
    expect(odds(edit(changed, { type: "ACCEPT_ODDS" }).context)).toEqual([1900, 2100]);
  });
  test("are accepted with a new preference if it allows the changes so far", () => {
    expect(odds(edit(changed, { type: "ODDS_CHANGE", oddsChange: "higher" }).context)).toEqual([2000, 2100]);
    expect(odds(edit(changed, { type: "ODDS_CHANGE", oddsChange: "any" }).context)).toEqual([1900, 2100]);
    expect(odds(edit(changed, { type: "ODDS_CHANGE", oddsChange: "none" }).context)).toEqual([2000, 2000]);
  });
});

test("every edit removes the refusal and the receipt", () => {
  const before = slipContext({ refusal: { code: "technical", params: {}, legs: [] } });
  expect(edit(before, { type: "STAKE", stake: minor(1) }).context).toMatchObject({ refusal: null, receipt: null });
});
