import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The packages that a built site is made of, lowest first. */
export const sitePackages = ["betting", "feed", "contract", "i18n", "machines", "ui", "skin", "site"] as const;

const here = dirname(fileURLToPath(import.meta.url));

/**
 * The folder of one of the CLI's own packages (D59): brands have none of their own. A package that is a dependency of a
 * dependency is found `from` that one's folder. Throws RangeError for a package that is not installed.
 */
export function packageFolder(name: string, from: string = here): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
    if (dirname(folder) === folder) throw new RangeError(`${name} is not installed for ${from}`);
  }
}
