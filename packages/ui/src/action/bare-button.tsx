import type { ComponentPropsWithRef } from "react";
import { classes } from "../styles/classes.ts";
import type { WithButtonType } from "../styles/with-button-type.ts";
import { bare } from "./bare-button.css.ts";

interface BareButtonProps extends WithButtonType, Omit<ComponentPropsWithRef<"button">, "type"> {}

/**
 * A button that takes its appearance from its context: a row, a picture, a bar that opens a sheet. It sets only what every button
 * needs (`type="button"`, the focus ring, the pointer cursor) and nothing that callers must undo.
 */
export function BareButton({ className, type = "button", ...rest }: BareButtonProps) {
  return <button {...rest} type={type} className={classes(bare, className)} />;
}
