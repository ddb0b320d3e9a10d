#!/usr/bin/env node
// It imports nothing before it knows that this Node can run the rest.
const needed = [24, 7] as const;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  process.stderr.write(
    `✗ Livery needs Node ${needed.join(".")} or later; this is Node ${process.versions.node}.\n  → Install it (https://nodejs.org), then run the command again.\n`,
  );
  process.exitCode = 4;
} else await import("./main.ts");
