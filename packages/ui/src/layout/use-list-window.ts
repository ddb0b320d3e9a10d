import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from "react";

/** Rows kept ready above and below what is seen. */
const overscan = 6;

export interface ListRows {
  readonly count: number;
  readonly keyOf: (index: number) => string | number;
  /** Pixels; known beforehand. */
  readonly sizeOf: (index: number) => number;
  /** The row that has the focus, which stays however far it is scrolled away; -1 for none. */
  readonly kept: () => number;
}

/** What scrolls: the page, with the list beginning `margin` pixels below its top, or an element of its own. */
export type ListScroll =
  | { readonly by: "page"; readonly margin: number }
  | { readonly by: "element"; readonly element: () => HTMLElement | null };

export interface ListWindow {
  readonly rows: readonly VirtualItem[];
  /** Height of the whole list in pixels. */
  readonly total: number;
}

/** Which rows of a list are seen. Every size is known beforehand: nothing is measured, so nothing ever jumps. */
export function useListWindow(rows: ListRows, scroll: ListScroll): ListWindow {
  const virtual = useMemo(
    () => (scroll.by === "page" ? inPage(rows, scroll.margin) : inElement(rows, scroll.element)),
    [rows, scroll],
  );
  useLayoutEffect(() => virtual.start(), [virtual]);
  const shown = useSyncExternalStore(
    useCallback((changed: () => void) => virtual.subscribe(changed), [virtual]),
    virtual.rows,
    noRows,
  );
  return { rows: shown, total: virtual.total };
}

const none: readonly VirtualItem[] = [];
const noRows = (): readonly VirtualItem[] => none;

function inPage(rows: ListRows, scrollMargin: number) {
  return windowOf<Window>(rows, {
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin,
  });
}

function inElement(rows: ListRows, element: () => HTMLElement | null) {
  return windowOf<HTMLElement>(rows, {
    getScrollElement: element,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    initialOffset: () => element()?.scrollTop ?? 0,
    initialRect: { width: 0, height: element()?.clientHeight ?? 0 },
  });
}

type Scrolling<Scroller extends Element | Window> = Pick<
  VirtualizerOptions<Scroller, HTMLElement>,
  "getScrollElement" | "observeElementRect" | "observeElementOffset" | "scrollToFn" | "initialOffset" | "initialRect"
> & { readonly scrollMargin?: number };

function windowOf<Scroller extends Element | Window>(
  { count, keyOf, kept, sizeOf }: ListRows,
  scrolling: Scrolling<Scroller>,
) {
  const listeners = new Set<() => void>();
  const virtualizer = new Virtualizer<Scroller, HTMLElement>({
    ...scrolling,
    count,
    estimateSize: sizeOf,
    getItemKey: keyOf,
    rangeExtractor: (range: Range) => withKept(defaultRangeExtractor(range), kept()),
    overscan,
    onChange: () => {
      for (const changed of listeners) changed();
    },
  });
  return {
    total: virtualizer.getTotalSize(),
    rows: () => virtualizer.getVirtualItems(),
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    start() {
      const stop = virtualizer._didMount();
      virtualizer._willUpdate();
      return stop;
    },
  };
}

/** The seen rows and the kept one, in the list's order. */
function withKept(seen: number[], kept: number): number[] {
  if (kept < 0 || seen.includes(kept)) return seen;
  return kept < (seen[0] ?? 0) ? [kept, ...seen] : [...seen, kept];
}
