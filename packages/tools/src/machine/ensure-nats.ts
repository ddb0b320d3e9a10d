import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type EnsureOptions, ensureProgram, isDebian, isRoot, type Program, runInstaller } from "./ensure-program.ts";

const folder = fileURLToPath(new URL("../../../../.livery/nats/", import.meta.url));
const unpacked = join(folder, "usr/sbin/nats-server");

const nats: Program = {
  name: "NATS server",
  find: () => {
    const named = process.env["NATS_SERVER_PATH"];
    const candidates = named === undefined ? ["nats-server", unpacked] : [named];
    return candidates.find((path) => spawnSync(path, ["--version"]).status === 0);
  },
  install: () => {
    if (process.env["NATS_SERVER_PATH"] === undefined && isDebian()) unpackOfDebian();
  },
  remedy: () =>
    `${isDebian() ? "run `npx -y pnpm@12.21.0 run test:brokers`, which unpacks Debian's (`apt-get update` as root first)" : "install nats-server"}, or set NATS_SERVER_PATH to yours`,
};

/** Debian's package, unpacked and not installed: installed it would be started as a service of this machine. */
function unpackOfDebian(): void {
  console.log("No NATS server is here: Debian's is unpacked into .livery/nats, once.");
  mkdirSync(dirname(folder), { recursive: true });
  const half = mkdtempSync(join(dirname(folder), "nats-half-"));
  try {
    if (isRoot()) runInstaller("apt-get", ["update", "-qq"]);
    if (!runInstaller("apt-get", ["download", "-qq", "-o", "APT::Sandbox::User=root", "nats-server"], half)) return;
    const archive = readdirSync(half).find((name) => name.endsWith(".deb"));
    if (archive === undefined || !runInstaller("dpkg-deb", ["--extract", archive, "."], half)) return;
    rmSync(join(half, archive));
    rmSync(folder, { recursive: true, force: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** The NATS server that tests start; installed where `install` says so, else the process ends with a sentence and code 4. */
export const ensureNats = (options?: EnsureOptions): string => ensureProgram(nats, options);
