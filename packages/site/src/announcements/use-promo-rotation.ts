import { useHolding, useRotation } from "@livery/ui";
import { useEffect, useRef } from "react";

/** Milliseconds that a banner is shown. */
const shownFor = 8_000;

export interface PromoRotation extends ReturnType<typeof useRotation> {
  /** Ref for the root of the banners: pointer or focus anywhere in its section holds them. */
  readonly root: (element: HTMLElement | null) => void;
}

/**
 * Shows banners in turn with the content below them, which is the first of the round; `onCover` receives whether one covers it.
 */
export function usePromoRotation(banners: number, onCover: (covered: boolean) => void): PromoRotation {
  const section = useRef<HTMLElement>(null);
  const rotation = useRotation(banners + 1, shownFor);
  useHolding(section, rotation.hold);
  const covered = rotation.index > 0;
  useEffect(() => {
    onCover(covered);
    return () => onCover(false);
  }, [covered, onCover]);
  return {
    ...rotation,
    root: (element) => {
      section.current = element?.closest("section") ?? null;
    },
  };
}
