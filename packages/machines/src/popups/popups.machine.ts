import { assertEvent, assign, fromPromise, setup } from "xstate";
import type { Popup } from "@livery/contract";
import type { StoppedChoice } from "./stopped.ts";

/** Milliseconds that an announcement is shown before the next one (§4). */
export const popupShownFor = 10_000;

/** What stops the carousel from rotating: the pointer or the focus is in it, the tab is hidden, the player paused it. */
export type PopupHold = "pointer" | "focus" | "hidden" | "paused";

export interface PopupsInput {
  /** The announcements of the page's language (`getPopups`). */
  readonly load: (signal: AbortSignal) => Promise<readonly Popup[]>;
  readonly stopped: StoppedChoice;
  /** The player prefers reduced motion: nothing turns by itself. */
  readonly reducedMotion: boolean;
}

export interface PopupsContext {
  readonly input: PopupsInput;
  readonly popups: readonly Popup[];
  /** Index of the shown announcement. */
  readonly index: number;
  readonly holds: readonly PopupHold[];
}

export type PopupsEvent =
  /** The language changed: the shown announcements are loaded again. A closed carousel stays closed. */
  | { readonly type: "LOAD" }
  /** The player opens the announcements, also if they were closed. */
  | { readonly type: "OPEN" }
  | { readonly type: "NEXT" }
  | { readonly type: "PREVIOUS" }
  | { readonly type: "GO"; readonly index: number }
  | { readonly type: "CLOSE" }
  /** "Do not show again": closes them and stores the choice. */
  | { readonly type: "STOP_SHOWING" }
  | { readonly type: "HOLD"; readonly by: PopupHold }
  | { readonly type: "RELEASE"; readonly by: PopupHold };

/** The model of a variant; null if there is no announcement. */
export interface PopupsView {
  readonly popup: Popup;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** It turns by itself; the variant shows a pause button. */
  readonly rotating: boolean;
  /** The player paused it. */
  readonly paused: boolean;
}

// XState infers its types from this value and never reads it.
const types = {} as { context: PopupsContext; events: PopupsEvent; input: PopupsInput };

/**
 * The alert popup carousel (§4): turns every ten seconds. After the last announcement it closes if that one has autoClose, else
 * it starts again. A failed load gives an empty list (§8).
 */
export const popupsMachine = setup({
  types,
  actors: {
    load: fromPromise<readonly Popup[], PopupsInput>(({ input, signal }) => input.load(signal)),
  },
  delays: { shownFor: popupShownFor },
  guards: {
    areThere: (_, { popups }: { popups: readonly Popup[] }) => popups.length > 0,
    isStopped: ({ context }) => context.input.stopped.read(),
    isHeld: ({ context }) => context.input.reducedMotion || context.holds.length > 0,
    endsHere: ({ context: { popups, index } }) => index === popups.length - 1 && popups[index]?.autoClose === true,
    isThere: ({ context, event }) => {
      assertEvent(event, "GO");
      return event.index in context.popups && Number.isInteger(event.index);
    },
  },
  actions: {
    storePopups: assign(({ context }, { popups }: { popups: readonly Popup[] }) => {
      const shown = context.popups[context.index]?.popupId;
      const index = popups.findIndex(({ popupId }) => popupId === shown);
      return { popups, index: Math.max(index, 0) };
    }),
    empty: assign({ popups: [], index: 0 }),
    toNext: assign(({ context: { popups, index } }) => ({ index: (index + 1) % popups.length })),
    toPrevious: assign(({ context: { popups, index } }) => ({ index: (index + popups.length - 1) % popups.length })),
    toIndex: assign(({ event }) => {
      assertEvent(event, "GO");
      return { index: event.index };
    }),
    hold: assign(({ context: { holds }, event }) => {
      assertEvent(event, "HOLD");
      return { holds: holds.includes(event.by) ? holds : [...holds, event.by] };
    }),
    release: assign(({ context: { holds }, event }) => {
      assertEvent(event, "RELEASE");
      return { holds: holds.filter((by) => by !== event.by) };
    }),
    rememberStopped: ({ context }) => context.input.stopped.write(true),
    forgetStopped: ({ context }) => context.input.stopped.write(false),
  },
}).createMachine({
  id: "popups",
  context: ({ input }) => ({ input, popups: [], index: 0, holds: [] }),
  initial: "starting",
  on: { HOLD: { actions: "hold" }, RELEASE: { actions: "release" } },
  states: {
    starting: { always: [{ guard: "isStopped", target: "stopped" }, { target: "loading" }] },
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.input,
        onDone: [
          {
            guard: { type: "areThere", params: ({ event }) => ({ popups: event.output }) },
            target: "showing",
            actions: { type: "storePopups", params: ({ event }) => ({ popups: event.output }) },
          },
          { target: "closed", actions: "empty" },
        ],
        onError: { target: "closed", actions: "empty" },
      },
      on: {
        LOAD: { target: "loading", reenter: true },
        CLOSE: "closed",
        STOP_SHOWING: { target: "stopped", actions: "rememberStopped" },
      },
    },
    showing: {
      initial: "deciding",
      on: {
        LOAD: "loading",
        NEXT: { target: ".deciding", actions: "toNext" },
        PREVIOUS: { target: ".deciding", actions: "toPrevious" },
        GO: { guard: "isThere", target: ".deciding", actions: "toIndex" },
        HOLD: { target: ".deciding", actions: "hold" },
        RELEASE: { target: ".deciding", actions: "release" },
        CLOSE: "closed",
        STOP_SHOWING: { target: "stopped", actions: "rememberStopped" },
      },
      states: {
        deciding: { always: [{ guard: "isHeld", target: "held" }, { target: "rotating" }] },
        // The full time starts again after a hold.
        rotating: {
          after: {
            shownFor: [
              { guard: "endsHere", target: "#popups.closed" },
              { target: "deciding", actions: "toNext" },
            ],
          },
        },
        held: {},
      },
    },
    closed: { entry: "empty", on: { OPEN: "loading" } },
    stopped: { entry: "empty", on: { OPEN: { target: "loading", actions: "forgetStopped" } } },
  },
});

/** The shown announcement, or null. While another language is loading, the earlier one stays. */
export function popupsView({
  context: { popups, index, holds },
  value,
}: {
  readonly context: PopupsContext;
  readonly value: unknown;
}): PopupsView | null {
  const popup = popups[index];
  if (!popup) return null;
  const rotating = typeof value === "object" && value !== null && "showing" in value && value.showing === "rotating";
  return { popup, index, count: popups.length, rotating, paused: holds.includes("paused") };
}
