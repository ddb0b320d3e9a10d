#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { commandTable, groups } from "./commands/command-table.ts";
import { runCommandLine } from "./program/program.ts";
import { handleSignals } from "./terminal/interrupt.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

handleSignals();
const code = await runCommandLine({ rows: commandTable, groups }, process.argv.slice(2), version);
// A prerender leaves timers behind (a cache's, a loader's) that would hold the process for minutes. Output to a pipe is flushed
// first.
process.stdout.write("", () => process.stderr.write("", () => process.exit(code)));
