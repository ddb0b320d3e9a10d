import { classes } from "../styles/classes.ts";
import { flag } from "./flag.css.ts";

/** The code of a country or competition as a small plate. Letters load nothing and look the same on every system. */
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
  // A part of a country has its own letters: gb-eng is ENG.
  const shown = (code.split("-").at(-1) ?? code).slice(0, 3).toUpperCase();
  return (
    <span className={classes(flag, className)} {...named}>
      {shown}
    </span>
  );
}
