import { execFile } from "node:child_process";
import { join } from "node:path";
import { ConfigError, EnvironmentError } from "../errors.ts";
import { packageFolder } from "../workspace/packages.ts";
import { writeEditorFiles } from "./editor-config.ts";
import type { Override } from "./find-overrides.ts";
import { checkFile, overrideCheck } from "./override-check.ts";

/**
 * Checks a brand's own files against the types of their variants, like the brand's editor. Throws ConfigError (exit 3) with file,
 * line and the compiler's message.
 */
export async function checkOverrides(folder: string, overrides: readonly Override[]): Promise<void> {
  await writeEditorFiles(folder, overrides);
  const output = await compile(folder, join(folder, ".livery", "tsconfig.json"));
  if (output === "") return;
  const { lines } = overrideCheck(overrides);
  throw new ConfigError(
    `The types of the files in ${join(folder, "overrides")} do not fit.`,
    diagnostics(output).map((diagnostic) => explain(diagnostic, lines)),
    "Correct the files and run the command again; nothing was written.",
  );
}

/** The compiler's output for a project, "" if it is empty. */
function compile(folder: string, project: string): Promise<string> {
  const tsc = join(packageFolder("typescript"), "bin", "tsc");
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [tsc, "--noEmit", "--pretty", "false", "-p", project],
      { cwd: folder, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error === null) resolve("");
        else if (stdout.trim() !== "") resolve(stdout);
        else reject(new EnvironmentError(`The compiler does not run: ${stderr}`, "Install the CLI again.", error));
      },
    );
  });
}

/** One error per entry: its first line, and the lines that explain it. */
function diagnostics(output: string): readonly (readonly [string, ...string[]])[] {
  const found: [string, ...string[]][] = [];
  for (const line of output.split("\n").filter((each) => each.trim() !== "")) {
    const last = found.at(-1);
    if (last === undefined || !line.startsWith(" ")) found.push([line]);
    else last.push(line);
  }
  return found;
}

/**
 * An error of the comparing file belongs to the variant that it compares: it is reported for that variant, with the innermost
 * reason.
 */
function explain([first, ...reasons]: readonly [string, ...string[]], lines: ReadonlyMap<number, Override>): string {
  const line = first.startsWith(checkFile) ? Number(/\((\d+),/.exec(first)?.[1]) : Number.NaN;
  const override = lines.get(line);
  if (override === undefined) return [first, ...reasons].join("\n    ");
  const expected =
    override.kind === "plugins"
      ? "export default definePlugin({ slots, on }) (SitePlugin of @livery/site/variants)"
      : `export default a component that takes { model } of ${override.kind}.${override.name} (VariantProps of @livery/site/variants)`;
  return `${override.path}: ${expected}. ${reasons.at(-1)?.trim() ?? first}`;
}
