import type pg from "pg";

interface PlanNode {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Join Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs a statement: the rows that the nodes of its plan returned or refused, loops included. */
export async function examinedRows(
  database: Pick<pg.ClientBase, "query">,
  { sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] },
): Promise<number> {
  const { rows } = await database.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${sql}`,
    [...parameters],
  );
  return rows[0] === undefined ? 0 : examined(rows[0]["QUERY PLAN"][0].Plan);
}

function examined(node: PlanNode): number {
  const own =
    node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Join Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0);
  return own * node["Actual Loops"] + (node.Plans ?? []).reduce((sum, plan) => sum + examined(plan), 0);
}
