// The tests that need a broker: `pnpm test:brokers`. The README names the command, so it may install what it needs.
import { ensureNats } from "../machine/ensure-nats.ts";
import { runPackage } from "./vitest.ts";

const path = ensureNats({ install: true });
const args = ["--project", "brokers", ...process.argv.slice(2)];
process.exitCode = runPackage("packages/house", args, { LIVERY_BROKERS: "1", NATS_SERVER_PATH: path });
