import { classes } from "../styles/classes.ts";
import * as css from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** `text` a line, `control` a button or a price, `row` a list's row, `tile` a card, `circle` a logo. */
  readonly shape?: keyof typeof css.shapes;
  /** How many of them, one below the other. */
  readonly count?: number;
  readonly width?: keyof typeof css.widths;
  readonly className?: string;
}

/** The shape of what comes. Hidden from readers: the place around it says `aria-busy`. */
export function Skeleton({ shape = "text", count = 1, width = "full", className }: SkeletonProps) {
  return (
    <div className={classes(css.stack, className)} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes(css.bone, css.shapes[shape], css.widths[width])} />
      ))}
    </div>
  );
}
