// The tests drive a real Chromium. In order: CHROMIUM_PATH, Debian's, Playwright's own; else apt (Debian as root), else Playwright's installer.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath } from "./chromium.mjs";

function run(command, args, env = {}) {
  console.log(`  ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

function install() {
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (debian) {
    console.log("No Chromium found: installing Debian's (once, about a minute).");
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    if (
      run("apt-get", ["update", "-qq"], quiet) &&
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"], quiet)
    )
      return;
  }
  console.log("No Chromium found: asking Playwright for its own.");
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
}

if (!chromiumPath()) install();
const found = chromiumPath();
if (!found || !existsSync(found)) {
  console.error(
    `✗ ${found ? `CHROMIUM_PATH leads nowhere: ${found}.` : "No Chromium is here and none could be installed."} Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to yours, then run the tests again.`,
  );
  process.exit(4);
}
