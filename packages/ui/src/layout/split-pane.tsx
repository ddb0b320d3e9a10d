import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { splitMove, splitWithin } from "./split-move.ts";
import * as css from "./split-pane.css.ts";

export interface SplitPaneProps extends WithClass {
  /** Names the separator by the pane that it resizes: "Width of the list". */
  readonly label: string;
  /** The first pane in the direction of reading; the separator resizes it. */
  readonly start: ReactNode;
  /** The second pane, which takes the rest. */
  readonly end: ReactNode;
  /** Percent of the width for the first pane; the caller stores it if it should persist. */
  readonly size: number;
  /** Called at the end of a drag, and at each key. */
  readonly onSizeChange: (size: number) => void;
  /** Bounds of `size`, in percent. */
  readonly min?: number;
  /** The largest `size`. Default 80. */
  readonly max?: number;
}

/**
 * Two panes and a separator that is dragged, or moved by arrows (farther with Shift), Home and End; Enter collapses the first
 * pane to its minimum and restores it. In a narrow container the panes are one below the other.
 */
export function SplitPane({ label, start, end, size, onSizeChange, min = 20, max = 80, className }: SplitPaneProps) {
  const id = useId();
  const { dir } = useLivery();
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef<number | null>(null);
  const unfolded = useRef(size);
  const bounds = { min, max };
  const shown = splitWithin(size, bounds);

  useLayoutEffect(() => root.current?.style.setProperty("--lv-split", `${shown}%`), [shown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.key === "Enter" ? folded() : splitMove(event, shown, bounds, dir);
    if (next === undefined) return;
    event.preventDefault();
    onSizeChange(next);
  };
  const folded = (): number => {
    if (shown === min)
      return unfolded.current === min ? splitWithin(50, bounds) : splitWithin(unfolded.current, bounds);
    unfolded.current = shown;
    return min;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const rect = root.current?.getBoundingClientRect();
    if (drawn.current === null || rect === undefined) return;
    const along = dir === "ltr" ? event.clientX - rect.left : rect.right - event.clientX;
    drawn.current = splitWithin((along / rect.width) * 100, bounds);
    root.current?.style.setProperty("--lv-split", `${drawn.current}%`);
  };
  const letGo = (): void => {
    const to = drawn.current;
    drawn.current = null;
    root.current?.removeAttribute("data-drawn");
    if (to !== null && to !== shown) onSizeChange(to);
  };
  return (
    <div className={classes(css.container, className)}>
      <div ref={root} className={css.split}>
        <div id={id} className={css.pane}>
          {start}
        </div>
        <div
          role="separator"
          aria-orientation="vertical"
          aria-label={label}
          aria-controls={id}
          aria-valuenow={shown}
          aria-valuemin={min}
          aria-valuemax={max}
          tabIndex={0}
          className={css.separator}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            drawn.current = shown;
            root.current?.setAttribute("data-drawn", "");
          }}
          onPointerMove={onPointerMove}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        />
        <div className={css.pane}>{end}</div>
      </div>
    </div>
  );
}
