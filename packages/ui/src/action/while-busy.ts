import type { ComponentPropsWithRef, MouseEvent } from "react";

type ButtonProps = Pick<ComponentPropsWithRef<"button">, "onClick" | "aria-disabled">;

/**
 * Attributes of a button that waits for a response. The button stays enabled and only loses its effect, so that it keeps the
 * focus.
 */
export function whileBusy(busy: boolean, { onClick, "aria-disabled": isDisabled }: ButtonProps) {
  return {
    onClick: (event: MouseEvent<HTMLButtonElement>): void => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    },
    "aria-busy": busy || undefined,
    "aria-disabled": busy || isDisabled,
  };
}
