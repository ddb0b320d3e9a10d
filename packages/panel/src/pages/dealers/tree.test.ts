import { describe, expect, test } from "vitest";
import { dealersAbove } from "../../resources/references.ts";
import { branches, breakwater, quay } from "../../testing/dealer-fixtures.ts";
import { foundRows, treeRows, rootId, treeMove } from "./tree.ts";

const loaded = new Map([
  [rootId, [quay]],
  [20, branches],
  [22, breakwater],
]);
const names = (opened: readonly number[]) =>
  treeRows(loaded, new Set(opened)).map(({ node, level }) => `${level} ${node.name}`);

describe("The rows of the tree", () => {
  test("are those whose branches are open", () => {
    expect(names([])).toEqual(["1 Quay Street"]);
    expect(names([20])).toEqual(["1 Quay Street", "2 Anchor Lane", "2 Breakwater", "2 Capstan Yard"]);
    expect(names([20, 22])).toContain("3 West Mole");
  });

  test("have their position among their siblings, and whether they can be opened", () => {
    const [, anchor, breakwaterRow] = treeRows(loaded, new Set([20]));
    expect(anchor).toMatchObject({ position: 1, siblings: 3, open: null });
    expect(breakwaterRow).toMatchObject({ position: 2, siblings: 3, open: false });
  });

  test("with a search are the matching ones and the path down to them", () => {
    const [, breakwaterNode] = branches;
    const [, west] = breakwater;
    const found = [west!, breakwaterNode!, quay].map((node) => ({ ...node, found: node === west }));
    const rows = foundRows(found);
    expect(rows.map(({ node, level, open }) => [level, node.name, open])).toEqual([
      [1, "Quay Street", null],
      [2, "Breakwater", null],
      [3, "West Mole", null],
    ]);
    expect(dealersAbove(found, west!).map(({ dealerId }) => dealerId)).toEqual([22, 20]);
    expect(dealersAbove(found, quay)).toEqual([]);
  });
});

describe("A key of the tree", () => {
  const rows = treeRows(loaded, new Set([20, 22]));
  const at = (name: string): number => rows.findIndex(({ node }) => node.name === name);
  const move = (key: string, name: string, dir: "ltr" | "rtl" = "ltr") => treeMove({ key, dir }, rows, at(name));

  test("moves up and down, to the first and the last row", () => {
    expect(move("ArrowDown", "Quay Street")).toEqual({ kind: "focus", dealerId: 21 });
    expect(move("ArrowUp", "Anchor Lane")).toEqual({ kind: "focus", dealerId: 20 });
    expect(move("Home", "West Mole")).toEqual({ kind: "focus", dealerId: 20 });
    expect(move("End", "Quay Street")).toEqual({ kind: "focus", dealerId: 23 });
    expect(move("ArrowUp", "Quay Street")).toBeNull();
  });

  test("moves in and out in the direction of the text", () => {
    expect(move("ArrowRight", "Breakwater")).toEqual({ kind: "focus", dealerId: 24 });
    expect(move("ArrowLeft", "Breakwater")).toEqual({ kind: "shut", dealerId: 22 });
    expect(move("ArrowLeft", "East Mole")).toEqual({ kind: "focus", dealerId: 22 });
    expect(move("ArrowRight", "Breakwater", "rtl")).toEqual({ kind: "shut", dealerId: 22 });
    const shut = treeRows(loaded, new Set([20]));
    expect(treeMove({ key: "ArrowRight", dir: "ltr" }, shut, 2)).toEqual({ kind: "open", dealerId: 22 });
  });

  test("chooses, and finds by the first letter, wrapping at the end", () => {
    expect(move("Enter", "East Mole")).toEqual({ kind: "choose", dealerId: 24 });
    expect(move("c", "Quay Street")).toEqual({ kind: "focus", dealerId: 23 });
    expect(move("a", "Capstan Yard")).toEqual({ kind: "focus", dealerId: 21 });
    expect(move("Tab", "Quay Street")).toBeNull();
  });
});
