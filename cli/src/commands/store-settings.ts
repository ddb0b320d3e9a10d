import type { SettingsDocument } from "@livery/contract";
import { namedSkin } from "../brand/named-skin.ts";
import { CliError, exitCodes, UsageError } from "../errors.ts";
import type { Invocation } from "../program/command-definition.ts";
import { describeChange, settingsDifference } from "../settings/settings-difference.ts";
import { refuseWrong } from "../settings/settings-source.ts";
import type { CurrentSettings, SettingsAccess } from "../site-settings/settings-access.ts";
import { type SigningKey, signingKey } from "../site-settings/signing-key.ts";
import { withSettings } from "../site-settings/with-settings.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { knownLanguages } from "../words/product-messages.ts";

export interface NewDocument {
  /** What the errors call it: a file, a version, the words of a command. */
  readonly source: string;
  /** The version that a pulled file was made from; the command line may name another. */
  readonly pulled?: bigint | undefined;
  readonly make: (stored: CurrentSettings, settings: SettingsAccess) => MadeDocument | Promise<MadeDocument>;
}

/** The document to store. */
export interface MadeDocument {
  readonly document: SettingsDocument;
  /** Versions of the house that it has settings of: a signature must not cover what nobody has signed. */
  readonly madeOf: readonly CurrentSettings[];
}

/**
 * Stores a site's next settings document and prints what changes; with `--dry-run` it only prints. Throws ConfigError (exit 3) for a
 * document that is not valid or names foreign hosts, and `settings_changed` where `--if-version`, a pulled file, or somebody else
 * meanwhile, says so.
 */
export async function storeDocument(invocation: Invocation, { make, pulled, source }: NewDocument): Promise<void> {
  const { argument, option, switched, directory } = invocation;
  const domain = argument("DOMAIN") ?? "";
  const expected = versionOf("--if-version", option("if-version")) ?? pulled;
  const key = await signingKey(invocation);
  await withSettings(invocation, async (settings) => {
    const listed = await namedSkin(directory, option("hosts-of"));
    const stored = await settings.current(domain);
    const { document: before, version: current } = stored;
    if (expected !== undefined && expected !== current)
      throw new CliError(
        `The settings have version ${current} now, not ${expected}.`,
        "Read them again, and repeat the change. Nothing was written.",
        exitCodes.other,
        undefined,
        "settings_changed",
      );
    const { document, madeOf } = await make(stored, settings);
    if (key !== undefined && !switched("trust-stored")) await refuseUnsigned(key, { domain, madeOf, version: current });
    refuseWrong(
      `${source}, with the stored settings of version ${current},`,
      document,
      { languages: knownLanguages },
      "refuse",
    );
    const changes = settingsDifference(before, document);
    const dryRun = switched("dry-run");
    const signature = await signatureOf(key, domain, stored, document);
    if (key === undefined && stored.signature !== undefined && changes.length > 0)
      terminalProgress.note(
        `The settings of ${domain} are signed, and these are not: a brand that names a key keeps the earlier ones. Sign with --sign-key.`,
      );
    // A draft that is not stored must not be signed for whoever has the house.
    const sent = dryRun ? undefined : signature;
    const next = { document, basedOn: current, source, signature: sent, dryRun, listed };
    const version = await settings.store(domain, next);
    const signed = signature === undefined ? {} : { signed: key?.publicKey };
    if (switched("json")) return printJson({ domain, version, written: version !== current, ...signed, changes });
    const outcome =
      changes.length === 0 && signature === undefined
        ? `✓ ${domain} has these settings already, version ${version}.`
        : dryRun
          ? `Would change ${domain}, which has settings version ${version}:`
          : `✓ ${domain} has settings version ${version}${signature === undefined ? "" : `, signed with ${key?.publicKey}`}:`;
    process.stdout.write(`${[outcome, ...changes.map((change) => `  ${describeChange(change)}`)].join("\n")}\n`);
  });
}

/** More versions than a site ever has: a house that claims more wants a signature that makes all later ones old. */
const mostVersions = 1_000_000n;

/**
 * Throws `settings_unsigned` if the new document has settings of a version that this key has not signed: whoever has the house's database could have
 * written them, and the signature would make them the brand's.
 */
async function refuseUnsigned(
  key: SigningKey,
  {
    domain,
    madeOf,
    version,
  }: { readonly domain: string; readonly madeOf: readonly CurrentSettings[]; readonly version: bigint },
): Promise<void> {
  const host = domain.toLowerCase();
  const signed = await Promise.all(
    madeOf.map(
      async ({ document, signature, version: each }) =>
        each === 0n || key.hasSigned({ document, domain: host, version: each }, signature),
    ),
  );
  const unsigned = madeOf.find((_, at) => !signed[at]);
  if (unsigned === undefined && version < mostVersions) return;
  throw new CliError(
    unsigned === undefined
      ? `The house claims ${version} versions of the settings of ${domain}.`
      : `Version ${unsigned.version} of the settings of ${domain} is not signed with this key, and the new ones would have all of it.`,
    "Read it (livery house settings get), then sign it with --trust-stored, or sign a file of your own with set --replace. Nothing was written.",
    exitCodes.other,
    undefined,
    "settings_unsigned",
  );
}

/** The signature of the next version; undefined without a key, and where the same document is signed with it already. */
async function signatureOf(
  key: SigningKey | undefined,
  host: string,
  { document: before, signature, version }: CurrentSettings,
  document: SettingsDocument,
): Promise<string | undefined> {
  const domain = host.toLowerCase();
  const isSame = settingsDifference(before, document).length === 0;
  if (isSame && (await key?.hasSigned({ document, domain, version }, signature))) return undefined;
  return key?.sign({ document, domain, version: version + 1n });
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
