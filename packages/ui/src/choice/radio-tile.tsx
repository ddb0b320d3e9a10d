import { type ReactNode, useId } from "react";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./radio-tile.css.ts";

export interface RadioTileProps extends WithClass {
  /** Tiles with the same name are one choice: arrow keys move between them wherever they are. */
  readonly name: string;
  /** Names the option; it is the accessible name of the tile. */
  readonly title: ReactNode;
  /** Describes the option: what the player gets, how long it takes. */
  readonly detail?: ReactNode;
  /** Whether this tile is the chosen one of its `name`. */
  readonly checked: boolean;
  /** Called when the player chooses this tile. */
  readonly onChoose: () => void;
  /** The option cannot be chosen now; say why in `detail`. Default false. */
  readonly disabled?: boolean;
  /** Further content; pressable elements in it need a `z-index` above the tile. */
  readonly children?: ReactNode;
}

/**
 * One of several options as a tile that can be pressed anywhere, for options that are apart: on a rail, under headings, on a
 * wall.
 */
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
