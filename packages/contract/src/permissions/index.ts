export { type Cell, type Notation, readCell, type Reach, type Role, roles } from "./cell.ts";
export { type Action, actions, allowedRoles, notation, permission } from "./table.ts";
export { flaggedActions } from "./flags.ts";
export { describeCell } from "./words.ts";
