import { isFigmaVariables, readFigmaVariables } from "./read-figma-variables.ts";
import { isObject, modeOf, type ReadToken } from "./read-token.ts";
import { isTokensStudio, readTokensStudio } from "./read-tokens-studio.ts";
import { tokensBelow } from "./tokens-below.ts";

/** The three forms in which a file of tokens is read. */
export type TokenFormat = "Design Tokens" | "Figma variables" | "Tokens Studio";

export interface TokenFile {
  readonly format: TokenFormat;
  readonly tokens: readonly ReadToken[];
}

/**
 * The tokens of a document, whose references are not resolved yet. `name` is its file's: design tools write a file for each mode, with
 * the mode in its name.
 */
export function readTokenFile(document: unknown, name: string): TokenFile {
  if (isFigmaVariables(document)) return { format: "Figma variables", tokens: readFigmaVariables(document) };
  if (isTokensStudio(document)) return { format: "Tokens Studio", tokens: readTokensStudio(document) };
  const root = isObject(document) ? document : {};
  const extensions = isObject(root["$extensions"]) ? root["$extensions"] : {};
  const figmaMode = extensions["com.figma.modeName"];
  return {
    format: "Design Tokens",
    tokens: tokensBelow(root, modeOf(typeof figmaMode === "string" ? figmaMode : lastWord(name))),
  };
}

/** `Brand.Dark.tokens.json` is of dark, and `dark-horse.tokens.json` a brand's: tools put the mode last. */
const lastWord = (name: string): string => /([\p{L}\d]*)(?:\.tokens)?(?:\.json)?$/iu.exec(name)?.[1] ?? "";
