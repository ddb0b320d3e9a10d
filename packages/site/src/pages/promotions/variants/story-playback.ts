import { useLivery, useReducedMotion, useTabVisible } from "@livery/ui";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { PromotionsModel } from "../promotions.model.ts";

type Hold = "focus" | "pointer" | "press" | "paused";

/** Milliseconds after which a press is a hold, not a tap. */
const heldFrom = 250;

export interface StoryPlayback {
  /** Whether the story advances by itself: not with reduced motion, and not after the last bonus. */
  readonly advances: boolean;
  readonly running: boolean;
  readonly paused: boolean;
  readonly hold: (by: Hold, held: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Handlers of the picture: pressing holds it; a tap on the first third goes back, elsewhere forward. */
  readonly presses: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
  };
}

/** Playback of a story: it advances by time, keys and taps; this hook also tracks what holds it. */
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

/** Whether the space bar presses the element itself. */
function isPressed(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, summary") !== null;
}

/** Whether the position is in the first third in the reading direction. */
function isAtBeginning(element: Element, x: number, dir: "ltr" | "rtl"): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return (dir === "rtl" ? right - x : x - left) < width / 3;
}
