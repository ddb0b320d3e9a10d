import type { ComponentPropsWithRef } from "react";
import { classes } from "../styles/classes.ts";
import { bare } from "./BareButton.css.ts";

/**
 * A button with the looks of its place: a row, a picture, a bar that opens a sheet. It brings what none may lack (no
 * sending of forms, the ring of the focus, the hand) and nothing to be undone.
 */
export function BareButton({ className, type = "button", ...rest }: ComponentPropsWithRef<"button">) {
  return <button {...rest} type={type} className={classes(bare, className)} />;
}
