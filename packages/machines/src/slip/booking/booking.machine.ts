import { assertEvent, assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  CallError,
  type BookedSelection,
  type BookedSlip,
  type Booking,
  type ErrorCode,
  type ErrorParams,
} from "@livery/contract";

/** The part of a slip that is stored under a booking code: no stake and no prices (D22). */
export interface BookableSlip {
  readonly selections: readonly BookedSelection[];
  readonly sizes: readonly number[];
}

/** The calls of a booking; each throws CallError. */
export interface BookingInput {
  readonly book: (slip: BookableSlip, signal: AbortSignal) => Promise<BookedSlip>;
  readonly load: (code: string, signal: AbortSignal) => Promise<Booking>;
}

export interface BookingContext {
  readonly input: BookingInput;
  /** The slip that was last sent. */
  readonly slip: BookableSlip | null;
  readonly code: string;
  readonly booked: BookedSlip | null;
  readonly problem: { readonly code: ErrorCode; readonly params: ErrorParams } | null;
}

export type BookingEvent =
  /** Requests a code under which the slip can be loaded again. */
  | { readonly type: "BOOK"; readonly slip: BookableSlip }
  /** Loads the slip of a code, as it was typed. */
  | { readonly type: "LOAD"; readonly code: string }
  /** The slip has changed: its code no longer stands for it. */
  | { readonly type: "CHANGED" };

/** The slip of a code was loaded. */
export interface BookingEmitted {
  readonly type: "loaded";
  readonly booking: Booking;
}

// XState infers its types from this value and never reads it.
const types = {} as { context: BookingContext; events: BookingEvent; input: BookingInput; emitted: BookingEmitted };

const problemOf = (error: unknown): NonNullable<BookingContext["problem"]> =>
  error instanceof CallError ? { code: error.code, params: error.params } : { code: "technical", params: {} };

const booking = setup({
  types,
  actors: {
    book: fromPromise<BookedSlip, Pick<BookingContext, "input" | "slip">>(({ input: { input, slip }, signal }) =>
      input.book(slip ?? { selections: [], sizes: [] }, signal),
    ),
    load: fromPromise<Booking, Pick<BookingContext, "input" | "code">>(({ input: { input, code }, signal }) =>
      input.load(code, signal),
    ),
  },
  actions: {
    storeSlip: assign(({ event }) => {
      assertEvent(event, "BOOK");
      return { slip: event.slip, booked: null, problem: null };
    }),
    storeCode: assign(({ event }) => {
      assertEvent(event, "LOAD");
      return { code: event.code.trim(), slip: null, booked: null, problem: null };
    }),
    forget: assign({ slip: null, booked: null, problem: null }),
    fail: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    notifyLoaded: enqueueActions(({ enqueue }, { loaded }: { loaded: Booking }) =>
      enqueue.emit({ type: "loaded", booking: loaded }),
    ),
  },
});

/** Stores a slip under a code, and loads the slip of a code (D22). A newer request cancels an older one. */
export const slipBookingMachine = booking.createMachine({
  id: "slipBooking",
  context: ({ input }) => ({ input, slip: null, code: "", booked: null, problem: null }),
  initial: "idle",
  on: {
    BOOK: { target: ".booking", actions: "storeSlip" },
    LOAD: { target: ".loading", actions: "storeCode" },
    CHANGED: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: {},
    booking: {
      invoke: {
        src: "book",
        input: ({ context: { input, slip } }) => ({ input, slip }),
        onDone: { target: "booked", actions: assign(({ event }) => ({ booked: event.output })) },
        onError: { target: "failed", actions: { type: "fail", params: ({ event }) => ({ error: event.error }) } },
      },
    },
    booked: {},
    loading: {
      invoke: {
        src: "load",
        input: ({ context: { input, code } }) => ({ input, code }),
        onDone: {
          target: "idle",
          actions: { type: "notifyLoaded", params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: { target: "failed", actions: { type: "fail", params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {},
  },
});

export type BookingPhase = "idle" | "booking" | "booked" | "loading" | "failed";

export const bookingPhase = (snapshot: SnapshotFrom<typeof slipBookingMachine>): BookingPhase => snapshot.value;
