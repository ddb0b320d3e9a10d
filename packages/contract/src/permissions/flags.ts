import type { Action } from "./table.ts";
import { actions, permission } from "./table.ts";
import { roles } from "./cell.ts";

/** The actions that a dealer's flag permits or refuses (`g`): the flag has the action's name. */
export const flaggedActions: readonly Action[] = actions.filter((action) =>
  roles.some((role) => permission(role, action)?.flag === true),
);
