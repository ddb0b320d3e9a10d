import { assertEvent, assign, setup } from "xstate";
import type { ErrorParams } from "@livery/contract";

/** The status numbers of the overlay (§4). */
export const overlayStatus = {
  hidden: 0,
  success: 1,
  failure: 2,
  warning: 3,
  info: 4,
  creatingCoupon: 5,
  keypad: 6,
  wait: 7,
} as const;

export type OverlayStatus = keyof typeof overlayStatus;

export interface OverlayNotice {
  readonly status: Exclude<OverlayStatus, "hidden">;
  /** Translation key of the message; empty for notices without one (keypad). */
  readonly message: string;
  readonly params: ErrorParams;
  /** The subject of the notice: it replaces an earlier notice on the same subject ("placing" → its outcome). */
  readonly subject: string | null;
}

export type OverlayEvent =
  | { readonly type: "SHOW"; readonly notice: OverlayNotice }
  /** Closes the shown notice; the next in the queue follows. */
  | { readonly type: "DISMISS" }
  /** Closes every notice on a subject, shown or queued. */
  | { readonly type: "END"; readonly subject: string }
  /** The pointer or the focus is on the notice: it stays open. */
  | { readonly type: "HOLD" }
  | { readonly type: "RELEASE" };

export interface OverlayContext {
  /** The first is shown; the others wait. */
  readonly queue: readonly OverlayNotice[];
}

/** Milliseconds until a notice closes by itself; a status without a time stays until it is closed or replaced. */
const shownFor: Partial<Record<OverlayStatus, number>> = { success: 4_000, info: 5_000, warning: 7_000 };
/** These hold all other notices back and go before the shown one. */
const blocking: ReadonlySet<OverlayStatus> = new Set(["creatingCoupon", "keypad", "wait"]);

/**
 * Returns the queue with a notice in the slot of its subject; otherwise first if it blocks, else last. A subject is never in the
 * queue twice.
 */
export function enqueue(queue: readonly OverlayNotice[], notice: OverlayNotice): readonly OverlayNotice[] {
  if (queue.some((other) => sameNotice(other, notice))) return queue;
  const same = notice.subject === null ? -1 : queue.findIndex((other) => other.subject === notice.subject);
  if (same >= 0) return queue.with(same, notice);
  return blocking.has(notice.status) ? [notice, ...queue] : [...queue, notice];
}

// XState infers its types from this value and never reads it.
const types = {} as { context: OverlayContext; events: OverlayEvent };

/** The notify overlay (§4): shows one notice at a time; the others wait. */
export const notifyOverlayMachine = setup({
  types,
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    // A notice that queues behind the shown one does not restart its time.
    hasPriority: ({ context, event }) => {
      assertEvent(event, "SHOW");
      return enqueue(context.queue, event.notice)[0] !== overlayNotice(context);
    },
    endsShown: ({ context, event }) => {
      assertEvent(event, "END");
      return overlayNotice(context)?.subject === event.subject;
    },
    goesByItself: ({ context }) => shownFor[overlayNotice(context)?.status ?? "hidden"] !== undefined,
  },
  delays: { shownFor: ({ context }) => shownFor[overlayNotice(context)?.status ?? "hidden"] ?? 0 },
  actions: {
    show: assign(({ context, event }) => {
      assertEvent(event, "SHOW");
      return { queue: enqueue(context.queue, event.notice) };
    }),
    next: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    end: assign(({ context, event }) => {
      assertEvent(event, "END");
      return { queue: context.queue.filter(({ subject }) => subject !== event.subject) };
    }),
  },
}).createMachine({
  id: "notifyOverlay",
  context: { queue: [] },
  initial: "hidden",
  on: {
    SHOW: [{ guard: "hasPriority", target: ".deciding", actions: "show" }, { actions: "show" }],
    DISMISS: { target: ".deciding", actions: "next" },
    END: [{ guard: "endsShown", target: ".deciding", actions: "end" }, { actions: "end" }],
  },
  states: {
    deciding: {
      always: [
        { guard: "isEmpty", target: "hidden" },
        { guard: "goesByItself", target: "passing" },
        { target: "staying" },
      ],
    },
    hidden: {},
    passing: {
      after: { shownFor: { target: "deciding", actions: "next" } },
      on: { HOLD: "held" },
    },
    held: { on: { RELEASE: "passing" } },
    staying: {},
  },
});

/** The shown notice, or null. */
export function overlayNotice(context: OverlayContext): OverlayNotice | null {
  return context.queue[0] ?? null;
}

function sameNotice(a: OverlayNotice, b: OverlayNotice): boolean {
  return (
    a.status === b.status &&
    a.message === b.message &&
    a.subject === b.subject &&
    JSON.stringify(a.params) === JSON.stringify(b.params)
  );
}
