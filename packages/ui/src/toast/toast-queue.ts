import type { ReactNode } from "react";

export type ToastTone = "info" | "success" | "warning" | "failure";

export interface ToastMessage {
  /** One of the same key takes its place instead of standing beside it. */
  readonly key: string;
  readonly tone?: ToastTone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What can still be done about it: undo, open. `alternative` tells who does not get there in time how else. */
  readonly action?: { readonly label: string; readonly alternative: string; readonly onAct: () => void };
  /** Milliseconds that it is shown while nobody holds it; a failure stays until it is put away. */
  readonly duration?: number;
}

/** So many are seen at once; who comes later waits. */
export const mostToasts = 3;

/** Milliseconds without an action, and with one: there must be time to read it, and then to reach it. */
const plainFor = 6_000;
const actionFor = 12_000;

/** How long a toast is shown, in milliseconds; Infinity where it waits to be put away. */
export function shownFor({ action, duration, tone }: ToastMessage): number {
  return duration ?? (tone === "failure" ? Number.POSITIVE_INFINITY : action ? actionFor : plainFor);
}

/** A toast in its queue. Each has a number of its own: one of the same key that comes while the last goes is another one. */
export interface QueuedToast {
  readonly number: number;
  readonly toast: ToastMessage;
}

/** The queue with one more: in the place of its key's last, or at the end. */
export function queued(queue: readonly QueuedToast[], added: QueuedToast): readonly QueuedToast[] {
  const at = queue.findIndex(({ toast }) => toast.key === added.toast.key);
  return at === -1 ? [...queue, added] : queue.with(at, added);
}
