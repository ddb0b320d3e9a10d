import type { Run } from "../program/command-definition.ts";
import { UsageError, VerdictError } from "../errors.ts";
import { withDatabase } from "../house/database.ts";
import { houseRoot } from "../house/root.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery house request`: what the request of a log line wrote; exits with 1 if it wrote nothing. */
export const houseRequest: Run = async (invocation) => {
  const id = invocation.argument("ID") ?? "";
  const around = timeOf(invocation.option("at"));
  const { findRequest } = await import("@livery/house");
  const { postings, entries } = await withDatabase(await houseRoot(invocation), "request", ({ db }) =>
    findRequest(db, id, around),
  );
  if (invocation.switched("json")) printJson({ request: id, postings, entries });
  else
    process.stdout.write(
      [
        table(
          postings.map(({ transaction, at, kind, actor, currency, amount, coupon }) => [
            `posting ${transaction}`,
            at.toISOString(),
            kind,
            actor,
            `${amount} ${currency} (minor units)`,
            coupon === null ? "" : `coupon ${coupon}`,
          ]),
        ),
        table(entries.map(({ at, action, actor, target }) => ["history", at.toISOString(), action, actor, target])),
      ]
        .filter((part) => part !== "")
        .map((part) => `${part}\n`)
        .join(""),
    );
  if (postings.length + entries.length > 0) return;
  throw new VerdictError(
    `No posting and no entry of the history has the request ${id}, within a day of ${around.toISOString()}.`,
    "It may have written neither, such as a refused bet: look for the id in the log. Of an earlier request name the time of its log line with --at.",
  );
};

function timeOf(text: string | undefined): Date {
  if (text === undefined) return new Date();
  const time = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}T/u.test(text) && !Number.isNaN(time.getTime())) return time;
  throw new UsageError(`"${text}" is no time.`, "Give the time of the log line: --at 2026-11-21T18:00:00Z.");
}
