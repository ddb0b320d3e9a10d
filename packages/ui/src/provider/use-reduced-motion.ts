import { useSyncExternalStore } from "react";

const still = "(prefers-reduced-motion: reduce)";

function onMotionChange(report: () => void): () => void {
  const query = matchMedia(still);
  query.addEventListener("change", report);
  return () => query.removeEventListener("change", report);
}

/** Whether the system asks for reduced motion; false in a prerender and its hydration, which cannot know it. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => matchMedia(still).matches,
    () => false,
  );
}
