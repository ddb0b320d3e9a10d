import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type EnsureOptions, ensureProgram, type Program, runInstaller } from "./ensure-program.ts";

const folder = fileURLToPath(new URL("../../../../.livery/verdaccio/", import.meta.url));
const installed = join(folder, "node_modules/verdaccio/bin/verdaccio");

/** `node-fetch@cjs` is a tag that a mirror of the registry need not have: the version that it names. */
const manifest = { private: true, dependencies: { verdaccio: "6.10.4" }, overrides: { "node-fetch": "2.7.0" } };

const verdaccio: Program = {
  name: "Verdaccio",
  find: () => (existsSync(installed) ? installed : undefined),
  install: () => {
    console.log("No registry server is here: Verdaccio is fetched into .livery/verdaccio, once.");
    mkdirSync(dirname(folder), { recursive: true });
    const half = mkdtempSync(join(dirname(folder), "verdaccio-half-"));
    try {
      writeFileSync(join(half, "package.json"), JSON.stringify(manifest));
      if (!runInstaller("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], half)) return;
      rmSync(folder, { recursive: true, force: true });
      renameSync(half, folder);
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  },
  remedy: () => "run `npx -y pnpm@12.21.0 run test:registry`, which fetches it from the npm registry",
};

/** The program of a registry server, installed where `install` says so, else the process ends with a sentence and code 4. */
export const ensureVerdaccio = (options?: EnsureOptions): string => ensureProgram(verdaccio, options);
