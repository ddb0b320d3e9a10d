import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery house calls`: key, method, path, callers, served, of the site and of the panel. */
export const houseCalls: Run = async ({ switched }) => {
  const [{ calls }, { panelCalls }, { servedCalls }] = await Promise.all([
    import("@livery/contract"),
    import("@livery/contract/panel"),
    import("@livery/house"),
  ]);
  const rows = [...Object.values(calls), ...Object.values(panelCalls)].map(({ key, method, path, callers }) => ({
    key,
    method,
    path,
    callers,
    served: servedCalls.has(key),
  }));
  if (switched("json")) {
    printJson({ calls: rows });
    return;
  }
  const lines = rows.map((row) => [row.served ? "✓" : "·", row.key, row.method, row.path, row.callers.join(", ")]);
  const count = rows.filter((row) => row.served).length;
  process.stdout.write(
    `${table(lines)}\n\n${count} of ${rows.length} calls are served; the others answer 501 not_served.\n`,
  );
};
