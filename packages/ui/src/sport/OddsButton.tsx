import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import { isLongFigure } from "./long-figure.ts";
import * as css from "./OddsButton.css.ts";

export interface OddsButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "aria-pressed" | "disabled"
> {
  /** What the bet is on, read out before the odd: `Arsenal – Chelsea, 1x2`. */
  readonly market: string;
  /** The outcome's full name, read out: `Arsenal`. */
  readonly outcome: string;
  /** What stands in the cell beside the odd (`1`, `Over 2.5`); empty where a column's head says it. */
  readonly caption?: string;
  /** The odd in thousandths; null where no price is known yet: a lock alone. */
  readonly odds: number | null;
  readonly selected: boolean;
  readonly locked?: boolean;
  /** The word for "locked", read out in place of the odd. */
  readonly lockedLabel: string;
  /** Which way the price just went; shown for 1.2 s. Change `odds` with it. */
  readonly movement?: "up" | "down" | null;
  readonly stacked?: boolean;
}

/** One price that can be picked. The odd is the loudest thing on its row. */
export function OddsButton({
  market,
  outcome,
  caption,
  odds,
  selected,
  locked = false,
  lockedLabel,
  movement = null,
  stacked = false,
  className,
  ...rest
}: OddsButtonProps) {
  const { formats } = useLivery();
  const shut = locked || odds === null;
  const moves = shut ? null : movement;
  const figure = odds === null ? "" : formats.odds(odds);
  return (
    <button
      {...rest}
      type="button"
      className={classes(css.button, stacked && css.stacked, !caption && css.alone, className)}
      aria-pressed={selected}
      disabled={shut}
      data-long={isLongFigure(figure) || undefined}
    >
      {/* What moves is keyed by the price: the next price is a new element, and its motion starts again. */}
      {moves && <span key={`wash-${odds}`} className={css.washes[moves]} />}
      {/* The name is what stands in the button, so that a price that is written into it is read out too. */}
      <span className={hidden}>{`${market}, `}</span>
      {caption && (
        <span className={css.outcome} aria-hidden={caption === outcome || undefined}>
          {caption}
        </span>
      )}
      <span className={hidden}>{`${outcome}, `}</span>
      {odds !== null && (
        <span key={moves ? odds : "still"} className={classes(css.figure, moves && css.movedFigure[moves])}>
          {figure}
          {shut && <Icon name="lock" size="sm" label={lockedLabel} className={css.besideFigure} />}
        </span>
      )}
      {odds === null && <Icon name="lock" size="sm" label={lockedLabel} />}
      {moves && <span key={`arrow-${odds}`} className={css.arrows[moves]} />}
    </button>
  );
}
