import { expect, test } from "vitest";
import * as fc from "fast-check";
import { minor, thousandths } from "@livery/betting";
import { slipContext, slipSelection } from "../../testing/slips.ts";
import { nextAttempt } from "../placement/placement.request.ts";
import { parseSlip, writeSlip, type SlipRecord } from "./record.ts";

const limited = { minStake: minor(100), maxStake: null, maxPay: minor(9_007_199_254_740_993n) };
const context = slipContext({
  selections: [
    slipSelection(1, 2150, { offered: thousandths(2000), movement: -1, single: limited }),
    slipSelection(2, 1500, { closed: "match_started", locked: true }),
  ],
  sizes: [1, 2],
  stake: minor(9_007_199_254_740_993n),
  oddsChange: "higher",
});
const record: SlipRecord = {
  selections: context.selections,
  sizes: context.sizes,
  stake: context.stake,
  oddsChange: context.oddsChange,
  attempt: nextAttempt(context, 42),
};

test("a stored slip is read back unchanged, to the last minor unit and with its attempt", () => {
  expect(parseSlip(writeSlip(record))).toEqual(record);
  expect(parseSlip(writeSlip({ ...record, stake: null, attempt: null }))).toEqual({
    ...record,
    stake: null,
    attempt: null,
  });
});

test("only data that must survive a reload is written", () => {
  expect(Object.keys(JSON.parse(writeSlip(context)) as object)).toEqual([
    "version",
    "picks",
    "sizes",
    "stake",
    "oddsChange",
    "attempt",
  ]);
});

test("a slip stored before systems existed is read as one without a system", () => {
  const { sizes: _, ...old } = JSON.parse(writeSlip(record)) as Record<string, unknown>;
  expect(parseSlip(JSON.stringify({ ...old, version: 1 }))).toEqual({ ...record, sizes: [] });
});

test("an invalid slip is discarded", () => {
  const good = JSON.parse(writeSlip(record)) as Record<string, unknown>;
  const [first] = good["picks"] as Record<string, unknown>[];
  const broken: unknown[] = [
    null,
    [],
    "slip",
    {},
    { ...good, version: 3 },
    { ...good, sizes: undefined },
    { ...good, sizes: ["2"] },
    { ...good, sizes: [-1] },
    { ...good, stake: 500 },
    { ...good, stake: "-5" },
    { ...good, stake: "1e3" },
    { ...good, oddsChange: "always" },
    { ...good, picks: {} },
    { ...good, picks: [first, first] },
    { ...good, picks: Array.from({ length: 101 }, (_, matchId) => ({ ...first, matchId })) },
    { ...good, picks: [{ ...first, odds: "2.15" }] },
    { ...good, picks: [{ ...first, odds: -1 }] },
    { ...good, picks: [{ ...first, closed: "never" }] },
    { ...good, picks: [{ ...first, home: "x".repeat(501) }] },
    { ...good, picks: [{ ...first, single: null }] },
    { ...good, attempt: { key: 1 } },
    { ...good, attempt: {} },
  ];
  expect(broken.map((each) => parseSlip(JSON.stringify(each)))).toEqual(broken.map(() => null));
  expect(["", "{", "undefined", writeSlip(record).slice(0, -1)].map(parseSlip)).toEqual([null, null, null, null]);
});

test("no stored text makes the reader throw", () => {
  const likeSlips = fc.object().map((each) => JSON.stringify({ version: 2, ...each }));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), likeSlips), (text) => {
      expect(parseSlip(text)).toBeNull();
    }),
  );
});

test("a stored slip with any value replaced is read as a valid slip or null", () => {
  const text = writeSlip(record);
  const values = [...text.matchAll(/(?<=:)("[^"]*"|\d+|true|false|null)/g)];
  fc.assert(
    fc.property(fc.constantFrom(...values), fc.json(), (value, other) => {
      const changed = parseSlip(text.slice(0, value.index) + other + text.slice(value.index + value[0].length));
      expect(changed === null || parseSlip(writeSlip(changed)) !== null).toBe(true);
    }),
  );
});
