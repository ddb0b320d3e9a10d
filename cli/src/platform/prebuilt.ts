import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageFolder, sitePackages } from "../workspace/packages.ts";
import { hashSources } from "./source-hash.ts";

/** What a release builds beforehand, so that the first build of a brand does not wait a minute for the platform's. */
export interface PrebuiltRecord {
  /** The versions of the packages that it is built from, by name. */
  readonly versions: Readonly<Record<string, string>>;
  /** The hash of their sources: an integrator may have patched a package, whose version stays. */
  readonly sources: string;
  /** The hash of each build. */
  readonly platform: string;
  readonly panel: string;
}

/** Finds the folder of an installed package, as `packageFolder` does. */
type FindPackage = (name: string, from?: string) => string;

/** The folder with `record.json`, `platform/` and `panel/`; only an installed command has one. */
const prebuiltFolder = fileURLToPath(new URL("../prebuilt", import.meta.url));

/** The name of the record in a folder of builds. */
export const recordFile = "record.json";

/**
 * The build that came with the command, if it is of the packages that are installed: other versions and patched sources are built anew,
 * and so is a workspace, whose sources may have been edited.
 */
export async function prebuilt(
  kind: "platform" | "panel",
  folder: string = prebuiltFolder,
  find: FindPackage = packageFolder,
): Promise<{ readonly folder: string; readonly hash: string } | undefined> {
  const file = join(folder, recordFile);
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(await readFile(file, "utf8")) as PrebuiltRecord;
  if (existsSync(join(find("@livery/site"), "tsconfig.json"))) return undefined;
  const installed = await builtFrom(find);
  const isSame =
    Object.entries(record.versions).every(([name, version]) => installed.versions[name] === version) &&
    installed.sources === record.sources;
  return isSame ? { folder: join(folder, kind), hash: record[kind] } : undefined;
}

/** The packages that platform and panel are built from, as they are installed here. */
export async function builtFrom(
  find: FindPackage = packageFolder,
): Promise<Pick<PrebuiltRecord, "versions" | "sources">> {
  const site = find("@livery/site");
  const folders = [
    ...sitePackages.map((name) => [`@livery/${name}`, find(`@livery/${name}`, site)] as const),
    ["@livery/panel", find("@livery/panel")] as const,
  ];
  const versions = folders.map(async ([name, folder]) => {
    const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
      readonly version: string;
    };
    return [name, version] as const;
  });
  return {
    versions: Object.fromEntries(await Promise.all(versions)),
    sources: await hashSources(folders.map(([, folder]) => folder)),
  };
}
