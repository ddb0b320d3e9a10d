import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { directed, icons, type IconPicture } from "./icons.ts";
import { icon, mirrored, sizes } from "./icon.css.ts";

export interface IconProps extends WithClass {
  /** A name of the kit, or the path of an own icon on the same 24 px grid. */
  readonly name: IconPicture;
  /** sm 16, md 20, lg 24, xl 40 px; larger if running text is larger than 16 px. */
  readonly size?: keyof typeof sizes;
  /** The meaning of the icon if no text beside it gives it; without it the icon is hidden from screen readers. */
  readonly label?: string;
}

/** A small picture in the colour of the text around it. Those that point along the line are mirrored from right to left. */
export function Icon({ name, size = "md", label, className }: IconProps) {
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  const [path, isDirected] = typeof name === "string" ? [icons[name], directed.has(name)] : [name.path, false];
  return (
    <svg viewBox="0 0 24 24" className={classes(icon, sizes[size], isDirected && mirrored, className)} {...named}>
      <path d={path} />
    </svg>
  );
}
