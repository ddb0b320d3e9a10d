import { minor } from "@livery/betting";
import type { PlacedCoupon } from "@livery/contract";
import { betSlipMachine, slipView, type OfferedSelection } from "@livery/machines";
import { createActor } from "xstate";

/** A bet slip without a page: the machine makes no call of its own, and knows no browser. */
export function startSlip(place: () => Promise<PlacedCoupon>) {
  const actor = createActor(betSlipMachine, {
    input: {
      place,
      newKey: () => crypto.randomUUID(),
      minorDigits: () => 2,
      defaultCurrency: "EUR",
      quickStakes: [minor(5_00), minor(10_00)],
      user: null,
      restored: null,
      online: true,
    },
  }).start();
  return {
    /** Takes a selection into the slip, or out of it. */
    toggle: (selection: OfferedSelection) => actor.send({ type: "TOGGLE", selection }),
    /** Everything that a variant of the slip shows: the same object as long as nothing changes. */
    view: () => slipView(actor.getSnapshot().context),
  };
}
