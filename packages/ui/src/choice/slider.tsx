import type { ComponentPropsWithRef } from "react";
import { useFieldControl } from "../field/field-context.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./slider.css.ts";
import { SliderTrack, shareOf } from "./slider-track.tsx";

/** The bounds and the step of a slider. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Formats a value for display and for screen readers: an amount, odds, a percentage. */
  readonly format?: (value: number) => string;
}

export interface SliderProps
  extends SliderScale, Omit<ComponentPropsWithRef<"input">, "type" | "value" | "min" | "max" | "step" | "onChange"> {
  readonly value: number;
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
