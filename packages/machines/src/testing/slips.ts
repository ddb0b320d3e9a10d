import { minor, thousandths } from "@livery/betting";
import type { PlaceCoupon, PlacedCoupon } from "@livery/contract";
import { createActor, SimulatedClock } from "xstate";
import { initialSlip, type SlipContext, type SlipInput } from "../slip/slip.context.ts";
import type { SlipEmitted } from "../slip/events.ts";
import { betSlipMachine, slipPhase } from "../slip/slip.machine.ts";
import type { OfferedSelection, SlipSelection } from "../slip/selection.ts";
import { slipView } from "../slip/slip.view.ts";
import { user } from "./users.ts";

const noLimits = { minStake: null, maxStake: null, maxPay: null };

export function offer(matchId: number, odds = 2000, more: Partial<OfferedSelection> = {}): OfferedSelection {
  return {
    matchId,
    marketTypeId: 1,
    outcomeId: 1,
    special: "",
    odds: thousandths(odds),
    locked: false,
    live: false,
    minTip: 1,
    single: noLimits,
    combined: noLimits,
    home: `Home ${matchId}`,
    away: `Away ${matchId}`,
    startsAt: "2026-11-21T15:00:00Z",
    sportId: 1,
    tournamentName: "League",
    marketName: "market.1",
    outcomeName: "home",
    ...more,
  };
}

export function slipSelection(matchId: number, odds = 2000, more: Partial<SlipSelection> = {}): SlipSelection {
  const offered = offer(matchId, odds);
  return { ...offered, offered: offered.odds, movement: 0, closed: null, banker: false, ...more };
}

export function slipInput(more: Partial<SlipInput> = {}): SlipInput {
  let keys = 0;
  return {
    place: () => new Promise(() => undefined),
    newKey: () => `key-${++keys}`,
    minorDigits: () => 2,
    defaultCurrency: "EUR",
    quickStakes: [500, 1000, 2000, 5000].map(minor),
    user: user(),
    restored: null,
    online: true,
    ...more,
  };
}

/** A slip context for tests of the pure rules. */
export function slipContext(more: Partial<SlipContext> = {}, input: Partial<SlipInput> = {}): SlipContext {
  return { ...initialSlip(slipInput(input)), ...more };
}

export const receipt: PlacedCoupon = {
  couponId: 7,
  couponNumber: "ABCD12345678",
  status: "open",
  placedAt: "2026-11-20T12:00:00Z",
  totalStake: minor(1000),
  maxReturn: minor(2000),
  balance: minor(99_000),
  odds: [thousandths(2000)],
};

export interface Sent {
  readonly request: PlaceCoupon;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly answer: (coupon: PlacedCoupon) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** Runs a slip on a stopped clock; the test answers each of its requests. */
export function runSlip(more: Partial<SlipInput> = {}) {
  const clock = new SimulatedClock();
  const sent: Sent[] = [];
  const emitted: SlipEmitted[] = [];
  const place: SlipInput["place"] = (request, key, signal) =>
    new Promise((resolve, reject) => {
      const settle = (done: () => void) => {
        done();
        return tick();
      };
      sent.push({
        request,
        key,
        signal,
        answer: (coupon) => settle(() => resolve(coupon)),
        fail: (error) => settle(() => reject(error)),
      });
    });
  const actor = createActor(betSlipMachine, { clock, input: slipInput({ place, ...more }) });
  for (const type of ["notice", "signInNeeded", "placing", "placed", "refused", "unknown"] as const) {
    actor.on(type, (event) => emitted.push(event));
  }
  actor.start();
  return {
    actor,
    clock,
    sent,
    /** The request at an index, -1 for the last. */
    call(index: number): Sent {
      const found = sent.at(index);
      if (!found) throw new RangeError(`there is no request ${index}`);
      return found;
    },
    emitted,
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    view: () => slipView(actor.getSnapshot().context),
    phase: () => slipPhase(actor.getSnapshot()),
  };
}

/** Lets resolved promises reach the machine. */
export const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
