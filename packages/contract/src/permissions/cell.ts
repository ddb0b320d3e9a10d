/** The roles of actors (§6): the columns of the permission table (docs/spec/permissions.md). */
export const roles = [
  "visitor",
  "player",
  "terminal",
  "sub-dealer",
  "dealer",
  "partner",
  "operator",
  "admin",
  "platform",
] as const;
export type Role = (typeof roles)[number];

/**
 * A cell in the notation of docs/spec/permissions.md. Scope: `y` anything, `s` own, `c` direct children, `t` own subtree, `b` own
 * tenant; `up` the parent dealer, `down` a child dealer, `aside` a dealer of the same parent. Conditions: `g` the dealer's flag
 * for the action, `f` the service flag, `+` a fresh second factor, `2` two persons above a threshold, `masked` personal data
 * hidden.
 */
export type Notation =
  | "-"
  | "y"
  | "y+"
  | "y+2"
  | "s"
  | "sf"
  | "sg"
  | "s masked"
  | "c"
  | "cg"
  | "t"
  | "tg"
  | "g"
  | "g2"
  | "b"
  | "b+"
  | "b+2"
  | "up"
  | "down"
  | "aside g";

export type PermissionScope = "any" | "own" | "children" | "subtree" | "tenant" | "parent" | "child dealer" | "sibling";

/** The permission of a role for an action; null is none. */
export interface Cell {
  readonly scope: PermissionScope;
  /** Only if the flag of the actor's dealer is on. */
  readonly flag: boolean;
  /** Only if the user's service flag is on. */
  readonly service: boolean;
  /** Only within minutes of a second factor. */
  readonly factor: boolean;
  /** Two persons are required above a threshold. */
  readonly two: boolean;
  /** Personal data is hidden. */
  readonly masked: boolean;
}

const scopes: Readonly<Record<string, PermissionScope>> = {
  y: "any",
  s: "own",
  c: "children",
  t: "subtree",
  b: "tenant",
  up: "parent",
  down: "child dealer",
  aside: "sibling",
};

// @__NO_SIDE_EFFECTS__
export function readCell(notation: Notation): Cell | null {
  if (notation === "-") return null;
  const [, letters = "", conditions = ""] = /^(up|down|aside|[ysctb]?)(.*)$/u.exec(notation) ?? [];
  const masked = conditions.includes("masked");
  const marks = conditions.replace("masked", "");
  return {
    // The scope of a flag alone is the dealer's subtree.
    scope: scopes[letters] ?? "subtree",
    flag: marks.includes("g"),
    service: marks.includes("f"),
    factor: marks.includes("+"),
    two: marks.includes("2"),
    masked,
  };
}
