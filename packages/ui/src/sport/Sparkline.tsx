import { useLayoutEffect, useRef } from "react";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { classes } from "../styles/classes.ts";
import { courseOf, coursePath, courseSize } from "./price-course.ts";
import * as css from "./Sparkline.css.ts";

/** Where the last prices come from. The same object as long as they are the same price's. */
export interface PriceHistorySource {
  /** In thousandths, the oldest first; empty while there is none. */
  readonly read: () => ArrayLike<number>;
  /** Calls back at most once a frame of the screen; the answer ends it. */
  readonly watch: (changed: () => void) => () => void;
}

/** What a sparkline says beside its line. The same object as long as it says the same. */
export interface SparklineWords {
  /** Of a price that has moved: `from 2.10 to 1.85`. */
  readonly fromTo: (from: string, to: string) => string;
  readonly unchanged: string;
}

export interface SparklineProps {
  readonly source: PriceHistorySource;
  readonly words: SparklineWords;
  readonly className?: string;
}

/**
 * The last prices of an outcome as a line, in the direction of reading, with the first and the last of them in words. Each price is a
 * step of the same width: how long it stood is not told. What a tick changes it writes itself, so that a tick makes React do nothing.
 */
export function Sparkline({ source, words, className }: SparklineProps) {
  const { formats } = useLivery();
  const place = useRef<HTMLSpanElement>(null);
  const line = useRef<SVGPathElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [whole, path, text] = [place.current, line.current, said.current];
    if (whole === null || path === null || text === null) return undefined;
    const shown = { path: "", course: "", words: "" };
    const write = (): void => {
      const prices = source.read();
      const [from = 0, to = 0] = [prices[0], prices[prices.length - 1]];
      const next = {
        path: coursePath(prices),
        course: courseOf(prices),
        words: prices.length > 1 ? words.fromTo(formats.odds(from), formats.odds(to)) : words.unchanged,
      };
      if (next.path !== shown.path) path.setAttribute("d", next.path);
      if (next.course !== shown.course) whole.dataset["course"] = next.course;
      if (next.words !== shown.words) text.textContent = next.words;
      Object.assign(shown, next);
    };
    path.removeAttribute("d");
    write();
    return source.watch(write);
  }, [source, words, formats]);
  return (
    <span ref={place} className={classes(css.place, className)}>
      <svg
        viewBox={`0 0 ${courseSize.width} ${courseSize.height}`}
        preserveAspectRatio="none"
        className={css.drawing}
        aria-hidden
      >
        <path ref={line} className={css.line} />
      </svg>
      <span ref={said} className={css.said} />
    </span>
  );
}
