/**
 * The answer of docs/spec/permissions.md to one attempt, read letter by letter. It shares only the text of the cell with the
 * server's own reading of the table.
 */
export interface Attempt {
  /** The target, as seen from the actor. */
  readonly target:
    | "self"
    // A user, a coupon, the parent of a new user, or a dealer: the number of dealers between it and the actor's own (0: directly
    // below).
    | { readonly below: number; readonly dealer?: boolean }
    // Of the actor's tenant, and not below the actor.
    | "elsewhere"
    | "another tenant"
    // Dealers between which credit moves.
    | "parent"
    | "child"
    | "sibling"
    | "distant dealer";
  /** The flag of the action is on at the actor's dealer. */
  readonly flag: boolean;
  /** The second factor was given recently. */
  readonly factor: boolean;
  /** The user's service is on. */
  readonly service: boolean;
}

export function isPermitted(cell: string, { target, flag, factor, service }: Attempt): boolean {
  if (cell === "-") return false;
  if (cell.includes("g") && !flag) return false;
  if (cell.includes("+") && !factor) return false;
  if (cell === "sf" && !service) return false;
  if (cell.startsWith("y")) return true;
  if (cell === "up") return target === "parent";
  if (cell === "down") return target === "child";
  if (cell === "aside g") return target === "sibling";
  const below = typeof target === "object" ? target.below : null;
  const isDealer = typeof target === "object" && target.dealer === true;
  switch (cell.charAt(0)) {
    case "s":
      // A partner's own users are those that they brought.
      return target === "self" || (cell === "s masked" && below === 0 && !isDealer);
    case "c":
      return below === 0;
    case "t":
    case "g":
      return below !== null;
    case "b":
      return target !== "another tenant" && target !== "self";
    default:
      throw new RangeError(`the cell ${cell} cannot be read`);
  }
}
