import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const program = join(dirname(createRequire(import.meta.url).resolve("@bufbuild/buf/package.json")), "bin/buf");

/** The folder of the schema. */
export const protos = fileURLToPath(new URL("../../../../proto", import.meta.url));

/** Returns the standard output of buf. Throws an error with both outputs if buf fails. */
export function buf(...args: readonly string[]): Buffer {
  return execFileSync(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
}
