import { assertEvent, assign, setup } from "xstate";
import type { ErrorParams } from "@livery/contract";

/** The overlay's numbers (§4). */
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
  /** Translation key of the message; empty for the ones that need none (keypad). */
  readonly message: string;
  readonly params: ErrorParams;
  /** What the notice is about: one on the same subject takes the earlier one's place ("placing" → its outcome). */
  readonly subject: string | null;
}

export type OverlayEvent =
  | { readonly type: "SHOW"; readonly notice: OverlayNotice }
  /** Puts away what is shown; the next in the queue follows. */
  | { readonly type: "DISMISS" }
  /** Puts away everything on a subject, shown or queued. */
  | { readonly type: "END"; readonly subject: string }
  /** The pointer or the focus is on the notice: it stays. */
  | { readonly type: "HOLD" }
  | { readonly type: "RELEASE" };

export interface OverlayContext {
  /** What is shown is the first; the others wait. */
  readonly queue: readonly OverlayNotice[];
}

/** Milliseconds until a notice goes by itself; what is absent stays until it is put away or replaced. */
const shownFor: Partial<Record<OverlayStatus, number>> = { success: 4_000, info: 5_000, warning: 7_000 };
/** These hold everything else back and come before what is shown. */
const blocking: ReadonlySet<OverlayStatus> = new Set(["creatingCoupon", "keypad", "wait"]);

/** The queue with a notice in its place: that of its subject, else in front if it blocks, else last. Never the same twice. */
export function enqueue(queue: readonly OverlayNotice[], notice: OverlayNotice): readonly OverlayNotice[] {
  if (queue.some((other) => sameNotice(other, notice))) return queue;
  const same = notice.subject === null ? -1 : queue.findIndex((other) => other.subject === notice.subject);
  if (same >= 0) return queue.with(same, notice);
  return blocking.has(notice.status) ? [notice, ...queue] : [...queue, notice];
}

// XState reads its types from a value that is never looked at.
const types = {} as { context: OverlayContext; events: OverlayEvent };

/** The notify overlay (§4): one notice at a time, the others in turn. */
export const notifyOverlayMachine = setup({
  types,
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    // A notice that queues up behind the one shown leaves its time alone.
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

/** What is shown, or null. */
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
