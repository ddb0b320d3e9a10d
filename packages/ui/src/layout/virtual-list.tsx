import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { classes } from "../styles/classes.ts";
import { scrollable } from "../styles/scrollable.ts";
import type { WithClass } from "../styles/with-class.ts";
import { useGrowth } from "./growth.ts";
import { useHeldWhilePressed } from "./held-while-pressed.ts";
import { type ListScroll, useListWindow } from "./use-list-window.ts";
import * as css from "./virtual-list.css.ts";

export interface VirtualListProps<Item> extends WithClass {
  /** Accessible name of the list. */
  readonly label: string;
  /** The rows in order; only the visible ones are drawn. */
  readonly items: readonly Item[];
  /** Like `itemSize`, a stable function: a new function triggers a new layout of the list. */
  readonly itemKey: (item: Item) => string | number;
  /** Height of a row in pixels, known before it is drawn. */
  readonly itemSize: (item: Item) => number;
  /**
   * Rows of one shape share elements with other text: a row that scrolls into view reuses the elements of one that has left. A
   * stable function. If absent, all rows have one shape.
   */
  readonly itemShape?: (item: Item) => string;
  /** Renders a row. A row has no state and fills its height. */
  readonly children: (item: Item) => ReactNode;
  /** The scroll container: the page, or the list itself within the height of its container. */
  readonly scroll?: "page" | "self";
}

/**
 * A list of any length that renders only visible rows; screen readers receive each row's index and the total. The row with the
 * focus stays mounted, and no row moves while a pointer is pressed on one. A list that scrolls itself is focusable, so that
 * arrows and Page keys scroll it.
 */
export function VirtualList<Item>({ scroll = "page", ...list }: VirtualListProps<Item>) {
  return scroll === "page" ? <InPage {...list} /> : <InItself {...list} />;
}

type ListProps<Item> = Omit<VirtualListProps<Item>, "scroll">;

function InPage<Item>({ className, ...list }: ListProps<Item>) {
  const listRef = useRef<HTMLOListElement>(null);
  const [scroll, setScroll] = useState<ListScroll | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (listRef.current === null) return;
      const margin = Math.round(listRef.current.getBoundingClientRect().top + window.scrollY);
      setScroll((before) => (before?.margin === margin ? before : { by: "page", margin }));
    };
    // The observer also reports the initial size, after layout: measuring earlier would force another layout.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  if (scroll === null) {
    // The full height at once, so that the browser can restore the scroll position of a returning player.
    const total = list.items.reduce((sum, item) => sum + list.itemSize(item), 0);
    const named = { className: classes(css.list, className), "aria-label": list.label };
    return <ol ref={listRef} {...named} style={{ blockSize: total }} aria-busy />;
  }
  return <Rows {...list} listRef={listRef} scroll={scroll} className={className} />;
}

function InItself<Item>({ className, ...list }: ListProps<Item>) {
  const listRef = useRef<HTMLOListElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const scroll = useMemo<ListScroll>(() => ({ by: "element", element: () => element, margin: 0 }), [element]);
  return (
    <div
      ref={setElement}
      className={classes(css.scroller, className)}
      role="group"
      aria-label={list.label}
      {...scrollable}
    >
      <Rows {...list} listRef={listRef} scroll={scroll} className={undefined} />
    </div>
  );
}

interface RowsProps<Item> extends Omit<ListProps<Item>, "className"> {
  readonly listRef: RefObject<HTMLOListElement | null>;
  readonly scroll: ListScroll;
  readonly className: string | undefined;
}

const ofOneShape = (): string => "";

function Rows<Item>(props: RowsProps<Item>) {
  const { label, itemKey, itemSize, itemShape = ofOneShape, children, listRef, scroll, className } = props;
  const items = useHeldWhilePressed(props.items, listRef);
  const retained = useCallback((): number => {
    const focused = document.activeElement?.closest<HTMLElement>("li[aria-posinset]");
    return focused && focused.parentElement === listRef.current ? Number(focused.ariaPosInSet) - 1 : -1;
  }, [listRef]);
  const known = useMemo(
    () => ({
      count: items.length,
      keyOf: (index: number) => keyAt(items, itemKey, index),
      sizeOf: (index: number) => sizeAt(items, itemSize, index),
      shapeOf: (index: number) => shapeAt(items, itemShape, index),
      retained,
    }),
    [items, itemKey, itemSize, itemShape, retained],
  );
  const { rows, total } = useListWindow(known, scroll);
  // Slots are numbered in order of arrival; rows on the screen precede the overscan.
  const slotCount = rows.reduce((most, { slot }) => Math.max(most, slot + 1), 0);
  const made = useGrowth(slotCount);
  return (
    <ol
      ref={listRef}
      className={classes(css.list, className)}
      style={{ blockSize: total }}
      aria-label={label}
      aria-busy={made < slotCount || undefined}
    >
      {rows.map(({ index, size, slot, start }) => {
        const item = items[index];
        if (item === undefined || slot >= made) return null;
        return (
          <li
            key={slot}
            className={css.row}
            style={{ blockSize: size, transform: `translateY(${start - scroll.margin}px)` }}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {children(item)}
          </li>
        );
      })}
    </ol>
  );
}

function keyAt<Item>(items: readonly Item[], keyOf: (item: Item) => string | number, index: number): string | number {
  const item = items[index];
  return item === undefined ? index : keyOf(item);
}

function shapeAt<Item>(items: readonly Item[], shapeOf: (item: Item) => string, index: number): string {
  const item = items[index];
  return item === undefined ? "" : shapeOf(item);
}

function sizeAt<Item>(items: readonly Item[], sizeOf: (item: Item) => number, index: number): number {
  const item = items[index];
  return item === undefined ? 0 : sizeOf(item);
}
