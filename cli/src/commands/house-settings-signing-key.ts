import { resolve } from "node:path";
import type { Run } from "../program/command-definition.ts";
import { makeSigningKey } from "../site-settings/signing-key.ts";
import { printJson } from "../terminal/json.ts";

/** `livery house settings signing-key FILE`: a new key for the settings of a brand. */
export const houseSettingsSigningKey: Run = async ({ argument, directory, switched }) => {
  const file = resolve(directory, argument("FILE") ?? "");
  const settingsKey = await makeSigningKey(file);
  if (switched("json")) return printJson({ file, settingsKey });
  process.stdout.write(
    `✓ ${file} holds a new signing key. Store a copy apart: what is signed with another one a built brand does not take.\n  Sign the settings (livery house settings set … --sign-key), and then build the brand with this in its config:\n\n  settingsKey: "${settingsKey}",\n`,
  );
};
