import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../../..");

/**
 * Whether files of these folders (git's pathspecs, from the repository's root) differ from what has landed: edited, or committed since the
 * branch left its upstream. True where git does not say: outside of a checkout, without a remote.
 */
export function isChanged(folders: readonly string[], checkout = root): boolean {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", [...args], { cwd: checkout, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const landed = git("merge-base", "HEAD", upstream(git));
    const edited = git("diff", "--name-only", landed, "--", ...folders);
    return edited !== "" || git("ls-files", "--others", "--exclude-standard", "--", ...folders) !== "";
  } catch {
    return true;
  }
}

/** Throws where there is none. */
function upstream(git: (...args: readonly string[]) => string): string {
  try {
    return git("rev-parse", "--verify", "@{upstream}");
  } catch {
    return git("rev-parse", "--verify", "origin/HEAD");
  }
}
