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
  const entries = codeEntries(pkg["exports"]);
  const errors = entries === null ? texts("error") : [...texts("error"), ...typeProblems(file, entries)];
  return { errors, warnings: texts("warning") };
}

/** The exports that are code; null where a package is a command and exports nothing. */
function codeEntries(exported: unknown): readonly string[] | null {
  if (typeof exported !== "object" || exported === null) return null;
  return Object.keys(exported).filter((entry) => !/\.(?:css|json)$/u.test(entry));
}

/** The packages are ES modules: resolution by require, and by Node before it had exports, is not supported. */
function typeProblems(file: string, entries: readonly string[]): readonly string[] {
  const profile = ["--profile", "esm-only", "--format", "ascii", "--no-color", "--no-emoji"];
  const args = [file, ...profile, "--entrypoints", ...entries];
  const { status, stdout, stderr } = spawnSync(attw, args, { encoding: "utf8" });
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
}
