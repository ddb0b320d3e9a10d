import { type Cell, type Notation, readCell, type Role, roles } from "./cell.ts";

type Row = readonly [Notation, Notation, Notation, Notation, Notation, Notation, Notation, Notation, Notation];

const viewing: Row = ["-", "-", "-", "c", "t", "s masked", "b", "b", "-"];
const forEditors: Row = ["-", "-", "-", "-", "-", "-", "b", "b", "-"];
const forDealers: Row = ["-", "-", "-", "-", "cg", "-", "b", "b", "-"];

/**
 * The table of docs/spec/permissions.md, row by row. An action that no row permits is refused. The server's guards, the panel's
 * menu, the documents and their tests read this table.
 */
const table = {
  // In the order of `roles`: visitor, player, terminal, sub-dealer, dealer, partner, operator, admin, platform.
  "public.read": ["y", "y", "y", "y", "y", "y", "y", "y", "y"],
  "account.register": ["y", "-", "-", "-", "-", "-", "-", "-", "-"],
  "account.own": ["-", "s", "-", "s", "s", "s", "s", "s", "s"],
  "coupon.place": ["-", "sf", "sf", "-", "-", "-", "-", "-", "-"],
  "game.open": ["-", "sf", "sf", "-", "-", "-", "-", "-", "-"],
  "coupon.own": ["-", "s", "s", "-", "-", "-", "-", "-", "-"],
  "transfer.request": ["-", "s", "-", "-", "-", "-", "-", "-", "-"],
  "terminal.use": ["-", "-", "sg", "g", "g", "-", "-", "-", "-"],
  "user.view": viewing,
  "coupon.view": viewing,
  "movement.view": viewing,
  "coupon.cancel": ["-", "s", "sg", "cg", "tg", "-", "b", "b+", "-"],
  "coupon.cancelLate": ["-", "-", "-", "-", "-", "-", "b+2", "b+2", "-"],
  "user.create": ["-", "-", "-", "cg", "cg", "cg", "b", "b", "-"],
  "dealer.create": ["-", "-", "-", "-", "cg", "-", "b", "b", "-"],
  "user.services": ["-", "-", "-", "cg", "tg", "-", "b", "b", "-"],
  "limit.raise": ["-", "-", "-", "cg", "cg", "-", "b", "b", "-"],
  "limit.lower": ["-", "s", "-", "-", "-", "-", "b+", "b+", "-"],
  "credit.user": ["-", "-", "-", "cg", "cg", "cg", "-", "-", "-"],
  "credit.up": ["-", "-", "-", "up", "up", "up", "-", "-", "-"],
  "credit.down": ["-", "-", "-", "-", "down", "-", "-", "-", "-"],
  "credit.aside": ["-", "-", "-", "-", "aside g", "-", "-", "-", "-"],
  "credit.issue": ["-", "-", "-", "-", "-", "-", "b+2", "b+2", "-"],
  "account.cut": ["-", "-", "-", "c", "c", "-", "b+", "b+", "-"],
  "payment.approve": ["-", "-", "-", "-", "g2", "-", "b+2", "b+2", "-"],
  "card.issue": forDealers,
  "role.edit": forDealers,
  "catalogue.edit": forEditors,
  "result.view": ["-", "-", "-", "-", "-", "-", "b", "b", "y"],
  "result.enter": ["-", "-", "-", "-", "-", "-", "b+", "b+", "y+"],
  "result.rollBack": ["-", "-", "-", "-", "-", "-", "b+2", "b+2", "y+2"],
  "content.edit": forEditors,
  "offer.edit": ["-", "-", "-", "-", "-", "-", "b+", "b+", "-"],
  "script.sandboxed": ["-", "-", "-", "-", "-", "-", "b+", "b+", "-"],
  "script.trusted": ["-", "-", "-", "-", "-", "-", "-", "b+2", "-"],
  "report.view": ["-", "s", "s", "c", "t", "s", "b", "b", "-"],
  "log.view": ["-", "s", "s", "-", "s", "s", "b", "b", "-"],
  "ledger.edit": ["-", "-", "-", "-", "-", "-", "-", "-", "-"],
} as const satisfies Readonly<Record<string, Row>>;

/** An action that needs a permission. */
export type Action = keyof typeof table;
export const actions = Object.keys(table) as readonly Action[];

/** The cell of a role and an action in the table's notation. */
// @__NO_SIDE_EFFECTS__
export function notation(role: Role, action: Action): Notation {
  return (table[action] as Row)[roles.indexOf(role)] ?? "-";
}

/** The permission of a role for an action; null: none, the default. */
// @__NO_SIDE_EFFECTS__
export function permission(role: Role, action: Action): Cell | null {
  return readCell(notation(role, action));
}

/** The roles that have a permission for an action. */
// @__NO_SIDE_EFFECTS__
export function allowedRoles(action: Action): readonly Role[] {
  return roles.filter((role) => permission(role, action) !== null);
}
