import {
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
} from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type Slotted, Slots, type SlotRow } from "./slots.ts";

/** Overscan rows above and below the visible ones. */
const overscan = 6;
/**
 * Pixels of scrolling after which the list computes the visible rows again: once a frame would be too often, and the overscan
 * covers the distance.
 */
const grain = 200;

export interface ListRows {
  readonly count: number;
  readonly keyOf: (index: number) => string | number;
  /** Pixels; known in advance. */
  readonly sizeOf: (index: number) => number;
  /** Rows of one shape reuse each other's elements while the list is scrolled. */
  readonly shapeOf: (index: number) => string;
  /** The row with the focus, which stays mounted however far it is scrolled away; -1 if there is none. */
  readonly retained: () => number;
}

/** The scroll container: the page, with the list `margin` pixels below its top, or an element. */
export type ListScroll =
  | { readonly by: "page"; readonly margin: number }
  | { readonly by: "element"; readonly element: () => HTMLElement | null; readonly margin: 0 };

/** A rendered row: `start` and `size` in pixels. */
export type ListRow = Slotted<VirtualItem & SlotRow>;

export interface ListWindow {
  /** In rendering order, each in its slot: while the list is scrolled, not in the list's order. */
  readonly rows: readonly ListRow[];
  /** Height of the whole list in pixels. */
  readonly total: number;
}

/** The visible rows of a list. Every size is known in advance: nothing is measured, so nothing jumps. */
export function useListWindow(rows: ListRows, scroll: ListScroll): ListWindow {
  const [slots] = useState(() => new Slots<VirtualItem & SlotRow>());
  const virtual = useMemo(
    () => (scroll.by === "page" ? inPage(rows, slots, scroll.margin) : inElement(rows, slots, scroll.element)),
    [rows, slots, scroll],
  );
  useLayoutEffect(() => virtual.start(), [virtual]);
  const shown = useSyncExternalStore(
    useCallback((changed: () => void) => virtual.subscribe(changed), [virtual]),
    virtual.rows,
    noRows,
  );
  return { rows: shown, total: virtual.total };
}

const none: readonly ListRow[] = [];
const noRows = (): readonly ListRow[] => none;

type RowSlots = Slots<VirtualItem & SlotRow>;

function inPage(rows: ListRows, slots: RowSlots, scrollMargin: number) {
  return windowOf<Window>(rows, slots, {
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: (virtualizer, notify) => observeWindowOffset(virtualizer, byGrains(notify)),
    scrollToFn: staysWhereItIs,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin,
  });
}

function inElement(rows: ListRows, slots: RowSlots, element: () => HTMLElement | null) {
  return windowOf<HTMLElement>(rows, slots, {
    getScrollElement: element,
    observeElementRect,
    observeElementOffset: (virtualizer, notify) => observeElementOffset(virtualizer, byGrains(notify)),
    scrollToFn: staysWhereItIs,
    initialOffset: () => element()?.scrollTop ?? 0,
    initialRect: { width: 0, height: element()?.clientHeight ?? 0 },
  });
}

/** Nothing here scrolls by script: scrolling to the current position would only force a layout. */
const staysWhereItIs = (): void => undefined;

/** Reports a scroll after each `grain` pixels, and its end. */
function byGrains(notify: (offset: number, isScrolling: boolean) => void): typeof notify {
  let last = Number.NaN;
  return (offset, isScrolling) => {
    if (isScrolling && Math.abs(offset - last) < grain) return;
    last = isScrolling ? offset : Number.NaN;
    notify(offset, isScrolling);
  };
}

type Scrolling<Scroller extends Element | Window> = Pick<
  VirtualizerOptions<Scroller, HTMLElement>,
  "getScrollElement" | "observeElementRect" | "observeElementOffset" | "scrollToFn" | "initialOffset" | "initialRect"
> & { readonly scrollMargin?: number };

function windowOf<Scroller extends Element | Window>(
  { count, keyOf, retained, shapeOf, sizeOf }: ListRows,
  slots: RowSlots,
  scrolling: Scrolling<Scroller>,
) {
  const listeners = new Set<() => void>();
  const virtualizer = new Virtualizer<Scroller, HTMLElement>({
    ...scrolling,
    count,
    estimateSize: sizeOf,
    getItemKey: keyOf,
    rangeExtractor: (range: Range) => withRetained(defaultRangeExtractor(range), retained()),
    overscan,
    onChange: () => {
      for (const changed of listeners) changed();
    },
  });
  let items: readonly VirtualItem[] | null = null;
  let isScrolling = false;
  let placed = none;
  return {
    total: virtualizer.getTotalSize(),
    rows: (): readonly ListRow[] => {
      const visible = virtualizer.getVirtualItems();
      if (visible === items && virtualizer.isScrolling === isScrolling) return placed;
      const isSameList = items !== null;
      items = visible;
      isScrolling = virtualizer.isScrolling;
      // Moved elements lose the focus, and Tab follows the order of the elements: none is moved while the focus is in the list.
      const reuse = retained() < 0;
      placed = slots.place(
        inSightFirst(visible, virtualizer.range).map((item) => ({ ...item, shape: shapeOf(item.index) })),
        { reuse, inOrder: !reuse || !isScrolling, spare: reuse && isScrolling && isSameList },
      );
      return placed;
    },
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

/** The same rows, with those on the screen before the overscan. */
function inSightFirst(rows: readonly VirtualItem[], visible: { startIndex: number; endIndex: number } | null) {
  if (visible === null) return rows;
  const isVisible = ({ index }: VirtualItem): boolean => index >= visible.startIndex && index <= visible.endIndex;
  return [...rows.filter(isVisible), ...rows.filter((row) => !isVisible(row))];
}

/** The visible rows and the retained one, in the list's order. */
function withRetained(visible: number[], retained: number): number[] {
  if (retained < 0 || visible.includes(retained)) return visible;
  return retained < (visible[0] ?? 0) ? [retained, ...visible] : [...visible, retained];
}
