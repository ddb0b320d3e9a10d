import { UsageError } from "../errors.ts";
import { databaseOption } from "../house/database.ts";
import { namedRoot } from "../house/root.ts";
import type { Run } from "../program/command-definition.ts";
import { cancellation } from "../terminal/cancellation.ts";
import { printJson } from "../terminal/json.ts";
import { duration, terminalProgress } from "../terminal/progress.ts";
import { table } from "../terminal/table.ts";

/** `livery house migrate [--dry-run]`. */
export const houseMigrate: Run = async (invocation) => {
  const { switched } = invocation;
  const dryRun = switched("dry-run");
  const { migrateDatabase } = await import("@livery/house");
  const report = await migrateDatabase({ root: namedRoot(invocation), ...databaseOption(), dryRun });
  if (switched("json")) return printJson(report);
  const { migrations, outcome, house } = report;
  if (migrations.length > 0)
    process.stdout.write(`${table(migrations.map(({ name, ms }) => [name, ms === null ? "" : duration(ms)]))}\n`);
  if (house !== null)
    terminalProgress.note(
      `A house runs on this database (process ${house.pid}): the migrations were not tried, since they would hold up its bets.`,
    );
  const count = migrations.length === 1 ? "1 migration" : `${migrations.length} migrations`;
  const done = { migrated: "ran", "rolled back": "would run; nothing was changed", listed: "would run" }[outcome];
  process.stdout.write(migrations.length === 0 ? "✓ no migration is missing\n" : `✓ ${count} ${done}\n`);
};

/** `livery house migrate-to ADDRESS`. */
export const houseMigrateTo: Run = async (invocation) => {
  const { argument, switched } = invocation;
  const { databaseUrl } = databaseOption();
  if (databaseUrl !== undefined)
    throw new UsageError(
      "DATABASE_URL names a server, and what is copied is the embedded PostgreSQL of a folder.",
      "Unset DATABASE_URL. Between two servers of your own, use livery house backup and restore.",
    );
  const root = namedRoot(invocation);
  const target = argument("ADDRESS") ?? "";
  const { moveDatabase } = await import("@livery/house");
  const signal = cancellation();
  const { tables, seals, keys } = await terminalProgress.step("Copying", (note) => {
    const onTable = (name: string, done: number, of: number): void => note(`${name}, ${done + 1} of ${of} tables`);
    return moveDatabase({ root, target, signal, onTable });
  });
  if (switched("json")) return printJson({ root, tables, seals, keys });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const heads = seals.map(({ tenant, position, hash }) => [`seal of ${tenant}`, `${position} ${hash}`]);
  process.stdout.write(
    `✓ ${Object.keys(tables).length} tables with ${rows} rows were copied: chain and sums are the same\n${table([...heads, ...keys.map((id) => ["needs the key", id])])}\n`,
  );
  terminalProgress.note(
    "Name the server in DATABASE_URL and LIVERY_OWNER_URL and start the house there, with the same keys.",
  );
};
