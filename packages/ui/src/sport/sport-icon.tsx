import { classes } from "../styles/classes.ts";
import { icon, sizes } from "../icon/icon.css.ts";
import type { WithClass } from "../styles/with-class.ts";
import { plainBall, sportIcons } from "./sport-icons.ts";

export interface SportIconProps extends WithClass {
  /** A sport's name as the server writes it, `Ice Hockey` or `ice_hockey`; a sport without an icon gets the plain ball. */
  readonly sport: string;
  /** sm 16, md 20, lg 24, xl 40 px. Default `md`. */
  readonly size?: keyof typeof sizes;
  /** The sport's name if no text beside it has it; without it the icon is hidden from screen readers. */
  readonly label?: string;
}

/** The sport of a row or a heading as a small picture in the colour of its text. */
export function SportIcon({ sport, size = "md", label, className }: SportIconProps) {
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  const key = sport.toLowerCase().replaceAll(/[\s-]+/gu, "_");
  return (
    <svg viewBox="0 0 24 24" className={classes(icon, sizes[size], className)} {...named}>
      <path d={Object.hasOwn(sportIcons, key) ? sportIcons[key] : plainBall} />
    </svg>
  );
}
