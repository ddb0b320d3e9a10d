import { assign, emit, enqueueActions, fromPromise, setup } from "xstate";

/** The server's response about the site (`GET /release`). */
export interface ReleaseAnswer {
  /** The build that a page load would get now. */
  readonly release: string;
  /** The site is in maintenance (§2). */
  readonly maintenance: boolean;
}

/** Milliseconds between checks. */
export const checkEvery = 5 * 60_000;
/** The interval during maintenance, so that a page soon learns that the site is open again. */
export const checkEveryInMaintenance = 30_000;
/** A tab that becomes visible checks at once, unless the last check is more recent than this. */
const freshFor = 60_000;

export interface UpdateInput {
  /** The build that this page runs (`boot.release`). */
  readonly release: string;
  readonly check: (signal: AbortSignal) => Promise<ReleaseAnswer>;
  /** Whether the tab is visible at the start. */
  readonly visible: boolean;
  /** Milliseconds on a clock that advances while the machine sleeps. */
  readonly now: () => number;
}

export interface UpdateContext {
  readonly input: UpdateInput;
  /** A build other than the page's own, from the last check. */
  readonly found: string | null;
  /** The build that the player declined. */
  readonly putOff: string | null;
  readonly maintenance: boolean;
  readonly checkedAt: number;
}

export type UpdateEvent =
  | { readonly type: "VISIBLE" }
  | { readonly type: "HIDDEN" }
  /** A sign of a new build: a missing chunk, a reconnected socket. */
  | { readonly type: "CHECK" }
  /** A call failed with `maintenance`. */
  | { readonly type: "MAINTENANCE" }
  | { readonly type: "UPDATE" }
  /** Hides the banner until there is a still newer build. */
  | { readonly type: "LATER" };

export type UpdateEmitted =
  /** The page must reload. */
  | { readonly type: "reload"; readonly release: string }
  /** The maintenance is over: refused calls can be repeated. */
  | { readonly type: "reopened" };

// XState infers its types from this value and never reads it.
const types = {} as { context: UpdateContext; events: UpdateEvent; input: UpdateInput; emitted: UpdateEmitted };

/** The update banner, 'New version available! Click to update!' (§2), and the page's maintenance state. */
export const updateBannerMachine = setup({
  types,
  actors: { check: fromPromise<ReleaseAnswer, UpdateInput>(({ input, signal }) => input.check(signal)) },
  delays: { untilNextCheck: ({ context }) => (context.maintenance ? checkEveryInMaintenance : checkEvery) },
  guards: {
    isVisible: ({ context }) => context.input.visible,
    isDue: ({ context }) => context.input.now() - context.checkedAt >= freshFor,
    isOpen: ({ context }) => !context.maintenance,
    isOffered: ({ context }) => updateOffered(context) !== null,
  },
  actions: {
    noteCheck: assign(({ context }) => ({ checkedAt: context.input.now() })),
    storeAnswer: enqueueActions(({ context, enqueue }, { answer }: { answer: ReleaseAnswer }) => {
      if (context.maintenance && !answer.maintenance) enqueue.emit({ type: "reopened" });
      const found = answer.release === context.input.release ? null : answer.release;
      enqueue.assign({ found, maintenance: answer.maintenance });
    }),
    putOff: assign(({ context }) => ({ putOff: context.found })),
    noteMaintenance: assign({ maintenance: true }),
    notifyReload: emit(({ context }) => ({
      type: "reload" as const,
      release: context.found ?? context.input.release,
    })),
  },
}).createMachine({
  id: "updateBanner",
  context: ({ input }) => ({ input, found: null, putOff: null, maintenance: false, checkedAt: input.now() }),
  initial: "starting",
  on: {
    UPDATE: { guard: "isOffered", actions: "notifyReload" },
    LATER: { actions: "putOff" },
    MAINTENANCE: { actions: "noteMaintenance" },
  },
  states: {
    starting: { always: [{ guard: "isVisible", target: "waiting" }, { target: "hidden" }] },
    hidden: { on: { VISIBLE: [{ guard: "isDue", target: "checking" }, { target: "waiting" }] } },
    waiting: {
      after: { untilNextCheck: "checking" },
      on: {
        CHECK: "checking",
        HIDDEN: "hidden",
        // Restarts the wait at the interval of maintenance; not for every call that is refused during it.
        MAINTENANCE: { guard: "isOpen", target: "waiting", reenter: true, actions: "noteMaintenance" },
      },
    },
    checking: {
      entry: "noteCheck",
      invoke: {
        src: "check",
        input: ({ context }) => context.input,
        onDone: {
          target: "waiting",
          actions: { type: "storeAnswer", params: ({ event }) => ({ answer: event.output }) },
        },
        // A failed check changes nothing; the next one follows.
        onError: "waiting",
      },
      on: { HIDDEN: "hidden" },
    },
  },
});

/** The build that the banner offers, or null if it is not shown. */
export function updateOffered({ found, putOff }: Pick<UpdateContext, "found" | "putOff">): string | null {
  return found === putOff ? null : found;
}
