import type { ReactNode } from "react";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { badge, tones } from "./badge.css.ts";

interface BadgeProps extends WithClass {
  /** The colour that repeats the meaning. Default `neutral`. */
  readonly tone?: keyof typeof tones;
  /** The state, in one or two words. */
  readonly children: ReactNode;
}

/** A label of a state: won, lost, new, live. The text carries the meaning; the colour repeats it. */
export function Badge({ tone = "neutral", children, className }: BadgeProps) {
  return <span className={classes(badge, tones[tone], className)}>{children}</span>;
}
