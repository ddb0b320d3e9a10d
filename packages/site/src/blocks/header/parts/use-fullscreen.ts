import { useSyncExternalStore } from "react";
import { useServices } from "../../../core/services.ts";

function subscribe(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

/** The full screen: whether the page fills it, and what turns it on and off. */
export interface Fullscreen {
  readonly filled: boolean;
  readonly toggle: () => Promise<void>;
}

/** Returns the full screen; null if the browser has none for pages. */
export function useFullscreen(): Fullscreen | null {
  const { overlay } = useServices();
  const filled = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (typeof document === "undefined" || !document.fullscreenEnabled) return null;
  const toggle = async (): Promise<void> => {
    try {
      await (filled ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      const notice = { status: "warning", message: "frame:fullscreen.refused", params: {}, subject: "screen" } as const;
      overlay.send({ type: "SHOW", notice });
    }
  };
  return { filled, toggle };
}
