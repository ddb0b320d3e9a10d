import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Node keeps compiled code for every program of a run: Vitest's own, commands, houses. Each compiles once for all of them. */
export function shareCompiledCode(): void {
  process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "livery-compile-cache");
}
