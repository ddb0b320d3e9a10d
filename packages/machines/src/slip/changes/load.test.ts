import { describe, expect, test } from "vitest";
import { minor, thousandths } from "@livery/betting";
import type { SharedSelection } from "@livery/contract";
import { offer, slipContext, slipSelection } from "../../testing/slips.ts";
import { kindLimits, user } from "../../testing/users.ts";
import { bookableSlip, loadedSlip } from "../booking/booked-slip.ts";
import type { SlipContext } from "../slip.context.ts";
import { slipView } from "../slip.view.ts";
import { editSlip } from "./edit.ts";

const shared = (matchId: number, more: Partial<SharedSelection> = {}): SharedSelection => ({
  ...offer(matchId),
  banker: false,
  ...more,
});
const load = (context: SlipContext, selections: readonly SharedSelection[], sizes: readonly number[] = []) =>
  editSlip(context, { type: "LOAD", slip: loadedSlip({ selections, sizes }) });
const withWays = user({ limits: { combine: kindLimits, multiple: kindLimits, system: kindLimits } });

describe("a slip that is loaded by its code (D22)", () => {
  test("replaces the slip at current prices and keeps the stake", () => {
    const before = slipContext({ selections: [slipSelection(9)], stake: minor(700) });
    const { context, notices } = load(before, [shared(1, { odds: thousandths(1850) }), shared(2)]);
    expect(context).toMatchObject({
      selections: [{ matchId: 1, odds: 1850, offered: 1850 }, { matchId: 2 }],
      stake: 700n,
    });
    expect(notices).toEqual([]);
  });
  test("reports the selections that are no longer available", () => {
    const { context, notices } = load(slipContext(), [shared(1, { odds: null }), shared(2), shared(3, { odds: null })]);
    expect(context.selections.map(({ matchId }) => matchId)).toEqual([2]);
    expect(notices).toEqual([{ key: "slip.gone", params: { matches: "Home 1 – Away 1, Home 3 – Away 3" } }]);
  });
  test("sets its sizes and bankers, as far as the matches allow", () => {
    const selections = [shared(1, { banker: true }), shared(2), shared(3), shared(4)];
    const { context } = load(slipContext(), selections, [2, 3]);
    expect(slipView(context)).toMatchObject({
      kind: "system",
      system: { bankers: 1, matches: 3 },
      price: { lines: 4 },
    });
    const less = load(slipContext(), [...selections.slice(0, 3), shared(4, { odds: null })], [2, 3]).context;
    expect([less.sizes, slipView(less).price?.lines]).toEqual([[2], 1]);
  });
  test("follows the limits of the loading player: ways, and the size of a slip", () => {
    const selections = [shared(1), shared(1, { outcomeId: 2 })];
    expect(load(slipContext({}, { user: withWays }), selections).context.selections).toHaveLength(2);
    expect(load(slipContext(), selections)).toMatchObject({
      context: { selections: [{ outcomeId: 2 }] },
      notices: [{ key: "slip.replaced" }],
    });
    const many = Array.from({ length: 22 }, (_, index) => shared(index + 1));
    expect(load(slipContext(), many)).toMatchObject({
      context: { selections: { length: 20 } },
      notices: [{ key: "slip.full", params: { max: 20 } }],
    });
  });
  test("keeps selections outside the odds limits, deactivated, beside others", () => {
    const { context } = load(slipContext(), [shared(1, { odds: thousandths(1050) }), shared(2)]);
    expect(slipView(context).legs.map(({ state }) => state)).toEqual(["inactive", "open"]);
  });
});

test("a booked slip contains the selections, without prices and stake", () => {
  const view = slipView(
    slipContext({
      selections: [slipSelection(1, 2000, { banker: true }), slipSelection(2), slipSelection(3)],
      sizes: [2],
    }),
  );
  expect(bookableSlip(view)).toEqual({
    selections: [1, 2, 3].map((matchId) => ({
      matchId,
      marketTypeId: 1,
      outcomeId: 1,
      special: "",
      banker: matchId === 1,
    })),
    sizes: [2],
  });
});
