// The tests that need a broker: `pnpm test:brokers`.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "brokers", ...process.argv.slice(2)], {
  env: { ...process.env, LIVERY_BROKERS: "1" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
