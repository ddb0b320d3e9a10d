import type { Minor, Thousandths } from "@livery/betting";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calls } from "../areas/table.ts";
import { CallError } from "../errors.ts";
import type { CouponStatus, RequestedSelection, PlaceCoupon } from "../model/coupon.ts";
import { decodePayload, decodeResult, encodePayload, encodeResult } from "./codec.ts";

const wire = {
  ticketStake: 500,
  totalStake: 1500,
  ticketType: "SK",
  couponType: 0,
  systemTickets: [2],
  oddChangeOk: false,
  tips: [
    { matchId: 11, oddUniq: "18_12_2.5", odd: "2.150", bank: 0 },
    { matchId: 12, oddUniq: "1_1_", odd: "1.005", bank: 1 },
  ],
};
const goals: RequestedSelection = {
  matchId: 11,
  marketTypeId: 18,
  outcomeId: 12,
  special: "2.5",
  odds: 2150 as Thousandths,
  banker: false,
};
const model: PlaceCoupon = {
  stake: 500n as Minor,
  totalStake: 1500n as Minor,
  kind: "system",
  phase: "prematch",
  sizes: [2],
  oddsChange: "none",
  selections: [
    goals,
    { matchId: 12, marketTypeId: 1, outcomeId: 1, special: "", odds: 1005 as Thousandths, banker: true },
  ],
};
const read = (change: object) => decodePayload(calls.createcoupon, { ...wire, ...change }).payload;

describe("createcoupon (docs/spec/calls.md)", () => {
  test("reads the specification's spellings and writes them again", () => {
    expect(read({})).toEqual(model);
    expect(encodePayload(calls.createcoupon, model)).toEqual(wire);
  });

  test.each([
    ["TK", "single"],
    ["KK", "accumulator"],
    ["CK", "ways"],
    ["SK", "system"],
  ])("%s is %s (D1)", (letters, kind) => {
    expect(read({ ticketType: letters }).kind).toBe(kind);
  });

  test.each([
    [0, "prematch"],
    [1, "live"],
    [2, "mixed"],
  ])("couponType %d is %s", (number, phase) => {
    expect(read({ couponType: number }).phase).toBe(phase);
  });

  test.each([
    [false, "none"],
    [true, "any"],
    ["higher", "higher"],
    ["none", "none"],
    ["any", "any"],
    [undefined, "none"],
  ])("oddChangeOk %s is %s (D13)", (sent, change) => {
    expect(read({ oddChangeOk: sent }).oddsChange).toBe(change);
  });

  test("odds are a decimal string of three decimals; a JSON number is accepted too", () => {
    const odd = (value: unknown) => read({ tips: [{ ...wire.tips[0], odd: value }] }).selections[0]?.odds;
    expect(odd("2.150")).toBe(2150);
    expect(odd("2.15")).toBe(2150);
    expect(odd(2.15)).toBe(2150);
    expect(odd(1.001)).toBe(1001);
    expect(odd("1")).toBe(1000);
    const wrongs = ["0.999", 0.5, "-2.000", "2.1505", 2.1505, "2,15", "1e3", "NaN", " 2", "01.5", 1_000_000, "", null];
    expect(wrongs.filter((wrong) => isAccepted(() => odd(wrong)))).toEqual([]);
  });

  test("the handicap line in oddUniq is percent-encoded", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (special) => {
        const coupon = { ...model, selections: [{ ...goals, special }] };
        const written = encodePayload(calls.createcoupon, coupon) as unknown as typeof wire;
        expect(written.tips[0]?.oddUniq).toBe(`18_12_${encodeURIComponent(special)}`);
        expect(decodePayload(calls.createcoupon, written).payload.selections[0]?.special).toBe(special);
      }),
    );
  });

  test.each([
    "18_12",
    "18_12_%",
    "18_12_%E0%A4%A",
    "0_1_",
    "1_0_",
    "a_1_",
    "18_12_ 2.5",
    "99999999999_1_",
    `1_1_${"x".repeat(65)}`,
  ])("oddUniq %j is refused", (oddUniq) => {
    expect(() => read({ tips: [{ ...wire.tips[0], oddUniq }] })).toThrow("invalid_field");
  });

  test("an amount is a safe integer of minor units, never a float and never negative", () => {
    expect(read({ ticketStake: Number.MAX_SAFE_INTEGER }).stake).toBe(BigInt(Number.MAX_SAFE_INTEGER));
    const wrongs = [-1, 0.5, 2 ** 53, "500", null];
    expect(wrongs.filter((wrong) => isAccepted(() => read({ ticketStake: wrong })))).toEqual([]);
    expect(() => encodePayload(calls.createcoupon, { ...model, stake: (2n ** 53n) as Minor })).toThrow("invalid_field");
  });

  test("a coupon has at least one selection and at most a hundred", () => {
    expect(() => read({ tips: [] })).toThrow("invalid_field");
    expect(() => read({ tips: Array.from({ length: 101 }, () => wire.tips[0]) })).toThrow("invalid_field");
  });
});

describe("a coupon's status (D15)", () => {
  const placed = {
    couponId: 1,
    couponNumber: "A1B2C3D4E5F6",
    placedAt: "2026-11-20T10:00:00Z",
    totalStake: 500n as Minor,
    maxReturn: 1075n as Minor,
    balance: 9500n as Minor,
    odds: [2150 as Thousandths],
  };

  test.each<[CouponStatus, number]>([
    ["pending", 0],
    ["open", 0],
    ["won", 1],
    ["cashed_out", 2],
    ["lost", -1],
    ["void", -2],
    ["cancelled", -2],
    ["rejected", -2],
  ])("%s is sent as %d and read back", (status, number) => {
    const written = encodeResult(calls.createcoupon, { ...placed, status });
    expect(written).toMatchObject({ results: { status: number } });
    expect(decodeResult(calls.createcoupon, written).status).toBe(status);
  });

  test.each([
    [0, "open"],
    [1, "won"],
    [2, "cashed_out"],
    [-1, "lost"],
    [-2, "cancelled"],
  ])("the number %d alone reads as %s", (number, status) => {
    const written = encodeResult(calls.createcoupon, { ...placed, status: "open" }) as {
      results: Record<string, unknown>;
    };
    const { state: _, ...legacy } = written.results;
    expect(decodeResult(calls.createcoupon, { status: 1, results: { ...legacy, status: number } }).status).toBe(status);
  });

  test("a detailed status that contradicts the number is refused as unreadable", () => {
    const written = encodeResult(calls.createcoupon, { ...placed, status: "won" }) as {
      results: Record<string, unknown>;
    };
    const contradiction = { status: 1, results: { ...written.results, state: "lost" } };
    expect(() => decodeResult(calls.createcoupon, contradiction)).toThrow("unreadable_answer");
  });
});

/** False where it was refused as an invalid field; anything else that goes wrong is thrown on. */
function isAccepted(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === "invalid_field") return false;
    throw error;
  }
}
