import { resolve } from "node:path";
import type { JsonValue, SettingsDocument } from "@livery/contract";
import { namedSkin } from "../brand/named-skin.ts";
import { knownLanguages } from "../words/product-messages.ts";
import { UsageError } from "../errors.ts";
import { withDatabase } from "../house/database.ts";
import { houseRoot } from "../house/root.ts";
import { documentAt, requireSite } from "../house/site-settings.ts";
import type { Run } from "../program/command-definition.ts";
import { describeChange, settingsDifference } from "../settings/settings-difference.ts";
import { readDocument, refuseWrong } from "../settings/settings-source.ts";
import { versionOf } from "./store-settings.ts";
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

/** `livery house settings schema`: a JSON Schema for editors, on stdout. Needs no server. */
export const houseSettingsSchema: Run = async ({ switched }) => {
  const { settingsSchema } = await import("@livery/contract/settings");
  if (switched("json")) return printJson({ settingsSchema: settingsSchema() });
  process.stdout.write(`${JSON.stringify(settingsSchema(), null, 2)}\n`);
};

/** `livery house settings validate FILE`: a document is checked as `set` checks it. Needs no server. */
export const houseSettingsValidate: Run = async ({ argument, directory, option, switched }) => {
  const file = argument("FILE") ?? "";
  const document = await readDocument(resolve(directory, file));
  const check = (await namedSkin(directory, option("brand"))) ?? { languages: knownLanguages };
  refuseWrong(file, document, check, "refuse");
  const settings = Object.keys(document).length;
  if (switched("json")) return printJson({ file, valid: true, settings });
  process.stdout.write(`✓ ${file}: ${settings === 1 ? "1 setting" : `${settings} settings`}, all valid.\n`);
};

interface Effective {
  readonly name: string;
  readonly value: JsonValue | undefined;
  readonly source: "product" | "skin" | "stored";
}

/**
 * `livery house settings effective DOMAIN [NAME…]`: the value of each setting and the layer that it comes from: the product's
 * default, the skin of `--brand`, or what is stored.
 */
export const houseSettingsEffective: Run = async (invocation) => {
  const { argument, directory, option, rest, switched } = invocation;
  const domain = argument("DOMAIN") ?? "";
  const [{ nearestName, settingNames }, { skinLayer }, { effectiveSettings }] = await Promise.all([
    import("@livery/contract/settings"),
    import("@livery/skin"),
    import("../settings/effective-setting.ts"),
  ]);
  const unknown = rest.find((name) => !settingNames.includes(name));
  if (unknown !== undefined) {
    const nearest = nearestName(unknown, settingNames);
    throw new UsageError(
      `"${unknown}" is no setting.`,
      nearest === undefined ? "livery house settings list names every setting." : `Did you mean ${nearest}?`,
    );
  }
  const skin = await namedSkin(directory, option("brand"));
  await withDatabase(await houseRoot(invocation), "settings", async (database) => {
    const { document, version } = await requireSite(database, domain);
    const effective = effectiveSettings([
      ...(skin === undefined ? [] : [{ source: "skin", document: skinLayer(skin) } as const]),
      { source: "fetched", document },
    ]);
    const settings = (rest.length === 0 ? settingNames : rest).map((name): Effective => {
      const { source, value } = effective(name);
      return { name, value, source: source === "skin" ? "skin" : source === "fetched" ? "stored" : "product" };
    });
    if (switched("json")) return printJson({ domain, version, settings });
    terminalProgress.note(
      `${domain} has settings version ${version}${skin === undefined ? "; with --brand BRAND the skin's settings are counted too" : ""}.`,
    );
    process.stdout.write(
      `${table([
        ["setting", "from", "value"],
        ...settings.map(({ name, source, value }) => [name, source, JSON.stringify(value)]),
      ])}\n`,
    );
  });
};

const shownVersions = 50;

/** `livery house settings history DOMAIN`: who stored which version when, and what it changed. */
export const houseSettingsHistory: Run = async (invocation) => {
  const domain = invocation.argument("DOMAIN") ?? "";
  const before = versionOf("--before", invocation.option("before"));
  const { settingsVersions } = await import("@livery/house");
  await withDatabase(await houseRoot(invocation), "settings", async (database) => {
    const { siteId } = await requireSite(database, domain);
    // One more than is shown: the oldest of these is compared with the one before.
    const found = await settingsVersions(database.db, siteId, {
      most: shownVersions + 1,
      ...(before !== undefined && { newest: before - 1n }),
    });
    const versions = found.slice(0, shownVersions).map(({ actor, at, document, version }, index) => ({
      version,
      at: at.toISOString(),
      actor,
      changes: settingsDifference(found[index + 1]?.document ?? {}, document),
    }));
    if (invocation.switched("json")) return printJson({ domain, versions, more: found.length > shownVersions });
    if (versions.length === 0)
      return void process.stdout.write(
        `${domain} has no settings${before === undefined ? " yet" : ` before version ${before}`}.\n`,
      );
    process.stdout.write(
      `${table([
        ["version", "at", "by", "changed"],
        ...versions.map(({ actor, at, changes, version }) => [
          String(version),
          at,
          actor,
          changes.map(({ name }) => name).join(", "),
        ]),
      ])}\n`,
    );
    if (found.length > shownVersions)
      terminalProgress.note(`There are older ones: --before ${versions.at(-1)?.version} lists them.`);
  });
};

/**
 * `livery house settings diff DOMAIN [FROM] [TO]`: what differs between two versions (by default the newest and the one before it),
 * or with `--against` between the newest and a document on disk.
 */
export const houseSettingsDiff: Run = async (invocation) => {
  const { argument, directory, option, switched } = invocation;
  const domain = argument("DOMAIN") ?? "";
  const file = option("against");
  const [from, to] = [versionOf("FROM", argument("FROM")), versionOf("TO", argument("TO"))];
  if (file !== undefined && from !== undefined)
    throw new UsageError("A file is compared with the newest version.", "Leave out the versions, or --against.");
  const given = file === undefined ? undefined : await readDocument(resolve(directory, file));
  await withDatabase(await houseRoot(invocation), "settings", async (database) => {
    const site = await requireSite(database, domain);
    const newest = site.version;
    // Before its first version a site has no settings.
    const at = async (version: bigint): Promise<SettingsDocument> =>
      version === 0n ? {} : documentAt(database, { domain, stored: site, version });
    const later = to ?? newest;
    const earlier = from ?? (later > 0n ? later - 1n : 0n);
    const changes =
      given === undefined
        ? settingsDifference(await at(earlier), await at(later))
        : settingsDifference(site.document, given);
    const names = given === undefined ? [`version ${earlier}`, `version ${later}`] : [`version ${newest}`, file];
    if (switched("json")) return printJson({ domain, from: names[0], to: names[1], changes });
    const head = changes.length === 0 ? "No setting differs" : "What differs";
    process.stdout.write(
      `${[`${head} between ${names.join(" and ")}.`, ...changes.map((change) => `  ${describeChange(change)}`)].join("\n")}\n`,
    );
  });
};
