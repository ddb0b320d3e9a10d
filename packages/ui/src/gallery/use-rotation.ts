import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useReducedMotion } from "../provider/use-reduced-motion.ts";

/** What pauses a rotation: the pointer, the keyboard focus, or the player's pause. */
export type RotationHold = "pointer" | "focus" | "paused";

export interface Rotation {
  /** From 0. */
  readonly index: number;
  /** Wraps at both ends. */
  readonly go: (index: number) => void;
  /** False with reduced motion or without a duration: then there is nothing to pause. */
  readonly rotates: boolean;
  /** Whether the player has stopped the rotation. */
  readonly paused: boolean;
  /** A stable function. */
  readonly hold: (by: RotationHold, held: boolean) => void;
}

const firstInputs = ["keydown", "pointerdown", "scroll"] as const;

/**
 * Whether the player has used the page. Until then nothing moves by itself: content that appears by itself would count as the
 * page's largest contentful paint (LCP), however late.
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

/** Whether the tab is visible. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => true,
  );
}

/**
 * Rotates through `count` items, each shown for `ms` milliseconds (0: never by itself), once the page is in use, unless the
 * rotation is paused or the tab is hidden.
 */
export function useRotation(count: number, ms: number): Rotation {
  const rotates = !useReducedMotion() && ms > 0;
  const [index, setIndex] = useState(0);
  const [holds, setHolds] = useState<readonly RotationHold[]>([]);
  const visible = useTabVisible();
  const begun = useBegun();
  const isRotating = rotates && begun && visible && holds.length === 0 && count > 1;
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), ms);
    return () => clearTimeout(timer);
  }, [isRotating, index, count, ms]);
  const hold = useCallback((by: RotationHold, held: boolean): void => {
    setHolds((now) => (now.includes(by) === held ? now : held ? [...now, by] : now.filter((other) => other !== by)));
  }, []);
  const go = useCallback((to: number): void => setIndex((to + count) % count), [count]);
  return { index, go, rotates, paused: holds.includes("paused"), hold };
}
