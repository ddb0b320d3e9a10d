import { existsSync } from "node:fs";
import { release } from "node:os";
import { join, resolve } from "node:path";
import { skinFile } from "../brand/skin-file.ts";
import { UsageError } from "../errors.ts";
import { namedRoot } from "../house/root.ts";
import type { BrandInfo } from "../info/brand-info.ts";
import { houseInfo, type HouseInfo } from "../info/house-info.ts";
import { cacheFolder } from "../platform/cache.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";
import { ownPackage } from "../workspace/own-package.ts";

/** `livery info [DIR]`: what a report of an error needs, and no secret. */
export const info: Run = async (invocation) => {
  const { argument, directory, switched } = invocation;
  const named = argument("DIR");
  const folder = resolve(directory, named ?? ".");
  const isBrand = existsSync(join(folder, skinFile));
  if (named !== undefined && !isBrand)
    throw new UsageError(`There is no ${skinFile} in ${folder}.`, "Name a brand's folder, or none.");
  const environment = process.env;
  const versions = {
    livery: ownPackage().version,
    node: process.versions.node,
    system: `${process.platform} ${release()} ${process.arch}`,
    packageManager: environment["npm_config_user_agent"]?.split(" ")[0] ?? null,
  };
  const folders = { directory, cache: cacheFolder() };
  // Only a brand needs the modules that evaluate one.
  const brand = isBrand ? await (await import("../info/brand-info.ts")).brandInfo(folder) : null;
  const house = houseInfo(namedRoot(invocation), environment);
  const variables = Object.keys(environment)
    .filter((name) => name.startsWith("LIVERY_") && environment[name] !== "")
    .toSorted();
  if (switched("json")) return printJson({ versions, folders, brand, house, variables });
  const rows = [
    ["livery", versions.livery],
    ["node", versions.node],
    ["system", versions.system],
    ["package manager", versions.packageManager ?? "none started this"],
    ["folder", folders.directory],
    ["cache", folders.cache],
    ...brandRows(brand),
    ...houseRows(house),
    ["variables set", variables.join(", ") || "none of LIVERY_"],
  ];
  process.stdout.write(`${table(rows)}\n`);
};

function brandRows(brand: BrandInfo | null): readonly (readonly string[])[] {
  if (brand === null) return [["brand", "none in this folder"]];
  const { folder, languages, name, overrides, problems, variants } = brand;
  return [
    ["brand", name],
    ["config", join(folder, skinFile)],
    ["languages", languages.join(", ")],
    ...Object.entries(variants).map(([shell, chosen]) => [
      `variants, ${shell}`,
      Object.entries(chosen)
        .map(([slot, variant]) => `${slot}=${variant}`)
        .join(" "),
    ]),
    ["overrides", overrides.join(", ") || "none"],
    ...problems.map((problem) => ["problem", problem]),
  ];
}

function houseRows(house: HouseInfo): readonly (readonly string[])[] {
  const { data, databaseUrl, exists, houses, keys, natsUrl, ownerUrl, postgres } = house;
  const embedded = postgres === null ? "none yet" : `embedded PostgreSQL ${postgres}`;
  return [
    ["house's data", exists ? data : `${data} (not there)`],
    ["database", databaseUrl ?? embedded],
    ...(ownerUrl === null ? [] : [["database, owner", ownerUrl]]),
    ...(natsUrl === null ? [] : [["nats", natsUrl]]),
    ["keys", keys],
    ...houses.map(({ pid, port, running, startedAt }) => [
      "house",
      `port ${port}, process ${pid}, ${running ? "running" : "not running"}, since ${startedAt}`,
    ]),
  ];
}
