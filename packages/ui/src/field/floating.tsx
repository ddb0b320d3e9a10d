import type { ComponentPropsWithoutRef } from "react";
import { classes } from "../styles/classes.ts";
import { floating } from "./floating.css.ts";

/** Shows it in the top layer from the first frame: no dialog's edge and no scrolling list clips it. */
function show(panel: HTMLElement | null): void {
  if (panel && !panel.matches(":popover-open")) panel.showPopover();
}

/** Popover content below its control, above everything, and still inside the themed element. Mounted while it is open. */
export function Floating({ className, children, ...rest }: ComponentPropsWithoutRef<"div">) {
  return (
    <div {...rest} ref={show} popover="manual" className={classes(floating, className)}>
      {children}
    </div>
  );
}
