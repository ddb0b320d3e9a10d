import { useRemaining } from "@livery/ui";
import { usePanel } from "../../core/panel.ts";
import { countdown } from "../pages.css.ts";

/** Milliseconds until a date-time, then 0; updated every second. */
export function useUntil(at: string | null): number {
  return useRemaining(at === null ? 0 : Date.parse(at), 1_000, usePanel().now);
}

/** `4:07`: minutes and seconds, which are not announced every second. */
export function Countdown({ left }: { readonly left: number }) {
  const seconds = Math.ceil(left / 1_000);
  return (
    <bdi role="timer" aria-live="off" translate="no" className={countdown}>
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`}
    </bdi>
  );
}
