import {
  betSlipMachine,
  persistSlip,
  readSlip,
  slipPhase,
  slipView,
  type SlipEvent,
  type SlipInput,
  type SlipStorage,
  type SlipView,
} from "@livery/machines";
import { createActor, type ActorRefFrom } from "xstate";
import type { RunningActor } from "../core/deferred-actor.ts";
import type { SlipState } from "../core/features.ts";
import { selectionKey } from "../matches/matches.view.ts";
import { emptySlip } from "./slip-access.ts";

export type SlipActor = ActorRefFrom<typeof betSlipMachine>;

/**
 * Starts the slip in its stored state, stores its changes and syncs it with other tabs. A separate chunk, after the first view.
 */
export function startSlip(
  input: Omit<SlipInput, "restored">,
  storage: SlipStorage,
): { actor: SlipActor; running: RunningActor<SlipState, SlipEvent> } {
  const actor = createActor(betSlipMachine, { input: { ...input, restored: readSlip(storage) } });
  actor.start();
  persistSlip(actor, storage);
  let { selected } = emptySlip;
  const running: RunningActor<SlipState, SlipEvent> = {
    send: (event) => actor.send(event),
    read: () => {
      const snapshot = actor.getSnapshot();
      const view = slipView(snapshot.context);
      const keys = keysOf(view);
      // Lists are drawn again when the selections change, not when the stake does.
      if (!sameKeys(selected, keys)) selected = keys;
      return { view, phase: slipPhase(snapshot), selected };
    },
    subscribe: (listener) => void actor.subscribe(listener),
  };
  return { actor, running };
}

function keysOf(view: SlipView): ReadonlySet<string> {
  return new Set(view.legs.map(({ selection }) => selectionKey(selection)));
}

function sameKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((key) => b.has(key));
}
