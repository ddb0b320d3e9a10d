import type { ComponentPropsWithRef } from "react";
import { classes } from "../styles/classes.ts";
import { bare } from "./bare-button.css.ts";

/**
 * A button that takes its appearance from its context: a row, a picture, a bar that opens a sheet. It sets only what every button
 * needs (`type="button"`, the focus ring, the pointer cursor) and nothing that callers must undo.
 */
export function BareButton({ className, type = "button", ...rest }: ComponentPropsWithRef<"button">) {
  return <button {...rest} type={type} className={classes(bare, className)} />;
}
