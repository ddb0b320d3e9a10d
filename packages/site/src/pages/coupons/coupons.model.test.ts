import { expect, test } from "vitest";
import { newestFirst } from "./order.ts";
import { couponsState, newlySettled, readFilter } from "./coupons.model.ts";

test("status, page and order are read from the address; unknown values are ignored", () => {
  const none = { filter: null, page: 1, order: newestFirst };
  const byStake = { by: "stake", descending: true };
  expect(readFilter({ status: "won", page: "3", sort: "-stake" })).toEqual({ filter: "won", page: 3, order: byStake });
  expect(readFilter({ status: "half", page: "-1", sort: "-colour" })).toEqual(none);
  expect(readFilter({})).toEqual(none);
});

test("no coupons at all is different from none with the chosen status", () => {
  expect(couponsState({ rows: 0, filtered: false, failed: false })).toBe("empty");
  expect(couponsState({ rows: 0, filtered: true, failed: false })).toBe("none");
  expect(couponsState({ rows: 2, filtered: true, failed: true })).toBe("ready");
  expect(couponsState({ rows: undefined, filtered: false, failed: true })).toBe("failed");
  expect(couponsState({ rows: undefined, filtered: false, failed: false })).toBe("loading");
});

test("a coupon that was open and is decided has been settled; a new or a still open one has not", () => {
  const open = new Set([1, 2]);
  expect(newlySettled(open, [{ couponId: 1, status: "won" }])).toBe(true);
  expect(newlySettled(open, [{ couponId: 2, status: "open" }])).toBe(false);
  expect(newlySettled(open, [{ couponId: 3, status: "lost" }])).toBe(false);
});
