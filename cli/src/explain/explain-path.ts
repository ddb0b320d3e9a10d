import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Skin } from "@livery/skin";
import type { ThemeMode } from "@livery/ui/tokens";
import { readSkin } from "../brand/load-skin.ts";
import { EnvironmentError, UsageError } from "../errors.ts";
import { databaseOption, withDatabase } from "../house/database.ts";
import { namedRoot } from "../house/root.ts";
import { requireSite } from "../house/site-settings.ts";
import type { Invocation } from "../program/command-definition.ts";
import { readLastGood } from "../settings/last-good.ts";
import { readDocument, refuseWrong } from "../settings/settings-source.ts";
import type { Explanation } from "./explanation.ts";
import { explainSettingPath, type GivenDocument } from "./explain-setting.ts";
import { explainToken } from "./explain-token.ts";
import { explainVariant } from "./explain-variant.ts";
import { explainWord } from "./explain-word.ts";
import { shownFile, type ExplainedBrand } from "./written-value.ts";

/** Explains a path of a brand. Throws ConfigError for a brand that is wrong, UsageError for a path that names nothing. */
export async function explainPath(
  path: string,
  {
    folder,
    invocation,
    mode,
  }: { readonly folder: string; readonly invocation: Invocation; readonly mode: ThemeMode | undefined },
): Promise<{ readonly brand: string; readonly explanations: readonly Explanation[] }> {
  const { skin, writers } = await readSkin(folder);
  const brand: ExplainedBrand = { directory: invocation.directory, writers };
  const explain = async (): Promise<readonly Explanation[]> => {
    switch (path.split(".")[0] ?? "") {
      case "settings":
        return [explainSettingPath(path, { brand, skin, documents: await documentsOf(skin, folder, invocation) })];
      case "words":
        return explainWord(path, { brand, skin, language: invocation.option("lang") });
      case "tokens":
        return explainToken(path, { brand, skin, mode, theme: invocation.option("theme") });
      default:
        return explainVariant(path, { brand, skin, folder });
    }
  };
  return { brand: skin.name, explanations: await explain() };
}

/** What the brand's build has or would bake, and with `--stored` what the house has stored for its site. */
async function documentsOf(skin: Skin, folder: string, invocation: Invocation): Promise<readonly GivenDocument[]> {
  const { directory, option, switched } = invocation;
  const file = option("settings");
  const baked = file === undefined ? await lastGood(folder) : await fromFile(directory, file, skin);
  if (!switched("stored")) return baked;
  const domain = skin.domains.site;
  const root = namedRoot(invocation);
  await refuseUnmigrated(root);
  const stored = await withDatabase(root, "settings", (database) => requireSite(database, domain));
  const at = `version ${stored.version} of ${domain}`;
  return [...baked, { source: "fetched", layer: "stored", document: stored.document, at }];
}

/** Opening a database runs its migrations, or makes one: an explanation does neither. */
async function refuseUnmigrated(root: string): Promise<void> {
  const { databaseUrl, ownerUrl } = databaseOption();
  if (databaseUrl === undefined) {
    if (existsSync(join(root, ".livery", "pg"))) return;
    throw new UsageError(
      `There is no house in ${root}.`,
      "Name its folder with --root, or its database with DATABASE_URL.",
    );
  }
  const { inspectDatabase } = await import("@livery/house");
  const { pending } = await inspectDatabase({ databaseUrl, ownerUrl });
  if ("unknown" in pending) throw new EnvironmentError(`${pending.unknown}.`, "livery doctor says more.");
  if (pending.length > 0)
    throw new EnvironmentError(
      `The database lacks ${pending.length === 1 ? "1 migration" : `${pending.length} migrations`} of this version.`,
      "Run them with livery house migrate, or use the version of the house.",
    );
}

async function lastGood(folder: string): Promise<readonly GivenDocument[]> {
  const found = await readLastGood(folder);
  if (found === undefined) return [];
  const { at, document, url } = found;
  return [{ source: "baked", layer: "last build", document, at: `${url}, ${at}` }];
}

async function fromFile(directory: string, file: string, skin: Skin): Promise<readonly GivenDocument[]> {
  const path = resolve(directory, file);
  const document = await readDocument(path);
  refuseWrong(file, document, skin, "refuse");
  return [{ source: "baked", layer: "settings file", document, at: shownFile(directory, path) }];
}
