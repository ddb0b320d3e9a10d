import type { PopupHold } from "@livery/machines";
import { useLivery } from "@livery/ui";
import { useCallback, useEffect, useState } from "react";
import { useTabSeen } from "./quiet.ts";

export interface Turning {
  /** From 0. */
  readonly index: number;
  readonly go: (index: number) => void;
  /** Nothing turns by itself for who wants less motion: then there is nothing to pause. */
  readonly turns: boolean;
  readonly paused: boolean;
  /** Always the same function. */
  readonly hold: (by: PopupHold, held: boolean) => void;
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

/** Goes round `count` things, each shown for `ms`, once the page is in use, unless it is held, paused or not seen. */
export function useTurning(count: number, ms: number): Turning {
  const turns = !useLivery().reducedMotion;
  const [index, setIndex] = useState(0);
  const [holds, setHolds] = useState<readonly PopupHold[]>([]);
  const seen = useTabSeen();
  const begun = useBegun();
  const isTurning = turns && begun && seen && holds.length === 0 && count > 1;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), ms);
    return () => clearTimeout(timer);
  }, [isTurning, index, count, ms]);
  const hold = useCallback((by: PopupHold, held: boolean): void => {
    setHolds((now) => (now.includes(by) === held ? now : held ? [...now, by] : now.filter((other) => other !== by)));
  }, []);
  return { index, go: (to) => setIndex((to + count) % count), turns, paused: holds.includes("paused"), hold };
}
