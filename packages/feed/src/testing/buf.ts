import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const program = join(dirname(createRequire(import.meta.url).resolve("@bufbuild/buf/package.json")), "bin/buf");

/** Where the schema stands. */
export const protos = fileURLToPath(new URL("../../../../proto", import.meta.url));

/** What buf answers on standard output; throws with it and standard error where it says no. */
export function buf(...args: readonly string[]): Buffer {
  return execFileSync(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
}
