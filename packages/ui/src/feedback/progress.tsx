import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { bar, tones } from "./progress.css.ts";

export interface ProgressProps extends WithClass {
  /** Accessible name: what is in progress. */
  readonly label: string;
  /** From 0 to `max`; absent while the progress is unknown. */
  readonly value?: number;
  /** The value of a full bar. Default 1. */
  readonly max?: number;
  /** Colour of the bar; the text beside it has to say the same. Default `accent`. */
  readonly tone?: keyof typeof tones;
}

/** How far a task has come, as a bar; without a value it only shows that the task goes on. */
export function Progress({ label, value, max = 1, tone = "accent", className }: ProgressProps) {
  return <progress className={classes(bar, tones[tone], className)} aria-label={label} value={value} max={max} />;
}
