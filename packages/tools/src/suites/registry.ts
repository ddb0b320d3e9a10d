// What a registry has of Livery, installed and used as an integrator does: `pnpm test:registry`. It builds and packs the packages, and
// fetches what it publishes them with; the README names the command, so it may.
import { spawnSync } from "node:child_process";
import { ensureChromium } from "../machine/ensure-chromium.ts";
import { ensureVerdaccio } from "../machine/ensure-verdaccio.ts";
import { runPackage } from "./vitest.ts";

ensureChromium({ install: true });
const { status } = spawnSync("pnpm", ["run", "release", "--pack"], { stdio: "inherit" });
if (status === 0) {
  const environment = { LIVERY_REGISTRY: "1", LIVERY_VERDACCIO: ensureVerdaccio({ install: true }) };
  process.exitCode = runPackage("packages/e2e", ["--project", "registry", ...process.argv.slice(2)], environment);
} else process.exitCode = 1;
