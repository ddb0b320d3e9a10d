import { type ReactNode, useId } from "react";
import { classes } from "../styles/classes.ts";
import * as css from "./RadioTile.css.ts";

export interface RadioTileProps {
  /** All of one name are one choice: the arrows lead from one to the next, wherever they stand. */
  readonly name: string;
  readonly title: ReactNode;
  /** Describes it: what one gets, how long it takes. */
  readonly detail?: ReactNode;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly disabled?: boolean;
  /** What else is shown of it; what can be pressed in it lies above the tile by a `z-index` of its own. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** One of several as a tile that is pressed anywhere, for choices that stand apart: on a rail, under headings, on a wall. */
export function RadioTile({
  name,
  title,
  detail,
  checked,
  onChoose,
  disabled = false,
  children,
  className,
}: RadioTileProps) {
  const id = useId();
  return (
    <label className={classes(css.tile, className)}>
      <span id={id} className={css.title}>
        {title}
      </span>
      {detail && (
        <span id={`${id}-detail`} className={css.detail}>
          {detail}
        </span>
      )}
      {children}
      <input
        type="radio"
        name={name}
        className={css.radio}
        aria-labelledby={id}
        aria-describedby={detail ? `${id}-detail` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
    </label>
  );
}
