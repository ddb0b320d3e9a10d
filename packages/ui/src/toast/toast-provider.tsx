import * as Radix from "@radix-ui/react-toast";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLivery } from "../provider/livery-provider.tsx";
import { usePortal } from "../provider/portal.ts";
import { ToastCard } from "./toast-card.tsx";
import * as css from "./toast.css.ts";
import { mostToasts, type QueuedToast, queued, type ToastMessage } from "./toast-queue.ts";

export interface Toasts {
  /** Shows a toast, or replaces the one with its key. */
  readonly show: (toast: ToastMessage) => void;
  /** Removes the toast with this key. */
  readonly dismiss: (key: string) => void;
}

const ToastsContext = createContext<Toasts | null>(null);

/** Shows and removes toasts; always the same object. Throws outside a `ToastProvider`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error("useToasts stands outside ToastProvider: wrap the pages that tell in it.");
  return toasts;
}

export interface ToastProviderProps {
  /** Accessible name of the toast region; `{hotkey}` is replaced by its shortcut: "Messages ({hotkey})". */
  readonly label: string;
  /** Read out before the text of each toast: "Message". */
  readonly toastLabel: string;
  /** Accessible name of the close button of each toast: "Close". */
  readonly closeLabel: string;
  /** The app; every component in it can use `useToasts`. */
  readonly children: ReactNode;
}

/**
 * Where toasts are shown: at the foot, the newest at the bottom. Their timers pause while pointer or focus is on them and while
 * the window is not active. F8 moves the focus to them, Escape and a swipe in the direction of reading dismiss one. A failure
 * interrupts screen readers, other toasts wait.
 */
export function ToastProvider({ label, toastLabel, closeLabel, children }: ToastProviderProps) {
  const { dir } = useLivery();
  const portal = usePortal();
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const last = useRef(0);
  const gone = useCallback((number: number) => setQueue((now) => now.filter((one) => one.number !== number)), []);
  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        last.current += 1;
        const added = { number: last.current, toast };
        setQueue((now) => queued(now, added));
      },
      dismiss: (key) => setQueue((now) => now.filter(({ toast }) => toast.key !== key)),
    }),
    [],
  );
  return (
    <ToastsContext value={toasts}>
      {children}
      {portal !== null && (
        <Radix.Provider
          label={toastLabel}
          swipeDirection={dir === "ltr" ? "right" : "left"}
          announcerContainer={portal}
        >
          {queue.slice(0, mostToasts).map(({ number, toast }) => (
            <ToastCard key={number} toast={toast} closeLabel={closeLabel} onGone={() => gone(number)} />
          ))}
          {createPortal(<Radix.Viewport className={css.viewport} label={label} dir={dir} />, portal)}
        </Radix.Provider>
      )}
    </ToastsContext>
  );
}
