import { resolve } from "node:path";
import { knownLanguages } from "../words/product-messages.ts";
import { ConfigError } from "../errors.ts";
import type { Run } from "../program/command-definition.ts";
import { readPulled, refuseWrong } from "../settings/settings-source.ts";
import type { CurrentSettings } from "../site-settings/settings-access.ts";
import { withSettings } from "../site-settings/with-settings.ts";
import { type MadeDocument, storeDocument, versionOf } from "./store-settings.ts";
import { printableJson } from "../printable.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";

/** `livery house settings get DOMAIN`: the document on stdout, its version on stderr; an earlier one with `--of-version`. */
export const houseSettingsGet: Run = async (invocation) => {
  const domain = invocation.argument("DOMAIN") ?? "";
  const chosen = versionOf("--of-version", invocation.option("of-version"));
  await withSettings(invocation, async (settings) => {
    const { document, signature, version }: CurrentSettings =
      chosen === undefined ? await settings.current(domain) : await settings.at(domain, chosen);
    if (invocation.switched("json"))
      return printJson({ domain, version, settings: document, ...(signature !== undefined && { signature }) });
    terminalProgress.note(`${domain} has settings version ${version}.`);
    process.stdout.write(`${printableJson(JSON.stringify(document, null, 2))}\n`);
  });
};

/**
 * `livery house settings set DOMAIN FILE`: merges the file into the stored document, or replaces that with `--replace`, and prints
 * what changes. The file is validated before the database is opened, its hosts and the result before it is stored. A file that `pull` wrote is
 * stored only if the settings still have the version that it names.
 */
export const houseSettingsSet: Run = async (invocation) => {
  const { argument, switched, directory } = invocation;
  const file = argument("FILE") ?? "";
  const { document: given, version: pulled } = await readPulled(resolve(directory, file));
  refuseWrong(file, given, { languages: knownLanguages }, "refuse");
  const { mergeSettings } = await import("@livery/skin");
  const merged = (stored: CurrentSettings): MadeDocument => {
    const { document } = mergeSettings([{ source: "fetched", document: given }], {
      document: stored.document,
      origins: {},
    });
    return { document, madeOf: [stored] };
  };
  await storeDocument(invocation, {
    source: file,
    pulled,
    make: (stored) => (switched("replace") ? { document: given, madeOf: [] } : merged(stored)),
  });
};

/** `livery house settings patch DOMAIN NAME=VALUE…`: changes single settings; `null` removes one. */
export const houseSettingsPatch: Run = async (invocation) => {
  const [{ typedSetting }, { mergeSettings }] = await Promise.all([
    import("@livery/contract/settings"),
    import("@livery/skin"),
  ]);
  const typed = invocation.rest.map((word) => {
    const at = word.indexOf("=");
    const name = at < 1 ? word : word.slice(0, at);
    if (at >= 1) return [name, typedSetting(name, word.slice(at + 1))] as const;
    const problem = `${word} is not allowed. Allowed: a setting and its value, such as matches_day=7.`;
    throw new ConfigError("A change cannot be read.", [problem], "Correct it; nothing was written.");
  });
  const twice = typed.find(([name], at) => typed.findIndex(([other]) => other === name) !== at);
  if (twice !== undefined) {
    const problem = `${twice[0]} is given twice. Allowed: each setting once.`;
    throw new ConfigError("A change cannot be read.", [problem], "Correct it; nothing was written.");
  }
  const given = Object.fromEntries(typed);
  refuseWrong("the command line", given, { languages: knownLanguages }, "refuse");
  await storeDocument(invocation, {
    source: "the command line",
    make: (stored) => ({
      document: mergeSettings([{ source: "fetched", document: given }], { document: stored.document, origins: {} })
        .document,
      madeOf: [stored],
    }),
  });
};

/** `livery house settings rollback DOMAIN VERSION`: stores an earlier version again, as the next one. */
export const houseSettingsRollback: Run = async (invocation) => {
  const { argument } = invocation;
  const domain = argument("DOMAIN") ?? "";
  const version = versionOf("VERSION", argument("VERSION") ?? "");
  await storeDocument(invocation, {
    source: `version ${version}`,
    make: async (_, settings) => {
      const earlier = await settings.at(domain, version);
      return { document: earlier.document, madeOf: [earlier] };
    },
  });
};
