import { isObject, modeOf, type ReadToken } from "./read-token.ts";
import { tokensBelow } from "./tokens-below.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A file of Tokens Studio: sets of tokens by name, with their order or their themes. */
export function isTokensStudio(document: unknown): document is Fields {
  return isObject(document) && ("$themes" in document || "$metadata" in document);
}

/** The tokens of all sets, a later set's over an earlier one's; a set that is called light or dark is for that mode. */
export function readTokensStudio(document: unknown): readonly ReadToken[] {
  if (!isObject(document)) return [];
  const metadata = document["$metadata"];
  const order = isObject(metadata) && Array.isArray(metadata["tokenSetOrder"]) ? metadata["tokenSetOrder"] : [];
  const sets = Object.keys(document).filter((name) => !name.startsWith("$"));
  const ordered = [...new Set([...order.map(String).filter((name) => sets.includes(name)), ...sets])];
  return ordered.flatMap((name) => {
    const set = document[name];
    return isObject(set) ? tokensBelow(set, modeOf(name)) : [];
  });
}
