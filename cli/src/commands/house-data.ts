import { resolve } from "node:path";
import { houseRoot } from "../house/root.ts";
import type { Run } from "../program/command-definition.ts";
import { withDatabase } from "../house/database.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";

/** `livery house import openfootball FILE…`. Unreadable entries are reported and do not stop the rest. */
export const houseImport: Run = async (invocation) => {
  const { rest, switched, directory } = invocation;
  const files = rest.map((file) => resolve(directory, file));
  const { importOpenFootball } = await import("@livery/house");
  const reports = await withDatabase(await houseRoot(invocation), "import", ({ db }) => importOpenFootball(db, files));
  if (switched("json")) {
    printJson({ files: reports });
    return;
  }
  for (const report of reports) {
    const { category, tournament, season, added, changed, unchanged, withResult, unread } = report;
    process.stdout.write(
      `✓ ${category}, ${tournament} ${season}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${withResult} with a result\n`,
    );
    if (!report.zoneKnown)
      terminalProgress.note(
        `The clock of ${category} is not known: times without an offset are shown as if they were UTC.`,
      );
    if (report.withoutClock > 0)
      terminalProgress.note(
        `The kick-off of ${report.withoutClock} matches is not sure (${report.withoutTime} have no time): no bet is taken on them until a file gives it.`,
      );
    if (unread.length > 0) {
      const lines = unread.map((each) => `    ${JSON.stringify(each)}`);
      terminalProgress.note(
        [`${unread.length} entries could not be read, or are known otherwise:`, ...lines].join("\n"),
      );
    }
  }
};

/** `livery house play --until …`. */
export const housePlay: Run = async (invocation) => {
  const { option, switched } = invocation;
  const { play } = await import("@livery/house");
  const until = option("until") ?? "";
  const played = await withDatabase(await houseRoot(invocation), "play", ({ db }) => play(db, { until }));
  if (switched("json")) {
    printJson(played);
    return;
  }
  const { from, to, started, ended, settled } = played;
  process.stdout.write(
    `✓ ${from.toISOString()} → ${to.toISOString()}: ${started} matches began, ${ended} ended, ${settled} coupons were settled\n`,
  );
};
