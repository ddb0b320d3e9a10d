export { type Cell, type Notation, readCell, type PermissionScope, type Role, roles } from "./cell.ts";
export { type Action, actions, allowedRoles, notation, permission } from "./table.ts";
export { flaggedActions } from "./flags.ts";
export { describeCell } from "./describe-cell.ts";
