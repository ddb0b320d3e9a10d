import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualItem,
} from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import type { LiveEntry } from "../arrange.ts";

/** Rows kept ready above and below what is seen. */
const overscan = 6;

export interface ListWindow {
  readonly rows: readonly VirtualItem[];
  /** Height of the whole list in pixels. */
  readonly total: number;
}

/**
 * Which entries of a list are seen as the window scrolls; the list begins `scrollMargin` pixels below the document's top.
 * Every size is known beforehand: nothing is measured, so nothing ever jumps.
 */
export function useListWindow(entries: readonly LiveEntry[], scrollMargin: number): ListWindow {
  const virtual = useMemo(() => windowOf(entries, scrollMargin), [entries, scrollMargin]);
  useLayoutEffect(() => virtual.start(), [virtual]);
  const rows = useSyncExternalStore(
    useCallback((changed: () => void) => virtual.subscribe(changed), [virtual]),
    virtual.rows,
  );
  return { rows, total: virtual.total };
}

function windowOf(entries: readonly LiveEntry[], scrollMargin: number) {
  const listeners = new Set<() => void>();
  const virtualizer = new Virtualizer<Window, HTMLElement>({
    count: entries.length,
    estimateSize: (index) => entries[index]?.size ?? 0,
    getItemKey: (index) => entries[index]?.key ?? index,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan,
    scrollMargin,
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
