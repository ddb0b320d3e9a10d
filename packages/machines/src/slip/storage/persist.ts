import type { ActorRefFrom } from "xstate";
import type { betSlipMachine } from "../slip.machine.ts";
import { parseSlip, writeSlip, type SlipRecord } from "./record.ts";

/** The local storage key of the slip between visits (§3, locally kept). */
export const slipStorageKey = "livery.slip";

export interface SlipStorage {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** The window, whose storage event reports changes of other tabs. */
  readonly window: Pick<Window, "addEventListener" | "removeEventListener">;
  /** Called when the browser refuses to store (full, blocked); the slip then lives as long as the page. */
  readonly report: (error: unknown) => void;
}

/** The stored slip, or null; an unreadable one is removed. */
export function readSlip({ storage, report }: Pick<SlipStorage, "storage" | "report">): SlipRecord | null {
  try {
    const stored = storage.getItem(slipStorageKey);
    const slip = stored === null ? null : parseSlip(stored);
    if (stored !== null && slip === null) storage.removeItem(slipStorageKey);
    return slip;
  } catch (error) {
    report(error);
    return null;
  }
}

/** Stores the running slip and synchronises it with other tabs. Returns a function that ends this. */
export function persistSlip(
  actor: ActorRefFrom<typeof betSlipMachine>,
  { storage, window, report }: SlipStorage,
): () => void {
  let last = writeSlip(actor.getSnapshot().context);
  const subscription = actor.subscribe(({ context }) => {
    const text = writeSlip(context);
    if (text === last) return;
    last = text;
    try {
      storage.setItem(slipStorageKey, text);
    } catch (error) {
      report(error);
    }
  });
  const follow = (event: StorageEvent) => {
    if ((event.key !== slipStorageKey && event.key !== null) || event.newValue === last) return;
    const record = event.newValue === null ? null : parseSlip(event.newValue);
    if (event.newValue !== null) {
      if (record === null) return;
      // The slip that this tab will show is already stored: it must not be written back.
      last = writeSlip(record);
    }
    actor.send({ type: "RESTORED", record });
  };
  window.addEventListener("storage", follow);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener("storage", follow);
  };
}
