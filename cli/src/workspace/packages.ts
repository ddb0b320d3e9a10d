import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The packages of a built site, lowest first. */
export const sitePackages = [
  "betting",
  "feed",
  "contract",
  "i18n",
  "browser-app",
  "machines",
  "ui",
  "skin",
  "site",
] as const;

const here = dirname(fileURLToPath(import.meta.url));

/**
 * The folder of one of the CLI's own packages (D59): brands have none of their own. A transitive dependency is found `from` the
 * folder of its parent. Throws RangeError if the package is not installed.
 */
export function packageFolder(name: string, from: string = here): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
    if (dirname(folder) === folder) throw new RangeError(`${name} is not installed for ${from}`);
  }
}
