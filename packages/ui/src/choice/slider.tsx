import type { ComponentPropsWithRef } from "react";
import { useFieldControl } from "../field/field-context.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./slider.css.ts";
import { SliderTrack, shareOf } from "./slider-track.tsx";

/** The bounds and the step of a slider. */
export interface SliderScale {
  /** The lowest value. */
  readonly min: number;
  /** The highest value. */
  readonly max: number;
  /** The distance between two values, counted from `min`. Default 1. */
  readonly step?: number;
  /** Formats a value for display and for screen readers: an amount, odds, a percentage. */
  readonly format?: (value: number) => string;
}

export interface SliderProps
  extends SliderScale, Omit<ComponentPropsWithRef<"input">, "type" | "value" | "min" | "max" | "step" | "onChange"> {
  /** The present value, from `min` to `max`. */
  readonly value: number;
  /** Called with the new value at each step. */
  readonly onChange: (value: number) => void;
}

/**
 * One value on a line. A native range input handles the interaction (drag, arrows, Home and End, both directions of reading); the
 * drawing beneath it is visible. Belongs in a `Field`, or needs an `aria-label`.
 */
export function Slider({ min, max, step = 1, format, value, onChange, className, ...rest }: SliderProps) {
  const field = useFieldControl();
  return (
    <span className={classes(css.slider, className)}>
      <span className={css.container}>
        <input
          {...field}
          {...rest}
          type="range"
          className={classes(css.input, css.high)}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format?.(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <SliderTrack to={shareOf(value, min, max)} />
      </span>
      {format && (
        <output className={css.shown} aria-hidden>
          {format(value)}
        </output>
      )}
    </span>
  );
}
