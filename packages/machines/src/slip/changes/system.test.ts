import { describe, expect, test } from "vitest";
import { minor, thousandths } from "@livery/betting";
import { offer, slipContext, slipSelection } from "../../testing/slips.ts";
import { kindLimits, user } from "../../testing/users.ts";
import type { SlipContext } from "../slip.context.ts";
import type { EditEvent } from "../events.ts";
import { outcomeRef } from "../selection.ts";
import { slipView } from "../slip.view.ts";
import { editSlip } from "./edit.ts";

const selections = (count: number) => Array.from({ length: count }, (_, index) => slipSelection(index + 1));
const four = slipContext({ selections: selections(4), stake: minor(1200) });
const edit = (context: SlipContext, ...events: EditEvent[]) =>
  events.reduce((before, event) => editSlip(before, event).context, context);
const bankers = (context: SlipContext) =>
  context.selections.filter(({ banker }) => banker).map(({ matchId }) => matchId);
const sizes = (context: SlipContext) =>
  slipView(context).system?.sizes.map(({ size, lines, chosen }) => `${size}:${lines}${chosen ? "*" : ""}`);

describe("a system (D1, D2)", () => {
  test("exists as soon as a size is chosen, and every size can be chosen", () => {
    expect(slipView(four)).toMatchObject({ kind: "accumulator", price: { lines: 1 } });
    expect(sizes(four)).toEqual(["1:4", "2:6", "3:4", "4:1"]);
    const system = edit(four, { type: "SIZES", sizes: [3, 2, 2] });
    expect(slipView(system)).toMatchObject({ kind: "system", price: { lines: 10 }, canPlace: true });
    expect(sizes(system)).toEqual(["1:4", "2:6*", "3:4*", "4:1"]);
    expect(slipView(edit(system, { type: "SIZES", sizes: [] })).kind).toBe("accumulator");
  });
  test("has no size above its number of matches", () => {
    expect(edit(four, { type: "SIZES", sizes: [0, 5, 2] }).sizes).toEqual([2]);
    const less = edit(four, { type: "SIZES", sizes: [2, 4] }, { type: "REMOVE", ref: outcomeRef(slipSelection(1)) });
    expect(less.sizes).toEqual([2]);
    expect(
      slipView(
        edit(
          less,
          { type: "REMOVE", ref: outcomeRef(slipSelection(2)) },
          { type: "REMOVE", ref: outcomeRef(slipSelection(3)) },
        ),
      ),
    ).toMatchObject({
      kind: "single",
      system: null,
    });
  });
  test("has bankers in every line, and the sizes count the other matches", () => {
    const banked = edit(four, { type: "SIZES", sizes: [2] }, { type: "BANKER", matchId: 2 });
    expect(bankers(banked)).toEqual([2]);
    expect(slipView(banked)).toMatchObject({ price: { lines: 3 }, system: { matches: 3, bankers: 1 } });
    expect(slipView(banked).legs.map(({ mayBank }) => mayBank)).toEqual([true, true, true, true]);
    const two = edit(banked, { type: "BANKER", matchId: 1 }, { type: "SIZES", sizes: [2] });
    expect(slipView(two).price?.lines).toBe(1);
    expect(slipView(two).legs.map(({ mayBank }) => mayBank)).toEqual([true, true, false, false]);
    expect(bankers(edit(two, { type: "BANKER", matchId: 3 }))).toEqual([1, 2]);
    expect(bankers(edit(two, { type: "BANKER", matchId: 2 }))).toEqual([1]);
  });
  test("stays a system when a banker leaves it fewer matches, and reports what it was", () => {
    const banked = edit(four, { type: "SIZES", sizes: [3] }, { type: "BANKER", matchId: 2 });
    expect(slipView(banked)).toMatchObject({
      kind: "system",
      sizes: [2],
      price: { lines: 3, unitStake: { numerator: 400n, denominator: 1n } },
      systemBefore: { sizes: [3], of: 4, bankers: 0, lines: 4, unitStake: { numerator: 300n, denominator: 1n } },
      asAccumulator: null,
    });
    expect(slipView(edit(banked, { type: "STAKE", stake: minor(600) })).systemBefore).toBeNull();
    const several = edit(four, { type: "SIZES", sizes: [2, 3] }, { type: "BANKER", matchId: 2 });
    expect(slipView(several)).toMatchObject({ sizes: [2, 3], price: { lines: 4 } });
    const less = edit(four, { type: "SIZES", sizes: [3] }, { type: "REMOVE", ref: outcomeRef(slipSelection(4)) });
    expect(slipView(less)).toMatchObject({ sizes: [2], price: { lines: 3 }, systemBefore: { sizes: [3], of: 4 } });
  });
  test("of one line names the accumulator that it could be, with its bonus", () => {
    const bonus = { percent: 5, tipCount: 2, odds: thousandths(1500) };
    const two = slipContext({ selections: selections(2), sizes: [1], stake: minor(1000) }, { user: user({ bonus }) });
    const banked = edit(two, { type: "BANKER", matchId: 1 });
    expect(slipView(banked)).toMatchObject({
      kind: "system",
      price: { lines: 1, bonusPercent: 0, maxReturn: 4000n },
      asAccumulator: { kind: "accumulator", bonusPercent: 10, maxReturn: 4400n },
    });
    const accumulator = edit(banked, { type: "SIZES", sizes: [] });
    expect(slipView(accumulator)).toMatchObject({ kind: "accumulator", price: { maxReturn: 4400n } });
  });
  test("has no bankers if the slip is not a system", () => {
    expect(bankers(edit(four, { type: "BANKER", matchId: 2 }))).toEqual([]);
    const banked = edit(four, { type: "SIZES", sizes: [2] }, { type: "BANKER", matchId: 2 });
    expect(bankers(edit(banked, { type: "SIZES", sizes: [] }))).toEqual([]);
    expect(slipView(four).legs.some(({ mayBank }) => mayBank)).toBe(false);
  });
  test("may contain ways: a banker match includes all of its selections, also later ones", () => {
    const withWays = user({ limits: { combine: kindLimits, multiple: kindLimits, system: kindLimits } });
    const ways = edit(
      slipContext(
        {
          selections: [slipSelection(1), slipSelection(1, 3000, { outcomeId: 2 }), slipSelection(2), slipSelection(3)],
        },
        { user: withWays },
      ),
      { type: "SIZES", sizes: [1] },
      { type: "BANKER", matchId: 1 },
      { type: "ADD", selection: offer(1, 4000, { outcomeId: 3 }) },
    );
    expect(bankers(ways)).toEqual([1, 1, 1]);
    expect(slipView(ways).price).toMatchObject({ kind: "system", lines: 6 });
  });
  test("is not offered if the kind is disabled, and reports it if it was chosen before", () => {
    const closed = user({ limits: { ...user().limits, system: { ...kindLimits, enabled: false } } });
    expect(slipView(slipContext({ selections: selections(4) }, { user: closed })).system).toBeNull();
    const chosen = slipView(
      slipContext({ selections: selections(4), sizes: [2], stake: minor(1200) }, { user: closed }),
    );
    expect(chosen).toMatchObject({ canPlace: false, problems: [{ code: "kind_not_allowed" }] });
    expect(chosen.system?.sizes.map(({ allowed }) => allowed)).toEqual([false, false, false, false]);
  });
  test("has at most ten matches (§9): an eleventh is refused, and a slip of eleven offers no system", () => {
    const ten = edit(slipContext({ selections: selections(10) }), { type: "SIZES", sizes: [2] });
    expect(editSlip(ten, { type: "ADD", selection: offer(11) })).toMatchObject({
      context: { selections: { length: 10 } },
      notices: [{ key: "slip.fullMatches", params: { max: 10 } }],
    });
    expect(slipView(slipContext({ selections: selections(11) })).system).toMatchObject({ sizes: [], most: 10 });
  });
  test("of more than 10,000 lines is not offered (D3)", () => {
    const withWays = user({ limits: { combine: kindLimits, multiple: kindLimits, system: kindLimits } });
    const many = Array.from({ length: 27 }, (_, index) => slipSelection((index % 9) + 1, 2000, { outcomeId: index }));
    const { system } = slipView(slipContext({ selections: many }, { user: withWays }));
    expect(system?.sizes.map(({ allowed, lines }) => [lines, allowed]).at(-1)).toEqual([19_683, false]);
    expect(system?.sizes[0]).toMatchObject({ lines: 27, allowed: true });
  });
});

describe("the stake per line (D4)", () => {
  const system = edit(four, { type: "SIZES", sizes: [3] });
  test("is the exact part of the total, or the typed amount", () => {
    expect(slipView(edit(system, { type: "STAKE", stake: minor(1000) })).price).toMatchObject({
      totalStake: 1000n,
      unitStake: { numerator: 250n, denominator: 1n },
    });
    expect(slipView(edit(system, { type: "STAKE", stake: minor(1001) })).price?.unitStake).toEqual({
      numerator: 1001n,
      denominator: 4n,
    });
    const perLine = { ...system, user: user({ stakeType: "line" }) };
    expect(slipView(perLine)).toMatchObject({ perLine: true, price: { totalStake: 4800n } });
  });
  test("lies between the limits of the total", () => {
    const perLine = { ...system, user: user({ stakeType: "line" }) };
    expect(slipView(perLine).stakeRange).toEqual({ min: 100n, max: 6250n });
    expect(slipView(system).stakeRange).toEqual({ min: 100n, max: 25_000n });
  });
});
