import { resolve } from "node:path";
import type { JsonValue } from "@livery/contract";
import { namedSkin } from "../brand/named-skin.ts";
import { knownLanguages } from "../words/product-messages.ts";
import { UsageError } from "../errors.ts";
import type { Run } from "../program/command-definition.ts";
import { describeChange, settingsDifference } from "../settings/settings-difference.ts";
import { readDocument, refuseWrong } from "../settings/settings-source.ts";
import type { ListedSetting } from "../site-settings/settings-access.ts";
import { namedHouse, withSettings } from "../site-settings/with-settings.ts";
import { versionOf } from "./store-settings.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { table } from "../terminal/table.ts";

/** `livery house settings list`: every setting of the contract. Needs no server; with `--house` it lists those that that house knows. */
export const houseSettingsList: Run = async (invocation) => {
  const settings = await listedSettings(invocation);
  if (invocation.switched("json")) return printJson({ settings });
  process.stdout.write(
    `${table([
      ["setting", "default", "allowed", ""],
      ...settings.map((each) => [each.name, JSON.stringify(each.default), each.allowed, each.description]),
    ])}\n`,
  );
};

async function listedSettings(given: Parameters<typeof namedHouse>[0]): Promise<readonly ListedSetting[]> {
  const house = namedHouse(given);
  if (house !== undefined) return (await import("../site-settings/remote-access.ts")).remoteSettingsList(house);
  const { settingFields } = await import("@livery/contract/settings");
  return settingFields.map(({ default: initial, doc, kind, wire }) => ({
    name: wire,
    allowed: kind.allowed,
    default: initial,
    description: doc,
  }));
}

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
  await withSettings(invocation, async (access) => {
    const { document, version } = await access.current(domain);
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

/** `livery house settings history DOMAIN`: who stored which version when, and what it changed. */
export const houseSettingsHistory: Run = async (invocation) => {
  const domain = invocation.argument("DOMAIN") ?? "";
  const before = versionOf("--before", invocation.option("before"));
  await withSettings(invocation, async (settings) => {
    const found = await settings.versions(domain, before);
    const { more } = found;
    const oldest = found.versions.at(-1);
    // The oldest of the page is compared with the one before it.
    const earlier = oldest === undefined || !more ? {} : (await settings.at(domain, oldest.version - 1n)).document;
    const versions = found.versions.map(({ actor, at, document, version }, index) => ({
      version,
      at,
      actor,
      changes: settingsDifference(found.versions[index + 1]?.document ?? earlier, document),
    }));
    if (invocation.switched("json")) return printJson({ domain, versions, more });
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
    if (more) terminalProgress.note(`There are older ones: --before ${versions.at(-1)?.version} lists them.`);
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
  await withSettings(invocation, async (settings) => {
    const { document, version: newest } = await settings.current(domain);
    const later = to ?? newest;
    const earlier = from ?? (later > 0n ? later - 1n : 0n);
    const changes =
      given === undefined
        ? settingsDifference(
            (await settings.at(domain, earlier)).document,
            later === newest ? document : (await settings.at(domain, later)).document,
          )
        : settingsDifference(document, given);
    const names = given === undefined ? [`version ${earlier}`, `version ${later}`] : [`version ${newest}`, file];
    if (switched("json")) return printJson({ domain, from: names[0], to: names[1], changes });
    const head = changes.length === 0 ? "No setting differs" : "What differs";
    process.stdout.write(
      `${[`${head} between ${names.join(" and ")}.`, ...changes.map((change) => `  ${describeChange(change)}`)].join("\n")}\n`,
    );
  });
};
