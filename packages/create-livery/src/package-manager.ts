import { basename } from "node:path";
import type { Command } from "./run-command.ts";

const known = ["npm", "pnpm", "yarn", "bun"] as const;
export type PackageManager = (typeof known)[number];

/** The program that runs this one, by the name that it gives itself: `pnpm/12.21.0 npm/? node/v24.21.0 linux x64`. */
export function packageManager(userAgent: string | undefined): PackageManager {
  const [name = ""] = (userAgent ?? "").split("/");
  return known.find((each) => each === name) ?? "npm";
}

/**
 * How a project's packages are installed: with the very program that runs this one where it names its file (`npm_execpath`), else
 * with the one on the path.
 */
export function installCommand(
  manager: PackageManager,
  execPath: string | undefined,
  platform: NodeJS.Platform = process.platform,
): Command {
  const isScript = execPath !== undefined && /\.[cm]?js$/u.test(execPath) && basename(execPath).startsWith(manager);
  if (isScript) return { file: process.execPath, args: [execPath, "install"] };
  // On Windows it is a script of the shell.
  return { file: manager, args: ["install"], shell: platform === "win32" };
}
