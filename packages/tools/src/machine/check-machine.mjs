// Plain JavaScript and no import of this package: it runs under Node 20 as well, which cannot strip types, and says so.
// `check-machine.mjs demo|test` says what is missing before anything long begins.
import { accessSync, constants, statfsSync } from "node:fs";

const purpose = process.argv[2] ?? "test";
const problems = [];

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  problems.push(
    `Node ${process.versions.node} runs this script, but Livery brings its own Node 24 as a package. Run \`npx -y pnpm@12.21.0 run ${purpose}\` so that it is used.`,
  );
}

const needed = purpose === "test" ? 3 : 1;
const { bavail, bsize } = statfsSync(".");
const free = (bavail * bsize) / 2 ** 30;
if (free < needed)
  problems.push(
    `Only ${free.toFixed(1)} GiB are free on this disk; about ${needed} GiB are needed. Make room and run the command again.`,
  );

try {
  accessSync(".", constants.W_OK);
} catch {
  problems.push(
    `This folder cannot be written: the database and the built brand live in .livery/ here. Clone into a folder of your own.`,
  );
}

const supported = { linux: ["x64", "arm64", "arm", "ia32", "ppc64"], darwin: ["x64", "arm64"], win32: ["x64"] };
if (!process.env["DATABASE_URL"] && !supported[process.platform]?.includes(process.arch)) {
  problems.push(
    `No embedded PostgreSQL exists for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
  );
}

for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exit(4);
