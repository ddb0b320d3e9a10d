import { assign, emit, enqueueActions, fromPromise, setup } from "xstate";

/** What the house says of the site now (`GET /release`). */
export interface ReleaseAnswer {
  /** The build that a page loaded now would get. */
  readonly release: string;
  /** The site is being worked on (§2). */
  readonly maintenance: boolean;
}

/** Milliseconds between looks. */
export const checkEvery = 5 * 60_000;
/** While the site is being worked on: a page hears soon that it is open again. */
export const checkEveryInMaintenance = 30_000;
/** A tab that comes into sight looks at once, unless the last look is younger than this. */
const freshFor = 60_000;

export interface UpdateInput {
  /** The build that this page runs (`boot.release`). */
  readonly release: string;
  readonly check: (signal: AbortSignal) => Promise<ReleaseAnswer>;
  /** Whether the tab is seen at the start. */
  readonly visible: boolean;
  /** Milliseconds on a clock that does not stand still while the machine sleeps. */
  readonly now: () => number;
}

export interface UpdateContext {
  readonly input: UpdateInput;
  /** A build other than the page's own, as last heard. */
  readonly found: string | null;
  /** The build that the player does not want now. */
  readonly putOff: string | null;
  readonly maintenance: boolean;
  readonly checkedAt: number;
}

export type UpdateEvent =
  | { readonly type: "VISIBLE" }
  | { readonly type: "HIDDEN" }
  /** Something hints at a new build: a chunk that is gone, a socket that came back. */
  | { readonly type: "CHECK" }
  /** A call answered `maintenance`. */
  | { readonly type: "MAINTENANCE" }
  | { readonly type: "UPDATE" }
  /** Puts the banner away until there is a still newer build. */
  | { readonly type: "LATER" };

export type UpdateEmitted =
  /** The page is to be loaded anew. */
  | { readonly type: "reload"; readonly release: string }
  /** The maintenance is over: what was refused can be asked for again. */
  | { readonly type: "reopened" };

// XState reads its types from a value that is never looked at.
const types = {} as { context: UpdateContext; events: UpdateEvent; input: UpdateInput; emitted: UpdateEmitted };

/** The update banner, 'New version available! Click to update!' (§2), and the page's knowledge of a maintenance. */
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
        // The wait begins anew, at the pace of a maintenance; not with every call that is refused in it.
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
        // No news is no news: what is known stands, and the next look comes.
        onError: "waiting",
      },
      on: { HIDDEN: "hidden" },
    },
  },
});

/** The build that the banner offers, or null where it is not shown. */
export function updateOffered({ found, putOff }: Pick<UpdateContext, "found" | "putOff">): string | null {
  return found === putOff ? null : found;
}
