import { type PointerEvent, useRef } from "react";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./slider.css.ts";
import type { SliderScale } from "./slider.tsx";
import { SliderTrack, shareOf } from "./slider-track.tsx";

/** Both bounds are included. */
export type SliderRange = readonly [low: number, high: number];

export interface RangeSliderProps extends WithClass, SliderScale {
  /** The lower and the upper bound of the range. */
  readonly value: SliderRange;
  /** Called with both bounds at each step of a thumb. */
  readonly onChange: (value: SliderRange) => void;
  /** Accessible names of the two thumbs: "From", "To". */
  readonly lowLabel: string;
  /** Accessible name of the upper thumb. */
  readonly highLabel: string;
  /** Neither thumb can be moved. Default false. */
  readonly disabled?: boolean;
}

/**
 * A range on a line: two sliders that stop at each other. A press on the line moves the nearer one. Belongs in a group `Field`.
 */
export function RangeSlider({
  min,
  max,
  step = 1,
  format,
  value: [low, high],
  onChange,
  lowLabel,
  highLabel,
  disabled = false,
  className,
}: RangeSliderProps) {
  const { dir } = useLivery();
  const lowInput = useRef<HTMLInputElement>(null);
  const highInput = useRef<HTMLInputElement>(null);
  const setLow = (value: number): void => onChange([Math.min(value, high), high]);
  const setHigh = (value: number): void => onChange([low, Math.max(value, low)]);
  const shared = { min, max, step, disabled };

  const press = (event: PointerEvent<HTMLElement>): void => {
    if (disabled || event.target !== event.currentTarget) return;
    event.preventDefault();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
    const along = min + (max - min) * (dir === "rtl" ? 1 - share : share);
    const value = min + Math.round((along - min) / step) * step;
    const isLow = Math.abs(value - low) < Math.abs(value - high) || value < low;
    (isLow ? setLow : setHigh)(value);
    (isLow ? lowInput : highInput).current?.focus();
  };

  return (
    <span className={classes(css.slider, className)}>
      {format && (
        <output className={css.shown} aria-hidden>
          {format(low)}
        </output>
      )}
      <span className={css.container} role="presentation" onPointerDown={press}>
        <input
          {...shared}
          type="range"
          ref={lowInput}
          // If both thumbs are at the end, the one that can still move lies above.
          className={classes(css.input, css.passing, css.low, low > (min + max) / 2 && css.above)}
          aria-label={lowLabel}
          aria-valuetext={format?.(low)}
          value={low}
          onChange={(event) => setLow(event.target.valueAsNumber)}
        />
        <input
          {...shared}
          type="range"
          ref={highInput}
          className={classes(css.input, css.passing, css.high)}
          aria-label={highLabel}
          aria-valuetext={format?.(high)}
          value={high}
          onChange={(event) => setHigh(event.target.valueAsNumber)}
        />
        <SliderTrack from={shareOf(low, min, max)} to={shareOf(high, min, max)} />
      </span>
      {format && (
        <output className={css.shown} aria-hidden>
          {format(high)}
        </output>
      )}
    </span>
  );
}
