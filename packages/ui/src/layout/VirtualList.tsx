import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { classes } from "../styles/classes.ts";
import { scrollable } from "../styles/scrollable.ts";
import { useGrowth } from "./growth.ts";
import { useHeldWhilePressed } from "./held-while-pressed.ts";
import { type ListScroll, useListWindow } from "./use-list-window.ts";
import * as css from "./VirtualList.css.ts";

export interface VirtualListProps<Item> {
  /** Names the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** As `itemSize`, always the same function: the list is laid out anew when another one comes. */
  readonly itemKey: (item: Item) => string | number;
  /** Height of a row in pixels, known before it is drawn. */
  readonly itemSize: (item: Item) => number;
  /**
   * Rows of one shape are drawn by the same elements with other words in them, which a row that is scrolled into sight takes
   * over from one that has left it; always the same function. Of one shape where nothing is said.
   */
  readonly itemShape?: (item: Item) => string;
  /** Draws a row, which keeps no state of its own; it has all of its height. */
  readonly children: (item: Item) => ReactNode;
  /** What scrolls: the page, or the list itself within the height that its place gives it. */
  readonly scroll?: "page" | "self";
  readonly className?: string;
}

/**
 * A list of any length of which only the seen rows are there; readers are told which of how many a row is. The row with the
 * focus stays, and all stay where they are while a pointer is pressed on one. One that scrolls itself takes the focus, so that
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
    // It tells of the first size, too, when the page is laid out: to ask before would lay it out once more.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  if (scroll === null) {
    // As high as it will be: who comes back is scrolled to where he was at once.
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
  // A row's place is numbered as it comes; those on the screen come before those that are kept ready.
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
