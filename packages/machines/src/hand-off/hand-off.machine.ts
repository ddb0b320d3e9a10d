import { assign, emit, fromPromise, setup } from "xstate";
import { CallError, type JsonValue } from "@livery/contract";
import { parseSlip, writeSlip, type SlipRecord } from "../slip/storage/record.ts";
import type { HandedSlip } from "./handed.ts";

/**
 * Milliseconds that a document waits for the hand-off before it stays where it is, so that the player is not sent away in
 * mid-use.
 */
export const crossingTimeout = 3_000;

export interface HandOffInput {
  /** The address where the document belongs (`mobileAddress`), or null if it is at the right one. */
  readonly target: string | null;
  /** The browser has come from the site's other host with a hand-off to redeem (cookie `lv_handoff`). */
  readonly arriving: boolean;
  /** The display flag (cookie `userId`): a player is signed in here. */
  readonly signedIn: boolean;
  /** The stored slip, or null (`readSlip`). */
  readonly slip: SlipRecord | null;
  readonly handed: HandedSlip;
  /** Leaves session and slip with the server (`POST /handoff`); throws CallError. */
  readonly create: (slip: JsonValue, signal: AbortSignal) => Promise<unknown>;
  /** Takes session and slip over (`POST /handoff/redeem`); throws CallError, and has its own timeout (D60). */
  readonly redeem: (signal: AbortSignal) => Promise<{ readonly signedIn: boolean; readonly slip: JsonValue }>;
}

export interface HandOffContext {
  readonly input: HandOffInput;
  /** The text of the slip to hand over, or null. */
  readonly carried: string | null;
}

export type HandOffEmitted =
  /** The page must replace the document with this address. */
  | { readonly type: "redirect"; readonly address: string }
  /**
   * A hand-off ended here. `slip` is the slip that was handed over; null if there is none or it is unreadable: the slip that is
   * here then stays.
   */
  | { readonly type: "arrived"; readonly signedIn: boolean; readonly slip: SlipRecord | null };

// XState infers its types from this value and never reads it.
const types = {} as { context: HandOffContext; input: HandOffInput; emitted: HandOffEmitted };

/** The hand-off of session and slip between a site's hosts (D49), once, as the document loads. */
export const handOffMachine = setup({
  types,
  actors: {
    create: fromPromise<unknown, HandOffContext>(({ input: { input, carried }, signal }) =>
      input.create(carried === null ? null : (JSON.parse(carried) as JsonValue), signal),
    ),
    redeem: fromPromise<{ readonly signedIn: boolean; readonly slip: JsonValue }, HandOffContext>(
      ({ input: { input }, signal }) => input.redeem(signal),
    ),
  },
  delays: { crossingTimeout },
  guards: {
    isArriving: ({ context }) => context.input.arriving,
    belongsHere: ({ context }) => context.input.target === null,
    hasLuggage: ({ context }) => context.input.signedIn || context.carried !== null,
    // The flag was out of date: the server has no session, and there is no slip.
    isNothing: (_, { error }: { error: unknown }) => error instanceof CallError && error.code === "invalid_field",
  },
  actions: {
    rememberHanded: ({ context: { input, carried } }) => {
      if (carried !== null) input.handed.write(carried);
    },
    notifyRedirect: emit(({ context }) => ({ type: "redirect" as const, address: context.input.target ?? "" })),
    notifyArrived: emit((_, { signedIn, slip }: { signedIn: boolean; slip: JsonValue }) => ({
      type: "arrived" as const,
      signedIn,
      slip: slip === null ? null : parseSlip(JSON.stringify(slip)),
    })),
    pack: assign(({ context: { input } }) => ({ carried: luggage(input) })),
  },
}).createMachine({
  id: "handOff",
  context: ({ input }) => ({ input, carried: null }),
  initial: "deciding",
  states: {
    deciding: {
      entry: "pack",
      always: [
        // A browser that has just crossed stays, however wide the window is.
        { guard: "isArriving", target: "arriving" },
        { guard: "belongsHere", target: "here" },
        { guard: "hasLuggage", target: "leaving" },
        { target: "gone" },
      ],
    },
    arriving: {
      invoke: {
        src: "redeem",
        input: ({ context }) => context,
        onDone: { target: "here", actions: { type: "notifyArrived", params: ({ event }) => event.output } },
        // Expired or already redeemed: the page is as it would be without a hand-off.
        onError: "here",
      },
    },
    leaving: {
      invoke: {
        src: "create",
        input: ({ context }) => context,
        onDone: { target: "gone", actions: "rememberHanded" },
        onError: [
          { guard: { type: "isNothing", params: ({ event }) => ({ error: event.error }) }, target: "gone" },
          // Staying loses nothing; a redirect would lose session and slip.
          { target: "here" },
        ],
      },
      after: { crossingTimeout: "here" },
    },
    here: { type: "final" },
    gone: { type: "final", entry: "notifyRedirect" },
  },
});

/** The slip's text, or null if the slip is empty or was already handed over unchanged. */
function luggage({ slip, handed }: HandOffInput): string | null {
  if (slip === null || (slip.selections.length === 0 && slip.attempt === null)) return null;
  const text = writeSlip(slip);
  return text === handed.read() ? null : text;
}
