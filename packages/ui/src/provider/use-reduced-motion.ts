import { useSyncExternalStore } from "react";

const still = "(prefers-reduced-motion: reduce)";

function onMotionChange(report: () => void): () => void {
  const query = matchMedia(still);
  query.addEventListener("change", report);
  return () => query.removeEventListener("change", report);
}

/** Whether the reader has asked for less motion; a prerender and its hydration know of nobody's wish. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => matchMedia(still).matches,
    () => false,
  );
}
