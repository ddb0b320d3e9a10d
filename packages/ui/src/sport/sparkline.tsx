import { useLayoutEffect, useRef } from "react";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { trendOf, trendPath, trendSize } from "./price-trend.ts";
import * as css from "./sparkline.css.ts";

/** The source of the last prices. The same object as long as they belong to the same price. */
export interface PriceHistorySource {
  /** In thousandths, the oldest first; empty while there are none. */
  readonly read: () => ArrayLike<number>;
  /** Calls back at most once per animation frame; the returned function unsubscribes. */
  readonly watch: (changed: () => void) => () => void;
}

/** The messages of a sparkline. The same object as long as they are the same. */
export interface SparklineMessages {
  /** For a price that has changed: `from 2.10 to 1.85`. */
  readonly fromTo: (from: string, to: string) => string;
  /** For a price that has not changed yet. */
  readonly unchanged: string;
}

export interface SparklineProps extends WithClass {
  /** Where the line reads its prices, and learns of changes. */
  readonly source: PriceHistorySource;
  /** The text of the line for screen readers. */
  readonly messages: SparklineMessages;
}

/**
 * The last prices of an outcome as a line, in the direction of reading, with the first and the last as text. Each price is a step
 * of the same width: its duration is not shown. The component writes tick changes itself, so that a tick triggers no React work.
 */
export function Sparkline({ source, messages, className }: SparklineProps) {
  const { formats } = useLivery();
  const rootRef = useRef<HTMLSpanElement>(null);
  const pathRef = useRef<SVGPathElement>(null);
  const labelRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [whole, path, text] = [rootRef.current, pathRef.current, labelRef.current];
    if (whole === null || path === null || text === null) return undefined;
    const shown = { path: "", trend: "", label: "" };
    const write = (): void => {
      const prices = source.read();
      const [from = 0, to = 0] = [prices[0], prices[prices.length - 1]];
      const next = {
        path: trendPath(prices),
        trend: trendOf(prices),
        label: prices.length > 1 ? messages.fromTo(formats.odds(from), formats.odds(to)) : messages.unchanged,
      };
      if (next.path !== shown.path) path.setAttribute("d", next.path);
      if (next.trend !== shown.trend) whole.dataset["course"] = next.trend;
      if (next.label !== shown.label) text.textContent = next.label;
      Object.assign(shown, next);
    };
    path.removeAttribute("d");
    write();
    return source.watch(write);
  }, [source, messages, formats]);
  return (
    <span ref={rootRef} className={classes(css.root, className)}>
      <svg
        viewBox={`0 0 ${trendSize.width} ${trendSize.height}`}
        preserveAspectRatio="none"
        className={css.chart}
        aria-hidden
      >
        <path ref={pathRef} className={css.path} />
      </svg>
      <span ref={labelRef} className={css.label} />
    </span>
  );
}
