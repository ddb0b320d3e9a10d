import type { Doer, OpenDatabase, SetupChange } from "@livery/house";
import type { Invocation } from "../program/command-definition.ts";
import { describeChange } from "../settings/settings-difference.ts";
import { printJson } from "../terminal/json.ts";

type Database = OpenDatabase["db"];

/** How a command changes the house: really, or in a transaction that is taken back. */
export interface HouseChange<Result> {
  /** The command for the history: `livery house site add`. */
  readonly command: string;
  readonly work: (db: Database, doer: Doer) => Promise<Result>;
}

/** Thrown to take a transaction back whose work was done. */
class TakenBack extends Error {}

/**
 * Does what changes the house in one transaction, and returns its result. With `--dry-run` the transaction is taken back, so that whatever the
 * database refuses is refused here too; what it would have written into the history is printed, and the result is undefined.
 */
export async function changeHouse<Result>(
  { switched }: Pick<Invocation, "switched">,
  { db }: Pick<OpenDatabase, "db">,
  { command, work }: HouseChange<Result>,
): Promise<Result | undefined> {
  const { byCommand } = await import("@livery/house");
  const doer = byCommand(command);
  if (!switched("dry-run")) return db.transaction().execute((trx) => work(trx, doer));
  const changes: SetupChange[] = [];
  const noting: Doer = {
    name: doer.name,
    record: async (trx, change) => {
      changes.push(change);
      await doer.record(trx, change);
    },
  };
  const taken = db.transaction().execute(async (trx) => {
    await work(trx, noting);
    throw new TakenBack();
  });
  await taken.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  printPlan(changes, switched("json"));
  return undefined;
}

function printPlan(planned: readonly SetupChange[], json: boolean): void {
  if (json)
    return printJson({
      written: false,
      changes: planned.map(({ action, changes, target: { kind, name } }) => ({
        action,
        target: { kind, name },
        changes,
      })),
    });
  const lines = planned.flatMap(({ action, changes, target: { kind, name } }) => [
    `  ${kind} ${name} (${action})`,
    ...changes.map(({ after, before, field }) => {
      const [from, to] = [before ?? undefined, after ?? undefined];
      return `    ${describeChange({ name: field, from: from as never, to: to as never })}`;
    }),
  ]);
  const head = lines.length === 0 ? "Nothing would change in the history." : "Would change:";
  process.stdout.write(`${[head, ...lines, "Nothing was written."].join("\n")}\n`);
}
