import { classes } from "../styles/classes.ts";
import { flag } from "./Flag.css.ts";

/** A country's or competition's code as a small plate. Letters weigh nothing and look the same on every system. */
export function Flag({
  code,
  label,
  className,
}: {
  readonly code: string;
  readonly label?: string;
  readonly className?: string;
}) {
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  // A part of a country is known by its own letters: gb-eng is ENG.
  const shown = (code.split("-").at(-1) ?? code).slice(0, 3).toUpperCase();
  return (
    <span className={classes(flag, className)} {...named}>
      {shown}
    </span>
  );
}
