import type { ComponentPropsWithoutRef } from "react";
import { classes } from "../styles/classes.ts";
import { floating } from "./Floating.css.ts";

/** In the top layer from its first moment on: no dialog's edge and no list's scrolling cuts it off. */
function show(panel: HTMLElement | null): void {
  if (panel && !panel.matches(":popover-open")) panel.showPopover();
}

/** A panel below the control that it belongs to, above everything, and still inside the themed element. Drawn while open. */
export function Floating({ className, children, ...rest }: ComponentPropsWithoutRef<"div">) {
  return (
    <div {...rest} ref={show} popover="manual" className={classes(floating, className)}>
      {children}
    </div>
  );
}
