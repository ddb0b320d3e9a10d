import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import { isLongFigure } from "./long-figure.ts";
import * as css from "./odds-button.css.ts";

export interface OddsButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "aria-pressed" | "disabled"
> {
  /** The match and market, read out before the odds: `Arsenal – Chelsea, 1x2`. */
  readonly market: string;
  /** The outcome's full name, read out: `Arsenal`. */
  readonly outcome: string;
  /** Shown in the cell beside the odds (`1`, `Over 2.5`); empty if the column head names it. */
  readonly caption?: string;
  /** The odds in thousandths; null while no price is known: a price to come is a bar, a locked one the lock alone. */
  readonly odds: number | null;
  /** Whether the outcome is in the slip: drawn, and announced as pressed. */
  readonly selected: boolean;
  /** The price is shown and takes no bet. Default false. */
  readonly locked?: boolean;
  /** The text for "locked", or for a price to come; read out in place of the odds. */
  readonly lockedLabel: string;
  /** The direction of the last price change; shown for 1.2 s. Change `odds` with it. */
  readonly movement?: "up" | "down" | null;
  /** The caption is above the odds instead of beside them. Default false. */
  readonly stacked?: boolean;
}

/** A price that can be selected. The odds are the most prominent part of the row. */
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
      {/* Keyed by the price: the next price is a new element, and its animation starts again. */}
      {moves && <span key={`wash-${odds}`} className={css.washes[moves]} />}
      {/* The button's content is its accessible name, so that a price that is written into it is read out too. */}
      <span className={hidden}>{`${market}, `}</span>
      {caption && (
        <span className={css.outcome} aria-hidden={caption === outcome || undefined}>
          {caption}
        </span>
      )}
      <span className={hidden}>{`${outcome}, `}</span>
      {odds !== null && (
        <span
          key={moves ? odds : "still"}
          translate="no"
          className={classes(css.figure, moves && css.movedFigure[moves])}
        >
          <span>{figure}</span>
          {shut && <Icon name="lock" size="sm" label={lockedLabel} className={css.besideFigure} />}
        </span>
      )}
      {odds === null && locked && <Icon name="lock" size="sm" label={lockedLabel} />}
      {odds === null && !locked && (
        <>
          <span className={css.pending} aria-hidden />
          <span className={hidden}>{lockedLabel}</span>
        </>
      )}
      {moves && <span key={`arrow-${odds}`} className={css.arrows[moves]} />}
    </button>
  );
}
