import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useReducedMotion } from "../provider/use-reduced-motion.ts";

/** What holds a round: the pointer or the keyboard on it, or whoever has paused it. */
export type TurningHold = "pointer" | "focus" | "paused";

export interface Turning {
  /** From 0. */
  readonly index: number;
  /** Beyond either end the round begins again. */
  readonly go: (index: number) => void;
  /** Nothing turns by itself for who wants less motion: then there is nothing to pause. */
  readonly turns: boolean;
  readonly paused: boolean;
  /** Always the same function. */
  readonly hold: (by: TurningHold, held: boolean) => void;
}

const firstInputs = ["keydown", "pointerdown", "scroll"] as const;

/**
 * Whether the player has begun to use the page. Until then nothing of it moves by itself: what came up of its own accord
 * would count as the page's main content, however late (LCP).
 */
function useBegun(): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const begin = (): void => {
      setBegun(true);
      left.abort();
    };
    for (const type of firstInputs) window.addEventListener(type, begin, { signal: left.signal, capture: true });
    return () => left.abort();
  }, []);
  return begun;
}

function onVisibility(report: () => void): () => void {
  document.addEventListener("visibilitychange", report);
  return () => document.removeEventListener("visibilitychange", report);
}

/** Whether the tab is seen. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => true,
  );
}

/** Goes round `count` things, each shown for `ms` (0: never by itself), once the page is in use, unless it is held or not seen. */
export function useTurning(count: number, ms: number): Turning {
  const turns = !useReducedMotion() && ms > 0;
  const [index, setIndex] = useState(0);
  const [holds, setHolds] = useState<readonly TurningHold[]>([]);
  const visible = useTabVisible();
  const begun = useBegun();
  const isTurning = turns && begun && visible && holds.length === 0 && count > 1;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), ms);
    return () => clearTimeout(timer);
  }, [isTurning, index, count, ms]);
  const hold = useCallback((by: TurningHold, held: boolean): void => {
    setHolds((now) => (now.includes(by) === held ? now : held ? [...now, by] : now.filter((other) => other !== by)));
  }, []);
  const go = useCallback((to: number): void => setIndex((to + count) % count), [count]);
  return { index, go, turns, paused: holds.includes("paused"), hold };
}
