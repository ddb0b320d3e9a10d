import { resolve } from "node:path";
import type { Run } from "../program/command-definition.ts";
import { builtLanguages } from "../brand/product-messages.ts";
import { UsageError } from "../errors.ts";
import { withDatabase } from "../house/database.ts";
import { houseRoot } from "../house/root.ts";
import { requireSite } from "../house/site-settings.ts";
import { describeChange, settingsDifference } from "../settings/settings-difference.ts";
import { readDocument, refuseWrong } from "../settings/settings-source.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { table } from "../terminal/table.ts";

/** `livery house settings list`: every setting of the contract. Needs no server. */
export const houseSettingsList: Run = async ({ switched }) => {
  const { settingFields } = await import("@livery/contract/settings");
  const settings = settingFields.map(({ wire, kind, doc, default: initial }) => ({
    name: wire,
    allowed: kind.allowed,
    default: initial,
    description: doc,
  }));
  if (switched("json")) return printJson({ settings });
  process.stdout.write(
    `${table([
      ["setting", "default", "allowed", ""],
      ...settings.map((each) => [each.name, JSON.stringify(each.default), each.allowed, each.description]),
    ])}\n`,
  );
};

/** `livery house settings get DOMAIN`: the document on stdout, its version on stderr. */
export const houseSettingsGet: Run = async (invocation) => {
  const domain = invocation.argument("DOMAIN") ?? "";
  await withDatabase(await houseRoot(invocation), "settings", async (database) => {
    const { document, version } = await requireSite(database, domain);
    if (invocation.switched("json")) return printJson({ domain, version, settings: document });
    terminalProgress.note(`${domain} has settings version ${version}.`);
    process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  });
};

/**
 * `livery house settings set DOMAIN FILE`: merges the file into the stored document, or replaces that with `--replace`, and prints
 * what changes. The file is validated before the database is opened, the result before it is stored.
 */
export const houseSettingsSet: Run = async (invocation) => {
  const { argument, option, switched, directory } = invocation;
  const domain = argument("DOMAIN") ?? "";
  const file = argument("FILE") ?? "";
  const given = await readDocument(resolve(directory, file));
  const check = { languages: builtLanguages() };
  refuseWrong(file, given, check, "refuse");
  const expected = versionOf(option("if-version"));
  const [{ mergeSettings }, { storeSettings }] = await Promise.all([import("@livery/skin"), import("@livery/house")]);
  await withDatabase(await houseRoot(invocation), "settings", async (database) => {
    const { siteId, document: before, version: current } = await requireSite(database, domain);
    const merged = mergeSettings([{ source: "fetched", document: given }], { document: before, origins: {} });
    const document = switched("replace") ? given : merged.document;
    refuseWrong(`${file}, with the stored settings,`, document, check, "refuse");
    const changes = settingsDifference(before, document);
    const dryRun = switched("dry-run");
    const basedOn = expected ?? current;
    const version = dryRun
      ? requireVersion(basedOn, current)
      : await storeSettings(database.db, { siteId, document, actor: "cli", source: file, basedOn });
    if (switched("json")) return printJson({ domain, version, written: !dryRun, changes });
    const outcome =
      changes.length === 0
        ? `✓ ${domain} has these settings already, version ${version}.`
        : dryRun
          ? `Would change ${domain}, which has settings version ${version}:`
          : `✓ ${domain} has settings version ${version}:`;
    process.stdout.write(`${[outcome, ...changes.map((change) => `  ${describeChange(change)}`)].join("\n")}\n`);
  });
};

function versionOf(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,18}$/u.test(text)) return BigInt(text);
  throw new UsageError(
    `"${text}" is no version.`,
    "Give --if-version the number that livery house settings get prints.",
  );
}

/** What a dry run answers to `--if-version`. Throws UsageError for another version. */
function requireVersion(expected: bigint, current: bigint): bigint {
  if (expected === current) return current;
  throw new UsageError(
    `The settings have version ${current} now, not ${expected}.`,
    "Read them again, and repeat the change. Nothing was written.",
  );
}
