import { classes } from "../styles/classes.ts";
import { bar, tones } from "./progress.css.ts";

export interface ProgressProps {
  readonly label: string;
  /** From 0 to `max`; absent while the progress is unknown. */
  readonly value?: number;
  readonly max?: number;
  readonly tone?: keyof typeof tones;
  readonly className?: string;
}

export function Progress({ label, value, max = 1, tone = "accent", className }: ProgressProps) {
  return <progress className={classes(bar, tones[tone], className)} aria-label={label} value={value} max={max} />;
}
