// The brokers' tests drive a real NATS server: NATS_SERVER_PATH, or the one on the path; else apt (Debian as root), which is
// kept from starting it as a service.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

const path = process.env["NATS_SERVER_PATH"] ?? "nats-server";
const isThere = () => spawnSync(path, ["--version"]).status === 0;
const policy = "/usr/sbin/policy-rc.d";

function run(command, args) {
  console.log(`  ${command} ${args.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: "inherit", env }).status === 0;
}

function install() {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log("No NATS server found: installing Debian's (once), without starting it.");
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    if (run("apt-get", ["update", "-qq"]))
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nats-server"]);
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
}

if (!isThere()) install();
if (!isThere()) {
  console.error(
    "✗ No NATS server is here and none could be installed. Install one (Debian: apt-get install nats-server) or set NATS_SERVER_PATH to yours, then run this again.",
  );
  process.exit(4);
}
