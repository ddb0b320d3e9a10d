import { useHolding, useTurning } from "@livery/ui";
import { useEffect, useRef } from "react";

/** Milliseconds that a banner is shown. */
const shownFor = 8_000;

export interface PromoTurns extends ReturnType<typeof useTurning> {
  /** Ref for the root of the banners: pointer or focus anywhere in its section holds them. */
  readonly root: (element: HTMLElement | null) => void;
}

/**
 * Shows banners in turn with the content below them, which is the first of the round; `onCover` receives whether one covers it.
 */
export function usePromoTurns(banners: number, onCover: (covered: boolean) => void): PromoTurns {
  const section = useRef<HTMLElement>(null);
  const turning = useTurning(banners + 1, shownFor);
  useHolding(section, turning.hold);
  const covered = turning.index > 0;
  useEffect(() => {
    onCover(covered);
    return () => onCover(false);
  }, [covered, onCover]);
  return {
    ...turning,
    root: (element) => {
      section.current = element?.closest("section") ?? null;
    },
  };
}
