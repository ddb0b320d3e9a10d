import type { ReactNode } from "react";
import { classes } from "../styles/classes.ts";
import { badge, tones } from "./badge.css.ts";

/** A label of a state: won, lost, new, live. The text carries the meaning; the colour repeats it. */
export function Badge({
  tone = "neutral",
  children,
  className,
}: {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return <span className={classes(badge, tones[tone], className)}>{children}</span>;
}
