import { describe, expect, test } from "vitest";
import { CallError } from "@livery/contract";
import { minor, thousandths } from "@livery/betting";
import { offer, receipt, runSlip, slipSelection, tick } from "../testing/slips.ts";
import { user } from "../testing/users.ts";
import { placementTimeout } from "./slip.machine.ts";
import { outcomeRef } from "./selection.ts";
import { nextAttempt } from "./placement/placement.request.ts";

function filled(input: Parameters<typeof runSlip>[0] = {}) {
  const slip = runSlip(input);
  slip.send({ type: "ADD", selection: offer(1) });
  slip.send({ type: "ADD", selection: offer(2, 1500) });
  slip.send({ type: "STAKE", stake: minor(1000) });
  return slip;
}

function placing(input: Parameters<typeof runSlip>[0] = {}) {
  const slip = filled(input);
  slip.send({ type: "PLACE" });
  return slip;
}

const types = (slip: ReturnType<typeof runSlip>) => slip.emitted.map(({ type }) => type);

describe("placing", () => {
  test("sends what the player saw, once, shows the receipt, and empties the slip", async () => {
    const slip = placing();
    expect(slip.phase()).toBe("placing");
    expect(slip.sent).toMatchObject([
      { key: "key-1", request: { stake: 1000n, kind: "accumulator", selections: [{ odds: 2000 }, { odds: 1500 }] } },
    ]);
    await slip.call(0).answer(receipt);
    expect(slip.phase()).toBe("placed");
    expect(slip.context()).toMatchObject({
      selections: [],
      stake: null,
      attempt: null,
      receipt,
      user: { balance: 99_000n },
    });
    expect(types(slip)).toEqual(["placing", "placed"]);
  });
  test("accepts no edits while a coupon is sent", () => {
    const slip = placing();
    slip.send({ type: "ADD", selection: offer(3) });
    slip.send({ type: "STAKE", stake: minor(9) });
    slip.send({ type: "PLACE" });
    slip.send({ type: "RESTORED", record: null });
    expect(slip.context()).toMatchObject({ stake: 1000n, selections: [{ matchId: 1 }, { matchId: 2 }] });
    expect(slip.sent).toHaveLength(1);
  });
  test("of an invalid slip is refused without a call", () => {
    const slip = filled();
    slip.send({ type: "STAKE", stake: minor(5) });
    slip.send({ type: "PLACE" });
    expect(slip.phase()).toBe("refused");
    expect(slip.sent).toHaveLength(0);
    expect(slip.emitted).toEqual([
      { type: "refused", refusal: { code: "stake_too_low", params: { min: 100 }, legs: [] } },
    ]);
  });
  test("by a visitor asks to sign in first, and leaves the slip unchanged", () => {
    const slip = placing({ user: null });
    expect(slip.phase()).toBe("awaitingSignIn");
    expect(types(slip)).toEqual(["signInNeeded"]);
    slip.send({ type: "USER", user: user() });
    expect(slip.phase()).toBe("idle");
    expect(slip.sent).toHaveLength(0);
    slip.send({ type: "PLACE" });
    expect(slip.sent).toHaveLength(1);
  });
  test("is not possible offline, and is possible again when the network is back", () => {
    const slip = filled();
    slip.send({ type: "OFFLINE" });
    slip.send({ type: "PLACE" });
    expect(slip.emitted).toMatchObject([{ type: "refused", refusal: { code: "offline" } }]);
    slip.send({ type: "ONLINE" });
    slip.send({ type: "PLACE" });
    expect(slip.phase()).toBe("placing");
  });
});

describe("a refusal", () => {
  const oddsChanged = new CallError("odds_changed", {
    legs: [{ index: 1, code: "odds_changed", params: { old: "1.500", new: "1.450" } }],
  });

  test("names the leg with the new price, and after accepting it the slip is placed with a new key (D13, D54)", async () => {
    const slip = placing();
    await slip.call(0).fail(oddsChanged);
    expect(slip.phase()).toBe("refused");
    expect(slip.view()).toMatchObject({
      canPlace: false,
      changedOdds: true,
      legs: [{ state: "open" }, { state: "changed", selection: { odds: 1500, offered: 1450 } }],
    });
    slip.send({ type: "ACCEPT_ODDS", ref: outcomeRef(offer(2)) });
    expect(slip.view()).toMatchObject({ canPlace: true, refusal: null });
    slip.send({ type: "PLACE" });
    expect(slip.sent.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
    expect(slip.call(1).request.selections).toMatchObject([{ odds: 2000 }, { odds: 1450 }]);
  });
  test("lets the same body be placed with the same key, since nothing is pending any more", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("feed_stale"));
    expect(slip.context().attempt).toMatchObject({ key: "key-1", pending: false });
    slip.send({ type: "PLACE" });
    expect(slip.sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  });
  test("of a leg offers to remove it, and of the stake to lower it", async () => {
    const slip = placing();
    await slip
      .call(0)
      .fail(new CallError("match_started", { legs: [{ index: 0, code: "match_started", params: {} }] }));
    slip.send({ type: "REMOVE_UNPLAYABLE" });
    expect(slip.context().selections.map(({ matchId }) => matchId)).toEqual([2]);
    slip.send({ type: "PLACE" });
    await slip.call(1).fail(new CallError("stake_too_high", { params: { max: 700 } }));
    slip.send({ type: "LOWER_STAKE" });
    expect(slip.context().stake).toBe(700n);
  });
  test("for lack of credit updates the balance, to which the stake can be lowered", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("insufficient_credit", { params: { balance: 400, stake: 1000 } }));
    expect(slip.view()).toMatchObject({ canPlace: false, problems: [{ code: "insufficient_credit" }] });
    slip.send({ type: "LOWER_STAKE" });
    expect(slip.view()).toMatchObject({ canPlace: true, stake: 400n });
  });
  test("names the right leg, even if another leg was removed meanwhile", async () => {
    const slip = placing();
    slip.send({ type: "SELECTION_CHANGED", changes: [{ ref: outcomeRef(offer(1)), finished: true }] });
    await slip.call(0).fail(oddsChanged);
    expect(slip.context().selections).toMatchObject([{ matchId: 2, offered: 1450 }]);
  });
  test("for lack of a session asks to sign in", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("signed_out"));
    expect(types(slip)).toEqual(["placing", "refused", "signInNeeded"]);
  });
  test("is removed when the player dismisses it", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("user_limit_expired"));
    slip.send({ type: "DISMISS" });
    expect(slip.phase()).toBe("idle");
    expect(slip.context().refusal).toBeNull();
  });
});

describe("an unknown placement (D60)", () => {
  test("begins after 15 s, ends the call and repeats it with the same key and body", async () => {
    const slip = placing();
    slip.clock.increment(placementTimeout - 1);
    expect(slip.phase()).toBe("placing");
    slip.clock.increment(1);
    expect(slip.phase()).toBe("unknown");
    expect(slip.call(0).signal.aborted).toBe(true);
    slip.clock.increment(2000);
    expect(slip.sent).toHaveLength(2);
    expect(slip.call(1).key).toBe(slip.call(0).key);
    expect(slip.call(1).request).toBe(slip.call(0).request);
    await slip.call(1).answer(receipt);
    expect(slip.phase()).toBe("placed");
  });
  test.each(["technical", "offline", "timeout", "unreadable_answer"] as const)(
    "follows an answer without a result: %s",
    async (code) => {
      const slip = placing();
      await slip.call(0).fail(new CallError(code));
      expect(slip.phase()).toBe("unknown");
    },
  );
  test("follows a gateway's 502 and anything that is no answer of the server", async () => {
    const gateway = placing();
    await gateway.call(0).fail(new CallError("busy", { params: { status: 502 } }));
    expect(gateway.phase()).toBe("unknown");
    const broken = placing();
    await broken.call(0).fail(new TypeError("broken"));
    expect(broken.phase()).toBe("unknown");
  });
  test("does not follow the server's answer busy, which means that nothing was placed", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("busy"));
    expect(slip.phase()).toBe("refused");
  });
  test("is repeated at longer and longer intervals while the answers do not decide it", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("timeout"));
    for (const [wait, code] of [
      [2000, "busy"],
      [4000, "already_in_progress"],
      [8000, "rate_limited"],
      [16_000, "signed_out"],
      [30_000, "technical"],
      [30_000, "offline"],
    ] as const) {
      const before = slip.sent.length;
      slip.clock.increment(wait - 1);
      expect(slip.sent).toHaveLength(before);
      slip.clock.increment(1);
      expect(slip.sent).toHaveLength(before + 1);
      await slip.call(-1).fail(new CallError(code));
      expect(slip.phase()).toBe("unknown");
    }
    expect(new Set(slip.sent.map(({ key }) => key)).size).toBe(1);
  });
  test("ends with a refusal of the server", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("timeout"));
    slip.send({ type: "CHECK_AGAIN" });
    await slip
      .call(1)
      .fail(new CallError("market_closed", { legs: [{ index: 0, code: "market_closed", params: {} }] }));
    expect(slip.phase()).toBe("refused");
    expect(slip.view().legs[0]).toMatchObject({ state: "closed" });
  });
  test("is not repeated without network or player, and is repeated soon afterwards", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("offline"));
    slip.send({ type: "OFFLINE" });
    slip.send({ type: "CHECK_AGAIN" });
    slip.clock.increment(60_000);
    expect(slip.sent).toHaveLength(1);
    slip.send({ type: "ONLINE" });
    slip.send({ type: "USER", user: null });
    slip.clock.increment(60_000);
    expect(slip.sent).toHaveLength(1);
    slip.send({ type: "USER", user: user() });
    slip.clock.increment(2000);
    expect(slip.sent).toHaveLength(2);
  });
  test("is never repeated in another player's name", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("timeout"));
    slip.send({ type: "USER", user: user({ userId: 43 }) });
    expect(slip.phase()).toBe("idle");
    slip.clock.increment(60_000);
    expect(slip.sent).toHaveLength(1);
    slip.send({ type: "PLACE" });
    expect(slip.call(1).key).not.toBe(slip.call(0).key);
  });
  test("is ignored for another player when it was stored", () => {
    const before = filled();
    const attempt = nextAttempt(before.context(), 42);
    const { selections, sizes, stake, oddsChange } = before.context();
    const slip = runSlip({ restored: { selections, sizes, stake, oddsChange, attempt }, user: user({ userId: 43 }) });
    expect([slip.phase(), slip.context().attempt]).toEqual(["idle", null]);
    expect(slip.context().selections).toEqual(selections);
    slip.clock.increment(60_000);
    expect(slip.sent).toEqual([]);
  });
  test("can be given up: the player is told to check their coupons, and the same coupon keeps its key", async () => {
    const slip = placing();
    await slip.call(0).fail(new CallError("timeout"));
    slip.send({ type: "GIVE_UP" });
    expect(slip.phase()).toBe("idle");
    expect(slip.context().attempt?.pending).toBe(false);
    expect(slip.emitted.at(-1)).toEqual({ type: "notice", notice: { key: "slip.checkCoupons", params: {} } });
    slip.send({ type: "PLACE" });
    expect(slip.call(1).key).toBe(slip.call(0).key);
  });
  test("is the first state of a page that was closed while a coupon was sent", async () => {
    const before = filled();
    const attempt = nextAttempt(before.context(), 42);
    const { selections, sizes, stake, oddsChange } = before.context();
    const slip = runSlip({ restored: { selections, sizes, stake, oddsChange, attempt } });
    expect(slip.phase()).toBe("unknown");
    slip.clock.increment(2000);
    expect(slip.sent).toMatchObject([{ key: attempt.key, request: attempt.request }]);
    await slip.call(0).answer(receipt);
    expect(slip.phase()).toBe("placed");
  });
});

test("a price change meanwhile does not change the sent request", async () => {
  const slip = filled();
  slip.send({ type: "ODDS_CHANGE", oddsChange: "any" });
  slip.send({ type: "PLACE" });
  slip.send({ type: "SELECTION_CHANGED", changes: [{ ref: outcomeRef(offer(1)), odds: thousandths(1800) }] });
  slip.clock.increment(placementTimeout);
  slip.clock.increment(2000);
  expect(slip.call(1).request.selections).toMatchObject([{ odds: 2000 }, { odds: 1500 }]);
  await tick();
});

test("the next bet after a receipt starts a new slip with a new key", async () => {
  const slip = placing();
  await slip.call(0).answer(receipt);
  slip.send({ type: "ADD", selection: offer(1) });
  slip.send({ type: "ADD", selection: offer(2, 1500) });
  slip.send({ type: "STAKE", stake: minor(1000) });
  expect(slip.context().receipt).toBeNull();
  slip.send({ type: "PLACE" });
  expect(slip.call(1).key).not.toBe(slip.call(0).key);
});

test("a receipt is removed when its player signs out, in this tab or another", async () => {
  const slip = placing();
  await slip.call(0).answer(receipt);
  expect(slip.phase()).toBe("placed");
  slip.send({ type: "USER", user: null });
  expect([slip.phase(), slip.context().receipt]).toEqual(["idle", null]);
});

test("another tab's slip replaces this one", () => {
  const slip = filled();
  slip.send({
    type: "RESTORED",
    record: { selections: [slipSelection(9)], sizes: [], stake: minor(1), oddsChange: "any", attempt: null },
  });
  expect(slip.context()).toMatchObject({ selections: [{ matchId: 9 }], stake: 1n, oddsChange: "any" });
  slip.send({ type: "RESTORED", record: null });
  expect(slip.context()).toMatchObject({ selections: [], stake: null });
});
