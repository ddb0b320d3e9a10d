import { describe, expect, test } from "vitest";
import { CallError } from "@livery/contract";
import { minor } from "@livery/betting";
import { offer, receipt, runSlip } from "../testing/slips.ts";

function placing() {
  let offset = 4;
  const slip = runSlip({ feedPosition: ({ matchId }) => ({ topic: `match:${matchId}`, epoch: 2, offset: offset++ }) });
  slip.send({ type: "ADD", selection: { ...offer(1), live: true } });
  slip.send({ type: "ADD", selection: offer(2) });
  slip.send({ type: "STAKE", stake: minor(1000) });
  slip.send({ type: "PLACE" });
  return slip;
}

test("D50 a live selection has its position in the feed, and others have none", () => {
  const { request } = placing().call(0);
  expect(request.phase).toBe("mixed");
  expect(request.selections.map((selection) => selection.feed)).toEqual([
    { topic: "match:1", epoch: 2, offset: 4 },
    undefined,
  ]);
});

test("D54 a repetition sends the same body with the same key, though the feed has moved on", async () => {
  const slip = placing();
  await slip.call(0).fail(new CallError("market_locked"));
  slip.send({ type: "PLACE" });
  expect(slip.sent).toHaveLength(2);
  expect(slip.call(1)).toMatchObject({ key: slip.call(0).key, request: slip.call(0).request });
});

describe("D14 a delayed bet", () => {
  const pending = { ...receipt, status: "pending" as const };
  test("has a pending receipt, until it is confirmed with the odds of that moment", async () => {
    const slip = placing();
    await slip.call(0).answer(pending);
    expect(slip.context().receipt?.status).toBe("pending");
    const coupon = { couponNumber: pending.couponNumber, status: "open" as const, maxReturn: minor(2100) };
    slip.send({ type: "CONFIRMED", coupon });
    expect(slip.context().receipt).toEqual({ ...pending, ...coupon });
  });
  test("is not confirmed by another coupon's confirmation", async () => {
    const slip = placing();
    await slip.call(0).answer(pending);
    slip.send({ type: "CONFIRMED", coupon: { couponNumber: "OTHER", status: "open", maxReturn: minor(1) } });
    expect(slip.context().receipt).toEqual(pending);
  });
});
