import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { SettingsDocument } from "@livery/contract";
import { findSkin } from "../brand/find-skin.ts";
import { CliError, UsageError } from "../errors.ts";
import { writeWhole } from "../files/folder.ts";
import type { Invocation, Run } from "../program/command-definition.ts";
import { describeChange, settingsDifference } from "../settings/settings-difference.ts";
import { readPulled } from "../settings/settings-source.ts";
import type { CurrentSettings, SettingsAccess } from "../site-settings/settings-access.ts";
import { withSettings } from "../site-settings/with-settings.ts";
import { printJson } from "../terminal/json.ts";

const defaultName = "site.settings.json";

interface LocalFile {
  readonly document: SettingsDocument;
  /** The version that it was pulled as; undefined for a file that was not pulled. */
  readonly version: bigint | undefined;
}

/**
 * `livery house settings pull DOMAIN [FILE]`: writes the newest settings into a file, with their version. A file with changes that the house does not
 * have is left alone, unless `--overwrite` says otherwise.
 */
export const houseSettingsPull: Run = async (invocation) => {
  const domain = invocation.argument("DOMAIN") ?? "";
  const file = fileOf(invocation);
  const local = await readLocal(file);
  await withSettings(invocation, async (settings) => {
    const newest = await settings.current(domain);
    const changes = settingsDifference(local?.document ?? {}, newest.document);
    if (!invocation.switched("overwrite") && local !== undefined)
      await refuseLost(settings, { domain, file, local, newest });
    const dryRun = invocation.switched("dry-run");
    const isSame = local?.version === newest.version && changes.length === 0;
    if (!dryRun && !isSame) await writeWhole(file, pulledText(newest));
    const { version } = newest;
    if (invocation.switched("json")) return printJson({ domain, file, version, written: !dryRun && !isSame, changes });
    const outcome = isSame
      ? `✓ ${file} has settings version ${version} of ${domain} already.`
      : dryRun
        ? `Would write settings version ${version} of ${domain} into ${file}:`
        : `✓ ${file} has settings version ${version} of ${domain}:`;
    process.stdout.write(`${[outcome, ...changes.map((change) => `  ${describeChange(change)}`)].join("\n")}\n`);
  });
};

function fileOf({ argument, directory, option }: Invocation): string {
  const [given, brand] = [argument("FILE"), option("brand")];
  if (given !== undefined && brand !== undefined)
    throw new UsageError("A file and a brand are both named.", "Name the file, or with --brand the brand's own.");
  if (brand !== undefined) return join(findSkin(directory, brand).folder, defaultName);
  return resolve(directory, given ?? defaultName);
}

/** Undefined if there is no such file yet. Throws ConfigError for one that has no settings: it is somebody's, and stays. */
async function readLocal(file: string): Promise<LocalFile | undefined> {
  try {
    return await readPulled(file);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** Throws CliError if the file has what neither the newest settings have nor those that it was pulled as. */
async function refuseLost(
  settings: SettingsAccess,
  {
    domain,
    file,
    local,
    newest,
  }: {
    readonly domain: string;
    readonly file: string;
    readonly local: LocalFile;
    readonly newest: CurrentSettings;
  },
): Promise<void> {
  if (isDeepStrictEqual(local.document, newest.document)) return;
  const { version } = local;
  // Settings of more versions than the house has are another house's.
  const base =
    version === undefined || version > newest.version ? undefined : (await settings.at(domain, version)).document;
  if (base !== undefined && isDeepStrictEqual(local.document, base)) return;
  const names = settingsDifference(base ?? newest.document, local.document).map(({ name }) => name);
  throw new CliError(
    `${file} has changes that ${domain} does not have: ${names.join(", ")}.`,
    `Store them first (livery house settings set ${domain} ${file}), see them with livery house settings diff ${domain} --against ${file}, or give them up with --overwrite. Nothing was written.`,
  );
}

/** `$version` and a signature first, where a reader sees it; the settings in the order of their names, so that a version control shows changes alone. */
function pulledText({ document, signature, version }: CurrentSettings): string {
  const sorted = Object.fromEntries(Object.entries(document).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ $version: Number(version), ...(signature !== undefined && { $signature: signature }), ...sorted }, null, 2)}\n`;
}
