import { expect, test } from "vitest";
import { changedFields, firstSide, resolveConflicts, theirChanges } from "./record.ts";

const base = { sport: true, live: true, maxStake: 100n, minTip: 1 };

test("Changes of another person are found; equal changes of both are no conflict", () => {
  const mine = { ...base, live: false, maxStake: 200n };
  const theirs = { ...base, live: false, sport: false, maxStake: 300n };
  expect(theirChanges(base, mine, theirs)).toEqual([
    { name: "sport", base: true, mine: true, theirs: false },
    { name: "maxStake", base: 100n, mine: 200n, theirs: 300n },
  ]);
});

test("A field that I did not change takes their value at first, a field that I changed keeps mine", () => {
  const changes = theirChanges(base, { ...base, maxStake: 200n }, { ...base, sport: false, maxStake: 300n });
  expect(changes.map((change) => [change.name, firstSide(change)])).toEqual([
    ["sport", "theirs"],
    ["maxStake", "mine"],
  ]);
});

test("The saved record has my values, and theirs where theirs were chosen", () => {
  const mine = { ...base, maxStake: 200n };
  const changes = theirChanges(base, mine, { ...base, sport: false, maxStake: 300n });
  expect(resolveConflicts(mine, changes, {})).toEqual({ ...base, sport: false, maxStake: 200n });
  expect(resolveConflicts(mine, changes, { sport: "mine", maxStake: "theirs" })).toEqual({ ...base, maxStake: 300n });
});

test("Changed fields are those that differ", () => {
  expect(changedFields(base, { ...base, minTip: 2 })).toEqual(["minTip"]);
  expect(changedFields(base, { ...base })).toEqual([]);
});
