import { getShortestPaths } from "@xstate/graph";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { CallError, type BookedSlip, type Booking } from "@livery/contract";
import { tick } from "../../testing/slips.ts";
import { bookingPhase, slipBookingMachine, type BookableSlip, type BookingEmitted } from "./booking.machine.ts";

const slip: BookableSlip = {
  selections: [{ matchId: 1, marketTypeId: 1, outcomeId: 1, special: "", banker: false }],
  sizes: [],
};
const booked: BookedSlip = { code: "7K2M9PLR4T", expiresAt: "2026-11-21T09:00:00Z" };
const found: Booking = { ...booked, selections: [], sizes: [] };

function run() {
  const calls: {
    what: unknown;
    signal: AbortSignal;
    answer: (value: never) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const call = (what: unknown, signal: AbortSignal) =>
    new Promise<never>((resolve, reject) => calls.push({ what, signal, answer: resolve, fail: reject }));
  const loaded: BookingEmitted[] = [];
  const actor = createActor(slipBookingMachine, { input: { book: call, load: call } });
  actor.on("loaded", (event) => loaded.push(event));
  actor.start();
  const settle = async (done: () => void) => {
    done();
    await tick();
  };
  return {
    calls,
    loaded,
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    phase: () => bookingPhase(actor.getSnapshot()),
    answer: (value: BookedSlip | Booking) => settle(() => calls.at(-1)?.answer(value as never)),
    fail: (error: unknown) => settle(() => calls.at(-1)?.fail(error)),
  };
}

describe("a booking (D22)", () => {
  test("returns a code for a slip, until the slip changes", async () => {
    const booking = run();
    booking.send({ type: "BOOK", slip });
    expect(booking.phase()).toBe("booking");
    await booking.answer(booked);
    expect(booking.calls[0]?.what).toBe(slip);
    expect([booking.phase(), booking.context().booked]).toEqual(["booked", booked]);
    booking.send({ type: "CHANGED" });
    expect([booking.phase(), booking.context().booked]).toEqual(["idle", null]);
  });
  test("returns the slip for a code, which is sent as typed without the spaces around it", async () => {
    const booking = run();
    booking.send({ type: "LOAD", code: " 7k2m9-plr4t " });
    expect(booking.calls[0]?.what).toBe("7k2m9-plr4t");
    await booking.answer(found);
    expect(booking.loaded).toEqual([{ type: "loaded", booking: found }]);
    expect(booking.phase()).toBe("idle");
  });
  test("reports a failure, and can be retried", async () => {
    const booking = run();
    booking.send({ type: "LOAD", code: "AAAAA-AAAAA" });
    await booking.fail(new CallError("not_found"));
    expect([booking.phase(), booking.context().problem?.code]).toEqual(["failed", "not_found"]);
    booking.send({ type: "BOOK", slip });
    expect(booking.context().problem).toBeNull();
    await booking.fail(new TypeError("broken"));
    expect(booking.context().problem?.code).toBe("technical");
    expect(booking.loaded).toEqual([]);
  });
  test("ignores answers that are no longer awaited", async () => {
    const booking = run();
    booking.send({ type: "BOOK", slip });
    booking.send({ type: "CHANGED" });
    expect(booking.calls[0]?.signal.aborted).toBe(true);
    await booking.answer(booked);
    expect([booking.phase(), booking.context().booked]).toEqual(["idle", null]);
  });
});

test("every path of a booking ends, and leads back to the start", () => {
  const events = [
    { type: "BOOK", slip },
    { type: "LOAD", code: "7K2M9PLR4T" },
    { type: "CHANGED" },
    { type: "xstate.done.actor.0.slipBooking.booking", output: booked },
    { type: "xstate.error.actor.0.slipBooking.booking", error: new CallError("offline") },
    { type: "xstate.done.actor.0.slipBooking.loading", output: found },
    { type: "xstate.error.actor.0.slipBooking.loading", error: new CallError("not_found") },
  ];
  const never = () => new Promise<never>(() => undefined);
  const paths = getShortestPaths(slipBookingMachine, {
    input: { book: never, load: never },
    events: events as never,
    serializeState: ({ value, context }) => JSON.stringify([value, context.booked !== null, context.problem?.code]),
  });
  const ends = new Set(paths.map(({ state }) => bookingPhase(state)));
  expect([...ends].sort()).toEqual(["booked", "booking", "failed", "idle", "loading"]);
  for (const { state } of paths) {
    expect((bookingPhase(state) === "booked") === (state.context.booked !== null)).toBe(true);
    expect((bookingPhase(state) === "failed") === (state.context.problem !== null)).toBe(true);
  }
});
