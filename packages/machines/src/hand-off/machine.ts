import { assign, emit, fromPromise, setup } from "xstate";
import { CallError, type JsonValue } from "@livery/contract";
import { parseSlip, writeSlip, type SlipRecord } from "../slip/storage/record.ts";
import type { HandedSlip } from "./handed.ts";

/** Milliseconds that a document waits for its crossing before it stays where it is: nobody is sent away in mid-use. */
export const crossingTimeout = 3_000;

export interface HandOffInput {
  /** Where the document belongs (`mobileAddress`), or null where it is right here. */
  readonly target: string | null;
  /** The browser has come from the site's other host with something to redeem (cookie `lv_handoff`). */
  readonly arriving: boolean;
  /** The flag for the screen (cookie `userId`): somebody is signed in here. */
  readonly signedIn: boolean;
  /** The stored slip, or null (`readSlip`). */
  readonly slip: SlipRecord | null;
  readonly handed: HandedSlip;
  /** Leaves session and slip with the house (`POST /handoff`); throws CallError. */
  readonly create: (slip: JsonValue, signal: AbortSignal) => Promise<unknown>;
  /** Takes them up (`POST /handoff/redeem`); throws CallError, and ends by itself (D60). */
  readonly redeem: (signal: AbortSignal) => Promise<{ readonly signedIn: boolean; readonly slip: JsonValue }>;
}

export interface HandOffContext {
  readonly input: HandOffInput;
  /** The slip's text that is carried, null for none. */
  readonly carried: string | null;
}

export type HandOffEmitted =
  /** The document is to be replaced by this one. */
  | { readonly type: "redirect"; readonly address: string }
  /** A crossing ended here. The slip is what was carried, null for none that can be read: what is here then stays. */
  | { readonly type: "arrived"; readonly signedIn: boolean; readonly slip: SlipRecord | null };

// XState reads its types from a value that is never looked at.
const types = {} as { context: HandOffContext; input: HandOffInput; emitted: HandOffEmitted };

/** Crossing between a site's hosts with session and slip (D49), once, as the document loads. */
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
    // The flag was out of date: the house knows of nobody who is signed in, and there is no slip.
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
        // Who has just crossed stays, however wide the window is.
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
        // Too late, or somebody was quicker: the page is as it would be without a crossing.
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
          // Nothing is lost by staying; a redirect would lose session and slip.
          { target: "here" },
        ],
      },
      after: { crossingTimeout: "here" },
    },
    here: { type: "final" },
    gone: { type: "final", entry: "notifyRedirect" },
  },
});

/** The slip's text, where it holds anything and was not handed over as it is. */
function luggage({ slip, handed }: HandOffInput): string | null {
  if (slip === null || (slip.picks.length === 0 && slip.attempt === null)) return null;
  const text = writeSlip(slip);
  return text === handed.read() ? null : text;
}
