import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrandOptions } from "@livery/house";
import { builtFolder } from "@livery/house/built-folder";
import type { SiteRecord } from "../assembly/site-files.ts";
import { UsageError } from "../errors.ts";

/** Built brands by their folder: a brand's own folder (with its `dist`) or the output folder of a build. */
export async function builtBrands(folders: readonly string[]): Promise<readonly BrandOptions[]> {
  const brands = await Promise.all(folders.map(builtBrand));
  const owners = new Map<string, string>();
  for (const { hosts, dir } of brands) {
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined) {
        throw new UsageError(
          `${owner} and ${dir} both answer to ${host}.`,
          "Give each brand a host of its own, and build it again.",
        );
      }
      owners.set(host, dir);
    }
  }
  return brands;
}

async function builtBrand(folder: string): Promise<BrandOptions> {
  const dir = [folder, join(folder, "dist")].find((candidate) => existsSync(join(candidate, builtFolder.site)));
  if (dir === undefined) {
    throw new UsageError(`There is no built brand in ${folder}.`, `Build it first: livery build ${folder}.`);
  }
  if (!existsSync(join(dir, builtFolder.public))) {
    throw new UsageError(
      `The build in ${dir} is of an earlier version, whose files do not lie in ${builtFolder.public}/.`,
      `Build it again: livery build ${folder}.`,
    );
  }
  const { hosts } = JSON.parse(await readFile(join(dir, builtFolder.site), "utf8")) as SiteRecord;
  return { hosts, dir };
}
