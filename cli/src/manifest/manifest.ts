import { errorCodes, exitCodes } from "../error-codes.ts";
import type { Commands } from "../program/command-definition.ts";
import { ownPackage } from "../workspace/own-package.ts";
import { commandPart } from "./command-part.ts";
import { tokenPart, variantPart } from "./design-part.ts";
import type { ManifestPart } from "./parts.ts";
import { pluginPart } from "./plugin-part.ts";
import { settingPart } from "./setting-part.ts";
import { wordPart } from "./word-part.ts";

type Maker = (commands: Commands) => Promise<object>;

const makers: { readonly [Part in ManifestPart]: Maker } = {
  commands: (commands) => Promise.resolve(commandPart(commands)),
  errors: () => Promise.resolve({ exitCodes, errors: errorList }),
  settings: () => Promise.resolve({ settings: settingPart() }),
  tokens: () => Promise.resolve(tokenPart()),
  variants: () => Promise.resolve(variantPart()),
  plugins: () => Promise.resolve(pluginPart()),
  words: wordPart,
};

const errorList = Object.entries(errorCodes).map(([code, exitCode]) => ({ code, exitCode }));

/**
 * What a program or an agent needs to know about this version of Livery, as data: each part is made from the list that the product
 * itself works with.
 */
export async function manifest(parts: readonly ManifestPart[], commands: Commands): Promise<object> {
  const made = await Promise.all(parts.map((part) => makers[part](commands)));
  return Object.assign({ livery: ownPackage().version }, ...made) as object;
}
