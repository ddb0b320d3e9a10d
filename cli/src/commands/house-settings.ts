import { resolve } from "node:path";
import type { Run } from "../program/command-definition.ts";
import { withDatabase } from "../house/database.ts";
import { requireSite } from "../house/site-settings.ts";
import { readDocument, refuseWrong } from "../settings/settings-source.ts";

/** `livery house settings get DOMAIN`. */
export const houseSettingsGet: Run = async ({ argument, option, directory }) => {
  await withDatabase(resolve(directory, option("root") ?? "."), "settings", async (database) => {
    const { document } = await requireSite(database, argument("DOMAIN") ?? "");
    process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  });
};

/** `livery house settings set DOMAIN FILE`. The file is validated before the database is opened. */
export const houseSettingsSet: Run = async ({ argument, option, switched, directory }) => {
  const domain = argument("DOMAIN") ?? "";
  const file = argument("FILE") ?? "";
  const document = await readDocument(resolve(directory, file));
  refuseWrong(file, document, null, "refuse");
  const { storeSettings } = await import("@livery/house");
  await withDatabase(resolve(directory, option("root") ?? "."), "settings", async (database) => {
    const { siteId } = await requireSite(database, domain);
    const version = await storeSettings(database.db, { siteId, document, actor: "cli", source: file });
    const answer = { domain, version: Number(version) };
    process.stdout.write(
      switched("json") ? `${JSON.stringify(answer)}\n` : `✓ ${domain} has settings version ${version}.\n`,
    );
  });
};
