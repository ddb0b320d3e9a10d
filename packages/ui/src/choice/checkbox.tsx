import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { Icon } from "../icon/icon.tsx";
import { classes } from "../styles/classes.ts";
import { useFieldControl } from "../field/field-context.ts";
import * as css from "./checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** The label: what is true while the box is checked. */
  readonly children: ReactNode;
  /** Represents several items of which some are on: the indeterminate state. */
  readonly mixed?: boolean;
}

/** A checkbox with its label beside it; the label is part of the target. */
export function Checkbox({ children, className, mixed = false, onChange, ref, ...rest }: CheckboxProps) {
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // `indeterminate` has no HTML attribute.
  useLayoutEffect(() => {
    if (input.current !== null) input.current.indeterminate = mixed;
  }, [mixed]);
  const changed = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    // A press clears `indeterminate`. The owner of the items decides whether it stays cleared.
    event.target.indeterminate = mixed;
  };
  return (
    <label className={classes(css.row, className)}>
      <span className={css.box}>
        <input {...field} {...rest} ref={input} type="checkbox" className={css.input} onChange={changed} />
        <Icon name={mixed ? "minus" : "check"} size="sm" className={css.tick} />
      </span>
      <span className={css.text}>{children}</span>
    </label>
  );
}
