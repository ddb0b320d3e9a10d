import type { SettingsDocument } from "@livery/contract";
import { SettingsError } from "@livery/contract/settings";
import type { OpenDatabase } from "@livery/house";
import { describeProblem, type Problem } from "@livery/skin";
import { namedSkin } from "../brand/named-skin.ts";
import { knownLanguages } from "../words/product-messages.ts";
import { CliError, ConfigError, exitCodes, UsageError } from "../errors.ts";
import { withDatabase } from "../house/database.ts";
import { houseRoot } from "../house/root.ts";
import { requireSite, type StoredSite } from "../house/site-settings.ts";
import type { Invocation } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { describeChange, settingsDifference } from "../settings/settings-difference.ts";
import { refuseWrong } from "../settings/settings-source.ts";

export interface NewDocument {
  /** What the errors call it: a file, a version, the words of a command. */
  readonly source: string;
  /** The document to store, made from the stored one. */
  readonly make: (stored: StoredSite, database: OpenDatabase) => SettingsDocument | Promise<SettingsDocument>;
}

/**
 * Stores a site's next settings document and prints what changes; with `--dry-run` it only prints. Throws ConfigError (exit 3) for a
 * document that is not valid or names foreign hosts, and `settings_changed` where `--if-version`, or somebody else meanwhile, says so.
 */
export async function storeDocument(invocation: Invocation, { make, source }: NewDocument): Promise<void> {
  const { argument, option, switched, directory } = invocation;
  const domain = argument("DOMAIN") ?? "";
  const expected = versionOf("--if-version", option("if-version"));
  const listed = await namedSkin(directory, option("hosts-of"));
  const { storeSettings } = await import("@livery/house");
  await withDatabase(await houseRoot(invocation), "settings", async (database) => {
    const stored = await requireSite(database, domain);
    const { siteId, document: before, version: current } = stored;
    if (expected !== undefined && expected !== current)
      throw new CliError(
        `The settings have version ${current} now, not ${expected}.`,
        "Read them again, and repeat the change. Nothing was written.",
        exitCodes.other,
        undefined,
        "settings_changed",
      );
    const document = await make(stored, database);
    refuseWrong(
      `${source}, with the stored settings of version ${current},`,
      document,
      { languages: knownLanguages },
      "refuse",
    );
    const changes = settingsDifference(before, document);
    const dryRun = switched("dry-run");
    const settings = { siteId, document, actor: "cli", source, basedOn: current, dryRun, ...(listed && { listed }) };
    const version = await storeSettings(database.db, settings).catch((error: unknown) => {
      throw error instanceof SettingsError ? foreignHost(domain, source, document, error) : error;
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
}

function foreignHost(domain: string, source: string, document: SettingsDocument, error: SettingsError): ConfigError {
  const problems = error.problems.map(({ allowed, field }) => {
    const problem: Problem = { file: source, field, value: document[field], allowed };
    return { message: describeProblem(problem), ...problem };
  });
  return new ConfigError(
    `The settings in ${source} cannot be used at ${domain}.`,
    problems,
    "Correct the document, or name with --hosts-of the brand whose apiHosts and liveHosts list the host; nothing was written.",
    error,
  );
}

/** The number of a version, as it was typed. Throws UsageError if it is none. */
export function versionOf(what: string, typed: string): bigint;
export function versionOf(what: string, typed: string | undefined): bigint | undefined;
export function versionOf(what: string, typed: string | undefined): bigint | undefined {
  if (typed === undefined) return undefined;
  if (/^\d{1,18}$/u.test(typed)) return BigInt(typed);
  throw new UsageError(
    `"${typed}" is no version.`,
    `Give ${what} a number that livery house settings history or get prints.`,
  );
}
