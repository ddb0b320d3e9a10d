import * as css from "./slider.css.ts";

/** The position of a value between `min` and `max`, in percent. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? (Math.min(Math.max(value, min), max) - min) * (100 / (max - min)) : 0;
}

/**
 * The line, its active part and the thumbs. Percentages are in attributes because a prerendered page may carry no inline style.
 */
export function SliderTrack({ from, to }: { readonly from?: number; readonly to: number }) {
  const line = { y1: "50%", y2: "50%" };
  return (
    <svg className={css.drawing} aria-hidden>
      <line {...line} x1="0%" x2="100%" className={css.line} />
      <line {...line} x1={`${from ?? 0}%`} x2={`${to}%`} className={css.filled} />
      {from !== undefined && <circle cx={`${from}%`} cy="50%" className={css.lowThumb} />}
      <circle cx={`${to}%`} cy="50%" className={css.highThumb} />
    </svg>
  );
}
