import {
  betSlipMachine,
  persistSlip,
  readSlip,
  slipPhase,
  slipView,
  type SlipInput,
  type SlipStorage,
} from "@livery/machines";
import { createActor, type ActorRefFrom } from "xstate";
import type { RunningSlip } from "./slip-access.ts";

export type SlipActor = ActorRefFrom<typeof betSlipMachine>;

/**
 * Starts the slip in its stored state, stores its changes and syncs it with other tabs. A separate chunk, after the first view.
 */
export function startSlip(
  input: Omit<SlipInput, "restored">,
  storage: SlipStorage,
): { actor: SlipActor; running: RunningSlip } {
  const actor = createActor(betSlipMachine, { input: { ...input, restored: readSlip(storage) } });
  actor.start();
  persistSlip(actor, storage);
  const running: RunningSlip = {
    send: (event) => actor.send(event),
    read: () => {
      const snapshot = actor.getSnapshot();
      return { view: slipView(snapshot.context), phase: slipPhase(snapshot) };
    },
    subscribe: (listener) => void actor.subscribe(listener),
  };
  return { actor, running };
}
