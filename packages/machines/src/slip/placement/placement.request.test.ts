import { describe, expect, test } from "vitest";
import { minor, thousandths } from "@livery/betting";
import { slipContext, slipSelection } from "../../testing/slips.ts";
import { user } from "../../testing/users.ts";
import { fingerprint, nextAttempt, placeRequest } from "./placement.request.ts";

const one = slipSelection(1);
const two = slipSelection(2, 1500);
const slip = slipContext({ selections: [one, two], stake: minor(1000), oddsChange: "higher" });

test("the body has the stake, total, kind and odds that the player saw, as preconditions", () => {
  expect(placeRequest(slip)).toEqual({
    stake: 1000n,
    totalStake: 1000n,
    kind: "accumulator",
    phase: "prematch",
    sizes: [],
    oddsChange: "higher",
    selections: [
      { matchId: 1, marketTypeId: 1, outcomeId: 1, special: "", odds: 2000, banker: false },
      { matchId: 2, marketTypeId: 1, outcomeId: 1, special: "", odds: 1500, banker: false },
    ],
  });
});

test("the body has the seen price, not the offered one", () => {
  const changed = { ...slip, selections: [slipSelection(1, 2000, { offered: thousandths(1900) })] };
  expect(placeRequest(changed).selections).toMatchObject([{ odds: 2000 }]);
});

test("staked per line the total is the stake times the lines (D4)", () => {
  const ways = slipContext(
    { selections: [slipSelection(1), slipSelection(1, 3000, { outcomeId: 2 })], stake: minor(1000) },
    { user: user({ stakeType: "line" }) },
  );
  expect(placeRequest(ways)).toMatchObject({ kind: "ways", stake: 1000n, totalStake: 2000n });
});

test("the phase is live, pre-match or both", () => {
  const live = slipSelection(3, 2000, { live: true });
  expect(placeRequest({ ...slip, selections: [live] }).phase).toBe("live");
  expect(placeRequest({ ...slip, selections: [live, slipSelection(1)] }).phase).toBe("mixed");
});

describe("the key (D54)", () => {
  const first = nextAttempt(slip, 42);
  const after = (more: Partial<typeof slip>, userId = 42) =>
    nextAttempt({ ...slip, attempt: first, ...more }, userId).key;

  test("stays the same for the same body", () => {
    expect(after({})).toBe(first.key);
    expect(
      after({
        selections: slip.selections.map((selection) => ({
          ...selection,
          offered: thousandths(9000),
          movement: 1 as const,
        })),
      }),
    ).toBe(first.key);
  });
  test("is new for any other body", () => {
    expect(after({ stake: minor(1001) })).not.toBe(first.key);
    expect(after({ oddsChange: "any" })).not.toBe(first.key);
    expect(after({ selections: [two, one] })).not.toBe(first.key);
    expect(after({ selections: [one] })).not.toBe(first.key);
    expect(after({ selections: [one, { ...two, odds: thousandths(1501) }] })).not.toBe(first.key);
    expect(after({ selections: [one, { ...two, special: "2.5" }] })).not.toBe(first.key);
  });
  test("is new for another player", () => {
    expect(after({}, 43)).not.toBe(first.key);
  });
});

test("different bodies have different fingerprints, even if they print alike", () => {
  const body = placeRequest(slip);
  const special = (text: string) =>
    fingerprint({ ...body, selections: body.selections.map((selection) => ({ ...selection, special: text })) });
  expect(special('",2')).not.toBe(special("2"));
  expect(fingerprint(body)).toBe(fingerprint(structuredClone(body)));
});
