import { useLayoutEffect, useRef, type ComponentPropsWithRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import { showMove, stopMove, type ShownMove } from "./shown-moves.ts";
import * as odds from "./odds-button.css.ts";
import * as css from "./price-cell.css.ts";
import { mostSigns } from "./signs.ts";

/** The current price: in thousandths, 0 while there is none. */
export interface MovingPrice {
  /** Thousandths; 0 while there is no price. */
  readonly odds: number;
  /** The direction of the last change: down, none, up. */
  readonly movement: -1 | 0 | 1;
  /** `locked` shows the price and takes no bet; `hidden` and `gone` show none. */
  readonly state: "open" | "locked" | "hidden" | "gone";
}

/** The source of a cell's price. The same object as long as it is the same price. */
export interface PriceSource {
  /** The price now. */
  readonly read: () => MovingPrice;
  /** Calls back at most once per animation frame; the returned function unsubscribes. */
  readonly watch: (changed: (odds: number, movement: -1 | 0 | 1, state: MovingPrice["state"]) => void) => () => void;
}

export interface PriceCellProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "aria-pressed" | "aria-disabled" | "disabled" | "onClick"
> {
  /** Where the cell reads its price, and learns of changes. */
  readonly source: PriceSource;
  /** The match and market, read out before the odds: `Arsenal – Chelsea, 1x2`. */
  readonly market: string;
  /** The outcome's full name, read out: `Arsenal`. */
  readonly outcome: string;
  /** Shown in the cell beside the odds (`1`, `Over 2.5`). */
  readonly caption?: string;
  /** Whether the outcome is in the slip: drawn, and announced as pressed. */
  readonly selected: boolean;
  /** The text for "locked", read out after the odds. */
  readonly lockedLabel: string;
  /** The caption is above the odds instead of beside them. Default false. */
  readonly stacked?: boolean;
  /** Called on a press on an open price; a locked price ignores presses, unless it is selected and can be removed. */
  readonly onSelect: () => void;
}

/**
 * A live price. React mounts the cell; the cell itself writes what a tick changes (text, arrow, lock), so that a tick triggers no
 * React work.
 */
export function PriceCell({
  source,
  market,
  outcome,
  caption,
  selected,
  lockedLabel,
  stacked = false,
  onSelect,
  className,
  ...rest
}: PriceCellProps) {
  const { formats } = useLivery();
  const cell = useRef<HTMLButtonElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const lock = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const parts = { cell: cell.current, figure: figure.current, lock: lock.current };
    const { cell: button, figure: text, lock: shut } = parts;
    if (button === null || text === null || shut === null) return undefined;
    return writePrice({ button, text, shut }, source, (thousandths) => formats.odds(thousandths));
  }, [source, formats]);
  return (
    <button
      {...rest}
      ref={cell}
      type="button"
      className={classes(css.button, stacked && odds.stacked, !caption && odds.alone, className)}
      aria-pressed={selected}
      onClick={() => {
        if (selected || source.read().state === "open") onSelect();
      }}
    >
      <span className={hidden}>{`${market}, `}</span>
      {caption && (
        <span data-caption="" className={css.caption} aria-hidden={caption === outcome || undefined}>
          {caption}
        </span>
      )}
      <span className={hidden}>{`${outcome}, `}</span>
      <span className={css.figure} translate="no">
        <span ref={figure} className={css.text} />
      </span>
      <span ref={lock} className={css.lock} hidden>
        <Icon name="lock" size="sm" label={lockedLabel} className={css.lockIcon} />
      </span>
    </button>
  );
}

interface Parts {
  readonly button: HTMLButtonElement;
  readonly text: HTMLSpanElement;
  readonly shut: HTMLSpanElement;
}

/** Writes a price into its cell, now and at every change; the returned function stops it. */
function writePrice({ button, text, shut }: Parts, source: PriceSource, format: (odds: number) => string): () => void {
  const node = document.createTextNode("");
  text.replaceChildren(node);
  const move: ShownMove = { figure: text, direction: null, until: 0 };
  let shown = -1;
  let signs = 0;
  let locked: boolean | null = null;
  const write = (odds: number, state: MovingPrice["state"]): void => {
    const next = state === "hidden" || state === "gone" ? 0 : odds;
    if (next !== shown) {
      const written = next === 0 ? "–" : format(next);
      node.data = written;
      // A translation of the page may have put something else in its place.
      if (node.parentNode !== text) text.replaceChildren(node);
      // Writing it hundreds of times a frame would cost as much as the figures.
      if (written.length !== signs) {
        signs = written.length;
        text.dataset["signs"] = String(Math.min(signs, mostSigns));
      }
      shown = next;
    }
    const shuts = state !== "open" || next === 0;
    if (shuts !== locked) {
      locked = shuts;
      shut.hidden = !shuts;
      button.setAttribute("aria-disabled", String(shuts));
      if (shuts) stopMove(move);
    }
  };
  const first = source.read();
  write(first.odds, first.state);
  const stop = source.watch((odds, movement, state) => {
    const before = shown;
    write(odds, state);
    // Only between two known prices of an open cell: a first or returning price has not moved.
    if (movement === 0 || shown === before || before === 0 || locked) return;
    showMove(move, movement > 0 ? css.moves.up : css.moves.down);
  });
  return () => {
    stop();
    stopMove(move);
  };
}
