// The tests that need a broker: `pnpm test:brokers`. The README names the command, so it may install what it needs.
import { ensureNats } from "../machine/ensure-nats.ts";
import { runProjects } from "./vitest.ts";

const path = ensureNats({ install: true });
process.exitCode = runProjects(["brokers"], process.argv.slice(2), { LIVERY_BROKERS: "1", NATS_SERVER_PATH: path });
