import { expect, test } from "vitest";
import { calls } from "../areas/table.ts";
import { decodeResult } from "./codec.ts";

const bonus = {
  id: 1,
  title: "Welcome bonus",
  requestedExists: 1,
  requestable: 0,
  requestDate: null,
  resolveDate: null,
  reason: null,
};

test.each([
  [0, "waiting"],
  [1, "confirmed"],
  [2, "cancelled"],
  [3, "waiting"],
  [-1, "waiting"],
  [99, "waiting"],
])("§4 a bonus of status %i is %s", (status, is) => {
  expect(decodeResult(calls.getBonus, { results: [{ ...bonus, status }] })).toMatchObject([{ status: is }]);
});
