import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { FontError } from "./font-error.ts";
import type { FontPackage } from "./font-packages.ts";

const run = promisify(execFile);

/**
 * A package's tarball, by `npm pack` in the folder `project`: npm knows the registry, credentials and proxy of the project and of the
 * user. Throws FontError where npm cannot fetch it, or where it is not the tarball of that integrity (`sha512-…`).
 */
export async function packTarball(name: string, { version, integrity }: FontPackage, project: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "livery-font-"));
  try {
    const args = ["pack", `${name}@${version}`, "--ignore-scripts", "--pack-destination", folder];
    const [npm, ...first] = npmCommand();
    await run(npm, [...first, ...args], { cwd: project });
    const [file = ""] = await readdir(folder);
    const tarball = await readFile(join(folder, file));
    const found = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
    if (found !== integrity)
      throw new FontError(
        `The registry sent another file than ${name} ${version} is: its hash is ${found}.`,
        `Ask whoever runs the registry (\`npm config get registry\`) what it serves as ${name}@${version}. Nothing was written.`,
      );
    return tarball;
  } catch (error) {
    if (error instanceof FontError) throw error;
    throw new FontError(
      `The font ${name} ${version} is not installed and could not be fetched: ${reason(error)}`,
      `Check the connection and the registry (\`npm config get registry\`), or install it beside the brand: \`npm install ${name}@${version}\`. Nothing was written.`,
      error,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** On Windows `npm` on the path is a script of the shell; its own file beside Node needs none. */
function npmCommand(): readonly [string, ...string[]] {
  if (process.platform !== "win32") return ["npm"];
  const beside = join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js");
  const files = [process.env["npm_execpath"], beside];
  const file = files.find((each) => each?.endsWith("npm-cli.js") && existsSync(each));
  return file === undefined ? ["npm"] : [process.execPath, file];
}

/** The line in which npm says what is wrong: `E404 Not Found - GET http://…`. */
function reason(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return "there is no npm on this machine.";
  const text = String((error as { readonly stderr?: string }).stderr ?? error);
  const lines = text
    .split("\n")
    .filter((line) => !/^npm (?:warn|WARN)\b/u.test(line))
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/u, "").trim());
  const code = lines.find((line) => line.startsWith("code "))?.slice("code ".length);
  const first = lines.find((line) => line !== "" && !line.startsWith("code ")) ?? "npm ended without a word.";
  return code === undefined ? first : `${code}, ${first}`;
}
