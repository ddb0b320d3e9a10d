import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

const attw = fileURLToPath(new URL("../../node_modules/.bin/attw", import.meta.url));

/** What a tarball's checks found. An installed package with an error cannot be imported, or its types do not match its files. */
export interface TarballReport {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Checks a packed package with publint (its files and exports) and are-the-types-wrong (its types). */
export async function checkTarball(file: string): Promise<TarballReport> {
  const content = readFileSync(file);
  const tarball = content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, level: "warning" });
  const texts = (type: "error" | "warning") =>
    messages
      .filter((message) => message.type === type)
      .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  return { errors: [...texts("error"), ...typeProblems(file)], warnings: texts("warning") };
}

/** The packages are ES modules: resolution by require, and by Node before it had exports, is not supported. */
function typeProblems(file: string): readonly string[] {
  const args = [file, "--profile", "esm-only", "--format", "ascii", "--no-color", "--no-emoji"];
  const { status, stdout, stderr } = spawnSync(attw, args, { encoding: "utf8" });
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
}
