import { resolve } from "node:path";
import type { Run } from "../command/definition.ts";
import { CliError } from "../errors.ts";
import { withDatabase } from "../house/database.ts";
import { spokenProgress } from "../terminal/progress.ts";
import { table } from "../terminal/table.ts";

/** `livery house import openfootball FILE…`. What could not be read is told and does not stop the rest. */
export const houseImport: Run = async ({ rest, option, switched, directory }) => {
  const files = rest.map((file) => resolve(directory, file));
  const { importOpenFootball } = await import("@livery/house");
  const reports = await withDatabase(rootOf(option("root"), directory), "import", ({ db }) =>
    importOpenFootball(db, files),
  );
  if (switched("json")) {
    print(reports);
    return;
  }
  for (const report of reports) {
    const { category, tournament, season, added, changed, unchanged, withResult, unread } = report;
    process.stdout.write(
      `✓ ${category}, ${tournament} ${season}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${withResult} with a result\n`,
    );
    if (report.withoutTime > 0)
      spokenProgress.note(`${report.withoutTime} matches without a time start at local noon.`);
    if (!report.zoneKnown)
      spokenProgress.note(`The clock of ${category} is not known: times without an offset were read as UTC.`);
    if (unread.length > 0) spokenProgress.note(`${unread.length} matches could not be read:`);
    for (const each of unread) process.stderr.write(`    ${JSON.stringify(each)}\n`);
  }
};

/** `livery house play --until …`. */
export const housePlay: Run = async ({ option, switched, directory }) => {
  const { play } = await import("@livery/house");
  const until = option("until") ?? "";
  const played = await withDatabase(rootOf(option("root"), directory), "play", ({ db }) => play(db, { until }));
  if (switched("json")) {
    print(played);
    return;
  }
  const { from, to, started, ended, settled } = played;
  process.stdout.write(
    `✓ ${from.toISOString()} → ${to.toISOString()}: ${started} matches began, ${ended} ended, ${settled} coupons were settled\n`,
  );
};

/** `livery house audit`; ends with 1 where the books do not hold. */
export const houseAudit: Run = async ({ option, switched, directory }) => {
  const { auditLedger } = await import("@livery/house");
  const audit = await withDatabase(rootOf(option("root"), directory), "audit", ({ db }) => auditLedger(db));
  if (switched("json")) print(audit);
  else {
    const rows = audit.currencies.map(({ currency, sum }) => [currency, `sums to ${sum}`]);
    process.stdout.write(`${audit.transactions} transactions, ${audit.entries} entries\n${table(rows)}\n`);
  }
  if (audit.clean) return;
  const wrong = [
    ...audit.unbalanced.map((id) => `transaction ${id} does not balance`),
    ...audit.wrongAccounts.map(
      ({ account, currency, balance, sum }) => `${account} ${currency}: balance ${balance}, entries ${sum}`,
    ),
  ];
  throw new CliError(
    `The books do not hold: ${wrong.join("; ")}.`,
    "Stop the house and keep its data: this must not happen.",
  );
};

function rootOf(root: string | undefined, directory: string): string {
  return resolve(directory, root ?? ".");
}

/** Whole numbers beyond a double's reach are written as text. */
function print(value: unknown): void {
  const json = JSON.stringify(value, (_name, each: unknown) => (typeof each === "bigint" ? whole(each) : each), 2);
  process.stdout.write(`${json}\n`);
}

function whole(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
