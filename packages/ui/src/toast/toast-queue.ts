import type { ReactNode } from "react";

export type ToastTone = "info" | "success" | "warning" | "failure";

export interface ToastMessage {
  /** A toast with the same key replaces the earlier one. */
  readonly key: string;
  /** Colour, icon and urgency. Default `info`; a failure interrupts screen readers and stays. */
  readonly tone?: ToastTone;
  /** What happened, in one sentence. */
  readonly title: ReactNode;
  /** A second line. */
  readonly text?: ReactNode;
  /** A possible action: undo, open. `alternative` describes another way for players who cannot reach it in time. */
  readonly action?: { readonly label: string; readonly alternative: string; readonly onAct: () => void };
  /** Milliseconds that it is shown while it is not held; a failure stays until it is dismissed. */
  readonly duration?: number;
}

/** Maximum number of visible toasts; further ones wait. */
export const mostToasts = 3;

/** Milliseconds without an action, and with one: time to read it, and to reach the action. */
const plainFor = 6_000;
const actionFor = 12_000;

/** How long a toast is shown, in milliseconds; Infinity if it stays until it is dismissed. */
export function shownFor({ action, duration, tone }: ToastMessage): number {
  return duration ?? (tone === "failure" ? Number.POSITIVE_INFINITY : action ? actionFor : plainFor);
}

/**
 * A toast in its queue. Each has its own number: a toast with the same key that arrives while the last one leaves is a new one.
 */
export interface QueuedToast {
  /** Identifies this showing of the toast. */
  readonly number: number;
  /** What is shown. */
  readonly toast: ToastMessage;
}

/** The queue with one more toast: in place of the last one with its key, or at the end. */
export function queued(queue: readonly QueuedToast[], added: QueuedToast): readonly QueuedToast[] {
  const at = queue.findIndex(({ toast }) => toast.key === added.toast.key);
  return at === -1 ? [...queue, added] : queue.with(at, added);
}
