import type { DealerNode, FoundDealer } from "@livery/contract/panel";
import { foldText } from "@livery/i18n/folding";

/** The loaded dealers: children by their parent; 0 is the root of the account's tree. */
export type Loaded = ReadonlyMap<number, readonly DealerNode[]>;
export const rootId = 0;

/** A visible row of the tree. */
export interface TreeRow {
  readonly node: DealerNode;
  /** From 1. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** Null if no dealer is below it. */
  readonly open: boolean | null;
}

/** The visible rows, top to bottom. */
export function treeRows(loaded: Loaded, opened: ReadonlySet<number>): readonly TreeRow[] {
  const below = (parentId: number, level: number): readonly TreeRow[] => {
    const shown = loaded.get(parentId) ?? [];
    return shown.flatMap((node, index) => {
      const isOpen = node.dealers === 0 ? null : opened.has(node.dealerId);
      const row = { node, level, position: index + 1, siblings: shown.length, open: isOpen };
      return [row, ...(isOpen === true ? below(node.dealerId, level + 1) : [])];
    });
  };
  return below(rootId, 1);
}

/** The rows of a search: the found dealers and the path down to each. No branch of them opens or closes. */
export function foundRows(dealers: readonly FoundDealer[]): readonly TreeRow[] {
  const shown = new Set(dealers.map(({ dealerId }) => dealerId));
  const below = (parentId: number): readonly FoundDealer[] =>
    dealers.filter((each) => (shown.has(each.parentId ?? rootId) ? each.parentId : rootId) === parentId);
  const loaded = new Map([rootId, ...shown].map((parentId) => [parentId, below(parentId)]));
  return treeRows(loaded, shown).map((row) => ({ ...row, open: null }));
}

/** The effect of a key in the tree pattern: focus a row, open or close it, or select it. */
export type TreeMove =
  | { readonly kind: "focus"; readonly dealerId: number }
  | { readonly kind: "open" | "shut" | "choose"; readonly dealerId: number };

interface Pressed {
  readonly key: string;
  readonly dir: "ltr" | "rtl";
}

/**
 * Up and down move by rows, the arrow in the direction of reading moves inwards, its opposite outwards; Home and End go to the
 * ends, a letter to the next name that begins with it.
 */
export function treeMove({ key, dir }: Pressed, rows: readonly TreeRow[], at: number): TreeMove | null {
  const here = rows[at];
  if (here === undefined) return null;
  const focus = (row: TreeRow | undefined): TreeMove | null =>
    row === undefined ? null : { kind: "focus", dealerId: row.node.dealerId };
  const { dealerId } = here.node;
  const inward = dir === "ltr" ? "ArrowRight" : "ArrowLeft";
  const outward = dir === "ltr" ? "ArrowLeft" : "ArrowRight";
  if (key === "ArrowDown") return focus(rows[at + 1]);
  if (key === "ArrowUp") return focus(rows[at - 1]);
  if (key === "Home") return focus(rows[0]);
  if (key === "End") return focus(rows.at(-1));
  if (key === "Enter" || key === " ") return { kind: "choose", dealerId };
  if (key === inward) {
    if (here.open === false) return { kind: "open", dealerId };
    return here.open === true ? focus(rows[at + 1]) : null;
  }
  if (key === outward) {
    if (here.open === true) return { kind: "shut", dealerId };
    return focus(rows.slice(0, at).findLast(({ level }) => level < here.level));
  }
  if (key.length !== 1) return null;
  const letter = foldText(key);
  if (letter === "") return null;
  const round = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return focus(round.find(({ node }) => foldText(node.name).startsWith(letter)));
}
