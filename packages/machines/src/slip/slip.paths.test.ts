import { getShortestPaths } from "@xstate/graph";
import { describe, expect, test } from "vitest";
import { CallError } from "@livery/contract";
import { minor } from "@livery/betting";
import { offer, receipt, slipInput } from "../testing/slips.ts";
import { user } from "../testing/users.ts";
import { betSlipMachine, slipPhase } from "./slip.machine.ts";
import { outcomeRef } from "./selection.ts";
import { slipView } from "./slip.view.ts";

/** What the player, the page and the house can do; the calls' answers stand in for the calls. */
const calls = ["betSlip.placing", "betSlip.unknown.retrying"];
const events = [
  { type: "ADD", selection: offer(1) },
  { type: "ADD", selection: offer(2, 2000, { locked: true }) },
  { type: "REMOVE_UNPLAYABLE" },
  { type: "SIZES", sizes: [1] },
  { type: "SIZES", sizes: [] },
  { type: "BANKER", matchId: 1 },
  { type: "LOAD", slip: { selections: [{ ...offer(1), banker: true }], sizes: [1], gone: ["A – B"] } },
  { type: "SELECTION_CHANGED", changes: [{ ref: outcomeRef(offer(2)), locked: false }] },
  { type: "STAKE", stake: minor(1000) },
  { type: "PLACE" },
  { type: "DISMISS" },
  { type: "GIVE_UP" },
  { type: "CHECK_AGAIN" },
  { type: "OFFLINE" },
  { type: "ONLINE" },
  { type: "USER", user: null },
  { type: "USER", user: user() },
  { type: "USER", user: user({ userId: 43 }) },
  ...calls.flatMap((call) => [
    { type: `xstate.done.actor.0.${call}`, output: receipt },
    { type: `xstate.error.actor.0.${call}`, error: new CallError("market_closed") },
    { type: `xstate.error.actor.0.${call}`, error: new CallError("timeout") },
    { type: `xstate.after.placementTimeout.${call}` },
  ]),
  { type: "xstate.after.nextCheck.betSlip.unknown.waiting" },
];

const serializeEvent = (event: unknown) =>
  JSON.stringify(event, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));

const paths = getShortestPaths(betSlipMachine, {
  input: slipInput({ user: null }),
  events: events as never,
  serializeEvent,
  serializeState: ({ value, context }) =>
    JSON.stringify([
      value,
      context.selections.map(({ banker, locked, matchId }) => [matchId, banker, locked]),
      context.sizes,
      String(context.stake),
      context.user?.userId,
      context.online,
      context.attempt?.pending,
    ]),
});

const ends = new Map(paths.map((path) => [JSON.stringify(path.state.value), path]));

describe(`${paths.length} shortest paths through the slip`, () => {
  test("reach every state", () => {
    const states = [
      '{"open":"idle"}',
      '{"open":"refused"}',
      '{"open":"placed"}',
      '{"open":"awaitingSignIn"}',
      '"placing"',
      '{"unknown":"waiting"}',
      '{"unknown":"retrying"}',
    ];
    expect([...ends.keys()].sort()).toEqual(states.sort());
  });
  test("lead to a sent coupon only with a signed-in player, a selection, a stake and the button", () => {
    for (const { steps } of paths) {
      const at = steps.findIndex(({ state }) => slipPhase(state) === "placing");
      const before = steps[at - 1]?.state.context;
      expect(
        at < 0 || (before && before.user !== null && slipView(before).canPlace && steps[at]?.event.type === "PLACE"),
      ).toBe(true);
    }
  });
  test("send the kind, sizes, bankers and total of the slip", () => {
    for (const { state } of paths.filter((path) => slipPhase(path.state) === "placing")) {
      const { attempt, ...context } = state.context;
      const { kind, legs, price, system } = slipView({ ...context, attempt });
      const sizes = system?.sizes.filter(({ chosen }) => chosen).map(({ size }) => size) ?? [];
      expect(attempt?.request).toMatchObject({ kind, sizes, totalStake: price?.totalStake });
      expect(attempt?.request.selections.map(({ banker }) => banker)).toEqual(legs.map(({ banker }) => banker));
    }
  });
  test("lead to a receipt only from a sent coupon", () => {
    for (const path of paths.filter(({ state }) => slipPhase(state) === "placed")) {
      expect(path.steps.some(({ event }) => event.type.startsWith("xstate.done.actor"))).toBe(true);
    }
  });
  test("never get stuck: the player can return to an open slip from every state", () => {
    for (const { state } of paths) {
      const shortest = getShortestPaths(betSlipMachine, {
        fromState: state,
        events: events as never,
        serializeEvent,
        input: slipInput(),
        serializeState: ({ value }) => JSON.stringify(value),
        toState: (found) => slipPhase(found) === "idle",
        limit: 2000,
      });
      expect(shortest.length).toBeGreaterThan(0);
    }
  });
});
