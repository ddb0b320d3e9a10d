import { resolve } from "node:path";
import { SettingsError } from "@livery/contract/settings";
import { describeProblem, type Problem } from "@livery/skin";
import { findSkin } from "../brand/find-skin.ts";
import { loadSkin } from "../brand/load-skin.ts";
import type { Run } from "../program/command-definition.ts";
import { builtLanguages } from "../brand/product-messages.ts";
import { ConfigError, UsageError } from "../errors.ts";
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
 * what changes. The file is validated before the database is opened, its hosts and the result before it is stored.
 */
export const houseSettingsSet: Run = async (invocation) => {
  const { argument, option, switched, directory } = invocation;
  const domain = argument("DOMAIN") ?? "";
  const file = argument("FILE") ?? "";
  const given = await readDocument(resolve(directory, file));
  const check = { languages: builtLanguages() };
  refuseWrong(file, given, check, "refuse");
  const expected = versionOf(option("if-version"));
  const brand = option("hosts-of");
  const listed = brand === undefined ? undefined : await loadSkin(findSkin(directory, brand).folder);
  const [{ mergeSettings }, { storeSettings }] = await Promise.all([import("@livery/skin"), import("@livery/house")]);
  await withDatabase(await houseRoot(invocation), "settings", async (database) => {
    const { siteId, document: before, version: current } = await requireSite(database, domain);
    const merged = mergeSettings([{ source: "fetched", document: given }], { document: before, origins: {} });
    const document = switched("replace") ? given : merged.document;
    refuseWrong(`${file}, with the stored settings,`, document, check, "refuse");
    const changes = settingsDifference(before, document);
    const dryRun = switched("dry-run");
    const basedOn = expected ?? current;
    const settings = { siteId, document, actor: "cli", source: file, basedOn, dryRun, ...(listed && { listed }) };
    const version = await storeSettings(database.db, settings).catch((error: unknown) => {
      if (!(error instanceof SettingsError)) throw error;
      const problems = error.problems.map(({ allowed, field }) => {
        const problem: Problem = { file, field, value: document[field], allowed };
        return { message: describeProblem(problem), ...problem };
      });
      throw new ConfigError(
        `The settings in ${file} cannot be used at ${domain}.`,
        problems,
        "Correct the document, or name with --hosts-of the brand whose apiHosts and liveHosts list the host; nothing was written.",
        error,
      );
    });
    if (switched("json")) return printJson({ domain, version, written: version !== current, changes });
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
