import type { KeyboardEvent } from "react";
import { gridMove, type GridPosition } from "./grid-move.ts";

/** The grid position of an element; null outside a cell. */
export function positionOf(element: Element): GridPosition | null {
  const { column, row } = element.closest<HTMLElement>("[data-column]")?.dataset ?? {};
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Moves the focus from its cell in the direction of a key, also into the previous or next grid. Returns whether it moved. */
export function focusBy(
  { altKey, ctrlKey, currentTarget: grid, key, metaKey, target }: KeyboardEvent<HTMLTableElement>,
  size: { readonly columns: number; readonly rows: number },
  dir: "ltr" | "rtl",
): boolean {
  const position = target instanceof Element ? positionOf(target) : null;
  if (position === null || altKey || metaKey) return false;
  const to = gridMove({ key, ctrlKey }, position, size, dir);
  if (to === null) return false;
  const into = to.row < 0 || to.row >= size.rows ? neighbour(grid, to.row < 0 ? -1 : 1) : grid;
  const rows = into?.tBodies[0]?.rows;
  const row = rows?.item(into === grid ? to.row : to.row < 0 ? rows.length - 1 : 0);
  const cells = row?.querySelectorAll<HTMLElement>("[data-column]") ?? [];
  const cell = cells[Math.min(to.column, cells.length - 1)];
  if (cell === undefined) return false;
  (cell.querySelector<HTMLElement>("a, button:enabled") ?? cell).focus();
  return true;
}

function neighbour(grid: HTMLTableElement, step: 1 | -1): HTMLTableElement | undefined {
  const all = [...document.querySelectorAll<HTMLTableElement>("table[role=grid]")];
  return all[all.indexOf(grid) + step];
}
