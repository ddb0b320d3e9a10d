import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";

/** A tracked file of the repository; `path` starts at the repository root. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

export interface Repository {
  /** Every tracked path, binary files included. */
  readonly paths: readonly string[];
  /** The tracked text files that people write. */
  readonly files: readonly TextFile[];
}

const binary = new Set([".png", ".jpg", ".webp", ".avif", ".ico", ".gif", ".woff", ".woff2", ".pdf", ".gz", ".br"]);
/** Vector pictures and lists of resolved packages hold letters with digits that cite nothing. */
const generated = /(?:\.svg|\.svg\.hbs|(?:^|\/)pnpm-lock\.yaml|(?:^|\/)CHANGELOG\.md)$/u;

/** The tracked paths of the repository at `root`, of deleted files too. */
export function trackedPaths(root: string): readonly string[] {
  const listed = execFileSync("git", ["-C", root, "ls-files", "-z"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return listed.split("\0").filter(Boolean);
}

/** Reads the repository that holds `folder`. */
export function readRepository(folder: string): Repository {
  const root = execFileSync("git", ["rev-parse", "--show-toplevel"], { cwd: folder, encoding: "utf8" }).trim();
  const paths = trackedPaths(root);
  const files = paths.flatMap((path) => {
    if (binary.has(extname(path)) || generated.test(path)) return [];
    const text = readText(join(root, path));
    return text === null ? [] : [{ path, text }];
  });
  return { paths, files };
}

/** Null for a tracked file that was deleted but not committed, and for a submodule or a link to a folder. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "EISDIR")) return null;
    throw error;
  }
}
