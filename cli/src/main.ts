import { join } from "node:path";
import { commandTable, groups } from "./commands/command-table.ts";
import { runCommandLine } from "./program/program.ts";
import { cacheFolder } from "./platform/cache.ts";
import { handleSignals } from "./terminal/interrupt.ts";
import { useStepTimes } from "./terminal/progress.ts";
import { storedStepTimes } from "./terminal/step-times.ts";
import { ownPackage } from "./workspace/own-package.ts";

handleSignals();
useStepTimes(storedStepTimes(join(cacheFolder(), "step-times.json")));
const code = await runCommandLine({ rows: commandTable, groups }, process.argv.slice(2), ownPackage().version);
// A prerender leaves timers behind (a cache's, a loader's) that would hold the process for minutes. Output to a pipe is flushed
// first.
process.stdout.write("", () => process.stderr.write("", () => process.exit(code)));
