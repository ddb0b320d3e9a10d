import { useLivery, useReducedMotion, useTabVisible } from "@livery/ui";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { PromotionsModel } from "../model.ts";

type Hold = "focus" | "pointer" | "press" | "paused";

/** Milliseconds after which a press is a hold and no tap. */
const heldFrom = 250;

export interface StoryPlayback {
  /** It goes on by itself: not for who wants less motion, and not after the last. */
  readonly advances: boolean;
  readonly running: boolean;
  readonly paused: boolean;
  readonly hold: (by: Hold, held: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Of the picture: held while it is pressed; a tap at its beginning leads back, elsewhere on. */
  readonly presses: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
  };
}

/** How a story is gone through: by itself, by keys, by taps; and what holds it. */
export function useStoryPlayback({ bonuses, opened, step }: PromotionsModel): StoryPlayback {
  const { dir } = useLivery();
  const reducedMotion = useReducedMotion();
  const isTabVisible = useTabVisible();
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  const pressedAt = useRef<number | null>(null);
  const hold = (by: Hold, held: boolean): void =>
    setHolds((now) => (now.includes(by) === held ? now : held ? [...now, by] : now.filter((other) => other !== by)));
  const advances = !reducedMotion && bonuses.at(-1)?.bonusId !== opened?.bonusId;
  const paused = holds.includes("paused");
  const release = (): void => {
    pressedAt.current = null;
    hold("press", false);
  };
  return {
    advances,
    running: advances && isTabVisible && holds.length === 0,
    paused,
    hold,
    onKeyDown: (event) => {
      if (event.key === (dir === "rtl" ? "ArrowLeft" : "ArrowRight")) step(1);
      else if (event.key === (dir === "rtl" ? "ArrowRight" : "ArrowLeft")) step(-1);
      else if (event.key === " " && advances && !isPressed(event.target)) hold("paused", !paused);
      else return;
      event.preventDefault();
    },
    presses: {
      onPointerDown: ({ isPrimary, timeStamp }) => {
        if (!isPrimary) return;
        pressedAt.current = timeStamp;
        hold("press", true);
      },
      onPointerUp: ({ clientX, currentTarget, timeStamp }) => {
        const tapped = pressedAt.current !== null && timeStamp - pressedAt.current < heldFrom;
        release();
        if (tapped) step(isAtBeginning(currentTarget, clientX, dir) ? -1 : 1);
      },
      onPointerCancel: release,
      onPointerLeave: release,
    },
  };
}

/** What the space bar presses itself. */
function isPressed(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, summary") !== null;
}

/** The first third in the direction of reading. */
function isAtBeginning(element: Element, x: number, dir: "ltr" | "rtl"): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return (dir === "rtl" ? right - x : x - left) < width / 3;
}
