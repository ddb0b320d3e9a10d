import { classes } from "../styles/classes.ts";
import { bone } from "../styles/bone.css.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./skeleton.css.ts";

export interface SkeletonProps extends WithClass {
  /** `text` is a line, `control` a button or a price, `row` a list row, `tile` a card, `circle` a logo. */
  readonly shape?: keyof typeof css.shapes;
  /** The number of shapes, one below the other. */
  readonly count?: number;
  /** Share of the container's width; `short` is 4 rem. Default `full`. */
  readonly width?: keyof typeof css.widths;
}

/** The shape of content that loads. Hidden from screen readers: the container has `aria-busy`. */
export function Skeleton({ shape = "text", count = 1, width = "full", className }: SkeletonProps) {
  return (
    <div className={classes(css.stack, className)} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes(bone, css.shapes[shape], css.widths[width])} />
      ))}
    </div>
  );
}
