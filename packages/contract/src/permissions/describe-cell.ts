import type { Cell, PermissionScope } from "./cell.ts";

const scopeTexts: Readonly<Record<PermissionScope, string>> = {
  any: "anything",
  own: "his own",
  children: "what lies directly below his dealer",
  subtree: "all that lies below his dealer",
  tenant: "all of his tenant",
  parent: "the parent of his dealer",
  "child dealer": "a dealer directly below his own",
  sibling: "a dealer beside his own",
};

/** What a cell means, in English, for documents and the terminal: "his own, where the service is on". */
// @__NO_SIDE_EFFECTS__
export function describeCell(cell: Cell | null): string {
  if (cell === null) return "nothing";
  return [
    scopeTexts[cell.scope],
    ...(cell.masked ? ["personal data hidden"] : []),
    ...(cell.flag ? ["where his dealer's flag is on"] : []),
    ...(cell.service ? ["where the service is on"] : []),
    ...(cell.factor ? ["with a fresh second factor"] : []),
    ...(cell.two ? ["by two persons above a threshold"] : []),
  ].join(", ");
}
