import type { ComponentPropsWithRef, MouseEvent } from "react";

type ButtonProps = Pick<ComponentPropsWithRef<"button">, "onClick" | "aria-disabled">;

/** What a button says and does while it waits for an answer: nothing is taken from it but its effect, so that the focus stays. */
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
