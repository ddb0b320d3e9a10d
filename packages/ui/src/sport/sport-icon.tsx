import { classes } from "../styles/classes.ts";
import { icon, sizes } from "../icon/icon.css.ts";
import { plainBall, sportIcons } from "./sport-icons.ts";

export interface SportIconProps {
  /** A sport's name as the server writes it, `Ice Hockey` or `ice_hockey`; a sport without an icon gets the plain ball. */
  readonly sport: string;
  readonly size?: keyof typeof sizes;
  readonly label?: string;
  readonly className?: string;
}

export function SportIcon({ sport, size = "md", label, className }: SportIconProps) {
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  const key = sport.toLowerCase().replaceAll(/[\s-]+/gu, "_");
  return (
    <svg viewBox="0 0 24 24" className={classes(icon, sizes[size], className)} {...named}>
      <path d={Object.hasOwn(sportIcons, key) ? sportIcons[key] : plainBall} />
    </svg>
  );
}
