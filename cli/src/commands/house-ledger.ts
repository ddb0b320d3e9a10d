import { resolve } from "node:path";
import type { Run } from "../program/command-definition.ts";
import { CliError, UsageError, VerdictError } from "../errors.ts";
import { withDatabase } from "../house/database.ts";
import { houseRoot } from "../house/root.ts";
import { withTenant } from "../house/tenant.ts";
import { writeBeside } from "../files/write-beside.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** Maximum number of problems that are listed individually. */
const named = 20;

/** `livery house audit`; exits with 1 if the ledger does not hold. */
export const houseAudit: Run = async (invocation) => {
  const { switched } = invocation;
  const { auditLedger } = await import("@livery/house");
  const audit = await withDatabase(await houseRoot(invocation), "audit", ({ db }) => auditLedger(db));
  if (switched("json")) printJson(audit);
  else {
    const rows = audit.currencies.map(({ currency, sum }) => [currency, `sums to ${sum}`]);
    const { entries, transactions, unsealed } = audit;
    process.stdout.write(
      `${transactions} transactions, ${entries} entries, ${unsealed} transactions not yet sealed\n${table(rows)}\n`,
    );
  }
  if (audit.clean) return;
  throw new VerdictError(
    `The books do not hold: ${audit.breaches.map(({ tenant, rule, what }) => `${tenant}, ${rule}: ${what}`).join("; ")}.`,
    "Keep the data as it is and find the cause: this must not happen. Such a tenant is read-only until livery house resume.",
  );
};

/** `livery house resume`: lifts the read-only state of a tenant whose ledger holds again. */
export const houseResume: Run = (invocation) =>
  withTenant(invocation, "resume", async ({ db }, tenant) => {
    const { liftHalt, LiftRefusal } = await import("@livery/house");
    const reason = invocation.option("reason") ?? "";
    await liftHalt(db, { ...tenant, by: "livery house resume", reason }).catch((error: unknown) => {
      if (!(error instanceof LiftRefusal)) throw error;
      const found = error.breaches.map(({ rule, what }) => `${rule}: ${what}`);
      throw new CliError([error.message, ...found].join("\n  "), "Nothing was changed.");
    });
    if (invocation.switched("json")) printJson({ tenant: tenant.name, reason });
    else process.stdout.write(`✓ The books of ${tenant.name} hold: its money moves again.\n`);
  });

/** `livery house export`: to a file that appears only when it is complete, or to stdout. */
export const houseExport: Run = (invocation) =>
  withTenant(invocation, "export", async ({ db }, { name, tenantId }) => {
    const { exportLedger } = await import("@livery/house");
    const path = invocation.option("file");
    const json = invocation.switched("json");
    if (json && path === undefined)
      throw new UsageError("The export itself is on stdout.", "With --json name a --file for the export.");
    const exported = await (path === undefined
      ? exportLedger(db, tenantId, toStdout)
      : writeBeside(resolve(invocation.directory, path), (write) => exportLedger(db, tenantId, write)));
    if (json) return printJson({ tenant: name, file: path, ...exported });
    const { coupons, entries, transactions, unsealed } = exported;
    process.stderr.write(
      `✓ ${name}: ${coupons} coupons, ${transactions} transactions, ${entries} entries; ${unsealed} transactions are not yet sealed\n`,
    );
  });

function toStdout(piece: string): Promise<void> {
  return new Promise((done, fail) => process.stdout.write(piece, (error) => (error ? fail(error) : done())));
}

/** `livery house verify EXPORT`; exits with 1 if a check fails. Needs no server. */
export const houseVerify: Run = async ({ argument, directory, option, switched }) => {
  const { verifyExport } = await import("@livery/house/verify");
  const file = resolve(directory, argument("EXPORT") ?? "");
  const verdict = await verifyExport(file, option("seal"));
  const { coupons, entries, problems, seal, settled, transactions, unsealed } = verdict;
  if (switched("json")) printJson(verdict);
  else {
    process.stdout.write(
      `${coupons} coupons, ${settled} of them reckoned anew; ${transactions} transactions, ${entries} entries\n` +
        `not yet sealed: ${unsealed.transactions} transactions, ${unsealed.entries} entries\n` +
        `${seal === null ? "there is no seal" : `last seal: ${seal.position} ${seal.hash}`}\n`,
    );
    for (const { row, what } of problems.slice(0, named)) process.stdout.write(`row ${row}: ${what}\n`);
  }
  if (problems.length === 0) {
    if (!switched("json")) process.stdout.write("✓ sums, chain and settlement hold\n");
    return;
  }
  throw new VerdictError(
    `${problems.length === 1 ? "1 thing does" : `${problems.length} things do`} not hold, the first in row ${problems[0]?.row ?? 0}.`,
    problems.length > named && !switched("json") ? "--json names all of them." : "Compare the row with another export.",
  );
};
