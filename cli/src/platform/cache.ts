import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** Number of builds of other sources that stay: enough for a few branches. */
const retainedBuilds = 4;

/** The folder for everything that the CLI can build again: `LIVERY_CACHE`, else the user's cache folder. */
export function cacheFolder(): string {
  const own = process.env["LIVERY_CACHE"];
  if (own) return own;
  const { platform } = process;
  if (platform === "darwin") return join(homedir(), "Library", "Caches", "livery");
  if (platform === "win32") return join(process.env["LOCALAPPDATA"] ?? homedir(), "livery", "cache");
  return join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "livery");
}

/** Makes Node read a folder's files as modules, whatever a `package.json` further up declares. */
export async function markModules(folder: string): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
}

/** Removes all but the newest builds in a folder; the current one always stays. */
export async function dropOldBuilds(folder: string, current: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current);
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  const old = dated.toSorted((a, b) => b.at - a.at).slice(retainedBuilds);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}
