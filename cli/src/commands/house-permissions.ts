import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/**
 * `livery house permissions`: the permissions of each role, from the one table that the guards, the panel and the documents read.
 */
export const housePermissions: Run = async ({ switched }) => {
  const { actions, describeCell, notation, permission, roles } = await import("@livery/contract");
  if (switched("json")) {
    const rows = actions.map((action) => ({
      action,
      roles: Object.fromEntries(
        roles.map((role) => [role, { cell: notation(role, action), meaning: describeCell(permission(role, action)) }]),
      ),
    }));
    printJson({ actions: rows });
    return;
  }
  const lines = actions.map((action) => [action, ...roles.map((role) => notation(role, action).replace(/^-$/, "·"))]);
  const cells = new Map(
    actions.flatMap((action) => roles.map((role) => [notation(role, action), permission(role, action)] as const)),
  );
  const meanings = [...cells].flatMap(([cell, read]) => (read === null ? [] : [[cell, describeCell(read)]]));
  process.stdout.write(`${table([["action", ...roles], ...lines])}\n\n${table(meanings)}\n`);
};
